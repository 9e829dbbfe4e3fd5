import type { Design, Placeholder } from '../design.ts';
import type { Drawn, DrawnSlide } from '../drawn.ts';
import type { SlideElement } from '../element.ts';
import type { Fill } from '../paint.ts';
import type { Slide } from '../slide.ts';
import type { Theme } from '../theme.ts';
import { withDefaults, withInherited } from './inherit.ts';
import { type Look, seen } from './seen.ts';

const plainGround: Fill = { kind: 'solid', color: { slot: 'light1' } };

/** The placeholders of a layout by their ids. */
type Places = ReadonlyMap<string, Placeholder>;

/** What all slides of one layout are drawn with. */
type Ground = {
  theme: Theme;
  background: Fill;
  places: Places;
  /** What the design draws behind the slide, the master's at the back; only numbers of slides are still open. */
  decoration: readonly Drawn<SlideElement>[];
};

const isPaint = (fill: Fill | undefined) => fill !== undefined && fill.kind !== 'none';

function drawElement(element: SlideElement, places: Places, look: Look): Drawn<SlideElement> {
  const { placeholder, ...own } = element;
  const from = placeholder === undefined ? undefined : places.get(placeholder);
  return seen(withDefaults(from ? withInherited(own, from) : own), look);
}

function makeGround({ theme: ofDesign, masters }: Design, layoutId: string | undefined): Ground {
  const master = masters.find(({ layouts }) => layouts.some(({ id }) => id === layoutId));
  const layout = master?.layouts.find(({ id }) => id === layoutId);
  const look: Look = { theme: master?.theme ?? ofDesign, number: undefined };
  const elements = [...(layout?.hidesMaster ? [] : (master?.elements ?? [])), ...(layout?.elements ?? [])];
  // What is drawn is also a document: who inherits it need not look it up again.
  const places: Places = new Map(layout?.placeholders.map((each) => [each.id, seen(each, look)]));
  return {
    theme: look.theme,
    places,
    background: seen([layout?.background, master?.background].find(isPaint) ?? plainGround, look),
    decoration: elements.map((each) => drawElement({ ...each, role: 'decoration' }, places, look)),
  };
}

/** Of each design, by its layouts. A design is a value: another one has other grounds. */
const grounds = new WeakMap<Design, Map<string | undefined, Ground>>();

function groundOf(design: Design, layoutId: string | undefined): Ground {
  const known = grounds.get(design) ?? new Map<string | undefined, Ground>();
  grounds.set(design, known);
  const ground = known.get(layoutId) ?? makeGround(design, layoutId);
  known.set(layoutId, ground);
  return ground;
}

/**
 * The slide as it is seen with this design. It is right for every slide: a layout or placeholder that the design does
 * not have gives nothing. `number` is the place in the deck, from 1, for texts that show it.
 */
export function drawSlide(slide: Slide, design: Design, number?: number): DrawnSlide {
  const { layoutId, hidesLayout, background, elements, ...rest } = slide;
  const ground = groundOf(design, layoutId);
  const look: Look = { theme: ground.theme, number };
  const behind = hidesLayout ? [] : ground.decoration.map((each) => seen(each, look));
  const own = elements.flatMap((each) => (each.hidden ? [] : drawElement(each, ground.places, look)));
  return {
    ...rest,
    background: seen(background && isPaint(background) ? background : ground.background, look),
    elements: [...behind, ...own],
  };
}

/** One element of a slide as it is seen, hidden or not: who edits draws only what has changed. */
export function drawOne(
  element: SlideElement,
  layoutId: string | undefined,
  design: Design,
  number?: number,
): Drawn<SlideElement> {
  const ground = groundOf(design, layoutId);
  return drawElement(element, ground.places, { theme: ground.theme, number });
}

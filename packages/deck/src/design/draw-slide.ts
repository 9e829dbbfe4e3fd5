import type { Design, Layout, Master } from '../design.ts';
import type { Drawn, DrawnSlide } from '../drawn.ts';
import type { SlideElement } from '../element.ts';
import type { Fill } from '../paint.ts';
import type { Slide } from '../slide.ts';
import { withDefaults, withInherited } from './inherit.ts';
import { type Look, seen } from './seen.ts';

const plainGround: Fill = { kind: 'solid', color: { slot: 'light1' } };

type Ground = { master?: Master; layout?: Layout };

function groundOf({ layoutId }: Slide, { masters }: Design): Ground {
  for (const master of layoutId === undefined ? [] : masters) {
    const layout = master.layouts.find(({ id }) => id === layoutId);
    if (layout) return { master, layout };
  }
  return {};
}

const isPaint = (fill: Fill | undefined) => fill !== undefined && fill.kind !== 'none';

/** What the design draws behind the slide: the master's at the back. */
function decorationOf({ hidesLayout }: Slide, { master, layout }: Ground): SlideElement[] {
  if (hidesLayout || !master || !layout) return [];
  const behind = layout.hidesMaster ? [] : master.elements;
  return [...behind, ...layout.elements].map((element) => ({ ...element, role: 'decoration' }));
}

function drawElement(element: SlideElement, layout: Layout | undefined, look: Look): Drawn<SlideElement> {
  const { placeholder: wanted, ...own } = element;
  const placeholder = wanted === undefined ? undefined : layout?.placeholders.find(({ id }) => id === wanted);
  return seen(withDefaults(placeholder ? withInherited(own, placeholder) : own), look);
}

/**
 * The slide as it is seen with this design. It is right for every slide: a layout or placeholder that the design does
 * not have gives nothing. `number` is the place in the deck, from 1, for texts that show it.
 */
export function drawSlide(slide: Slide, design: Design, number?: number): DrawnSlide {
  const ground = groundOf(slide, design);
  const { master, layout } = ground;
  const look: Look = { theme: master?.theme ?? design.theme, number };
  const { layoutId: _layout, hidesLayout: _hides, background, elements, ...rest } = slide;
  const fill = [background, layout?.background, master?.background].find(isPaint) ?? plainGround;
  return {
    ...rest,
    background: seen(fill, look),
    elements: [...decorationOf(slide, ground), ...elements].map((each) => drawElement(each, layout, look)),
  };
}

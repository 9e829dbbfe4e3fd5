import type { Slide } from '../../slide.ts';
import { childAt, descendants, flag, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { readBackground } from './background.ts';
import { type Context, type DeckContext, lose } from './context.ts';
import type { Ground } from './ground.ts';
import type { Place } from './place.ts';
import { onSlide } from './placement.ts';
import type { NotKept } from './report.ts';
import { readTree } from './tree.ts';

const treeOf = (part: Part | undefined): XmlNode | undefined => childAt(part?.root, 'p:cSld', 'p:spTree');

/** Effects are named by their class; what only starts a film has none. */
const isAnimated = (slide: Part): boolean => {
  const timing = slide.root.children.find(({ name }) => name === 'p:timing');
  return timing !== undefined && descendants(timing).some(({ attributes }) => attributes['presetClass']);
};

/** Reads one slide; what could not be kept of it is listed beside it. */
export function readSlide(
  part: Part,
  ground: Ground,
  deck: DeckContext,
  { number, id, textDefaults }: { number: number; id: string; textDefaults: XmlNode | undefined },
): { slide: Slide; notKept: NotKept[] } {
  const { theme, colors, layoutId } = ground;
  const notKept = ground.notKept.splice(0);
  const context: Context = { ...deck, part, theme, colors, slideNumber: number, notKept };
  const background = readBackground(context);
  const place: Place = {
    context,
    ground,
    textDefaults,
    isDecoration: false,
    toSlide: onSlide,
    groups: [],
    background: background ?? ground.background,
  };
  const own = treeOf(part);
  const elements = own ? readTree(own, place) : [];
  if (isAnimated(part)) lose(context, 'animation');
  const hidesLayout = flag(part.root, 'showMasterSp') === false;
  const slide: Slide = {
    id,
    ...(layoutId !== undefined && { layoutId }),
    ...(layoutId !== undefined && hidesLayout && { hidesLayout }),
    ...(background && { background }),
    elements,
  };
  return { slide, notKept };
}

import type { SlideElement } from '../../element.ts';
import type { Slide } from '../../slide.ts';
import { childAt, descendants, flag, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { readBackground } from './background.ts';
import { type Context, type DeckContext, lose } from './context.ts';
import { colorSpaceOf, type Design } from './design.ts';
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

/** The shapes that the design draws behind every slide. */
function readDecoration(part: Part | undefined, place: Place): SlideElement[] {
  const tree = treeOf(part);
  if (!part || !tree) return [];
  return readTree(tree, { ...place, context: { ...place.context, part }, isDecoration: true });
}

/** Reads one slide; what could not be kept of it is listed beside it. */
export function readSlide(
  part: Part,
  design: Design,
  deck: DeckContext,
  { number, id, textDefaults }: { number: number; id: string; textDefaults: XmlNode | undefined },
): { slide: Slide; notKept: NotKept[] } {
  const context: Context = {
    ...deck,
    part,
    theme: design.theme,
    colors: colorSpaceOf(design, part),
    slideNumber: number,
    notKept: [],
  };
  const background = readBackground(part, design, context);
  const place: Place = {
    context,
    design,
    textDefaults,
    isDecoration: false,
    toSlide: onSlide,
    groups: [],
    background,
  };
  const { layout, master } = design;
  const showsLayout = flag(part.root, 'showMasterSp') ?? true;
  const showsMaster = showsLayout && (flag(layout?.root, 'showMasterSp') ?? true);
  const own = treeOf(part);
  const elements = [
    ...(showsMaster ? readDecoration(master, place) : []),
    ...(showsLayout ? readDecoration(layout, place) : []),
    ...(own ? readTree(own, place) : []),
  ];
  if (isAnimated(part)) lose(context, 'animation');
  return { slide: { id, background, elements }, notKept: context.notKept };
}

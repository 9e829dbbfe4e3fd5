import type { SlideElement } from '../../element.ts';
import { designLimits } from '../../limits.ts';
import { childAt, descendants, flag } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { lose } from './context.ts';
import { ifReadable } from './if-readable.ts';
import type { Place } from './place.ts';
import { readTree } from './tree.ts';

/** Whether shapes of a part are painted with what is behind the slide. */
export const showsBackground = ({ root }: Part): boolean =>
  descendants(root).some((node) => flag(node, 'useBgFill'));

/** Reads the shapes that layouts and masters draw behind slides, as far as a design has room for them. */
export function createDecoration() {
  let letters = 0;
  return function decorationIn(place: Place): SlideElement[] {
    const { context } = place;
    const tree = childAt(context.part.root, 'p:cSld', 'p:spTree');
    const elements = (tree && ifReadable(() => readTree(tree, place))) ?? [];
    const kept = elements.slice(0, designLimits.elements);
    const size = JSON.stringify(kept).length;
    // The other half is for the placeholders.
    const fits = letters + size <= designLimits.letters / 2;
    if (!fits || kept.length < elements.length) lose(context, 'object');
    if (!fits) return [];
    letters += size;
    return kept;
  };
}

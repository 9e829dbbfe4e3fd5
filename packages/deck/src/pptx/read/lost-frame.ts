import type { lostKinds, ShapeElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { descendants, type XmlNode } from '../package/nodes.ts';
import { lose } from './context.ts';
import { baseOf, inheritanceIn, nameOf } from './element-base.ts';
import type { Place } from './place.ts';
import { placed } from './placement.ts';

/** The frame in the place of something that is named already: an empty page would look like a fault of its author. */
export function emptyFrame(
  frame: XmlNode,
  what: (typeof lostKinds)[number],
  placement: Placement,
  place: Place,
): ShapeElement {
  return {
    ...baseOf(frame, placed(placement), inheritanceIn(frame, place), place),
    type: 'shape',
    lost: what,
    geometry: { kind: 'preset', name: 'rect' },
    fill: { kind: 'solid', color: '#80808014' },
    stroke: { width: 1.5, color: '#80808080', dash: [4, 3] },
  };
}

const wordsIn = (frame: XmlNode): string =>
  descendants(frame)
    .filter(({ name }) => name === 'a:t')
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** Notes what could not be kept with its words, and leaves a frame in its place. */
export function lostFrame(...[frame, what, placement, place]: Parameters<typeof emptyFrame>): ShapeElement {
  lose(place.context, what, nameOf(frame), wordsIn(frame));
  return emptyFrame(frame, what, placement, place);
}

import type { lostKinds, ShapeElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import type { XmlNode } from '../package/nodes.ts';
import { lose } from './context.ts';
import { baseOf, inheritanceIn, nameOf } from './element-base.ts';
import type { Place } from './place.ts';
import { placed } from './placement.ts';

/** Notes what could not be kept, and leaves a frame in its place: an empty page would look like a fault of its author. */
export function lostFrame(
  frame: XmlNode,
  what: (typeof lostKinds)[number],
  placement: Placement,
  place: Place,
): ShapeElement {
  lose(place.context, what, nameOf(frame));
  return {
    ...baseOf(frame, placed(placement), inheritanceIn(frame, place), place),
    type: 'shape',
    lost: what,
    geometry: { kind: 'preset', name: 'rect' },
    fill: { kind: 'solid', color: '#80808014' },
    stroke: { width: 1.5, color: '#80808080', dash: [4, 3] },
  };
}

import { clamp, mix, smoothstep } from './numbers.ts';
import type { Pose } from './pose.ts';
import type { Rig } from './rig.ts';
import { point } from './topology.ts';
import { unitPlace } from './units.ts';

/** Below this gap between the lips there is nothing to see. */
const gapSeen = { from: 0.008, to: 0.028 };
/** With a wider gap than this the picture itself shows teeth, and they are kept. */
const ownTeethGap = 0.05;
/** How much of the way of a rising lip the upper teeth go along, so that no gums show. */
const gumsHidden = 0.6;
/** The lower teeth go with the chin, a little less far. */
const jawShare = 0.92;
const purse = unitPlace('lipsPurse');
const forward = unitPlace('lipsForward');

/** The height of a point of the face at rest. */
export const restRow = (rig: Rig, index: number): number => rig.face.rest[index * 3 + 1] ?? 0;

/** Whether the picture shows teeth of its own. */
export const hasOwnTeeth = (rig: Rig): boolean =>
  restRow(rig, point.lowerLip) - restRow(rig, point.upperLip) > ownTeethGap;

/** Where things are inside an open mouth, in face space. */
export type MouthSpace = {
  /** How clearly the inside is seen: 0 to 1. */
  seen: number;
  lip: number;
  under: number;
  gap: number;
  middle: number;
  width: number;
  /** The cutting edges of the teeth. */
  upperEdge: number;
  lowerEdge: number;
  tongueY: number;
  /** Whether the tongue is before the lower teeth. */
  tongueUp: boolean;
  /** How round the lips are: they keep the light off. */
  rounded: number;
};

/** The size of a mouth against the one that teeth and tongue were drawn for. */
export const mouthSize = ({ mouth }: Rig): number => Math.sqrt(mouth.width / mouth.usual);

/** `points` are the points of the face as they are now, before the head is turned. */
export function mouthSpace(rig: Rig, points: Float32Array, pose: Pose): MouthSpace {
  const x = (index: number) => points[index * 3] ?? 0;
  const y = (index: number) => points[index * 3 + 1] ?? 0;
  const size = mouthSize(rig);
  const own = hasOwnTeeth(rig);
  const [lip, under] = [y(point.upperLip), y(point.lowerLip)];
  const gap = under - lip;
  const jaw = (y(point.chin) - restRow(rig, point.chin)) * jawShare;
  const risen = Math.max(0, restRow(rig, point.upperLip) - lip);
  const upperEdge = own
    ? Math.max(restRow(rig, point.upperLip) + 0.05, restRow(rig, point.lowerLip) - 0.015)
    : rig.mouth.y + 0.038 * size - risen * gumsHidden;
  const lowerEdge = upperEdge + (own ? 0.045 : -0.008) * size + jaw;
  const lying = Math.max(Math.min(lowerEdge - 0.035 * size, under - gap * 0.3), upperEdge + 0.02 * size);
  const tongueDown = lying + 0.08 * size - (0.03 + jaw * 0.5) * pose.tongue;
  return {
    seen: clamp((gap - gapSeen.from) / (gapSeen.to - gapSeen.from), 0, 1),
    lip,
    under,
    gap,
    middle: (x(point.innerRight) + x(point.innerLeft)) / 2,
    width: x(point.innerLeft) - x(point.innerRight),
    upperEdge,
    lowerEdge,
    tongueY: mix(tongueDown, upperEdge + 0.092 * size, smoothstep(0.55, 0.85, pose.tongue)),
    tongueUp: pose.tongue > 0.7,
    rounded: Math.min(1, (pose.units[purse] ?? 0) + (pose.units[forward] ?? 0) * 0.5),
  };
}

import { clamp, mix } from '../numbers.ts';
import type { Pose } from '../pose.ts';
import { unitOf } from '../units.ts';
import type { Eyes } from './character.ts';

/** The face's own right is on the viewer's left. */
export type Side = 'L' | 'R';
export const signOf = (side: Side): 1 | -1 => (side === 'R' ? -1 : 1);

/** Where lids are along an eye: -1 is its inner corner, 1 its outer one. */
export type EyeShape = {
  blink: number;
  narrow: number;
  upY: (u: number) => number;
  lowY: (u: number) => number;
  foldY: (u: number) => number;
};

export function eyeShape(pose: Pose, eyes: Eyes, side: Side): EyeShape {
  const { h, tilt, inner, upShare, apex, power, fold, hood } = eyes;
  const blink = clamp(unitOf(pose, `blink${side}`), 0, 1);
  const smiling = clamp(unitOf(pose, 'cornersUp'), 0, 1) * 0.35;
  const narrow = Math.max(clamp(unitOf(pose, `squint${side}`), 0, 1), smiling);
  const raise = unitOf(pose, `browUp${side}`) * 1.6;
  const up = h * upShare * (1 - 0.26 * narrow) + raise - pose.gazeY * 3.2;
  const low = h * (1 - upShare) * (1 - 0.55 * narrow);
  const base = (u: number) => mix(inner, -tilt, (u + 1) / 2);
  const arch = (u: number, square: number) =>
    1 - (u < apex ? (apex - u) / (1 + apex) : (u - apex) / (1 - apex)) ** square;
  const lowArch = (u: number) => 1 - Math.abs((u - 0.12) / (u < 0.12 ? 1.12 : 0.88)) ** 2.1;
  const closedY = (u: number) => base(u) + arch(u, 2) * h * 0.24;
  return {
    blink,
    narrow,
    upY: (u) => mix(base(u) - arch(u, power) * up, closedY(u), blink),
    lowY: (u) => mix(base(u) + lowArch(u) * low, closedY(u) + 0.4, blink),
    foldY: (u) =>
      base(u) -
      arch(u, 2.1) * (h * upShare * mix(1, 0.8, blink) + fold - narrow * 1.5) +
      (1 - arch(u, 2)) * (hood * Math.max(0, u) - 1.2),
  };
}

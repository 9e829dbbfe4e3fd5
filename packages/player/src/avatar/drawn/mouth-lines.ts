import { mix } from '../numbers.ts';
import type { Mouth } from './character.ts';
import type { MouthShape } from './mouth-shape.ts';

/** The edges of the lips: x and y in turn, from the middle of the mouth. */
export type MouthLines = {
  /** Half of the width inside the lips. */
  inner: number;
  /** Inner edges: the upper one from left to right, the lower one back. */
  upIn: number[];
  lowIn: number[];
  upOut: number[];
  lowOut: number[];
  /** Where closed lips meet. */
  seam: number[];
  /** The lower edge of the lower lip. */
  bottom: number;
};

/** A line over the middle of the mouth from the left to the right, given for its right half from the corner inwards. */
const arc = (corner: [number, number], near: [number, number], far: [number, number], middle: number) =>
  [
    [-corner[0], corner[1], -near[0], near[1], -far[0], far[1], 0, middle],
    [far[0], far[1], near[0], near[1], corner[0], corner[1]],
  ].flat();

export function reversed(numbers: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = numbers.length - 2; i >= 0; i -= 2) back.push(numbers[i] ?? 0, numbers[i + 1] ?? 0);
  return back;
}

export function mouthLines(shape: MouthShape, mouth: Mouth): MouthLines {
  const { half, cornerY, upY, lowY, upThick, lowThick, round, gap, open } = shape;
  // Lips that are pushed forward are thick all round.
  const inner = half * mix(mix(0.97, 0.93, open), 0.74, round);
  const [full, fullLow] = [mix(0.52, 0.7, round), mix(0.62, 0.7, round) + 0.06 * open * (1 - round)];
  const shut = gap === 0;
  const wide = Math.max(round, open);
  // The red of the lips ends before the corners.
  const red = half * mix(0.95, 1, wide);
  const redY = mix(cornerY * 0.86 + 0.4, cornerY, wide);
  const peak = upY - upThick - (shut ? 0.6 : 0);
  const bottom = lowY + lowThick + (shut ? 1.2 : 0);
  const lowSide = mix(0.6, 0.76, Math.max(round, open * 0.8));
  return {
    inner,
    bottom,
    upIn: arc(
      [inner, cornerY],
      [inner * 0.74, mix(cornerY, upY, full)],
      [inner * 0.3, mix(cornerY, upY, 0.98)],
      upY + (1 - round) * 0.8,
    ),
    lowIn: reversed(
      arc(
        [inner, cornerY],
        [inner * 0.72, mix(cornerY, lowY, fullLow)],
        [inner * 0.3, mix(cornerY, lowY, 0.97)],
        lowY,
      ),
    ),
    upOut: arc(
      [red, redY],
      [red * 0.66, mix(redY, peak, mix(0.5, 0.72, round))],
      [red * 0.23, peak],
      peak + mouth.bow * (1 - round * 0.5),
    ),
    lowOut: reversed(
      arc(
        [red, redY],
        [red * 0.7, mix(redY, bottom, lowSide)],
        [red * 0.32, mix(redY, bottom, 0.965)],
        bottom,
      ),
    ),
    seam: arc([half * 1.04, cornerY - 0.8], [half * 0.66, cornerY * 0.36 + 0.9], [half * 0.28, 0.2], 1.5),
  };
}

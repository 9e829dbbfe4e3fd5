import type { Plane, Size } from './plane.ts';
import { lightOf, type Portrait } from './portrait.ts';

type Colours = Portrait['colours'];

/** Sums from the upper left corner, so that the sum of any box takes four of them. */
function sumsOf(plane: Plane, { width, height }: Size): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return sums;
}

/** The sum of a box; `top` and `bottom` are where the rows begin. */
const boxSum = (sums: Float64Array, left: number, right: number, top: number, bottom: number): number =>
  (sums[bottom + right] as number) -
  (sums[top + right] as number) -
  (sums[bottom + left] as number) +
  (sums[top + left] as number);

/** Paints with a brush: each pixel takes the colour of the calmest box beside it (Kuwahara's filter, softened). */
export function brushed(portrait: Portrait, radius: number): Colours {
  const { width, height, colours, alpha } = portrait;
  const light = lightOf(colours);
  const lightSums = sumsOf(light, portrait);
  const squareSums = sumsOf(
    light.map((value) => value * value),
    portrait,
  );
  const colourSums = colours.map((plane) => sumsOf(plane, portrait));
  const painted = colours.map((plane) => new Float32Array(plane.length)) as Colours;
  const across = width + 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (alpha[y * width + x] === 0) continue;
      let weights = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let quarter = 0; quarter < 4; quarter++) {
        const left = quarter & 1 ? x : Math.max(0, x - radius);
        const right = (quarter & 1 ? Math.min(width - 1, x + radius) : x) + 1;
        const top = (quarter & 2 ? y : Math.max(0, y - radius)) * across;
        const bottom = ((quarter & 2 ? Math.min(height - 1, y + radius) : y) + 1) * across;
        const count = (right - left) * ((bottom - top) / across);
        const mean = boxSum(lightSums, left, right, top, bottom) / count;
        const unrest =
          Math.max(0, boxSum(squareSums, left, right, top, bottom) / count - mean * mean) * 65_025;
        const weight = 1 / (1e-3 + unrest * unrest);
        weights += weight;
        red += (weight * boxSum(colourSums[0] as Float64Array, left, right, top, bottom)) / count;
        green += (weight * boxSum(colourSums[1] as Float64Array, left, right, top, bottom)) / count;
        blue += (weight * boxSum(colourSums[2] as Float64Array, left, right, top, bottom)) / count;
      }
      const i = y * width + x;
      painted[0][i] = red / weights;
      painted[1][i] = green / weights;
      painted[2][i] = blue / weights;
    }
  return painted;
}

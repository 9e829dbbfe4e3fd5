/** One number for each pixel of a picture, row by row, usually 0 to 1. */
export type Plane = Float32Array;

export type Size = { width: number; height: number };

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** 0 below `from`, 1 above `to`, and smooth between them; also downwards. */
export function smooth(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** A new plane of the numbers of two. */
export function join(a: Plane, b: Plane, mix: (a: number, b: number) => number): Plane {
  const joined = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) joined[i] = mix(a[i] as number, b[i] as number);
  return joined;
}

/** Sums of neighbours along lines of numbers: `step` apart in a line, lines `stride` apart. */
function meanAlong(
  from: Plane,
  to: Plane,
  { count, length }: { count: number; length: number },
  { stride, step }: { stride: number; step: number },
  radius: number,
): void {
  for (let line = 0; line < count; line++) {
    const first = line * stride;
    let sum = 0;
    for (let i = -radius; i < length; i++) {
      if (i + radius < length) sum += from[first + (i + radius) * step] as number;
      if (i - radius - 1 >= 0) sum -= from[first + (i - radius - 1) * step] as number;
      if (i < 0) continue;
      to[first + i * step] = sum / (Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1);
    }
  }
}

/** The mean of the square around each pixel. */
export function mean(plane: Plane, { width, height }: Size, radius: number): Plane {
  const across = new Float32Array(plane.length);
  const both = new Float32Array(plane.length);
  meanAlong(plane, across, { count: height, length: width }, { stride: width, step: 1 }, radius);
  meanAlong(across, both, { count: width, length: height }, { stride: 1, step: width }, radius);
  return both;
}

/** Soft, almost as a lens does it. */
export const blur = (plane: Plane, size: Size, radius: number): Plane =>
  radius < 1 ? plane : mean(mean(plane, size, radius), size, radius);

/** The number at a place between pixels; beyond an edge it is that of the edge. */
export function valueAt(plane: Plane, { width, height }: Size, x: number, y: number): number {
  const atX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const atY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = Math.min(width - 2, Math.floor(atX));
  const top = Math.min(height - 2, Math.floor(atY));
  const right = atX - left;
  const down = atY - top;
  const i = top * width + left;
  const above = (plane[i] as number) * (1 - right) + (plane[i + 1] as number) * right;
  const below = (plane[i + width] as number) * (1 - right) + (plane[i + width + 1] as number) * right;
  return above * (1 - down) + below * down;
}

/** A plane in another size. */
export function resize(plane: Plane, from: Size, to: Size): Plane {
  const resized = new Float32Array(to.width * to.height);
  const [perX, perY] = [from.width / to.width, from.height / to.height];
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++)
      resized[y * to.width + x] = valueAt(plane, from, (x + 0.5) * perX - 0.5, (y + 0.5) * perY - 0.5);
  return resized;
}

/** Smooths a plane, but not over the edges of a guide (He, Sun and Tang, Guided Image Filtering, 2010). */
export function guided(guide: Plane, plane: Plane, size: Size, radius: number, softness: number): Plane {
  const half = { width: size.width >> 1, height: size.height >> 1 };
  const near = Math.max(1, radius >> 1);
  const [small, smallGuide] = [resize(plane, size, half), resize(guide, size, half)];
  const around = (values: Plane) => mean(values, half, near);
  const [meanGuide, meanPlane] = [around(smallGuide), around(small)];
  const products = around(join(smallGuide, small, (a, b) => a * b));
  const squares = around(smallGuide.map((value) => value * value));
  const slope = products.map((product, i) => {
    const [g, p] = [meanGuide[i] as number, meanPlane[i] as number];
    return (product - g * p) / ((squares[i] as number) - g * g + softness);
  });
  const offset = slope.map((a, i) => (meanPlane[i] as number) - a * (meanGuide[i] as number));
  const [wideSlope, wideOffset] = [resize(around(slope), half, size), resize(around(offset), half, size)];
  return guide.map((value, i) => (wideSlope[i] as number) * value + (wideOffset[i] as number));
}

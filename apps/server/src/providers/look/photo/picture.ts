/** Red, green, blue and alpha, one byte each; the colours are those over grey where the photo is transparent. */
export type Picture = { width: number; height: number; data: Uint8Array };

/** A square of a picture, turned by `angle` radians about its middle: what a model looks at. */
export type Square = { x: number; y: number; side: number; angle: number };

/** What is seen where a picture ends. */
export const beyond = 154;

/** More samples than so many each way cost more than they show. */
const mostSamples = 6;

/** Where a place of a square, 0 to 1 each way, is in the picture. */
export function inPicture({ x, y, side, angle }: Square, u: number, v: number): [number, number] {
  const [dx, dy] = [(u - 0.5) * side, (v - 0.5) * side];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}

/** The square as `size` by `size` colours, 0 to 1, red, green and blue in turn. */
export function lookAt({ width, height, data }: Picture, square: Square, size: number): Float32Array {
  const seen = new Float32Array(size * size * 3);
  const samples = Math.min(mostSamples, Math.max(1, Math.round(square.side / size)));
  const share = 1 / (255 * samples * samples);
  const step = square.side / (size * samples);
  const [stepX, stepY] = [Math.cos(square.angle) * step, Math.sin(square.angle) * step];
  const [left, top] = inPicture(square, 0, 0);
  for (let row = 0; row < size * samples; row++)
    for (let column = 0; column < size * samples; column++) {
      const x = Math.floor(left + (column + 0.5) * stepX - (row + 0.5) * stepY);
      const y = Math.floor(top + (column + 0.5) * stepY + (row + 0.5) * stepX);
      const isIn = x >= 0 && y >= 0 && x < width && y < height;
      const from = (y * width + x) * 4;
      const to = (Math.floor(row / samples) * size + Math.floor(column / samples)) * 3;
      for (let c = 0; c < 3; c++)
        seen[to + c] = (seen[to + c] as number) + (isIn ? (data[from + c] as number) : beyond) * share;
    }
  return seen;
}

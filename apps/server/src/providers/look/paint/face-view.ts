import { faceOval } from '@app/player/avatar/topology.ts';
import { placeOf } from '../face/face-place.ts';
import type { Colour } from './colour.ts';
import type { Portrait } from './portrait.ts';

/** How solid a pixel is that belongs to the person and to nothing behind. */
const solid = 0.9;

/**
 * A portrait in the measure of its face: the middle between the pupils is 0, their distance 1, x runs along the eyes and y
 * down. Whoever is seen large or tilted has the same numbers.
 */
export function faceView({ colours: [red, green, blue], alpha, points, width, height }: Portrait) {
  const { x: middleX, y: middleY, pupils, angle } = placeOf({ points });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];

  /** The colour at a place; none where the person is less solid. */
  function colourAt(x: number, y: number, least = solid): Colour | undefined {
    const column = Math.round(middleX + (x * cos - y * sin) * pupils);
    const row = Math.round(middleY + (x * sin + y * cos) * pupils);
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    const i = row * width + column;
    if ((alpha[i] as number) < least) return undefined;
    return [red[i] as number, green[i] as number, blue[i] as number];
  }

  function place(index: number): [x: number, y: number] {
    const [px, py] = points[index] ?? [0, 0];
    const [dx, dy] = [(px - middleX) / pupils, (py - middleY) / pupils];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  }

  return {
    colourAt,
    place,

    /** The colours of a grid of places, as far as the person is there. */
    colours(xs: readonly number[], ys: readonly number[], least = solid): Colour[] {
      return ys.flatMap((y) => xs.map((x) => colourAt(x, y, least)).filter((colour) => colour !== undefined));
    },

    /** How far the face reaches to a side (-1 or 1) at a height. */
    edge(side: -1 | 1, y: number): number {
      let far = 0;
      faceOval.forEach((index, i) => {
        const [ax, ay] = place(index);
        const [bx, by] = place(faceOval[(i + 1) % faceOval.length] ?? index);
        if (ay > y !== by > y) far = Math.max(far, (ax + ((bx - ax) * (y - ay)) / (by - ay)) * side);
      });
      return far * side;
    },
  };
}

export type FaceView = ReturnType<typeof faceView>;

/** Numbers from one to another, both included. */
export const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

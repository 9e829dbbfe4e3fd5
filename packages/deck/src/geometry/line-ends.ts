import type { TurnedBox } from './bounds.ts';
import { centreOf, type Point, turn } from './transform.ts';

/** The box of a line: it runs from its top left to its bottom right before it is mirrored and turned. */
export type LineBox = TurnedBox & { flipHorizontal?: boolean; flipVertical?: boolean };

/** Where a line begins and ends. */
export function lineEnds(box: LineBox): { start: Point; end: Point } {
  const centre = centreOf(box);
  const half = {
    x: (box.width / 2) * (box.flipHorizontal ? -1 : 1),
    y: (box.height / 2) * (box.flipVertical ? -1 : 1),
  };
  return {
    start: turn({ x: centre.x - half.x, y: centre.y - half.y }, centre, box.rotate),
    end: turn({ x: centre.x + half.x, y: centre.y + half.y }, centre, box.rotate),
  };
}

/** The box of a line between two points; `rotate` is kept, because bent lines leave along their own sides. */
export function lineBetween(start: Point, end: Point, rotate = 0): Required<LineBox> {
  const { x, y } = turn({ x: end.x - start.x, y: end.y - start.y }, { x: 0, y: 0 }, -rotate);
  const [width, height] = [Math.abs(x), Math.abs(y)];
  return {
    left: (start.x + end.x - width) / 2,
    top: (start.y + end.y - height) / 2,
    width,
    height,
    rotate,
    flipHorizontal: x < 0,
    flipVertical: y < 0,
  };
}

/** The end of a line that runs at a multiple of 15 degrees and is as long. */
export function straightened(start: Point, end: Point): Point {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const step = Math.PI / 12;
  const angle = Math.round(Math.atan2(y, x) / step) * step;
  const length = x * Math.cos(angle) + y * Math.sin(angle);
  return { x: start.x + length * Math.cos(angle), y: start.y + length * Math.sin(angle) };
}

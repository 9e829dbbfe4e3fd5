import type { Chart } from './chart.ts';
import { fitsIn, inLines, shortened, widthOf } from './words.ts';

/** How the names of categories stand below their columns. */
export type Names = {
  /** Lines of each name; nothing for those that are left out. */
  lines: (string[] | undefined)[];
  /** They rise to the right, because side by side they have no room. */
  isSlanted: boolean;
  /** The room that they take below the plot. */
  height: number;
};

const lineOf = 1.2;
const mostLines = 3;
/** How much of a line's length is its height, at 45 degrees. */
const rise = Math.SQRT1_2;

const every = (chart: Chart, step: number, words: (name: string) => string[]) =>
  chart.categories.map((name, at) => (at % step === 0 ? words(name) : undefined));

/**
 * Names side by side, in lines where that makes room, else slanted; where even that is too narrow, every second, third …
 * of them. `most` is the height that they may take.
 */
export function layNames(
  chart: Chart,
  { size, band, most }: { size: number; band: number; most: number },
): Names {
  const room = Math.max(1, band - size * 0.25);
  const longest = Math.max(0, ...chart.categories.map((name) => widthOf(name, size)));
  if (longest <= room)
    return { lines: every(chart, 1, (name) => [name]), isSlanted: false, height: size * lineOf };
  const lines = Math.min(mostLines, Math.floor(most / (size * lineOf)));
  if (lines > 1 && chart.categories.every((name) => fitsIn(name, size, room, lines))) {
    const broken = chart.categories.map((name) => inLines(name, size, room, lines));
    const tallest = Math.max(...broken.map(({ length }) => length));
    return { lines: broken, isSlanted: false, height: tallest * size * lineOf };
  }
  const length = Math.min(longest, most / rise - size);
  const step = Math.max(1, Math.ceil((size * lineOf) / rise / band));
  return {
    lines: every(chart, step, (name) => [shortened(name, size, length)]),
    isSlanted: true,
    height: (length + size) * rise,
  };
}

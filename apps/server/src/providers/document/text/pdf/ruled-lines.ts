import { multiply } from './page-items.ts';

type Matrix = Parameters<typeof multiply>[0];

/** A straight line that a page draws: upright ones have one `x`, level ones one `y`. In points from the top left corner. */
export type RuledLine = { isUpright: boolean; at: number; from: number; to: number };

// Thicker ones are boxes and bars; shorter ones are dots, marks and letters that were drawn.
const thickest = 3;
const shortest = 6;
/** A page with more than this is a drawing. */
const mostDrawn = 20_000;

type Box = { x: number; y: number; right: number; bottom: number };

/** The lines that a box is: itself where it is thin, else its four sides. */
function linesOfBox({ x, y, right, bottom }: Box): RuledLine[] {
  const [wide, high] = [right - x, bottom - y];
  if (wide <= thickest && high >= shortest)
    return [{ isUpright: true, at: (x + right) / 2, from: y, to: bottom }];
  if (high <= thickest && wide >= shortest)
    return [{ isUpright: false, at: (y + bottom) / 2, from: x, to: right }];
  if (wide < shortest || high < shortest) return [];
  return [
    { isUpright: true, at: x, from: y, to: bottom },
    { isUpright: true, at: right, from: y, to: bottom },
    { isUpright: false, at: y, from: x, to: right },
    { isUpright: false, at: bottom, from: x, to: right },
  ];
}

// The steps of a path as the library writes them, and how many numbers follow each.
const lengths = [2, 2, 6, 4, 0];
const [move, line, , , close] = [0, 1, 2, 3, 4];

/** The straight lines of a path that is drawn; curves are passed over. */
export function linesOfPath(path: ArrayLike<number>, matrix: Matrix): RuledLine[] {
  const found: RuledLine[] = [];
  let run: [number, number][] = [];
  const end = () => {
    const [xs, ys] = [run.map(([x]) => x), run.map(([, y]) => y)];
    // A line of two points, or a box of four.
    if (run.length >= 2 && run.length <= 5)
      found.push(
        ...linesOfBox({
          x: Math.min(...xs),
          y: Math.min(...ys),
          right: Math.max(...xs),
          bottom: Math.max(...ys),
        }),
      );
    run = [];
  };
  for (let at = 0; at < path.length && found.length < mostDrawn; ) {
    const step = path[at] ?? close;
    const [x, y] = [path[at + 1] ?? 0, path[at + 2] ?? 0];
    if (step === move) end();
    if (step === move || step === line) {
      const [, , , , e, f] = multiply(matrix, [1, 0, 0, 1, x, y]);
      run.push([e, f]);
    } else if (step !== close) run = [];
    at += 1 + (lengths[step] ?? 0);
  }
  end();
  return found;
}

// In points.
const near = 3;

/** Pieces of one line as one line: programs draw the side of each cell alone. */
export function joinLines(lines: readonly RuledLine[]): RuledLine[] {
  const joined: RuledLine[] = [];
  const inOrder = lines
    .slice(0, mostDrawn)
    .toSorted(
      (one, other) =>
        Number(one.isUpright) - Number(other.isUpright) ||
        Math.round(one.at / near) - Math.round(other.at / near) ||
        one.from - other.from,
    );
  for (const each of inOrder) {
    const last = joined.at(-1);
    const isSame =
      last &&
      last.isUpright === each.isUpright &&
      Math.abs(last.at - each.at) <= near &&
      each.from <= last.to + near;
    if (isSame) last.to = Math.max(last.to, each.to);
    else joined.push({ ...each });
  }
  return joined;
}

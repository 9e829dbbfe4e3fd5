/** A point that a curve runs through; at a corner it breaks. */
export type Dot = { x: number; y: number; corner: boolean };

/** Where a point of the drawing goes. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

const parsed = new Map<string, readonly Dot[]>();

/** Reads points: "x,y x,y! x,y", where "!" marks a corner. The same text is read once. */
export function dotsOf(text: string): readonly Dot[] {
  const known = parsed.get(text);
  if (known) return known;
  const dots = text
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [x = 0, y = 0] = item.replace('!', '').split(',').map(Number);
      return { x, y, corner: item.endsWith('!') };
    });
  parsed.set(text, dots);
  return dots;
}

/** Points from numbers that are worked out for a moment: x, y and again. */
export function dots(numbers: readonly number[], corners: readonly number[] = []): Dot[] {
  const made: Dot[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    made.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0, corner: false });
  for (const place of corners) {
    const dot = made.at(place);
    if (dot) dot.corner = true;
  }
  return made;
}

/** All points where a warp takes them. Curves are worked out after it, so that shapes bend without kinks. */
export const moved = (list: readonly Dot[], warp: Warp): Dot[] =>
  list.map((dot) => {
    const [x, y] = warp(dot.x, dot.y);
    return { x, y, corner: dot.corner };
  });

/** Changes the x of every point of a text. */
export const withX = (text: string, change: (x: number) => number): string =>
  text.trim().replace(/(-?[\d.]+),/g, (_, x: string) => `${Math.round(change(Number(x)) * 10) / 10},`);

/** The same points on the other side of the face. */
export const mirrored = (text: string): string => withX(text, (x) => -x);

/** Both halves of an outline that is written for the right half, from its top to its bottom. */
export function bothHalves(half: string): string {
  const items = half.split(' ');
  return [
    ...items,
    ...items
      .slice(1, -1)
      .toReversed()
      .map((item) => `-${item}`),
  ].join(' ');
}

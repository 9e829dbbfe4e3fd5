/** A pattern is as wide and as high as this many dots, and a dot as a unit. */
export const dotsSide = 8;

/** The dots of a pattern as a path: each row of them in pieces that are next to each other. */
export function dotsPath(dots: string): string {
  const rows = Array.from({ length: dotsSide }, (_, row) =>
    Number.parseInt(dots.slice(row * 2, row * 2 + 2), 16)
      .toString(2)
      .padStart(dotsSide, '0'),
  );
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
}

import type { Row } from './rows.ts';

export type PageRows = { rows: Row[]; width: number; height: number };

// The shares of a page in which heads and feet stand.
const headZone = 0.12;
const footZone = 0.88;
const leastRepeats = 3;

const pageNumber =
  /^[-–—\s|·]*(?:(?:page|p\.|seite|página|стр\.)\s*)?(?:第\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*页)?(?:\s*(?:of|\/|／|共)\s*(?:共\s*)?\d{1,4}(?:\s*页)?)?[-–—\s|·]*$/iu;

const isAtEdge = ({ y }: Row, height: number) => y < height * headZone || y > height * footZone;

/** What stands in the same words at the same height, whatever the number in it. */
const keyOf = ({ text, y }: Row) => `${Math.round(y / 6)} ${text.replace(/\d+/g, '#').replace(/\s+/g, '')}`;

/** Takes away what stands on every page: running heads and feet, and numbers of pages. */
export function withoutFurniture(pages: readonly PageRows[]): Row[][] {
  const counts = new Map<string, Set<number>>();
  pages.forEach(({ rows, height }, at) => {
    for (const row of rows) {
      if (!isAtEdge(row, height)) continue;
      // Heights are rounded, so the neighbour counts too.
      for (const shift of [-6, 0, 6]) {
        const key = keyOf({ ...row, y: row.y + shift });
        counts.set(key, (counts.get(key) ?? new Set()).add(at));
      }
    }
  });
  const kept = pages.map(({ rows, height }) =>
    rows.filter((row, at) => {
      if (!isAtEdge(row, height)) return true;
      if ((counts.get(keyOf(row))?.size ?? 0) >= leastRepeats) return false;
      const isOutermost = row.y > height * footZone || at === 0;
      return !(isOutermost && row.cells.length === 1 && pageNumber.test(row.text));
    }),
  );
  // Pages that are all alike are a document too.
  return kept.some((rows) => rows.length > 0) ? kept : pages.map(({ rows }) => rows);
}

import type { Place } from './place-things.ts';
import type { Row } from './rows.ts';

export type PageRows = { rows: Row[]; width: number; height: number };

// The shares of a page in which heads and feet stand.
const headZone = 0.12;
const footZone = 0.88;
const leastRepeats = 3;
/** A line longer than this is text, although it names a page. */
const longestFoot = 90;

const pageNumber =
  /^[-–—\s|·]*(?:(?:page|p\.|seite|página|стр\.)\s*)?(?:第\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*页)?(?:\s*(?:of|\/|／|共)\s*(?:共\s*)?\d{1,4}(?:\s*页)?)?[-–—\s|·]*$/iu;

/** Whether something stands wholly where heads and feet do. */
export const isInEdge = ({ top, bottom }: Pick<Place, 'top' | 'bottom'>, height: number): boolean =>
  bottom < height * headZone || top > height * footZone;

/** A foot that counts pages in words: "ACME Ltd. – Page 2 of 7". Numbers alone, as in "May 2 / 3", may be text. */
const countsPages =
  /\b(?:page|seite)\s*\d{1,4}\s*(?:of|von|\/)\s*\d{1,4}\b|第\s*\d{1,4}\s*页\s*[,，/／|]?\s*(?:共\s*\d{1,4}\s*页)?\s*$|共\s*\d{1,4}\s*页\s*[,，/／|]?\s*第\s*\d{1,4}\s*页/iu;

const isAtEdge = ({ y }: Row, height: number) => y < height * headZone || y > height * footZone;

/** What stands in the same words at the same height, whatever the number in it. */
const keyOf = ({ text, y, size }: Row, isSizeTold: boolean) =>
  `${Math.round(y / 6)} ${isSizeTold ? Math.round(size) : ''} ${text.replace(/\d+/g, '#').replace(/\s+/g, '')}`;

/** Takes away what stands on every page: running heads and feet, and numbers of pages. */
export function withoutFurniture(pages: readonly PageRows[]): Row[][] {
  const counts = new Map<string, Set<number>>();
  // On two pages the title may be repeated by the head of the second: it is larger.
  const isShort = pages.length < leastRepeats;
  const repeats = isShort ? 2 : leastRepeats;
  pages.forEach(({ rows, height }, at) => {
    for (const row of rows) {
      if (!isAtEdge(row, height)) continue;
      // Heights are rounded, so the neighbour counts too.
      for (const shift of [-6, 0, 6]) {
        const key = keyOf({ ...row, y: row.y + shift }, isShort);
        counts.set(key, (counts.get(key) ?? new Set()).add(at));
      }
    }
  });
  const kept = pages.map(({ rows, height }) =>
    rows.filter((row, at) => {
      if (!isAtEdge(row, height)) return true;
      if ((counts.get(keyOf(row, isShort))?.size ?? 0) >= repeats) return false;
      const isOutermost = row.y > height * footZone || at === 0;
      if (isOutermost && row.text.length <= longestFoot && countsPages.test(row.text)) return false;
      return !(isOutermost && row.cells.length === 1 && pageNumber.test(row.text));
    }),
  );
  // Pages that are all alike are a document too.
  return kept.some((rows) => rows.length > 0) ? kept : pages.map(({ rows }) => rows);
}

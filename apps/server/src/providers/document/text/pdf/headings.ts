import { isCaption } from '../structure/captions.ts';
import { widthOf } from '../structure/letters.ts';
import { endsAsText, listLikeRank, numberRank } from '../structure/numbering.ts';
import type { Row } from './rows.ts';

/** What the document as a whole looks like. */
export type Body = { size: number; isBold: boolean; leading: number };

const mostBy = <Key>(counts: ReadonlyMap<Key, number>): Key | undefined =>
  [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];

/** Size, weight and line height that most letters have. */
export function bodyOf(rows: readonly Row[]): Body {
  const sizes = new Map<number, number>();
  const leadings = new Map<number, number>();
  let [bold, all] = [0, 0];
  rows.forEach((row, at) => {
    const size = Math.round(row.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + row.text.length);
    all += row.text.length;
    if (row.isBold) bold += row.text.length;
    const next = rows[at + 1];
    const leading = next && next.page === row.page ? Math.round((next.y - row.y) * 2) / 2 : 0;
    if (next && leading > row.size * 0.9 && leading < row.size * 2.2 && Math.abs(next.size - row.size) < 0.6)
      leadings.set(leading, (leadings.get(leading) ?? 0) + 1);
  });
  const size = mostBy(sizes) ?? 10;
  return { size, isBold: bold > all * 0.5, leading: mostBy(leadings) ?? size * 1.2 };
}

/** Lines that may be one heading: what stands before and after it tells too. */
export type Candidate = { text: string; row: Row; lines: number; gapAbove: number; isFull: boolean };

const longest = 160;
const enough = 2;

/** How much a line looks like a heading. */
function scoreOf({ text, row, gapAbove }: Candidate, body: Body, rank: number | undefined): number {
  const ratio = row.size / body.size;
  let score = ratio >= 1.3 ? 2 : ratio >= 1.08 ? 1 : 0;
  if (row.isBold && !body.isBold) score += 1.4;
  // "1.1" and "第一章" begin no point of a list, "1." may.
  if (rank !== undefined) score += rank !== listLikeRank ? 1.4 : row.isBold || ratio >= 1.08 ? 1 : 0.4;
  if (gapAbove > body.leading * 1.35) score += 0.6;
  if (/^\P{Ll}+$/u.test(text) && /\p{Lu}{3}/u.test(text)) score += 0.6;
  if (ratio < 0.95) score -= 1;
  return score;
}

/** A sign of how deep a heading is: the smaller, the higher. Undefined where it is none. */
export function headingRank(candidate: Candidate, body: Body): number | undefined {
  const { text, row, lines, isFull } = candidate;
  if (text.length > longest || lines > 3 || widthOf(text) < 2 || !/\p{L}/u.test(text)) return undefined;
  if (isCaption(text) || row.cells.length > 2) return undefined;
  const rank = numberRank(text);
  const ratio = row.size / body.size;
  if (endsAsText(text) && !(rank !== undefined && text.endsWith('.') && row.isBold) && ratio < 1.3)
    return undefined;
  // Formulas, numbers and addresses are large or alone as well.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < text.replace(/\s/g, '').length * 0.5 || /^\p{Ll}/u.test(text) || /@|:\/\//.test(text))
    return undefined;
  const isMarked = row.isBold && !body.isBold;
  if (isFull && ratio < 1.2 && lines > 1 && !isMarked) return undefined;
  if (scoreOf(candidate, body, rank) < enough) return undefined;
  // First by size, then by number, then by weight.
  const sizeClass = Math.round(Math.max(0, 3 - ratio) * 12);
  return sizeClass * 100 + (rank ?? 0) * 2 + (row.isBold ? 0 : 1);
}

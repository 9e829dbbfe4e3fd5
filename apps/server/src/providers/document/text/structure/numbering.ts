// Headings that say their place themselves. Ranks order the ways of numbering from the outermost to the innermost.

const chinese = '[一二三四五六七八九十百零〇两\\d]{1,5}';

const ways: readonly [rank: number, pattern: RegExp][] = [
  [1, new RegExp(`^第\\s*${chinese}\\s*[编篇部卷](?:分)?(?:[\\s　:：、.]|$)`, 'u')],
  [2, new RegExp(`^第\\s*${chinese}\\s*[章回讲课]`, 'u')],
  [3, new RegExp(`^第\\s*${chinese}\\s*[节節]`, 'u')],
  [1, /^(?:part|book)\s+(?:\d+|[ivxlc]+|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu],
  [2, /^(?:chapter|appendix|lesson|unit|module|lecture)\s+(?:\d+|[ivxlc]+|[a-z])(?:[\s:.\-–—]|$)/iu],
  [3, /^section\s+\d+(?:\.\d+)*\b/iu],
  [4, /^[一二三四五六七八九十]{1,3}\s*[、．.]/u],
  [5, /^[（(][一二三四五六七八九十]{1,3}[）)]/u],
  [6, /^(?:[IVX]{1,5})[.．、]\s+\S/u],
  [7, /^\d{1,2}[.．、]?\s+\p{L}/u],
  [7, /^\d{1,2}[.．、]\p{Script=Han}/u],
  [8, /^\d{1,2}[.．]\d{1,2}[.．]?(?:\s+|(?=\p{Script=Han}))\S/u],
  [9, /^\d{1,2}(?:[.．]\d{1,2}){2}[.．]?(?:\s+|(?=\p{Script=Han}))\S/u],
  [10, /^\d{1,2}(?:[.．]\d{1,2}){3,}[.．]?(?:\s+|(?=\p{Script=Han}))\S/u],
];

/** Plain "1. …" may as well be a point of a list. */
export const listLikeRank = 7;

/** How deep a line is by its own number; undefined where it has none. */
export const numberRank = (line: string): number | undefined =>
  ways.find(([, pattern]) => pattern.test(line))?.[0];

/** Ends as sentences, clauses and labels do, not as headings. */
export const endsAsText = (line: string): boolean => /[。．.!！；;，,、…:：]$/u.test(line.trim());

/** Levels from 1 without gaps, in the order of what they were found by. */
export function levelsOf(ranks: Iterable<number>): ReadonlyMap<number, number> {
  const used = [...new Set(ranks)].sort((a, b) => a - b);
  return new Map(used.map((rank, index) => [rank, Math.min(index + 1, 9)]));
}

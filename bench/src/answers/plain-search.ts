import type { SearchedPage } from '@app/server/providers/answer/search/search.ts';
import { termsOf } from '@app/server/providers/answer/search/terms.ts';

/** Ten lines of Okapi BM25 over whole pages: what everything else is measured against. */
export function plainSearch(pages: readonly SearchedPage[]): (question: string) => number[] {
  const counted = pages.map(({ texts }) => {
    const counts = new Map<string, number>();
    for (const term of texts.flatMap(termsOf)) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { counts, length: [...counts.values()].reduce((sum, many) => sum + many, 0) };
  });
  const usual = counted.reduce((sum, { length }) => sum + length, 0) / counted.length || 1;
  return (question) => {
    const points = counted.map(() => 0);
    for (const term of new Set(termsOf(question))) {
      const having = counted.filter(({ counts }) => counts.has(term)).length;
      const rare = Math.log(1 + (counted.length - having + 0.5) / (having + 0.5));
      counted.forEach(({ counts, length }, page) => {
        const often = counts.get(term) ?? 0;
        points[page]! += (rare * often * 2.2) / (often + 1.2 * (0.25 + (0.75 * length) / usual));
      });
    }
    return points
      .map((_, page) => page)
      .filter((page) => points[page]! > 0)
      .toSorted((one, other) => points[other]! - points[one]!);
  };
}

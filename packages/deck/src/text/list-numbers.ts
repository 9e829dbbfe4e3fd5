import type { Paragraph } from '../text.ts';
import { paragraphText } from './plain.ts';

type Counted = { style: string; startAt: number; value: number };

/**
 * The number of each paragraph of a text, undefined where it has none. Lists of different levels are counted apart; words
 * without a number, another style or another start end a list, an empty line does not.
 */
export function listNumbers(paragraphs: readonly Paragraph[]): (number | undefined)[] {
  const counts: Counted[] = [];
  return paragraphs.map((paragraph) => {
    const { bullet, level = 0 } = paragraph;
    if (bullet?.kind !== 'number') {
      if (paragraphText(paragraph) !== '') counts.length = Math.min(counts.length, level);
      return undefined;
    }
    counts.length = Math.min(counts.length, level + 1);
    const { style, startAt = 1 } = bullet;
    const before = counts[level];
    const isNext = before?.style === style && before.startAt === startAt;
    const value = isNext ? before.value + 1 : startAt;
    counts[level] = { style, startAt, value };
    return value;
  });
}

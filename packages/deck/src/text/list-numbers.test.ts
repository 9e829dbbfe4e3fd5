import { expect, test } from 'vitest';
import type { Paragraph } from '../text.ts';
import { listNumbers } from './list-numbers.ts';

const point = (style: string, level = 0, startAt?: number): Paragraph => ({
  runs: [{ text: 'words' }],
  level,
  bullet: { kind: 'number', style, ...(startAt !== undefined && { startAt }) },
});
const words: Paragraph = { runs: [{ text: 'words' }] };
const empty: Paragraph = { runs: [{ text: '' }] };
const [one, deeper] = [point('arabicPeriod'), point('arabicPeriod', 1)];

test.each<[string, Paragraph[], (number | undefined)[]]>([
  ['levels are counted apart', [one, one, deeper, deeper, one, deeper], [1, 2, 1, 2, 3, 1]],
  ['words without a number end a list', [one, words, one], [1, undefined, 1]],
  ['an empty line does not', [one, empty, one], [1, undefined, 2]],
  ['another style begins anew', [one, point('alphaLcParenR')], [1, 1]],
  ['a list starts where it is told', [point('a', 0, 4), point('a', 0, 4)], [4, 5]],
  ['another start begins anew', [point('a'), point('a', 0, 7)], [1, 7]],
])('%s', (_what, paragraphs, numbers) => {
  expect(listNumbers(paragraphs)).toEqual(numbers);
});

import { rule, type Rule } from '../rule.ts';

export const wordsZh: readonly Rule[] = [
  rule(String.raw`(?<![A-Za-z])C#`, () => 'C sharp'),
  rule(String.raw`(?<![A-Za-z])C\+\+`, () => 'C加加'),
  rule(String.raw`(?<=[A-Za-z]\s?)&(?=\s?[A-Za-z])`, () => 'and'),
];

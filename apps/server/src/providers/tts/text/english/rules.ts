import type { Rule } from '../rule.ts';
import { codesEn } from './codes.ts';
import { datesEn } from './dates.ts';
import { measuresEn } from './measures.ts';
import { moneyEn } from './money.ts';
import { shortFormsEn } from './short-forms.ts';
import { timesEn } from './times.ts';
import { wordsEn } from './words.ts';

/** How English reads numbers and short forms; the first rule that fits wins. */
export const rulesEn: readonly Rule[] = [
  ...wordsEn,
  ...shortFormsEn,
  ...codesEn,
  ...datesEn,
  ...timesEn,
  ...moneyEn,
  ...measuresEn,
];

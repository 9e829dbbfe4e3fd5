import type { Rule } from '../rule.ts';
import { codesZh } from './codes.ts';
import { datesZh } from './dates.ts';
import { measuresZh } from './measures.ts';
import { moneyZh } from './money.ts';
import { signedZh } from './signed.ts';
import { wordsZh } from './words.ts';

/** How Chinese reads numbers and signs; the first rule that fits wins. */
export const rulesZh: readonly Rule[] = [
  ...wordsZh,
  ...codesZh,
  ...datesZh,
  ...moneyZh,
  ...signedZh,
  ...measuresZh,
];

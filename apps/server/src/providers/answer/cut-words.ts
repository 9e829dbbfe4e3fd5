import type { CutWords } from './port.ts';
import { termsOf } from './search/terms.ts';
import { cutTold } from './words.ts';

export const cutWordsOf = (text: string): CutWords => ({
  terms: termsOf(text).join(' '),
  told: cutTold(text).join('\t'),
});

/** The terms of a text, cut before or now. */
export const termsIn = (text: string, cut: CutWords | undefined): string[] => {
  if (!cut) return termsOf(text);
  return cut.terms === '' ? [] : cut.terms.split(' ');
};

/** The words of a text, cut before or now. */
export const toldIn = (text: string, cut: CutWords | undefined): string[] =>
  cut ? cut.told.split('\t') : cutTold(text);

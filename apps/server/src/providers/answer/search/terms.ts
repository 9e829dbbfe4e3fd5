import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { evenAmounts } from './amounts.ts';
import { emptyWords } from './empty-words.ts';
import { stemEnglish } from './stem-english.ts';

// Loaded with the first text: the dictionary takes room and a second.
let cutter: Jieba | undefined;

/** Cuts a text into words; long Chinese ones also into those they are made of. */
export const cutWords = (text: string): string[] =>
  (cutter ??= Jieba.withDict(dict)).cutForSearch(text, true);

/** Loads the dictionary now. */
export const loadWords = (): void => void cutWords('');

/** Whether a text is Chinese letters alone. */
export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

const piece = /\p{Script=Han}+|\d+(?:\.\d+)?|[\p{L}\p{M}]+(?:['’](?!s\b)[\p{L}]+)*/gu;

/** One word as it is compared: without its ending and its accents. */
export function formOf(word: string): string {
  if (isChinese(word)) return word;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-z']+$/.test(plain) && plain.length > 2 ? stemEnglish(plain) : plain;
}

/** The words of a text in their order, as they are compared; those that tell nothing are left out. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [run] of evenAmounts(text).matchAll(piece)) {
    if (!isChinese(run)) {
      if (!emptyWords.has(run)) terms.push(formOf(run));
      continue;
    }
    for (const word of cutWords(run)) if (!emptyWords.has(word)) terms.push(word);
  }
  return terms;
}

/** Chinese letters and pairs of them: they find what words were cut, or said, differently. */
export function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (const [run] of text.normalize('NFKC').matchAll(/\p{Script=Han}+/gu))
    for (const [at, letter] of [...run].entries()) {
      if (!emptyWords.has(letter)) letters.push(letter);
      if (at + 1 < run.length) letters.push(run.slice(at, at + 2));
    }
  return letters;
}

import { jieba } from '../../jieba.ts';
import { evenAmounts } from './amounts.ts';
import { emptyWords } from './empty-words.ts';
import { oneSpelling } from './one-spelling.ts';
import { stemEnglish } from './stem-english.ts';

/** Cuts a text into words; long Chinese ones also into those they are made of. */
export const cutWords = (text: string): string[] => jieba().cutForSearch(text, true);

/** Loads the dictionary now. */
export const loadDictionary = (): void => void cutWords('');

/** Whether a text is Chinese letters alone. */
export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

const letter = String.raw`[[\p{L}\p{M}]--\p{Script=Han}]`;
const piece = new RegExp(
  String.raw`\p{Script=Han}+|\d+(?:\.\d+)?|${letter}+(?:['’](?!s\b)${letter}+)*`,
  'gv',
);

/** One word as it is compared: without its ending and its accents. */
export function formOf(word: string): string {
  if (isChinese(word)) return word;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-z']+$/.test(plain) && plain.length > 2 ? stemEnglish(oneSpelling(plain)) : plain;
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

/** So many letters of a longer word are compared: a diagnosis is diagnostic. */
const beginning = 5;

/** The letters of a Chinese word, or how another one begins. */
export const wordPieces = (word: string): string[] =>
  isChinese(word) ? [...word] : [word.slice(0, beginning)];

/** Pieces of words: Chinese letters and pairs of them, and how other words begin. They find what was cut, or said, otherwise. */
function piecesOf(text: string, chineseOf: (run: string) => string[]): string[] {
  const pieces: string[] = [];
  for (const [run] of evenAmounts(text).matchAll(piece)) {
    if (isChinese(run)) pieces.push(...chineseOf(run));
    else if (!emptyWords.has(run)) pieces.push(/^\d/.test(run) ? run : formOf(run).slice(0, beginning));
  }
  return pieces;
}

function lettersAndPairs(run: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < run.length; at++) {
    const letter = run.charAt(at);
    if (!emptyWords.has(letter)) pieces.push(letter);
    if (at + 1 < run.length) pieces.push(run.slice(at, at + 2));
  }
  return pieces;
}

export const lettersOf = (text: string): string[] => piecesOf(text, lettersAndPairs);

/** The pieces of a question: words that only ask are none of it, and make no pairs with their neighbours. */
export const lettersAsked = (question: string): string[] =>
  piecesOf(question, (run) =>
    jieba()
      .cut(run, true)
      .map((word) => (emptyWords.has(word) ? ' ' : word))
      .join('')
      .split(/ +/)
      .flatMap(lettersAndPairs),
  );

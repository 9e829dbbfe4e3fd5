import { askedMarks, isMark, toldMarks, withoutMarks } from './asking.ts';
import { emptyWords as empty } from './search/empty-words.ts';
import { oneSpelling } from './search/one-spelling.ts';
import { sameWords } from './search/synonyms.ts';
import { cutWords as words, isChinese } from './search/terms.ts';

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A piece of text that is compared; whole words weigh more than the letters they are made of. */
export type Term = { text: string; weight: number };

const weights = { word: 1, pair: 0.5, letter: 0.25 };

// How much and how far: what is asked for is the number, not the word.
const asking =
  /多长时间|多少|多[久长远高大重快]|几[颗个种条项年天人次岁]|[哪这那][颗个些种位]|\bhow (?:long|far|many|much|often)\b/g;
const degrees = /℃|℉|° ?[cf]\b|degrees? (?:celsius|fahrenheit)/g;

/** An English word without its most usual endings: planets and planet, hot and hottest are the same question. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return oneSpelling(word)
    .replace(/(?:'s|’s)$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/(ss|us|is)$|s$/, '$1')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$|(?<=[a-z]{4})(?:er|est)$/, '')
    .replace(/(?<=[a-z]{2}([b-df-hj-np-tv-z]))\1$/, '')
    .replace(/(?<=[a-z]{3})e$|(?<=[a-z]{4})y$/, '');
}

const known = new Map(
  sameWords.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map((word) => (isChinese(word) ? word : stem(word)));
    return others.map((word): [string, string] => [word, first]);
  }),
);

/** The form of a word by which it is compared. 最大 asks for 大, 山有 for 山. */
function formOf(word: string): string {
  const form = isChinese(word) ? word.replace(/^[最很更](?=.)|(?<=.)[有是]$/gu, '') : stem(word);
  return known.get(form) ?? form;
}

/** A text in words, in its order; what stands between them is empty. */
export function cutTold(text: string): string[] {
  const plain = text.toLowerCase().replace(degrees, ' temperature ').normalize('NFKC').replace(asking, ' ');
  return words(plain).map((word) => word.trim());
}

/** A text in words, in its order, without those that tell nothing; these leave a gap. */
const toldWords = (text: string, cut: readonly string[] = cutTold(text)): (string | undefined)[] =>
  cut.map((word) => (/[\p{L}\p{N}]/u.test(word) && !empty.has(word) ? word : undefined));

const once = (told: readonly (string | undefined)[]): string[] =>
  [...new Set(told.flatMap((word) => (word === undefined ? [] : [formOf(word)])))].filter(
    (word) => word !== '',
  );

/** One word, written with a capital, as it is compared; undefined for one that tells nothing. */
export function nameForm(word: string): string | undefined {
  const plain = word.toLowerCase();
  return empty.has(plain) ? undefined : formOf(plain);
}

/** The words of a text that tell something, each once, and marks for what it measures or has most of. */
export const contentWords = (text: string): string[] => [...once(toldWords(text)), ...toldMarks(text)];

/** These words without marks. */
export const plainWords = (text: string): string[] => contentWords(text).filter((word) => !isMark(word));

/** The words of a question that ask for something, each once; `how fast` and `farthest` are marks. */
export function questionWords(question: string): string[] {
  const all = once(toldWords(withoutMarks(question)));
  // A word that holds another one asks for the same thing twice.
  const words = all.filter((word) => !all.some((other) => other !== word && word.includes(other)));
  const marks = askedMarks(question);
  // `How big is the storm on Jupiter` asks for the storm; only of a thing alone is its size asked.
  return [...words, ...(words.length > 1 ? marks.filter((mark) => mark !== '?size') : marks)];
}

/** The words of a question that tell something, as they are written and as they are compared. */
export const toldAsWritten = (question: string): { written: string; form: string }[] =>
  toldWords(question).flatMap((written) =>
    written === undefined ? [] : [{ written, form: formOf(written) }],
  );

/** Every word as it is written, for finding what a mistyped one meant. */
export const writtenWords = (text: string): string[] =>
  words(text.toLowerCase().normalize('NFKC'))
    .map((word) => word.trim())
    .filter((word) => /\p{L}/u.test(word));

/** Both at once, of a text that `cutTold` has cut: that takes the time of reading a deck. */
export function readText(text: string, cut: readonly string[]): { words: string[]; terms: Term[] } {
  const told = toldWords(text, cut);
  const found = [...once(told), ...toldMarks(text)];
  return { words: found, terms: terms(told, found) };
}

/** Everything by which a question finds texts. */
export const termsOf = (question: string, content: readonly string[]): Term[] =>
  terms(toldWords(question), content);

/** Words, and of Chinese also pairs of letters and letters. */
function terms(told: readonly (string | undefined)[], content: readonly string[]): Term[] {
  const all: Term[] = content.map((word) => ({ text: word, weight: weights.word }));
  const chinese = told.map((word) => (word !== undefined && isChinese(word) ? word : ' ')).join('');
  for (const [run] of chinese.matchAll(/\S+/g)) {
    const letters = [...run];
    letters.forEach((letter, index) => {
      all.push({ text: `1${letter}`, weight: weights.letter });
      const next = letters[index + 1];
      if (next !== undefined) all.push({ text: `2${letter}${next}`, weight: weights.pair });
    });
  }
  return all;
}

import { languageOfWords, scoreOf } from './language-words.ts';

/** The languages a sentence can be built in; `other` is any that we have no phrases for. */
export type SpokenLanguage = 'zh' | 'en' | 'other';

const han = /\p{Script=Han}/gu;
const letters = /\p{L}/gu;
const latin = /\p{Script=Latin}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Scripts that tell their language; a few are shared, and are named by the one that most decks are in. */
const scripts: readonly [pattern: RegExp, language: string][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** The beginning of a long text tells its language as well as all of it. */
const enough = 20_000;

/** The language of words by its short name, as `de`; undefined where it is none that we know. */
export function detectLanguage(text: string): string | undefined {
  const words = text.slice(0, enough);
  const all = count(words, letters);
  if (all === 0) return undefined;
  if (count(words, kana) * 10 > all) return 'ja';
  const chinese = count(words, han);
  // Chinese as soon as a fifth of its letters is, for they say more per letter.
  if (chinese > 0 && chinese * 5 >= all) return 'zh';
  if (count(words, latin) * 2 < all) return scripts.find(([pattern]) => count(words, pattern) * 2 > all)?.[1];
  return languageOfWords(words);
}

/** The language in which sentences about words are built. */
export function languageOf(text: string): SpokenLanguage {
  const found = detectLanguage(text);
  if (found === 'zh' || found === 'en') return found;
  // Without letters there is nothing to tell by, and numbers are said in English.
  return /\p{L}/u.test(text) ? 'other' : 'en';
}

/** Whether words are English beyond doubt, in a deck of another language. */
export function isClearlyEnglish(text: string): boolean {
  const { english, foreign } = scoreOf(text.slice(0, enough));
  return english >= Math.max(3, count(text, /\p{L}{2,}/gu) / 8) && foreign * 2 < english;
}

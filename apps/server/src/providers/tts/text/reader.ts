import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { unitPattern } from './units.ts';

/** The language that reads a number or a sign. */
export type Reader = 'zh' | 'en';

const han = /\p{Script=Han}/gu;
// A word of its own, not the unit of a number.
const latinWord = /(?<!\p{L}|\d\s?)\p{Script=Latin}{2,}/gu;
const between = String.raw`[\s\d.,:%$'’/-]*`;
/** How a medicine is given is no English either: 0.5g po tid. */
const latinBefore = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?!(?:po|i[vmh]|sc|ivgtt|m[glL])(?!\p{Script=Latin}))(\p{Script=Latin}{2,})${between}$`,
  'u',
);
/** The unit of a number is no word beside it: CRP 48mg/L. */
const latinAfter = new RegExp(
  String.raw`^${between}(?!(?:${unitPattern})(?!\p{Script=Latin}))(\p{Script=Latin}{2,})`,
  'u',
);
const isOrdinary = (word: string): boolean => word === word.toLowerCase();
const phraseBefore = /(?:\p{Script=Latin}{2,}[\s,'’\d.%-]+){3,}$/u;
/** A text is in its language unless the other one has this many times as many words. */
const overwhelming = 2;

// Part of an address, a formula or a name with a number is no word of a sentence.
const sentenceWord =
  /(?<![\p{L}\d@./$-]|[\d=]\s?)\p{Script=Latin}{2,}(?![\p{L}\d@/$²³°₀-₉-]|\.\p{L}|\s?[\d=])/gu;

/** Whether a text without Chinese is English, or only has a name in it: Python 3.12, GPT-4. */
function isEnglishText(text: string): boolean {
  const words = text.match(sentenceWord) ?? [];
  // Short forms are no sentence: ROE(TTM)15.6%, PEG<1; but OUR TEAM 2024 is one.
  const isWord = (word: string) => word !== word.toUpperCase() || word.length > 3;
  return words.filter(isWord).length > 1 || words.some(isOrdinary) || /\p{Lu}{2} \p{Lu}{2}/u.test(text);
}

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Says for each place of a text which language reads what stands there: that of the words around it. */
export function readerOf(text: string, language: ContentLanguage): (start: number, end: number) => Reader {
  const [chinese, english] = [count(han, text), count(latinWord, text)];
  const own: Reader = language === 'zh-CN' ? 'zh' : 'en';
  if (chinese === 0) {
    const only: Reader = own === 'en' || isEnglishText(text) ? 'en' : 'zh';
    return () => only;
  }
  if (english === 0) return () => 'zh';
  const isEnglish = own === 'zh' ? english > chinese * overwhelming : chinese <= english * overwhelming;
  if (isEnglish) return (start, end) => (isBesideHan(text, start, end) ? 'zh' : 'en');
  return (start, end) => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const left = latinBefore.exec(before)?.[1];
    const right = latinAfter.exec(after)?.[1];
    // iPhone 15 Pro is a name, and its number is said in the language around it.
    if (left && right && (isOrdinary(left) || isOrdinary(right))) return 'en';
    return phraseBefore.test(before) && !/^[^\p{L}]*\p{Script=Han}/u.test(after) ? 'en' : 'zh';
  };
}

const isBesideHan = (text: string, start: number, end: number): boolean =>
  /\p{Script=Han}$/u.test(text.slice(0, start)) || /^[\d.,%:/-]*\p{Script=Han}/u.test(text.slice(end));

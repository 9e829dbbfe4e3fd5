import { countsByLetters } from '@app/deck/script/outline/in-order.ts';
import { withoutNumber } from '@app/deck/script/outline/title-words.ts';
import { type KnownWords, knowWords, unshouted } from '@app/deck/script/speech/soften.ts';
import { clean } from './join-broken.ts';

export const goesOnSign = /\s?[（(](?:续|接上页|continued|cont\.?)[）)]$/iu;

/** Before a measure, or a word that is counted, it is no number of a heading. */
const deepNumber =
  /^\d{1,2}(?:\.\d{1,2}){1,4}\s*(?!万|亿|倍|公[里斤顷]|[千毫厘]?米|[千毫]?克|元|度|吨|个百分点)(?=\p{Script=Han}|(?:19|20)\d\d年)/u;
const plainNumber = /^\d{1,2}\s+(?=\p{Script=Han})(?![年月日天个种类大小条步次人万亿章项款])/u;
/** 绪 论 is a word of two signs that were set apart. */
const unspread = (text: string): string =>
  /^\p{Script=Han}(?:\s+\p{Script=Han}){1,12}$/u.test(text) ? text.replaceAll(/\s/gu, '') : text;

/** A heading without its number, as anybody would write it. */
export const headingOf = (text: string, known: KnownWords = knowWords([])): string => {
  const bare = clean(text)
    .replace(/^[-–—•*·]\s+|^(?:\.(?!\p{Script=Latin})|[。,，、:：;；])+\s*(?=\p{L})/u, '')
    .replace(/(?<=\S)\s*[:：]$/u, '')
    .replace(deepNumber, '');
  const plain = unspread(
    withoutNumber(bare.replace(goesOnSign, ''))
      .replace(/^\d{1,2}\s+(?=\p{Lu})/u, '')
      .replace(/^[（(][一二三四五六七八九十\d]{1,3}[)）]、?\s*(?=\p{Script=Han}{2})/u, '')
      .replace(plainNumber, ''),
  );
  return unshouted(plain, known).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

/** Headings of a document are no answers to choose from: two that are counted by letters are enough. */
const fewestLettered = 2;
const roman = /^[IVX]+[.、)）]\s/u;

/** Whether letters before the headings only count them; I, V and X are numbers where others stand beside them. */
export function countsHeadings(headings: readonly string[]): boolean {
  const isNumbered = headings.some((text) => /^I{1,3}[.、)）]\s/u.test(text));
  return countsByLetters(
    isNumbered ? headings.filter((text) => !roman.test(text)) : headings,
    fewestLettered,
  );
}

import { pinyinPattern, syllable } from '@app/deck/script/syllable.ts';

const one = new RegExp(`^${syllable}$`, 'u');

/** The letters of a syllable, its tone, and whether it is coloured; undefined for what is none. */
export function partsOfSyllable(
  text: string,
): { letters: string; tone: string; isColoured: boolean } | undefined {
  const [, letters = '', tone = '', end] = one.exec(text) ?? [];
  return letters === '' ? undefined : { letters, tone, isColoured: end === 'r' };
}

// ü has three spellings, the light tone two: nv3, lu:4, de0.
const spelled = (typed: string): string =>
  typed
    .replace(/u:|v/g, 'ü')
    .replace(/^([jqxy])ü/, '$1u')
    .replace(/^([nl])ue/, '$1üe')
    .replace(/0(r?)$/, '5$1');

/** A syllable as others spell it, in the spelling that is stored; what is none stays wrong. */
export const tidySyllable = (typed: string): string => spelled(typed.normalize('NFKC').toLowerCase());

// Every syllable of the standard language, by how it begins; without tones.
const finals: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou ê m n ng hm hng',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie in ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e ei eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ia ian iang iao ie in ing iu ong ou u uan un uo ü üe',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo ü üe',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};
/** The syllables there are, without tones. */
export const knownSyllables: ReadonlySet<string> = new Set(
  Object.entries(finals).flatMap(([initial, ends]) => ends.split(' ').map((end) => initial + end)),
);

const chineseOnly = /^\p{Script=Han}+$/u;

/** Spec section 5: the text of a dictionary entry is Chinese only. */
export const isChineseOnly = (text: string): boolean => chineseOnly.test(text);

/** 儿 colours before or after the tone: xiar4 is xia4r. */
function withColourLast(typed: string): string {
  const tidy = tidySyllable(typed);
  const coloured = /^(.+)r([1-5])$/u.exec(tidy);
  const [, letters = '', tone = ''] = coloured ?? [];
  return knownSyllables.has(letters) && !knownSyllables.has(`${letters}r`) ? `${letters}${tone}r` : tidy;
}

/** What somebody typed as pinyin, in the one spelling that is stored; what is no pinyin stays wrong. */
export const tidyPinyin = (typed: string): string =>
  typed.normalize('NFKC').trim().split(/\s+/).map(withColourLast).join(' ');

/** Spec section 5: pinyin with tone numbers and spaces, such as chong2 qing4 (5 is the light tone). */
export const isPinyin = (text: string): boolean => pinyinPattern.test(text);

/** The first syllable that Chinese does not have; undefined when all exist. */
export const strangeSyllable = (pinyin: string): string | undefined =>
  pinyin.split(' ').find((syllable) => !knownSyllables.has(partsOfSyllable(syllable)?.letters ?? ''));

/**
 * One syllable for each character; undefined when their numbers differ. 儿 may be written as the r of the syllable before:
 * yi1 xia4r is 一下儿.
 */
export function syllablesOf(text: string, pinyin: string): string[] | undefined {
  const characters = [...text];
  const written = pinyin.split(' ');
  const placed: string[] = [];
  for (const syllable of written) {
    const isColoured = syllable.endsWith('r') && characters[placed.length + 1] === '儿';
    // With a syllable of its own for 儿 the r belongs to the one before.
    if (isColoured && written.length < characters.length) placed.push(syllable.slice(0, -1), 'er5');
    else placed.push(syllable);
  }
  return placed.length === characters.length ? placed : undefined;
}

const marks: Readonly<Record<string, string>> = { 1: '\u0304', 2: '\u0301', 3: '\u030c', 4: '\u0300' };

/** chong2 qing4 → chóng qìng. */
export const withToneMarks = (pinyin: string): string =>
  pinyin
    .split(' ')
    .map((syllable) => {
      const { letters, tone, isColoured } = partsOfSyllable(syllable) ?? {
        letters: syllable,
        tone: '',
        isColoured: false,
      };
      // The mark stands over a or e, over the o of ou, else over the last vowel.
      const place = /[aeê]|o(?=u)/u.exec(letters)?.index ?? letters.search(/[iouü](?=[^aeiouü]*$)|[mn]/u);
      const marked = letters.slice(0, place + 1) + (marks[tone] ?? '') + letters.slice(place + 1);
      return marked.normalize('NFC') + (isColoured ? 'r' : '');
    })
    .join(' ');

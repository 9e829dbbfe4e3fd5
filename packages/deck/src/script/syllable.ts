/** A syllable in the one spelling that is stored: letters, its tone, and an r for the coloured end of 儿. */
const syllable = '([a-zêü]+)([1-5])(r?)';
const one = new RegExp(`^${syllable}$`, 'u');

/** Pinyin with tone numbers and spaces: chong2 qing4. */
export const pinyinPattern: RegExp = new RegExp(`^${syllable}(?: ${syllable})*$`, 'u');

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

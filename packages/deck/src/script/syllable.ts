/** A syllable in the one spelling that is stored: letters, its tone, and an r for the coloured end of 儿. */
export const syllable = '([a-zêü]+)([1-5])(r?)';

/** Pinyin with tone numbers and spaces: chong2 qing4. */
export const pinyinPattern: RegExp = new RegExp(`^${syllable}(?: ${syllable})*$`, 'u');

const pinyinWithTones = /^[a-zü]+[1-5](?: [a-zü]+[1-5])*$/;
const chineseOnly = /^\p{Script=Han}+$/u;

/** Spec section 5: the pronunciation is pinyin with tone numbers and spaces, such as chong2 qing4 (5 is the light tone). */
export const isPinyin = (text: string): boolean => pinyinWithTones.test(text);

/** Spec section 5: the text of a dictionary entry is Chinese only. */
export const isChineseOnly = (text: string): boolean => chineseOnly.test(text);

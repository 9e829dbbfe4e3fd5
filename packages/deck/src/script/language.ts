/** The languages a sentence can be built in; `other` is any that we have no phrases for. */
export type SpokenLanguage = 'zh' | 'en' | 'other';

const han = /\p{Script=Han}/gu;
const letters = /\p{L}/gu;
const latin = /\p{Script=Latin}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const english =
  /\b(?:the|of|and|to|in|for|is|are|with|on|by|as|an|we|you|this|that|from|how|what|why|your|our|it|be|or|not|can|will|at|have|has)\b/gi;
const foreign =
  /\b(?:der|die|das|und|nicht|mit|für|von|ist|ein|eine|werden|bei|les|des|une|est|et|pour|dans|avec|sur|el|los|las|una|por|para|con|del|il|che|per|della|het|een|och|att|um|não|uma|jest|się)\b|[äöüßéèêçñõãåøæąęłžšč]/gi;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language of words: Chinese as soon as a fifth of its letters is, for they say more per letter. */
export function languageOf(text: string): SpokenLanguage {
  const all = count(text, letters);
  const chinese = count(text, han);
  if (count(text, kana) * 10 > all) return 'other';
  if (chinese > 0 && chinese * 5 >= all) return 'zh';
  if (count(text, latin) * 2 < all) return 'other';
  return count(text, foreign) > count(text, english) || hasNoEnglish(text) ? 'other' : 'en';
}

/** Of this many words some are little English ones, if they are English. */
const fewestWords = 120;
const hasNoEnglish = (text: string): boolean => {
  const words = count(text, /\p{L}{2,}/gu);
  return words >= fewestWords && count(text, english) * 33 < words;
};

/** Whether words are English beyond doubt, in a deck of another language. */
export const isClearlyEnglish = (text: string): boolean =>
  count(text, english) >= Math.max(3, count(text, /\p{L}{2,}/gu) / 8) &&
  count(text, foreign) * 2 < count(text, english);

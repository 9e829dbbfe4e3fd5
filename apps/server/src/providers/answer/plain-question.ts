const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/(?<=[a-z])n['’]t\b/gi, ' not'],
  [/(?<=[a-z])['’](?:re|ll|ve|d|m)\b/gi, ''],
  [/\b(what|who|where|when|how|that|there|it|here)['’]s\b/gi, '$1 is'],
];

/** What is said in talking, as it is written. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/为啥/g, '为什么'],
  [/干[嘛啥]/g, '做什么'],
  [/啥/g, '什么'],
  [/咋/g, '怎么'],
  [/(?<!达|直|遇|感|想|得|看|听)到底(?=是|有|怎|为|在|什|谁|能|会|要)|究竟/g, ''],
];

/**
 * A question with its short forms written out: of `isn't` the letters alone would be words that no deck has, and 啥 is in no
 * script.
 */
export const plainQuestion = (question: string): string =>
  [...shortForms, ...spoken].reduce((text, [pattern, whole]) => text.replace(pattern, whole), question);

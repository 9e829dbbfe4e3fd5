// Titles leave the article out; whoever says them does not: "about the role of …".

const ofOne =
  /^(?:role|importance|history|future|impact|state|structure|nature|purpose|meaning|definition|use|effect|evolution|origin|rise|power|value|cost|process|principle|theory|concept|anatomy|scope|status|need|development|design|application) of\b/iu;
const anOf = /^(?:overview of|introduction to|outline of|analysis of|example of)\b/iu;
const aOf = /^(?:summary of|comparison of|review of|survey of|brief (?:history|overview|introduction))\b/iu;
// Parts of any talk, which a slide names by one word: "now, the conclusion".
const partOfTalk =
  /^(?:introduction|motivation|background|problem(?: statement)?|idea|goals?|approach|solution|methods?|methodology|results?|evaluation|discussion|outlook|conclusions?|team|timeline)$/iu;
/** A title inside a sentence. */
export const small = (title: string) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
/** A title with the article that it is said with. */
export const withArticle = (title: string): string => {
  if (anOf.test(title)) return `an ${small(title)}`;
  if (aOf.test(title)) return `a ${small(title)}`;
  return ofOne.test(title) || partOfTalk.test(title) ? `the ${small(title)}` : title;
};

/** What was named before is no longer one of its kind. */
export const knownTitle = (title: string) => withArticle(title).replace(/^an? /u, 'the ');

/** Several of a kind, as the head of a column names it. */
export function manyOf(kind: string): string {
  const word = kind.toLowerCase();
  if (!/^[a-z]{3,14}$/u.test(word)) return 'entries';
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/u.test(word) ? (/[^s]s$/u.test(word) ? word : `${word}es`) : `${word}s`;
}

import { sharedPieces } from './shared-pieces.ts';

const inEnglish = /\b(?:no|not|never|neither|nor|none|nobody|nothing|without|cannot)\b|n['’]t\b/iu;
/** Words that only look like a denial: 不仅, 无论, 非常, 未来. */
const inChinese = /不(?![仅只但断同管论妨久过])|没|无(?![论数限])|未(?![来])|非(?![常洲])|并非|勿/u;

const isNegated = (text: string): boolean => inEnglish.test(text) || inChinese.test(text);

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[。！？!?；;\n]|\.\s)/u).filter((one) => one.trim());

/**
 * Whether a text denies what the ground says, or says what it denies, as far as the words tell: the sentences of the ground
 * that it has most in common with are all of the other kind.
 */
export function isContrary(text: string, ground: string): boolean {
  const near = sentencesOf(ground).map((sentence) => ({
    sentence,
    share: sharedPieces(text, sentence) ?? 0,
  }));
  const most = Math.max(0, ...near.map(({ share }) => share));
  if (most === 0) return false;
  const closest = near.filter(({ share }) => share > most / 2);
  return closest.every(({ sentence }) => isNegated(sentence) !== isNegated(text));
}

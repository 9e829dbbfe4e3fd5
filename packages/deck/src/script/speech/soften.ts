import { commonWords } from './common-words.ts';

/** English words of a deck: those that are no names, and those that are abbreviations. */
export type KnownWords = { small: ReadonlySet<string>; short: ReadonlySet<string> };

/** Whether a line is set in capitals; a name in small letters among them does not change that. */
function isShouted(line: string): boolean {
  const [capitals, smalls] = [line.match(/\p{Lu}/gu)?.length ?? 0, line.match(/\p{Ll}/gu)?.length ?? 0];
  const words = line.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu)?.length ?? 0;
  return smalls === 0 ? words > 0 : words >= 3 && capitals > smalls * 1.5;
}

/** What a deck shows of its words: written small somewhere, or in capitals among small ones. */
export function knowWords(texts: Iterable<string>): KnownWords {
  const small = new Set(commonWords);
  const short = new Set<string>();
  const named = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}\d'’.-])\p{Ll}{3,}(?![\p{L}\d])/gu)) small.add(word);
    if (isShouted(text)) continue;
    for (const [word] of text.matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}])/gu)) short.add(word);
    // A capital after a small word stands on a name.
    for (const [word] of text.matchAll(/(?<=\p{Ll}{2}\s)\p{Lu}\p{Ll}{2,}(?!\p{L}|\s\p{Lu})/gu))
      named.add(word.toLowerCase());
  }
  for (const word of named) if (!commonWords.has(word)) small.delete(word);
  return { small, short };
}

const plainEnds =
  /(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|[^j]ing|ical|ive|ous|able|ible|ful|less|ology|graphy|ware|ies|ysis)s?$/u;

/** Whether a word is no name. */
export function isSmall(word: string, { small }: KnownWords): boolean {
  const plain = word.toLowerCase();
  const stems = [
    plain,
    plain.replace(/s$/u, ''),
    plain.replace(/(?:ed|es|er|ly)$/u, ''),
    `${plain.replace(/ing$/u, '')}e`,
  ];
  return stems.some((stem) => small.has(stem)) || (plain.length >= 7 && plainEnds.test(plain));
}

const wordsIn = /(?<![\p{L}\d'’.])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\d])/gu;
const isCapital = /^\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)?$/u;

/** A line in capitals as anybody would write it; abbreviations keep them, and names alone are left as they are. */
export function unshouted(line: string, words: KnownWords): string {
  if (!isShouted(line)) return line;
  const loud = [...line.matchAll(wordsIn)].map(([word]) => word).filter((word) => /^\p{Lu}{2,}/u.test(word));
  const isShort = (word: string) =>
    !commonWords.has(word.toLowerCase()) && (words.short.has(word) || !/[AEIOUY]/u.test(word));
  const plain = loud.filter((word) => !isShort(word));
  const known = plain.filter((word) => isSmall(word, words));
  if (known.length === 0 || known.length * 2 < plain.length) return line;
  const quiet = line.replaceAll(wordsIn, (word) =>
    /^\p{Lu}{2,}/u.test(word) && !isShort(word) ? word.toLowerCase() : word === 'A' ? 'a' : word,
  );
  return quiet.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}

const littleWords = new Set(
  'with from into over that this your than when what will have their about under'.split(' '),
);

/** Whether a line is set like a title: every word of weight has a capital. */
function isTitleCase(line: string): boolean {
  const words = line
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^\p{L}{4}/u.test(word) && !littleWords.has(word));
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

const lowered = (word: string) => (isCapital.test(word) && word !== 'I' ? word.toLowerCase() : word);

/** The name of a column inside a sentence: it is no name of anybody. */
export const softColumn = (name: string): string => name.replaceAll(wordsIn, lowered);

/**
 * A line as it goes on inside a sentence. One that is set like a title becomes small as a whole, or stays as it is where
 * it may hold a name: half of each reads like a mistake.
 */
export function softened(line: string, words: KnownWords): string {
  const capitals = [...line.matchAll(wordsIn)].map(([word]) => word).filter((word) => isCapital.test(word));
  if (isTitleCase(line))
    return capitals.every((word) => isSmall(word, words)) ? line.replaceAll(wordsIn, lowered) : line;
  return line.replace(/^\p{L}+(?:['’]\p{Ll}+)?(?![\p{L}\d'’.-])/u, (word) =>
    isSmall(word, words) ? lowered(word) : word,
  );
}

import { commonWords } from './common-words.ts';

/** English words of a deck: those that are no names, those that are abbreviations, and those that are names. */
export type KnownWords = {
  small: ReadonlySet<string>;
  short: ReadonlySet<string>;
  named: ReadonlySet<string>;
};

/** Whether a line is set in capitals; a name in small letters among them does not change that. */
function isShouted(line: string): boolean {
  const [capitals, smalls] = [line.match(/\p{Lu}/gu)?.length ?? 0, line.match(/\p{Ll}/gu)?.length ?? 0];
  const words = line.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu)?.length ?? 0;
  return smalls === 0 ? words > 0 : words >= 3 && capitals > smalls * 1.5;
}

/** A text without words in capitals that follow each other, one of which is a common one: they are no abbreviations. */
const withoutShouting = (text: string) =>
  text.replaceAll(/(?<!\p{L})\p{Lu}{3,}(?:[ -]\p{Lu}{3,})+(?!\p{L})/gu, (row) =>
    row
      .toLowerCase()
      .split(/[ -]/u)
      .some((word) => commonWords.has(word) || commonWords.has(word.replace(/s$/u, '')))
      ? ''
      : row,
  );

/** What a deck shows of its words: written small somewhere, or in capitals among small ones. */
export function knowWords(texts: Iterable<string>): KnownWords {
  const small = new Map<string, number>();
  const short = new Set<string>();
  const named = new Map<string, number>();
  const count = (words: Map<string, number>, word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}\d'’.-])\p{Ll}{3,}(?![\p{L}\d])/gu)) count(small, word);
    if (isShouted(text)) continue;
    for (const [word] of withoutShouting(text).matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}])/gu))
      short.add(word);
    // A capital after a small word stands on a name.
    for (const [word] of text.matchAll(/(?<=\p{Ll}{2}\s)\p{Lu}\p{Ll}{2,}(?!\p{L}|\s\p{Lu})/gu))
      count(named, word.toLowerCase());
  }
  // In a title words of weight have capitals, too: a word that is written small more often is no name.
  const names = new Set(
    [...named].flatMap(([word, times]) => (times < (small.get(word) ?? 0) ? [] : [word])),
  );
  for (const word of names) small.delete(word);
  return { small: new Set([...commonWords, ...small.keys()]), short, named: names };
}

const plainEnds =
  /(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|[^j]ing|ical|ive|ous|able|ible|ful|less|ology|graphy|ware|ies|ysis)s?$/u;

/** Whether a word is no name. */
export function isSmall(word: string, { small }: KnownWords): boolean {
  const plain = word.toLowerCase();
  if (/n['’]t$/u.test(plain)) return true;
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
  const name = /^[^:：]{8,60}(?=[:：]\s*\S)/u.exec(line)?.[0];
  // A name in capitals before what is said of it.
  if (name !== undefined && !isShouted(line) && isShouted(name))
    return unshouted(name, words) + line.slice(name.length);
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
  return quiet.replaceAll(/(?:^|(?<=[.!?]\s))\P{L}*\p{Ll}/gu, (start) => start.toUpperCase());
}

const littleWords = new Set(
  'with from into over that this your than when what will have their about under through using based between among against during without within across toward towards after before'.split(
    ' ',
  ),
);

/** Whether a line is set like a title: every word of weight has a capital. */
function isTitleCase(line: string): boolean {
  const words = line
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^\p{L}{4}/u.test(word) && !littleWords.has(word));
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** A letter alone names something, unless it is the article. */
const lowered = (word: string, at = 0, line = `${word} x`): string =>
  !isCapital.test(word) || word === 'I' || (word.length === 1 && !/^A \p{L}/u.test(line.slice(at)))
    ? word
    : word.toLowerCase();

/** The name of a column inside a sentence: it is no name of anybody. */
export const softColumn = (name: string): string =>
  name.replaceAll(wordsIn, (word, at: number) => lowered(word, at, name));

/**
 * A line as it goes on inside a sentence. One that is set like a title becomes small as a whole, or stays as it is where
 * it may hold a name: half of each reads like a mistake.
 */
export function softened(line: string, words: KnownWords): string {
  const capitals = [...line.matchAll(wordsIn)].map(([word]) => word).filter((word) => isCapital.test(word));
  // Only names have capitals behind the word that asks.
  if (
    /^(?:why|how|what|when|where|who|which)\b/iu.test(line) &&
    !capitals.slice(1).some((word) => isSmall(word, words))
  )
    return line.replace(/^\p{L}+/u, (word) => lowered(word));
  if (isTitleCase(line))
    return capitals.every((word) => isSmall(word, words))
      ? line.replaceAll(wordsIn, (word, at: number) => lowered(word, at, line))
      : line;
  // A few words with capitals further on that are no names are set like a title, too.
  const isSet =
    capitals.slice(1).some((word) => word.length > 2 && isSmall(word, words)) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(line);
  if (isSet && line.split(/\s+/u).length <= 6) return line;
  // A name has capitals behind its hyphen: "built-in" is none.
  const compound = /^\p{Lu}\p{Ll}+(?=-\p{Ll}{2,}(?:[\s,.:;]|$))/u;
  if (compound.test(line)) return line.replace(compound, (word) => lowered(word));
  return line.replace(/^\p{L}+(?:['’]\p{Ll}+)?(?![\p{L}\d'’.-])/u, (word) =>
    isSmall(word, words) ? lowered(word, 0, line) : word,
  );
}

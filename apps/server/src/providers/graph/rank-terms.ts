import { unusualness } from '../answer/search/usual-words.ts';
import { jieba } from '../jieba.ts';
import type { Phrase } from './phrase.ts';

/** Something the document speaks of, with everywhere it does. */
export type FoundTerm = {
  key: string;
  name: string;
  variants: string[];
  phrases: Phrase[];
  isName: boolean;
  score: number;
};

type Options = {
  isChinese: boolean;
  /** Words of the headings, as keys: what they name is spoken of. */
  headed: ReadonlySet<string>;
  /** Keys of what a sentence defines. */
  defined: ReadonlySet<string>;
  most: number;
  /** So many sentences have a single word that is a term. */
  leastOfWord: number;
};

const countOf = (phrases: readonly Phrase[]) => new Set(phrases.map(({ sentence }) => sentence)).size;

/** The way it is written most often where no sentence begins with it. */
function usualText(phrases: readonly Phrase[]): string {
  const counts = new Map<string, number>();
  const inside = phrases.filter(({ start }) => start > 0);
  for (const { text } of inside.length > 0 ? inside : phrases) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [best = ''] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return best;
}

/** How rare its words are in general: up to 1. */
function rareness(key: string, isChinese: boolean): number {
  const words = isChinese ? jieba().cut(key, true) : key.split(' ');
  const rare = words.map(unusualness);
  return rare.reduce((sum, each) => sum + each, 0) / Math.max(1, rare.length);
}

/** How often each phrase stands inside a longer one that is no accident. */
function countNested(groups: ReadonlyMap<string, Phrase[]>): Map<string, number> {
  const nested = new Map<string, number>();
  const bySentence = new Map<Phrase['sentence'], Phrase[]>();
  for (const phrases of groups.values())
    for (const phrase of phrases)
      bySentence.set(phrase.sentence, [...(bySentence.get(phrase.sentence) ?? []), phrase]);
  for (const phrases of bySentence.values())
    for (const inner of phrases) {
      const isInside = phrases.some(
        (outer) =>
          outer !== inner && outer.start <= inner.start && outer.end >= inner.end && outer.key !== inner.key,
      );
      if (isInside) nested.set(inner.key, (nested.get(inner.key) ?? 0) + 1);
    }
  return nested;
}

/** A phrase that stands once is a term only where a heading names it or a sentence says what it is. */
const leastCount = 2;
/** A word that everybody uses is no term alone. */
const leastRare = { zh: 0.42, en: 0.55 };

/** What hardly ever stands without a word beside it is a piece of something else. */
const leastWhole = { word: 0.45, phrase: 0.34 };

export function rankTerms(phrases: Iterable<Phrase>, options: Options): FoundTerm[] {
  const { isChinese, headed, defined, most, leastOfWord } = options;
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) groups.set(phrase.key, [...(groups.get(phrase.key) ?? []), phrase]);
  const isSpecial = (key: string) => headed.has(key) || defined.has(key);
  for (const [key, own] of groups) if (countOf(own) < leastCount && !isSpecial(key)) groups.delete(key);
  const nested = countNested(groups);
  const terms = [...groups].flatMap(([key, own]): FoundTerm[] => {
    const count = countOf(own);
    const free = own.length - (nested.get(key) ?? 0);
    const words = Math.max(...own.map((phrase) => phrase.words));
    const isName = own.filter((phrase) => phrase.isName).length * 2 > own.length;
    const rare = rareness(key, isChinese);
    if (free <= 0 || (free < leastCount && !isSpecial(key))) return [];
    if (words === 1 && !isName && rare < leastRare[isChinese ? 'zh' : 'en'] && !defined.has(key)) return [];
    const whole = own.filter((phrase) => phrase.isWhole).length / own.length;
    if (whole < (words === 1 ? leastWhole.word : leastWhole.phrase)) return [];
    if (words === 1 && count < leastOfWord && !isSpecial(key)) return [];
    const length = isChinese ? Math.min(1.6, 0.6 + 0.2 * key.length) : 1 + 0.45 * (words - 1);
    const sections = new Set(own.map(({ sentence }) => Math.floor(sentence.block / 8))).size;
    const score =
      Math.log2(1 + free + 0.3 * (own.length - free)) *
      length *
      rare *
      (0.6 + 0.4 * whole) *
      (1 + 0.15 * Math.min(4, sections)) *
      (headed.has(key) ? 1.5 : 1) *
      (defined.has(key) ? 1.4 : 1) *
      (isName ? 1.1 : 1);
    return [{ key, name: usualText(own), variants: [], phrases: own, isName, score }];
  });
  return withoutTwins(terms.toSorted((one, other) => other.score - one.score)).slice(0, most);
}

/** Of two that hold each other the better one is enough, unless the other stands alone as often. */
function withoutTwins(ranked: readonly FoundTerm[]): FoundTerm[] {
  const kept: FoundTerm[] = [];
  for (const term of ranked) {
    const isTwin = kept.some((other) => {
      const [short, long] = other.key.length < term.key.length ? [other, term] : [term, other];
      if (short === long || !isPartOf(short.key, long.key)) return false;
      return long === term
        ? long.phrases.length < short.phrases.length * 0.34
        : long.phrases.length * 2 >= short.phrases.length;
    });
    if (!isTwin) kept.push(term);
  }
  return kept;
}

const isPartOf = (short: string, long: string) =>
  /\p{Script=Han}/u.test(short) ? long.includes(short) : ` ${long} `.includes(` ${short} `);

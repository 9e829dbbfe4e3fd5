import type { Likeness } from './likeness.ts';
import type { Near } from './nearness.ts';
import type { AskedTerm, Seen } from './see-page.ts';
import { unusualness } from './usual-words.ts';

/** What is known of a page for a question: numbers by their names, which the weights are fitted for. `Best` is against the best page. */
export const rankFeatures = [
  'pageBest',
  'windowBest',
  'sentenceBest',
  'windowHeld',
  'windowHeldBest',
  'wideHeldBest',
  'typedBest',
  'typedSentenceBest',
  'close',
  'closeBest',
  'density',
  'titleShare',
  'titleHeld',
  'lettersPageBest',
  'lettersWindowBest',
  'lettersHeldBest',
  'number',
  'name',
  'length',
  'defines',
  'counts',
  'quoted',
  'likePage',
  'likePageBest',
  /** How well the page before or after fits: a Chinese document goes on over its pages. */
  'around',
] as const;
export type RankFeature = (typeof rankFeatures)[number];

/** What is known of a question and its best page, by which it is answered or refused. */
export const answerFeatures = [
  'page',
  'window',
  'sentenceHeld',
  'windowHeld',
  'wideHeld',
  'pageHeld',
  'titleHeld',
  'typed',
  'typedSentence',
  'close',
  'density',
  'rarest',
  'sharp',
  'windowHeldOfMany',
  'pageHeldOfMany',
  'lettersPage',
  'lettersWindow',
  'lettersHeld',
  'lettersWide',
  'lettersPageHeld',
  'lettersClose',
  'lettersDensity',
  'lettersSharp',
  'lettersHeldOfMany',
  'lettersPageOfMany',
  'known',
  'knownUnusual',
  'knownRare',
  'knownLetters',
  'words',
  'wordsLog',
  'number',
  'noNumber',
  'numbers',
  'name',
  'noName',
  'names',
  'pages',
  'likeWindow',
  'likePage',
] as const;
export type AnswerFeature = (typeof answerFeatures)[number];

/** Chinese shares fewer words with what answers it, and more letters: each has lines of its own. */
export type Tongue = 'han' | 'other';

/** A page that may answer a question. */
export type Candidate = {
  page: number;
  features: Readonly<Record<RankFeature, number>>;
  answer: Readonly<Record<AnswerFeature, number>>;
  tongue: Tongue;
  /** How near it comes to what the question means, where that is known. */
  near?: Near;
};

/** A page as it was looked at, by words and by letters. */
export type SeenPage = {
  page: number;
  words: Seen & { points: number };
  letters: Seen & { points: number };
  /** The share of the question's numbers and names that it has; 1 where there are none. */
  number: number;
  name: number;
  /** Against the usual page. */
  length: number;
  /** Whether it says what a thing is, has what was to be counted, or has what the question quotes, where that was asked. */
  signs: { defines: number; counts: number; quoted: number };
  like: Likeness;
};

/** A question as it was read. */
export type Read = {
  words: readonly AskedTerm[];
  letters: readonly AskedTerm[];
  isHan: boolean;
  numbers: readonly string[];
  names: readonly string[];
};

const manyWords = 20;
const fewWords = 4;

/** Questions whose odds mean the same: in few words each counts. */
export type Manner = Tongue | `${Tongue}Short` | 'meant' | 'meantShort';
export function mannerOf({ answer, tongue, near }: Candidate): Manner {
  const manner = near ? 'meant' : tongue;
  return answer.words <= fewWords / manyWords ? `${manner}Short` : manner;
}

const sumOf = (terms: readonly AskedTerm[], weightOf: (term: AskedTerm) => number): number =>
  terms.reduce((sum, term) => sum + weightOf(term), 0);

/** The share of the terms, by some weight, that the deck has as they were asked. */
function knownShare(terms: readonly AskedTerm[], weightOf: (term: AskedTerm) => number): number {
  const known = terms.filter(({ ids }) => ids.some(([, worth]) => worth === 1));
  return sumOf(known, weightOf) / (sumOf(terms, weightOf) || 1);
}

function questionFeatures({ words, letters, numbers, names }: Read, pages: number) {
  return {
    known: knownShare(words, () => 1),
    knownUnusual: knownShare(words, ({ term }) => unusualness(term)),
    knownRare: knownShare(words, ({ term }) => unusualness(term) ** 3),
    knownLetters: knownShare(letters, () => 1),
    words: Math.min(words.length, manyWords) / manyWords,
    wordsLog: Math.log1p(words.length),
    numbers: numbers.length,
    names: names.length,
    pages: Math.log(pages),
  };
}

/** The same names with other values; `Object.fromEntries` takes several times as long, and this is done for every page. */
function mapOf<K extends string, T>(values: Record<K, T>, read: (value: T) => number): Record<K, number> {
  const all = {} as Record<K, number>;
  for (const name in values) all[name] = read(values[name]);
  return all;
}

/** The pages with their features. */
export function candidatesOf(seen: readonly SeenPage[], asked: Read, pages: number): Candidate[] {
  const bestOf = (value: (one: SeenPage) => number): ((one: SeenPage) => number) => {
    const best = Math.max(...seen.map(value)) || 1;
    return (one) => value(one) / best;
  };
  const best = {
    pageBest: bestOf(({ words }) => words.points),
    windowBest: bestOf(({ words }) => words.window),
    sentenceBest: bestOf(({ words }) => words.sentence),
    windowHeldBest: bestOf(({ words }) => words.windowHeld),
    wideHeldBest: bestOf(({ words }) => words.wideHeld),
    typedBest: bestOf(({ words }) => words.typed),
    typedSentenceBest: bestOf(({ words }) => words.typedSentence),
    closeBest: bestOf(({ words }) => words.close),
    lettersPageBest: bestOf(({ letters }) => letters.points),
    lettersWindowBest: bestOf(({ letters }) => letters.window),
    lettersHeldBest: bestOf(({ letters }) => letters.windowHeld),
    likePageBest: bestOf(({ like }) => like.likePage),
  };
  const ofQuestion = questionFeatures(asked, pages);
  const wordSum = sumOf(asked.words, ({ weight }) => weight) || 1;
  const letterSum = sumOf(asked.letters, ({ weight }) => weight) || 1;
  // English pages are found a little worse by it.
  const pointsOf = new Map(asked.isHan ? seen.map((one) => [one.page, best.pageBest(one)]) : []);
  return seen.map((one): Candidate => {
    const { page, words, letters, number, name, length, signs, like } = one;
    const against = mapOf(best, (value) => value(one));
    return {
      page,
      tongue: asked.isHan ? 'han' : 'other',
      features: {
        ...words,
        ...against,
        ...like,
        number,
        name,
        length: Math.log1p(length),
        ...signs,
        around: Math.max(pointsOf.get(page - 1) ?? 0, pointsOf.get(page + 1) ?? 0),
      },
      answer: {
        ...words,
        ...ofQuestion,
        ...like,
        close: Math.sqrt(words.close),
        page: words.points / wordSum,
        windowHeldOfMany: words.windowHeld * ofQuestion.words,
        pageHeldOfMany: words.pageHeld * ofQuestion.words,
        lettersPage: letters.points / letterSum,
        lettersWindow: letters.window,
        lettersHeld: letters.windowHeld,
        lettersWide: letters.wideHeld,
        lettersPageHeld: letters.pageHeld,
        lettersClose: letters.close,
        lettersDensity: letters.density,
        lettersSharp: letters.sharp,
        lettersHeldOfMany: letters.windowHeld * ofQuestion.words,
        lettersPageOfMany: letters.pageHeld * ofQuestion.words,
        number,
        noNumber: Number(number === 0),
        name,
        noName: Number(name === 0),
      },
    };
  });
}

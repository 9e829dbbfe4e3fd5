import { kindsAsked, kindsIn } from './answer-kinds.ts';
import { type Channel, createChannel } from './channel.ts';
import { type AskedTerms, askedIn, type Seen, seePage } from './see-page.ts';
import { lettersOf, termsOf } from './terms.ts';

/** A page to be searched. */
export type SearchedPage = { page: number; title: string; texts: readonly string[] };

/** What is known of a page for a question: numbers by their names, which the weights are fitted for. */
export const rankFeatures = [
  'page',
  'window',
  'sentence',
  'windowHeld',
  'windowBest',
  'wideBest',
  'typedBest',
  'pairsBest',
  'close',
  'closeBest',
  'density',
  'titleShare',
  'number',
  'name',
  'length',
] as const;
export type RankFeature = (typeof rankFeatures)[number];

/** What is known of a question and its best page, by which it is answered or refused. */
export const answerFeatures = [
  'windowHeld',
  'sentenceHeld',
  'wideHeld',
  'window',
  'page',
  'close',
  'known',
  'words',
  'rarest',
  'noNumber',
  'noName',
  'typed',
  'windowHeldOfMany',
  'pageHeldOfMany',
  'density',
  'pages',
  'pairsHeld',
  'han',
  'windowHeldHan',
  'pairsHeldHan',
] as const;
export type AnswerFeature = (typeof answerFeatures)[number];

/** A page that may answer a question. */
export type Candidate = {
  page: number;
  features: Readonly<Record<RankFeature, number>>;
  answer: Readonly<Record<AnswerFeature, number>>;
};

/** So many pages are looked at closely; the right one is nearly always among them. */
const mostCandidates = 30;
const manyWords = 20;

export type Search = ReturnType<typeof createSearch>;

/** Reads pages once; then every question takes little time, also of 10,000 pages. */
export function createSearch(pages: readonly SearchedPage[]) {
  const termsOfPages = pages.map(({ title, texts }) => ({
    title: termsOf(title),
    texts: texts.map(termsOf),
  }));
  const words = createChannel(termsOfPages);
  const pairs = createChannel(
    pages.map(({ title, texts }) => ({ title: lettersOf(title), texts: texts.map(lettersOf) })),
  );
  const kinds = pages.map(({ texts }) => texts.map(kindsIn));

  return {
    /** The pages that have to do with a question, in no order. */
    look(question: string): Candidate[] {
      const asked = readQuestion(question, words, pairs);
      const points = pointsOf(words, asked.words, pairs, asked.pairs);
      const best = topOf(points, mostCandidates);
      const wanted = kindsAsked(question);
      const seen = best.map((page) => {
        const about = { kinds: kinds[page] ?? [], wanted };
        const byWords = seePage(words, asked.words, page, about);
        return { page, byWords, byPairs: asked.isHan ? seePage(pairs, asked.pairs, page, about) : byWords };
      });
      return candidatesOf(seen, asked, { points, words }).map((one) => ({
        ...one,
        page: pages[one.page]?.page ?? 0,
      }));
    },
  };
}

type Read = {
  words: AskedTerms;
  pairs: AskedTerms;
  isHan: boolean;
  numbers: readonly (number | undefined)[];
  names: readonly (number | undefined)[];
};

function readQuestion(question: string, words: Channel, pairs: Channel): Read {
  const terms = termsOf(question);
  const letters = lettersOf(question);
  const capitals = [...question.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{L}+/gu)].flatMap(([name]) =>
    termsOf(name),
  );
  const idsOf = (some: readonly string[]) => [...new Set(some)].map((term) => words.ids.get(term));
  return {
    words: askedIn(words, terms),
    pairs: askedIn(pairs, letters),
    isHan: letters.length > 0,
    numbers: idsOf(terms.filter((term) => /^\d/.test(term))),
    names: idsOf(capitals),
  };
}

const knownOf = ({ ids }: AskedTerms): number[] => ids.filter((id) => id !== undefined);

function pointsOf(words: Channel, asked: AskedTerms, pairs: Channel, letters: AskedTerms): Float32Array {
  const points = words.score(knownOf(asked));
  // Words may be cut differently in the question and on the page.
  pairs.score(knownOf(letters)).forEach((more, page) => (points[page] = (points[page] ?? 0) + more / 2));
  return points;
}

/** The places of the largest numbers above 0. */
function topOf(points: Float32Array, most: number): number[] {
  const places: number[] = [];
  points.forEach((value, place) => {
    if (value > 0) places.push(place);
  });
  return places.sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0)).slice(0, most);
}

/** The share of some terms that a page has; 1 where there are none. */
function shareOn(channel: Channel, page: number, ids: readonly (number | undefined)[]): number {
  if (ids.length === 0) return 1;
  const { title, texts } = channel.pageAt(page);
  const has = (id: number) => title.includes(id) || texts.some((text) => text.includes(id));
  return ids.filter((id) => id !== undefined && has(id)).length / ids.length;
}

type SeenPage = { page: number; byWords: Seen; byPairs: Seen };

function candidatesOf(
  seen: readonly SeenPage[],
  asked: Read,
  { points, words }: { points: Float32Array; words: Channel },
): Candidate[] {
  const bestOf = (value: (one: SeenPage) => number): ((one: SeenPage) => number) => {
    const best = Math.max(...seen.map(value)) || 1;
    return (one) => value(one) / best;
  };
  const best = {
    page: bestOf(({ page }) => points[page] ?? 0),
    window: bestOf(({ byWords }) => byWords.window),
    sentence: bestOf(({ byWords }) => byWords.sentence),
    windowHeld: bestOf(({ byWords }) => byWords.windowHeld),
    wideHeld: bestOf(({ byWords }) => byWords.wideHeld),
    typed: bestOf(({ byWords }) => byWords.typed),
    pairs: bestOf(({ byPairs }) => byPairs.windowHeld),
    close: bestOf(({ byWords }) => byWords.close),
  };
  const many = asked.words.ids.length;
  const known = knownOf(asked.words).length / (many || 1);
  const fullness = Math.min(many, manyWords) / manyWords;
  const han = Number(asked.isHan);
  return seen.map((one): Candidate => {
    const { page, byWords, byPairs } = one;
    const number = shareOn(words, page, asked.numbers);
    const name = shareOn(words, page, asked.names);
    return {
      page,
      features: {
        page: best.page(one),
        window: best.window(one),
        sentence: best.sentence(one),
        windowHeld: byWords.windowHeld,
        windowBest: best.windowHeld(one),
        wideBest: best.wideHeld(one),
        typedBest: best.typed(one),
        pairsBest: best.pairs(one),
        close: byWords.close,
        closeBest: best.close(one),
        density: byWords.density,
        titleShare: byWords.titleShare,
        number,
        name,
        length: Math.log1p((words.lengths[page] ?? 0) / words.usualPage),
      },
      answer: {
        windowHeld: byWords.windowHeld,
        sentenceHeld: byWords.sentenceHeld,
        wideHeld: byWords.wideHeld,
        window: byWords.window,
        page: (points[page] ?? 0) / (asked.words.sum || 1),
        close: Math.sqrt(byWords.close),
        known,
        words: fullness,
        rarest: byWords.rarest,
        noNumber: Number(number === 0),
        noName: Number(name === 0),
        typed: byWords.typed,
        windowHeldOfMany: byWords.windowHeld * fullness,
        pageHeldOfMany: byWords.pageHeld * fullness,
        density: byWords.density,
        pages: Math.log(words.size),
        pairsHeld: byPairs.windowHeld,
        han,
        windowHeldHan: byWords.windowHeld * han,
        pairsHeldHan: byPairs.windowHeld * han,
      },
    };
  });
}

import type { Meaning } from '../../meaning/port.ts';
import { toldMarks } from '../asking.ts';
import { kindsAsked, kindsIn } from './answer-kinds.ts';
import { signsOf } from './answer-signs.ts';
import { askedLetters, askedWords } from './asked-terms.ts';
import { type Channel, createChannel } from './channel.ts';
import { type Candidate, candidatesOf, type Read } from './features.ts';
import { createLikeness } from './likeness.ts';
import { createNearness, type Near } from './nearness.ts';
import { type AskedTerm, seePage } from './see-page.ts';
import { seeTexts, type TextValues } from './see-texts.ts';
import { lettersOf, termsOf } from './terms.ts';

/** A page to be searched. */
export type SearchedPage = {
  page: number;
  title: string;
  texts: readonly string[];
  /** The terms of both, where they were cut before. */
  terms?: { title: readonly string[]; texts: readonly (readonly string[])[] };
  /** What each text is (`PassageKind`); lines of a slide where nothing is said. */
  sorts?: readonly string[];
  /** What each text means, where that is known. */
  meanings?: readonly (Meaning | undefined)[];
};

/** So many pages are looked at closely; the right one is nearly always among them. */
const mostCandidates = 30;
/** So many more, which say it in other words. */
const mostNear = 10;
/** What pieces of words count against whole ones, where the pages to look at are chosen. */
const lettersShare = 0.5;

export type Search = ReturnType<typeof createSearch>;

/** Reads pages once; then every question takes little time, also of 10,000 pages. */
export function createSearch(pages: readonly SearchedPage[]) {
  const cut = (page: SearchedPage, read: (text: string) => string[]) => ({
    title: read(page.title),
    texts: page.texts.map(read),
  });
  const words = createChannel(
    pages.map((page) => {
      const { title, texts } = page.terms ?? cut(page, termsOf);
      return { title, texts: texts.map((terms, at) => [...terms, ...toldMarks(page.texts[at] ?? '')]) };
    }),
  );
  const letters = createChannel(pages.map((page) => cut(page, lettersOf)));
  const likenessTo = createLikeness(words);
  const kinds = pages.map(({ texts }) => Uint8Array.from(texts, kindsIn));
  const nearness = createNearness(pages);

  const places = new Map(pages.map(({ page }, place) => [page, place]));
  // However a question is put into words, what it means stays the same until the next one.
  let meant: Meaning | undefined;
  // The page and then its text are chosen for the same question, and then whether its element is sure.
  let last: { question: string; asked: Read; candidates?: Candidate[] } | undefined;
  const remember = (question: string) => {
    if (last?.question !== question) last = { question, asked: readQuestion(question, words, letters) };
    return last;
  };

  /** How near pages come to what is asked; undefined where nothing is known of that. */
  const nearNow = () => (meant && nearness.isKnown ? nearness.pages(meant) : undefined);

  /** The pages to look at: those that share most with the question, and those that come near it in other words. */
  function placesFor(points: Float32Array, near: ReturnType<typeof nearNow>): number[] {
    const byWords = topOf(points, mostCandidates);
    if (!near || !nearness.isSmall) return byWords;
    const close = Float32Array.from(points, (_, place) => near(place)?.text ?? 0);
    return [...new Set([...byWords, ...topOf(close, mostNear)])];
  }

  return {
    /** What the next questions mean, as a vector; they are all the same one in other words. */
    meant(meaning: Meaning | undefined): void {
      if (meant !== meaning) last = undefined;
      meant = meaning;
    },
    /** How near the texts of a page come to what is asked, in their order; empty where that is not known. */
    nearTexts: (page: number): readonly number[] =>
      meant ? nearness.texts(meant, places.get(page) ?? -1) : [],
    /** How the texts of a page look to a question, in their order. */
    texts(question: string, page: number): TextValues[] {
      const place = places.get(page) ?? -1;
      const { texts = [], sorts = texts.map(() => 'slide') } = pages[place] ?? {};
      const open = { place, texts, sorts, kinds: kinds[place] ?? new Uint8Array(0) };
      return seeTexts(question, remember(question).asked, { words, letters }, open);
    },
    /** The pages that have to do with a question, in no order. */
    look(question: string): readonly Candidate[] {
      const known = remember(question);
      if (known.candidates) return known.candidates;
      const { asked } = known;
      const byWords = words.score(likesOf(asked.words));
      const byLetters = letters.score(likesOf(asked.letters));
      const points = byWords.map((value, page) => value + lettersShare * (byLetters[page] ?? 0));
      const wanted = kindsAsked(question);
      const signs = signsOf(question, asked.words, words);
      const likeness = likenessTo(asked.words.map(({ term }) => term));
      const near = nearNow();
      const seen = placesFor(points, near).map((page) => {
        const about = { kinds: signs.kinds(page, kinds[page] ?? new Uint8Array(0), wanted), wanted };
        return {
          page,
          words: { ...seePage(words, asked.words, page, about), points: byWords[page] ?? 0 },
          letters: { ...seePage(letters, asked.letters, page, about), points: byLetters[page] ?? 0 },
          number: shareOn(words, page, asked.numbers),
          name: shareOn(words, page, asked.names),
          length: (words.lengths[page] ?? 0) / words.usualPage,
          signs: signs.on(page, pages[page]?.texts ?? []),
          like: likeness(page),
        };
      });
      known.candidates = candidatesOf(seen, asked, words.size).map((one) => ({
        ...one,
        page: pages[one.page]?.page ?? 0,
        ...withNear(near?.(one.page)),
      }));
      return known.candidates;
    },
  };
}

const withNear = (near: Near | undefined) => near && { near };

function readQuestion(question: string, words: Channel, letters: Channel): Read {
  const capitals = [...question.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{L}+/gu)];
  return {
    words: askedWords(question, words),
    letters: askedLetters(question, letters, words),
    isHan: /\p{Script=Han}/u.test(question),
    numbers: [...new Set(termsOf(question).filter((term) => /^\d/.test(term)))],
    names: [...new Set(capitals.flatMap(([name]) => termsOf(name)))],
  };
}

const likesOf = (asked: readonly AskedTerm[]) => asked.flatMap(({ ids }) => ids);

/** The places of the largest numbers above 0, the largest first. */
function topOf(points: Float32Array, most: number): number[] {
  const least = Math.max(points.toSorted().at(-most) ?? 0, Number.MIN_VALUE);
  const places: number[] = [];
  points.forEach((value, place) => {
    if (value >= least) places.push(place);
  });
  return places.sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0)).slice(0, most);
}

/** The share of some terms that a page has; 1 where there are none. */
function shareOn(channel: Channel, page: number, asked: readonly string[]): number {
  if (asked.length === 0) return 1;
  const has = (term: string) => {
    const id = channel.ids.get(term);
    return id !== undefined && channel.isOn(id, page);
  };
  return asked.filter(has).length / asked.length;
}

import { count, type DeckIndex, type IndexedPassage, indexDeck } from './deck-index.ts';
import type { AnswerProvider, FoundAnswer, PageOfPassages, Passage } from './port.ts';
import { contentWords, loadWords, termsOf } from './words.ts';

/** What a page's title adds to each of its passages. */
const titleShare = 0.35;
/** A spoken sentence is a better answer than the line of a slide that says the same, and often lacks its subject. */
const scriptBonus = 1.5;
/** What begins with a word of the question is about it. */
const subjectBonus = 1.2;
/** Headings, and sentences that only lead on, answer little. */
const emptyShare = 0.5;
/** How many words an answer adds to those of the question, at least, to count in full. */
const enoughNew = 3;
/** How much of what the question asks for must stand on the page. */
const enough = { found: 0.6, near: 0.35 };
/** A second sentence belongs to the answer when it fits nearly as well and stands on the same page. */
const secondShare = 0.75;
const mostSentences = 2;

const isQuestion = ({ text }: Passage): boolean => /[?？][”"'’」』]*$/.test(text);
const nothing: FoundAnswer = { outcome: 'none', sentences: [] };

/** Answers with the deck's own sentences, found by their words. It needs no model, and never makes anything up. */
export function createEmbeddedAnswers(): AnswerProvider {
  /** Somebody who tries several questions on one deck reads it once. */
  const indexes = new WeakMap<readonly Passage[], DeckIndex>();
  function indexOf(pages: readonly PageOfPassages[], passages: readonly Passage[]): DeckIndex {
    const index = indexes.get(passages) ?? indexDeck(pages, passages);
    indexes.set(passages, index);
    return index;
  }

  return {
    name: 'embedded',
    warmUp: loadWords,
    async answer(question, pages, passages): Promise<FoundAnswer> {
      const all = contentWords(question);
      // A word that holds another one asks for the same thing twice.
      const words = all.filter((word) => !all.some((other) => other !== word && word.includes(other)));
      if (words.length === 0 || passages.length === 0) return nothing;
      const index = indexOf(pages, passages);
      const topic = pages.find(({ page }) => isTopic(index, page, words))?.page;
      const told = topic === undefined ? [] : following(index, topic, words);
      if (told.length > 0) return { outcome: 'found', sentences: told };
      const ranked = rank(index, question, words);
      const [best] = ranked;
      if (!best) return nothing;
      const { page } = best.passage;
      const known = index.coverage(words, page);
      if (known < enough.near) return nothing;
      const said = isQuestion(best.passage) ? following(index, page, words, best.passage) : [];
      const chosen = said.length > 0 ? said : withSecond(ranked, best);
      return {
        outcome: known >= enough.found ? 'found' : 'near',
        // In the order in which they are said.
        sentences: passages.filter((passage) => chosen.includes(passage)),
      };
    },
  };
}

/** Whether the words are what the page is called; `The Sun: centre of it all` is called the Sun. */
function isTopic(index: DeckIndex, page: number, words: readonly string[]): boolean {
  const head = contentWords(index.titles.get(page)?.text.split(/[：:]/)[0] ?? '');
  return words.every((word) => head.includes(word)) && words.length >= head.length * enough.found;
}

type Ranked = { passage: Passage; points: number };

const newWords = (text: IndexedPassage, words: readonly string[]): number =>
  text.words.filter((word) => !words.includes(word)).length;

/** The passages that have to do with the question, the best first. */
function rank(index: DeckIndex, question: string, words: readonly string[]): Ranked[] {
  const asked = count(termsOf(question));
  const ofTitle = new Map(
    [...index.titles].map(([page, { counted }]) => [page, index.score(asked, counted)]),
  );
  const coverage = new Map([...index.titles.keys()].map((page) => [page, index.coverage(words, page)]));
  const pointsOf = (text: IndexedPassage): number => {
    const { page, kind, text: told } = text.passage;
    const own = index.score(asked, text.counted);
    if (own === 0) return 0;
    const isHeading = told === index.titles.get(page)?.text;
    const added = newWords(text, words);
    // What only repeats a word of the question is no answer; but who says a whole sentence of the deck hears it.
    if (added === 0 && text.words.length < enoughNew && !isQuestion(text.passage)) return 0;
    const isThin = isHeading || added < enoughNew;
    const isAbout = words.includes(text.words[0] ?? '');
    const bonus = (kind === 'script' ? scriptBonus : 1) * (isAbout ? subjectBonus : 1);
    const points = own * bonus * (isThin ? emptyShare : 1);
    const fit = index.share(words, text) + (coverage.get(page) ?? 0);
    return (points + titleShare * (ofTitle.get(page) ?? 0)) * (enough.near + fit);
  };
  return index.texts
    .map((text) => ({ passage: text.passage, points: pointsOf(text) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

/** Who asks for what a page is about, or what it asks itself, hears what it says then. */
function following(index: DeckIndex, page: number, words: readonly string[], question?: Passage): Passage[] {
  const after = index.texts.findIndex(({ passage }) => passage === question);
  return index.texts
    .slice(after + 1)
    .filter(({ passage }) => passage.page === page && passage.kind === 'script' && !isQuestion(passage))
    .filter((text) => newWords(text, words) >= enoughNew)
    .slice(0, mostSentences)
    .map(({ passage }) => passage);
}

function withSecond(ranked: readonly Ranked[], best: Ranked): Passage[] {
  const { page, kind, text } = best.passage;
  const second = ranked.find(
    ({ passage, points }) =>
      passage !== best.passage &&
      passage.page === page &&
      passage.kind === kind &&
      passage.text !== text &&
      !isQuestion(passage) &&
      points >= best.points * secondShare,
  );
  return second ? [best.passage, second.passage] : [best.passage];
}

import { createWeightedCache } from '../../platform/weighted-cache.ts';
import { type CutPage, cutPage, type Deck, deckOf, pageTextOf } from './cut-deck.ts';
import { type AnswerEngine, createEmbeddedAnswers } from './embedded.ts';
import { offerChosen, offerMade, propose } from './offer-questions.ts';
import type {
  DeckAnswer,
  DeckQuestion,
  FoundAnswer,
  FoundPassage,
  Passage,
  RetrievedPassage,
} from './port.ts';
import { elementOf } from './cite-element.ts';
import type { Results, Work } from './thread-messages.ts';
import { titleAfter, topicsOf } from './topics.ts';

/** What a deck and its index take, as measured: each passage, and each of its letters. */
const bytesOf = { passage: 3_000, letter: 60 };
const mostBytes = 200 * 1024 * 1024;

const weigh = ({ passages }: Deck): number =>
  passages.reduce((sum, { text }) => sum + bytesOf.passage + text.length * bytesOf.letter, 0);

/** The deck is not known here. */
export const unknownDeck = Symbol('unknown deck');

/** A question that refers to those before it is asked as it would stand alone, or as it is where that finds nothing. */
function find(
  engine: AnswerEngine,
  { pages, passages }: Deck,
  asked: DeckQuestion,
): FoundAnswer & { understood?: string } {
  const meant = engine.complete(asked, pages, passages);
  const found = engine.answer(meant, pages, passages, asked.page);
  if (meant === asked.question) return found;
  if (found.outcome !== 'none' || found.remark) return { ...found, understood: meant };
  const alone = engine.answer(asked.question, pages, passages, asked.page);
  return alone.outcome === 'none' && !alone.remark ? found : alone;
}

function topicsFor(deck: Deck, remark: FoundAnswer['remark'], page: number): string[] {
  if (remark === 'whole') return topicsOf(deck);
  if (remark === 'next') return titleAfter(deck, page);
  return remark === 'here' ? titleAfter(deck, page - 1) : [];
}

/** A passage with what is known of its page and the element that shows it. */
function placed({ pages, passages }: Deck, passage: Passage, question: string): FoundPassage[] {
  const page = pages[passage.page - 1];
  if (!page) return [];
  const { language, spokenPage } = page;
  const elementId = elementOf(passage, passages, question);
  return [
    { ...passage, language, ...(spokenPage ? { spokenPage } : {}), ...(elementId ? { elementId } : {}) },
  ];
}

function retrieveFrom(engine: AnswerEngine, deck: Deck, asked: DeckQuestion): RetrievedPassage[] {
  const { pages, passages } = deck;
  const meant = engine.complete(asked, pages, passages);
  return engine
    .retrieve(meant, pages, passages, asked.page)
    .flatMap(({ passage, score }) => placed(deck, passage, meant).map((found) => ({ ...found, score })));
}

function answerFrom(engine: AnswerEngine, deck: Deck, asked: DeckQuestion): DeckAnswer {
  const { pages, passages } = deck;
  const { sentences, about = [], ...found } = find(engine, deck, asked);
  const told = sentences.flatMap((passage) => placed(deck, passage, asked.question));
  const { remark } = found;
  const topics = topicsFor(deck, remark, asked.page);
  const ask = (question: string) => engine.answer(question, pages, passages);
  const proposals = remark === 'vague' ? propose(deck, { pages: about, page: asked.page }, ask) : [];
  return { ...found, sentences: told, pages: pages.length, topics, proposals };
}

/** Cuts decks, keeps as many as there is room for, and looks for answers in them. Takes its time: see `children/answer`. */
export function createDeckReader() {
  const engine = createEmbeddedAnswers();
  const decks = createWeightedCache<Deck>({ most: mostBytes, weigh });
  const growing = new Map<string, CutPage[]>();

  function ask(deck: Deck, work: Extract<Work, { kind: 'answer' | 'retrieve' | 'languages' | 'offer' }>) {
    if (work.kind === 'answer') return answerFrom(engine, deck, work.asked);
    if (work.kind === 'retrieve') return retrieveFrom(engine, deck, work.asked);
    if (work.kind === 'languages') return deck.pages.map(({ language }) => language);
    const find = (question: string) => engine.answer(question, deck.pages, deck.passages);
    return work.given.length > 0 ? offerChosen(work.given, find) : offerMade(deck, find);
  }

  return (name: string, work: Work): Results[keyof Results] | typeof unknownDeck => {
    switch (work.kind) {
      case 'page': {
        const before = work.page === 1 ? [] : (growing.get(name) ?? []);
        growing.set(name, [...before, cutPage(work.page, pageTextOf(work.stored))]);
        return undefined;
      }
      case 'whole':
        decks.set(name, deckOf(growing.get(name) ?? []));
        growing.delete(name);
        return undefined;
      case 'drop':
        growing.delete(name);
        return undefined;
      case 'warm':
        engine.warmUp();
        return undefined;
      default: {
        const deck = decks.get(name);
        return deck ? ask(deck, work) : unknownDeck;
      }
    }
  };
}

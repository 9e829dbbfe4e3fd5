import { createWeightedCache } from '../../platform/weighted-cache.ts';
import { type Deck, deckOf } from './cut-deck.ts';
import { type CutSlide, cutPage, pageTextOf } from './cut-page.ts';
import { type AnswerEngine, createEmbeddedAnswers } from './embedded.ts';
import { offerChosen, offerMade, propose } from './offer-questions.ts';
import type {
  DeckAnswer,
  DeckQuestion,
  FoundAnswer,
  FoundPassage,
  PagePlace,
  Passage,
  RetrievedPassage,
} from './port.ts';
import { elementOf } from './cite-element.ts';
import type { DeckName, Meanings, Results, Work } from './thread-messages.ts';
import { typedMark } from './lists.ts';
import { titleAfter, topicsOf } from './topics.ts';

/** What a deck and its index take, as measured: each passage, and each of its letters. */
const bytesOf = { passage: 3_500, letter: 60, meaning: 1_700 };
const mostBytes = 200 * 1024 * 1024;

const weigh = ({ deck: { passages } }: KnownDeck): number =>
  passages.reduce(
    (sum, { text, meaning }) =>
      sum + bytesOf.passage + text.length * bytesOf.letter + (meaning ? bytesOf.meaning : 0),
    0,
  );

/** The deck is not known here. */
export const unknownDeck = Symbol('unknown deck');

/** A question that refers to those before it is asked as it would stand alone, or as it is where that finds nothing. */
function find(
  engine: AnswerEngine,
  { pages, passages, grids }: Deck,
  asked: DeckQuestion,
  meanings: Meanings,
): FoundAnswer & { understood?: string } {
  const answer = (question: string) =>
    engine.answer(question, pages, passages, asked.page, grids, meanings.get(question));
  const meant = engine.complete(asked, pages, passages);
  const found = answer(meant);
  if (meant === asked.question) {
    const referred = found.outcome === 'none' && !found.remark && engine.referred(asked, pages, passages);
    if (!referred) return found;
    const again = answer(referred);
    return again.outcome === 'none' ? found : { ...again, understood: referred };
  }
  if (found.outcome !== 'none' || found.remark) return { ...found, understood: meant };
  const alone = answer(asked.question);
  return alone.outcome === 'none' && !alone.remark ? found : alone;
}

function topicsFor(deck: Deck, remark: FoundAnswer['remark'], page: number): string[] {
  if (remark === 'whole') return topicsOf(deck);
  if (remark === 'next') return titleAfter(deck, page);
  if (remark === 'back') return page > 1 ? titleAfter(deck, page - 2) : [];
  return remark === 'here' ? titleAfter(deck, page - 1) : [];
}

/** A passage with what is known of its page, and the element that it is cited with. */
function placed({ pages }: Deck, passage: Passage, elementId: string | undefined): FoundPassage[] {
  const page = pages[passage.page - 1];
  if (!page) return [];
  const { language, spokenPage } = page;
  const { words: _forTheIndex, meaning: _forItToo, elementId: _itsOwn, ...told } = passage;
  // A sign before a line is seen, and not said.
  const text = told.kind === 'script' ? told.text : told.text.replace(typedMark, '');
  return [{ ...told, text, language, ...(spokenPage && { spokenPage }), ...(elementId && { elementId }) }];
}

function retrieveFrom(
  engine: AnswerEngine,
  deck: Deck,
  asked: DeckQuestion,
  meanings: Meanings,
): RetrievedPassage[] {
  const { pages, passages } = deck;
  const meant = engine.complete(asked, pages, passages);
  return engine
    .retrieve(meant, pages, passages, asked.page, meanings.get(meant))
    .flatMap(({ passage, score }) =>
      placed(deck, passage, elementOf(passage, passages, meant)).map((found) => ({ ...found, score })),
    );
}

/** What a viewer of the deck hears. */
export function answerFrom(
  engine: AnswerEngine,
  deck: Deck,
  asked: DeckQuestion,
  meanings: Meanings = new Map(),
): DeckAnswer {
  const { pages, passages } = deck;
  const { sentences, about = [], ...found } = find(engine, deck, asked, meanings);
  const meant = found.understood ?? asked.question;
  const told = { ...found, sentences };
  const elements = engine.cite(meant, pages, passages, told, asked.page, meanings.get(meant));
  const cited = sentences.flatMap((passage, at) => placed(deck, passage, elements[at]));
  const { remark } = found;
  const topics = topicsFor(deck, remark, asked.page);
  const ask = (question: string) => engine.answer(question, pages, passages);
  const proposals = remark === 'vague' ? propose(deck, { pages: about, page: asked.page }, ask) : [];
  return { ...found, sentences: cited, pages: pages.length, topics, proposals };
}

/** A deck with the pages that it was made of, by their editions: the next deck of its project is made of most of them. */
type KnownDeck = { revision: string; pages: ReadonlyMap<string, CutSlide>; deck: Deck };

/** Cuts pages, keeps as many decks as there is room for, and looks for answers in them. Takes its time: see `children/answer`. */
export function createDeckReader() {
  const engine = createEmbeddedAnswers();
  const known = createWeightedCache<KnownDeck>({ most: mostBytes, weigh });
  const arriving = new Map<string, Map<string, CutSlide>>();

  /** The question in the words in which it may be asked, where it refers to those before it. */
  function complete({ pages, passages }: Deck, asked: DeckQuestion): string[] {
    const referred = engine.referred(asked, pages, passages);
    return [engine.complete(asked, pages, passages), ...(referred ? [referred] : [])];
  }

  type Asking = Extract<Work, { kind: 'complete' | 'answer' | 'retrieve' | 'languages' | 'offer' }>;
  function ask(deck: Deck, work: Asking) {
    if (work.kind === 'complete') return complete(deck, work.asked);
    if (work.kind === 'answer') return answerFrom(engine, deck, work.asked, work.meanings);
    if (work.kind === 'retrieve') return retrieveFrom(engine, deck, work.asked, work.meanings);
    if (work.kind === 'languages') return deck.pages.map(({ language }) => language);
    const find = (question: string) =>
      engine.answer(question, deck.pages, deck.passages, undefined, [], work.meanings.get(question));
    return work.given.length > 0 ? offerChosen(work.given, find) : offerMade(deck, find);
  }

  /** The pages of the deck before and those that came, as they stand now. Where one has changed meanwhile, whoever asks brings it. */
  function put({ projectId, revision }: DeckName, places: readonly PagePlace[]): void {
    const pages = new Map([...(known.get(projectId)?.pages ?? []), ...(arriving.get(projectId) ?? [])]);
    arriving.delete(projectId);
    const cut = places.flatMap(({ edition, isSpoken, id, revision: spoken }) => {
      const page = pages.get(edition);
      return page ? [{ ...page, ...(isSpoken && { spokenPage: { id, revision: spoken } }) }] : [];
    });
    if (cut.length < places.length) return;
    const wanted = new Set(places.map(({ edition }) => edition));
    for (const edition of pages.keys()) if (!wanted.has(edition)) pages.delete(edition);
    known.set(projectId, { revision, pages, deck: deckOf(cut) });
  }

  return (name: DeckName, work: Work): Results[keyof Results] | typeof unknownDeck => {
    const { projectId, revision } = name;
    switch (work.kind) {
      case 'warm':
        engine.warmUp();
        return undefined;
      case 'cut':
        return cutPage(pageTextOf(work.stored));
      case 'lacks':
        arriving.set(projectId, new Map());
        return work.editions.filter((edition) => !known.get(projectId)?.pages.has(edition));
      case 'page':
        // Our own rows: what was kept of a page is what `cutPage` made of it.
        arriving.get(projectId)?.set(work.edition, JSON.parse(work.page) as CutSlide);
        return undefined;
      case 'whole':
        put(name, work.places);
        return undefined;
      case 'drop':
        arriving.delete(projectId);
        return undefined;
      default: {
        const found = known.get(projectId);
        return found?.revision === revision ? ask(found.deck, work) : unknownDeck;
      }
    }
  };
}

import type { Meaning } from '../meaning/port.ts';
import { askedAcross } from './ask-across.ts';
import { isOfOtherYear } from './asking.ts';
import { bestPassages } from './best-passages.ts';
import { tellCompared } from './compare.ts';
import { listCounted } from './count-list.ts';
import { countTold } from './counts.ts';
import { elementOf } from './cite-element.ts';
import { askedOfCover, tellCover } from './cover.ts';
import { type DeckIndex, indexDeck } from './deck-index.ts';
import { askedPage, pageNamed } from './asked-page.ts';
import { plainQuestion } from './plain-question.ts';
import { type Found, inOrder, none } from './found.ts';
import { type Intent, intentOf } from './intents.ts';
import { standAlone, withSubject } from './follow-up.ts';
import type { DeckQuestion, FoundAnswer, PageOfPassages, Passage } from './port.ts';
import { type Asked, readQuestion } from './rank.ts';
import { summaryOfTalk, takeawaysOf } from './summarise.ts';
import type { FoundInGrid, PlacedGrid } from './structure/ask-grids.ts';
import { passageOf, saysSo, tellCell, tellGrid } from './structure/tell-grid.ts';
import { tellAgenda } from './tell-agenda.ts';
import { tellBest } from './tell-best.ts';
import { tellCase, tellDefinition } from './tell-definition.ts';
import { tellExample } from './tell-example.ts';
import { tellFullName } from './tell-full-name.ts';
import { tellItems } from './tell-items.ts';
import { tellNext } from './tell-next.ts';
import { tellSection } from './tell-section.ts';
import { inOtherWords } from './in-other-words.ts';
import { isSureElement } from './sure-element.ts';
import { explainedBy, findList, made, tellList } from './tell-list.ts';
import { tellAsked, tellPage, tellTopic, tellWhole } from './tell-page.ts';
import { inWordsOf, isOtherLanguage } from './term-table.ts';
import { corrected } from './typos.ts';
import { wholeSentences } from './whole-sentences.ts';
import { hasHan } from './words.ts';
import { withVerdict } from './yes-or-no.ts';
import { loadWords } from './search/load-words.ts';

/** Words of who did not understand, whatever it was. */
const namesNothing =
  /^(?:解释|解释一下|这|那|这样|那样|没|不|听懂|看懂|明白|懂|详细|一点|一些|清楚|understand|work|matter|happen|example)$/;
/** Who asks for a number has said what for. */
const counts = /多少|几|\bhow (?:many|much)\b/i;

const nothing: FoundAnswer = { outcome: 'none', sentences: [] };

type AskedAfter = Pick<DeckQuestion, 'question' | 'earlier'>;

export type AnswerEngine = ReturnType<typeof createEmbeddedAnswers>;

/** Indexes of decks, each ready for a question of that meaning. As long as somebody has the passages, their index is kept. */
function createIndexes() {
  const indexes = new WeakMap<readonly Passage[], DeckIndex>();
  return (pages: readonly PageOfPassages[], passages: readonly Passage[], meaning?: Meaning): DeckIndex => {
    const index = indexes.get(passages) ?? indexDeck(pages, passages);
    indexes.set(passages, index);
    index.search.meant(meaning);
    return index;
  };
}

/** Answers with the deck's own sentences, found by their words, and by what they mean where that is known. It never makes anything up. */
export function createEmbeddedAnswers() {
  const indexOf = createIndexes();
  const engine = {
    warmUp: loadWords,
    /** The question as it would stand alone, after what was asked before. */
    complete: (asked: AskedAfter, pages: readonly PageOfPassages[], passages: readonly Passage[]): string =>
      asked.earlier.length === 0 ? asked.question : standAlone(indexOf(pages, passages), asked),
    /** A question for one of several things, with what these are; undefined where it does not ask for one of them. */
    referred: (asked: AskedAfter, pages: readonly PageOfPassages[], passages: readonly Passage[]) =>
      withSubject(indexOf(pages, passages), asked),
    /** `watched` is the page on stage: of pages that fit alike it is meant. `meaning` is the question's, where it is known. */
    answer(
      question: string,
      pages: readonly PageOfPassages[],
      passages: readonly Passage[],
      watched?: number,
      grids: readonly PlacedGrid[] = [],
      meaning?: Meaning,
    ): FoundAnswer {
      const intent = intentOf(question);
      const ofCover = askedOfCover(question);
      if (intent && !isOfDeck(intent) && !ofCover) return { ...nothing, remark: intent };
      if (passages.length === 0) return nothing;
      const index = indexOf(pages, passages, meaning);
      if (ofCover) return coverOr(index, ofCover, pages);
      const onPage = askedPage(question, pages) === undefined ? pageNamed(question, pages) : undefined;
      // A question that names several pages is asked of the whole deck: each would be asked twice, and again for the next.
      const named = onPage && namesNoPage(onPage.question, pages) ? onPage : undefined;
      if (named) return answerOn(engine, named, { pages, passages, grids }, meaning);
      const { meant, texts, outcome, ...more } = findInWords(index, question, pages, { watched, grids });
      const found: FoundAnswer = {
        outcome,
        sentences: inOrder(wholeSentences(index, texts), passages),
        ...more,
      };
      if (found.remark && found.remark !== 'vague') return found;
      const computed = tellGrid(index, grids, { question: meant, watched });
      if (computed && !saysSo(found, computed))
        return { outcome: 'found', sentences: [passageOf(computed)], isExact: true };
      const told = inOneCell(found, tellCell(index, grids, meant, found));
      return withVerdict(meant, orWhyNot(index, question, told));
    },
    /** The element that each sentence of an answer points at; none where it may well be another. */
    cite(
      question: string,
      pages: readonly PageOfPassages[],
      passages: readonly Passage[],
      { sentences, isExact, remark }: Pick<FoundAnswer, 'sentences' | 'isExact' | 'remark'>,
      watched?: number,
      meaning?: Meaning,
    ): (string | undefined)[] {
      if (sentences.length === 0) return [];
      const index = indexOf(pages, passages, meaning);
      const meant = asSearched(index, question);
      // What was asked for as it stands, and what sums up the deck, was not searched for.
      const isGiven = isExact === true || remark !== undefined;
      return sentences.map((sentence) => {
        const elementId = elementOf(sentence, passages, question);
        if (elementId === undefined || isGiven) return elementId;
        return isSureElement(index, meant, { page: sentence.page, elementId }, watched)
          ? elementId
          : undefined;
      });
    },
    /** The passages from which the question may be answered. */
    retrieve(
      question: string,
      pages: readonly PageOfPassages[],
      passages: readonly Passage[],
      watched?: number,
      meaning?: Meaning,
    ): { passage: Passage; score: number }[] {
      if (passages.length === 0) return [];
      const index = indexOf(pages, passages, meaning);
      return bestPassages(index, asSearched(index, question), watched).flatMap(({ text, score }) => {
        const passage = passages[text.at];
        return passage ? [{ passage, score }] : [];
      });
    },
  };
  return engine;
}

type AskedDeck = {
  pages: readonly PageOfPassages[];
  passages: readonly Passage[];
  grids: readonly PlacedGrid[];
};

const namesNoPage = (question: string, pages: readonly PageOfPassages[]): boolean =>
  pageNamed(question, pages) === undefined && askedPage(question, pages) === undefined;

/** What one page says of what is asked for on it; where it says nothing, what the deck does. */
function answerOn(
  engine: Pick<AnswerEngine, 'answer'>,
  { page, question }: NonNullable<ReturnType<typeof pageNamed>>,
  { pages, passages, grids }: AskedDeck,
  meaning: Meaning | undefined,
): FoundAnswer {
  const there = engine.answer(
    question,
    pages.filter((one) => one.page === page),
    passages.filter((one) => one.page === page),
    page,
    grids.filter((one) => one.page === page),
    meaning,
  );
  const isTold = there.outcome !== 'none' && there.remark === undefined;
  return isTold ? there : engine.answer(question, pages, passages, page, grids, meaning);
}

/** A question in the language of the deck, by usual words; undefined where it needs none. */
const across = (index: DeckIndex, question: string, named: string): string | undefined =>
  isOtherLanguage(index, question) ? askedAcross(index, named, hasHan(question)) : undefined;

/** What is found of a question as it is asked, or where that is nothing, as it would be in the deck's language. */
function findInWords(index: DeckIndex, question: string, ...more: FindIn): Found & { meant: string } {
  const named = inWordsOf(index, plainQuestion(question));
  const found = find(index, named, ...more);
  const other = found.outcome === 'none' && !found.remark ? across(index, question, named) : undefined;
  if (other === undefined) return { ...found, meant: named };
  const again = find(index, other, ...more);
  // Words of two languages are not the same for sure.
  return { ...again, outcome: again.outcome === 'found' ? 'near' : again.outcome, meant: other };
}

/** A question as the deck would say it. */
function asSearched(index: DeckIndex, question: string): string {
  const named = inWordsOf(index, plainQuestion(question));
  return inOtherWords(corrected(across(index, question, named) ?? named, index), index);
}

/** What asks the deck as a whole, or the page on stage; everything else is said to the talk. */
const ofDeck = ['thisPage', 'summary', 'takeaways', 'whole'] as const;
const isOfDeck = (intent: Intent): intent is (typeof ofDeck)[number] => ofDeck.some((one) => one === intent);

/** What the cover says; whoever shared the talk where it names nobody. */
function coverOr(
  index: DeckIndex,
  asked: NonNullable<ReturnType<typeof askedOfCover>>,
  pages: readonly PageOfPassages[],
): FoundAnswer {
  const sentences = tellCover(
    index,
    asked,
    pages.map(({ page }) => page),
  );
  if (sentences.length > 0) return { outcome: 'found', sentences, isExact: true };
  return asked.includes('who') ? { ...nothing, remark: 'maker' } : nothing;
}

/** What was found, or the cell that says it without what stands beside it. */
const inOneCell = (found: FoundAnswer, cell: FoundInGrid | undefined): FoundAnswer =>
  cell ? { outcome: found.outcome === 'found' ? 'found' : 'near', sentences: [passageOf(cell)] } : found;

/** What was found, or what may be the reason that nothing was. */
function orWhyNot(index: DeckIndex, question: string, found: FoundAnswer): FoundAnswer {
  // A number alone is told where it surely stands, and stands in some sentence of any deck.
  if (!/\p{L}/u.test(question) && found.outcome !== 'found') return { ...nothing, remark: 'noWords' };
  if (found.outcome !== 'none' || found.remark) return found;
  return isOtherLanguage(index, question) ? { ...found, remark: 'otherLanguage' } : found;
}

type FindIn = [
  pages: readonly PageOfPassages[],
  shown: { watched: number | undefined; grids: readonly PlacedGrid[] },
];

function find(index: DeckIndex, written: string, ...[pages, { watched, grids }]: FindIn): Found {
  const intent = intentOf(written);
  const page = askedPage(written, pages) ?? (intent === 'thisPage' ? watched : undefined);
  if (page !== undefined) return tellPage(index, page);
  const parts = tellAgenda(index, written, pages);
  if (parts) return parts;
  if (intent === 'whole') return { ...tellWhole(index), remark: intent };
  if (intent === 'summary' || intent === 'takeaways') {
    const texts = intent === 'summary' ? summaryOfTalk(index, pages) : takeawaysOf(index, pages);
    return texts.length > 0
      ? { outcome: 'found', texts, remark: intent }
      : { ...tellWhole(index), remark: 'whole' };
  }
  const fullName = tellFullName(index, written);
  if (fullName) return { outcome: 'found', texts: [fullName] };
  const told =
    tellNext(index, written, pages) ?? tellExample(index, written) ?? tellSection(index, written, pages);
  if (told) return told;
  const asks = corrected(written, index);
  const asked = readQuestion(index, inOtherWords(asks, index), asks);
  const about = vaguePages(index, asked, pages);
  if (about) return { ...none, remark: 'vague', about };
  if (asked.words.length === 0) return none;
  const counted = countTold(index, asked);
  if (counted && !isOfOtherYear(asks, counted.text))
    return { outcome: 'found', texts: [counted], isExact: true };
  const compared = tellCompared(index, asked.question, grids);
  if (compared) return compared;
  const places = pages.map(({ page }) => page);
  const enumerated = listCounted(index, asked, places);
  if (enumerated) return { outcome: 'found', texts: [made(index, enumerated, true)] };
  const list = findList(index, asked, places);
  if (list) return { outcome: 'found', texts: tellList(index, list) };
  const items = tellItems(index, asked, places);
  if (items) return { outcome: 'found', texts: items };
  // A page that asks the same says more of it than a list of parts does.
  const own = tellAsked(index, asked, pages);
  if (own) return own;
  const reasons = explainedBy(index, asked.question, places);
  if (reasons) return { outcome: 'found', texts: tellList(index, reasons) };
  const definition = tellDefinition(index, asked) ?? tellCase(index, asked);
  if (definition) return { outcome: 'found', texts: [definition] };
  return tellTopic(index, asked, pages) ?? tellBest(index, asked, watched);
}

/** The pages that a question may be about which names nothing, or only what the whole deck speaks of. */
function vaguePages(index: DeckIndex, asked: Asked, pages: readonly PageOfPassages[]): number[] | undefined {
  if (!/[\p{L}\p{N}]/u.test(asked.question)) return undefined;
  const [word, ...more] = asked.words.filter((each) => !namesNothing.test(each));
  if (word === undefined) return pages.map(({ page }) => page);
  const isBroad =
    more.length === 0 && index.isWide(word) && !asked.which && !asked.whatIs && !counts.test(asked.question);
  if (!isBroad || tellTopic(index, asked, pages)) return undefined;
  return pages.map(({ page }) => page).filter((page) => index.isOn(word, page));
}

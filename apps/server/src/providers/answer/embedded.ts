import { asksForList } from './asking.ts';
import { bestPassages } from './best-passages.ts';
import { countTold, mayCount } from './counts.ts';
import { type DeckIndex, headOf, type IndexedText, indexDeck, isInOrder } from './deck-index.ts';
import { choosePage } from './choose-page.ts';
import { asSpoken, orderTexts, type Valued } from './choose-text.ts';
import { askedPage } from './asked-page.ts';
import { type Intent, intentOf } from './intents.ts';
import { standAlone } from './follow-up.ts';
import type { DeckQuestion, FoundAnswer, PageOfPassages, Passage } from './port.ts';
import { type Asked, enoughNew, newWords, rank, readQuestion, repeatsTitle } from './rank.ts';
import { summaryOfPage, summaryOfTalk, takeawaysOf } from './summarise.ts';
import type { PlacedGrid } from './structure/ask-grids.ts';
import { passageOf, saysSo, tellGrid } from './structure/tell-grid.ts';
import { inWordsOf, isOtherLanguage } from './term-table.ts';
import { corrected } from './typos.ts';
import { loadWords } from './search/load-words.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import { contentWords } from './words.ts';

/** Of so few words each counts, also of those that stand in one sentence alone. */
const fewWords = 4;
/** How much of a short question a sentence must have. */
const enough = { found: 0.55, near: 0.35 };
/** A title is what is asked for when the question has this much of it. */
const enoughOfTitle = 0.6;
/** A second sentence belongs to the answer when it fits nearly as well, and holds so much of the question. */
const secondWithin = 0.7;
const enoughHeld = 0.35;
const mostSentences = 2;
const longestList = 4;

/** Words of who did not understand, whatever it was. */
const namesNothing =
  /^(?:解释|解释一下|这|那|这样|那样|没|不|听懂|看懂|明白|懂|详细|一点|一些|清楚|understand|work|matter|happen|example)$/;
/** Who asks for a number has said what for. */
const counts = /多少|几|\bhow (?:many|much)\b/i;

const nothing: FoundAnswer = { outcome: 'none', sentences: [] };

export type AnswerEngine = ReturnType<typeof createEmbeddedAnswers>;

/** Answers with the deck's own sentences, found by their words. It needs no model, and never makes anything up. */
export function createEmbeddedAnswers() {
  /** As long as somebody has the passages, their index is kept. */
  const indexes = new WeakMap<readonly Passage[], DeckIndex>();
  function indexOf(pages: readonly PageOfPassages[], passages: readonly Passage[]): DeckIndex {
    const index = indexes.get(passages) ?? indexDeck(pages, passages);
    indexes.set(passages, index);
    return index;
  }

  return {
    warmUp: loadWords,
    /** The question as it would stand alone, after what was asked before. */
    complete: (
      asked: Pick<DeckQuestion, 'question' | 'earlier'>,
      pages: readonly PageOfPassages[],
      passages: readonly Passage[],
    ): string => (asked.earlier.length === 0 ? asked.question : standAlone(indexOf(pages, passages), asked)),
    /** `watched` is the page on stage: of pages that fit alike it is the one that is meant. */
    answer(
      question: string,
      pages: readonly PageOfPassages[],
      passages: readonly Passage[],
      watched?: number,
      grids: readonly PlacedGrid[] = [],
    ): FoundAnswer {
      const intent = intentOf(question);
      if (intent && !isOfDeck(intent)) return { ...nothing, remark: intent };
      if (passages.length === 0) return nothing;
      const index = indexOf(pages, passages);
      const meant = inWordsOf(index, question);
      const { outcome, texts, ...more } = find(index, meant, pages, watched);
      // In the order in which they are said.
      const places = new Set(texts.map(({ at }) => at));
      const sentences = passages.filter((_, at) => places.has(at));
      const found: FoundAnswer = { outcome, sentences, ...more };
      if (found.remark && found.remark !== 'vague') return found;
      const computed = tellGrid(index, grids, { question: meant, watched });
      if (!computed || saysSo(found, computed)) return orWhyNot(index, question, found);
      return { outcome: 'found', sentences: [passageOf(computed)], isExact: true };
    },
    /** The passages from which the question may be answered. */
    retrieve(
      question: string,
      pages: readonly PageOfPassages[],
      passages: readonly Passage[],
      watched?: number,
    ): { passage: Passage; score: number }[] {
      if (passages.length === 0) return [];
      const index = indexOf(pages, passages);
      return bestPassages(index, corrected(question, index), watched).flatMap(({ text, score }) => {
        const passage = passages[text.at];
        return passage ? [{ passage, score }] : [];
      });
    },
  };
}

/** What asks the deck as a whole, or the page on stage; everything else is said to the talk. */
const ofDeck = ['thisPage', 'summary', 'takeaways', 'whole'] as const;
const isOfDeck = (intent: Intent): intent is (typeof ofDeck)[number] => ofDeck.some((one) => one === intent);

/** What was found, or what may be the reason that nothing was. */
function orWhyNot(index: DeckIndex, question: string, found: FoundAnswer): FoundAnswer {
  if (found.outcome !== 'none' || found.remark) return found;
  if (!/\p{L}/u.test(question)) return { ...found, remark: 'noWords' };
  return isOtherLanguage(index, question) ? { ...found, remark: 'otherLanguage' } : found;
}

type Found = Pick<FoundAnswer, 'outcome' | 'remark' | 'about' | 'isExact'> & {
  texts: readonly IndexedText[];
};
const none: Found = { outcome: 'none', texts: [] };

function find(
  index: DeckIndex,
  written: string,
  pages: readonly PageOfPassages[],
  watched: number | undefined,
): Found {
  const intent = intentOf(written);
  const page = askedPage(written, pages) ?? (intent === 'thisPage' ? watched : undefined);
  if (page !== undefined) return tellPage(index, page);
  if (intent === 'whole') return { ...tellWhole(index), remark: intent };
  if (intent === 'summary' || intent === 'takeaways') {
    const texts = intent === 'summary' ? summaryOfTalk(index, pages) : takeawaysOf(index, pages);
    return texts.length > 0
      ? { outcome: 'found', texts, remark: intent }
      : { ...tellWhole(index), remark: 'whole' };
  }
  const asked = readQuestion(index, corrected(written, index));
  const about = vaguePages(index, asked, pages);
  if (about) return { ...none, remark: 'vague', about };
  if (asked.words.length === 0) return none;
  const counted = countTold(index, asked);
  if (counted) return { outcome: 'found', texts: [counted], isExact: true };
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

/** What a page says in its best sentences; its lines where it has no script. */
function tellPage(index: DeckIndex, page: number): Found {
  if (!index.titles.has(page)) return { ...none, remark: 'noPage' };
  const here = index.texts.filter((text) => text.page === page);
  const told = summaryOfPage(index, page);
  const texts = told.length > 0 ? told : here.slice(0, mostSentences);
  return texts.length === 0 ? none : { outcome: 'found', texts, isExact: true };
}

/** What the deck is about, as its first page with a sentence says it. */
function tellWhole(index: DeckIndex): Found {
  for (const page of index.titles.keys()) {
    const texts = following(index, page, []);
    if (texts.length > 0) return { outcome: 'found', texts };
  }
  return index.texts[0] ? tellPage(index, index.texts[0].page) : none;
}

/** Whether the words are what the page is called. */
function isTopic(index: DeckIndex, page: number, words: readonly string[]): boolean {
  const head = contentWords(headOf(index.titles.get(page)?.text ?? ''));
  return words.every((word) => head.includes(word)) && words.length >= head.length * enoughOfTitle;
}

/** Who asks for what a page is called hears what it says; of several such pages the one that says what it is, or most. */
function tellTopic(index: DeckIndex, asked: Asked, pages: readonly PageOfPassages[]): Found | undefined {
  const topics = pages.filter(({ page }) => isTopic(index, page, asked.words));
  const told = topics.map(({ page }) => ({
    page,
    texts: listOf(index, page, asked) ?? following(index, page, asked.words),
  }));
  const [first] = told.filter(({ texts }) => texts.length > 0);
  if (!first) return undefined;
  if (topics.length > 1 && asked.whatIs) return undefined;
  return { outcome: 'found', texts: first.texts };
}

/** What stands after a passage that only leads to it. */
function after(index: DeckIndex, text: IndexedText, { words }: Asked): IndexedText[] {
  if (isQuestion(text.text) || repeatsTitle(index, text)) return following(index, text.page, words, text);
  if (!leadsOn(text.text)) return [];
  const next = index.texts.slice(text.at + 1, text.at + 1 + longestList);
  const end = next.findIndex(
    ({ page, kind, text: line }) => page !== text.page || kind !== text.kind || leadsOn(line),
  );
  const items = end < 0 ? next : next.slice(0, end);
  return items.length > 0 ? [text, ...items] : [];
}

/** Where the best place for an answer is, and how sure that is. */
type Place = { outcome: 'found' | 'near'; ordered: readonly Valued[]; best: Valued };

/** In so few words each makes another question: nearly all of them must stand in the sentence that answers. */
function placeOfShort(index: DeckIndex, asked: Asked): Place | undefined {
  if (asked.words.length > fewWords) return undefined;
  const [best] = rank(index, asked).filter(({ isOther }) => !isOther);
  if (!best || best.share < enough.near) return undefined;
  const ordered = orderTexts(index, asked.question, best.text.page);
  const own = ordered.find(({ text }) => text === best.text);
  const outcome = best.share >= enough.found && best.agrees ? 'found' : 'near';
  return own && { outcome, ordered, best: own };
}

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A sentence that has nearly all of a short question; else the page that fits best is looked for, then what it says. */
function placeOf(index: DeckIndex, asked: Asked, watched: number | undefined): Place | undefined {
  const chosen = choosePage(index.search, asked.question, watched);
  const short = placeOfShort(index, asked);
  // Letters of few Chinese words stand in any deck: what the odds refuse is not told as what this one says.
  if (short) return chosen || !hasHan(asked.question) ? short : { ...short, outcome: 'near' };
  if (!chosen) return undefined;
  const ordered = orderTexts(index, asked.question, chosen.page);
  const best = asSpoken(index, asked.question, ordered);
  return best && { outcome: chosen.outcome, ordered, best };
}

function tellBest(index: DeckIndex, asked: Asked, watched: number | undefined): Found {
  const place = placeOf(index, asked, watched);
  if (!place) return none;
  const { ordered, best } = place;
  // Nothing can be compared with what the deck does not know.
  const isHalf = asked.compares && asked.words.some((word) => !index.knows(word));
  const isTold = place.outcome === 'found' && !isHalf && mayCount(asked.question, best.text.text);
  const outcome = isTold ? 'found' : 'near';
  const said = after(index, best.text, asked);
  if (said.length > 0) return { outcome, texts: said };
  const compared = asked.compares ? asked.names.filter((name) => !index.isWide(name)) : [];
  if (compared.length > 1) return { outcome, texts: ofEach(ordered, best, compared) };
  return { outcome, texts: listOf(index, best.text.page, asked) ?? withSecond(ordered, best) };
}

/** What a page enumerates, for who asks for all of it. */
function listOf(index: DeckIndex, page: number, { question }: Asked): IndexedText[] | undefined {
  if (!asksForList(question)) return undefined;
  const items = index.texts.filter(
    (text) => text.page === page && text.kind === 'script' && isInOrder(text.text),
  );
  return items.length > 1 ? items.slice(0, longestList) : undefined;
}

/** What is said of each of the things that are compared, unless one sentence has them all. */
function ofEach(ordered: readonly Valued[], best: Valued, names: readonly string[]): IndexedText[] {
  const { page, kind } = best.text;
  if (names.every((name) => best.text.has.has(name))) return [best.text];
  const here = ordered.filter(
    ({ text }) => text.page === page && text.kind === kind && !isQuestion(text.text),
  );
  const each = names.flatMap((name) => here.find(({ text }) => text.has.has(name))?.text ?? []);
  return [...new Set([best.text, ...each])].slice(0, Math.max(mostSentences, names.length));
}

/** Who asks for what a page is about, or what it asks itself, hears what it says then. */
function following(
  index: DeckIndex,
  page: number,
  words: readonly string[],
  question?: IndexedText,
): IndexedText[] {
  return index.texts
    .slice(question ? question.at + 1 : 0)
    .filter((text) => text.page === page && text.kind === 'script' && !isQuestion(text.text))
    .filter((text) => newWords(text, words) >= enoughNew && !repeatsTitle(index, text))
    .slice(0, mostSentences);
}

function withSecond(ordered: readonly Valued[], best: Valued): IndexedText[] {
  const { kind, text: said } = best.text;
  const second = ordered.find(
    ({ text, value, held }) =>
      text !== best.text &&
      held >= enoughHeld &&
      text.kind === kind &&
      text.text !== said &&
      !leadsOn(text.text) &&
      value >= best.value - secondWithin,
  );
  return second ? [best.text, second.text] : [best.text];
}

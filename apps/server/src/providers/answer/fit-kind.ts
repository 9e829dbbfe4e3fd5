import { askedCount, hasParts, isOfOtherYear, saysCount } from './asking.ts';
import { above, piecesAsked, shareIn } from './beside.ts';
import { orderPages } from './choose-page.ts';
import { orderTexts, type Valued } from './choose-text.ts';
import { countsDirectly } from './counts.ts';
import { type DeckIndex, type IndexedText, labelOf } from './deck-index.ts';
import type { Found } from './found.ts';
import { hasKind, type Kind, kindWanted, mayHaveKind, namesDay } from './lacking.ts';
import { listBelow } from './lists.ts';
import { type Asked, enoughNew, newWords, repeatsTitle } from './rank.ts';
import { announces, isCaption, isCode, leadsIn } from './search/announces.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import { lettersOf } from './search/terms.ts';
import { tellAbove, tellAnnounced } from './tell-announced.ts';
import { longestList } from './tell-list.ts';
import { following } from './tell-page.ts';

/** A text with the kind of answer that is asked for may fit so much less, and hold so much less of the question. */
const kindWithin = 3;
const kindHeld = 0.5;
/** What tells it for the year that is asked for may hold a little less of the question. */
const yearHeld = 0.75;
const dates =
  /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\d{1,2} ?[月日]|\b(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:\d{1,2}\b)?/giu;
/** What counts the thing itself may hold hardly less of the question than what only tells a number. */
const countHeld = 0.95;
/** So many more pages are looked at for the kind of answer, in texts that hold so much. */
const otherPages = 4;
const enoughElsewhere = 0.6;
/** So much of the question a text and those above it must have together. */
const enoughAbove = 0.75;
/** Pages that share so many pieces of words with a text speak of the same. */
const enoughShared = 4;
const enoughSame = 0.8;
/** A longer sentence says more than a number. */
const longestCount = 100;

/** A short sentence that says how many there are, and not which. */
const saysOnlyCount = ({ text, kind }: IndexedText, question: string): boolean => {
  const count = askedCount(question);
  return (
    count !== undefined &&
    kind === 'script' &&
    text.length <= longestCount &&
    saysCount(count, text) &&
    !hasParts(count, text)
  );
};

/** What stands after a passage that only leads to it. */
export function after(index: DeckIndex, text: IndexedText, { question, words }: Asked): Found['texts'] {
  if (saysOnlyCount(text, question))
    return index.texts
      .slice(text.at, text.at + longestList)
      .filter(({ page, kind }) => page === text.page && kind === text.kind);
  if (isQuestion(text.text) || repeatsTitle(index, text)) return following(index, text.page, words, text);
  const pointedAt = tellAbove(index, text);
  if (pointedAt.length > 0) return pointedAt;
  if (!leadsOn(text.text)) return tellAnnounced(index, text);
  const next = index.texts.slice(text.at + 1, text.at + 1 + longestList);
  const end = next.findIndex(
    ({ page, kind, text: line }) => page !== text.page || kind !== text.kind || leadsOn(line),
  );
  const items = end < 0 ? next : next.slice(0, end);
  return items.length > 0 ? [text, ...items] : [];
}

/** Where the best place for an answer is, and how sure that is. */
export type Place = { outcome: 'found' | 'near'; ordered: readonly Valued[]; best: Valued };

/** The sentence that says what a line says. */
const inSpeech = (ordered: readonly Valued[], one: Valued): Valued =>
  ordered.find(
    ({ text: { kind, has } }) =>
      kind === 'script' &&
      one.text.told.filter((word) => has.has(word)).length >= one.text.told.length * enoughSame,
  ) ?? one;

/** What repeats a title, announces, or asks, says nothing itself. */
const saysNothing = (index: DeckIndex, text: IndexedText, kind?: Kind): boolean =>
  isQuestion(text.text) ||
  // Where a picture was taken is written below it.
  (kind === 'place' ? leadsIn : announces)(text.text) ||
  (text.kind === 'slide' && isCode(text.text)) ||
  (text.kind !== 'title' && repeatsTitle(index, text));

const asksReason = /为什么|为何|怎么会|\bwhy\b/i;
const figure = /^[^：:]{1,40}[：:]\s*[\d.,]+\s?\S{0,4}$/u;
/** A line adds so many words to those of a question, or it only names what is asked for. */
const fewestAdded = 2;

/** `Pass rate: 40%` gives no reason, and `E03 · CVD` is only what a card is called. */
function saysTooLittle(index: DeckIndex, text: IndexedText, { question, words, which }: Asked): boolean {
  if (text.kind === 'script') return false;
  if (labelOf(text.text) !== undefined) return asksReason.test(question) && figure.test(text.text);
  if (which || /(?<![\p{L}\d])\d/u.test(text.text)) return false;
  return newWords(text, words) < fewestAdded && listBelow(index, text) === undefined;
}

/** 分为哪几组 is answered by 两组, or by what names several. */
function saysWhich(question: string, text: string): boolean {
  if (!/哪几/u.test(question)) return true;
  const unit = /哪几 ?个?([组类种层级派项条点步])/u.exec(question)?.[1];
  if (unit === undefined) return /[、；,，]|[和及]/u.test(text);
  return new RegExp(`[两二三四五六七八九十\\d] ?大?${unit}|、|；|：`, 'u').test(text);
}

/** Of the texts of a page, or of the next ones, one that has the kind of answer, or the number of things, that is asked for. */
export function fitting(index: DeckIndex, asked: Asked, { ordered, best }: Place): Valued {
  const { question } = asked;
  const kind = kindWanted(asked.asks);
  const count = askedCount(question);
  const fits = ({ text }: Valued) =>
    // A title that is a whole sentence may answer.
    (text.kind !== 'title' || (kind !== undefined && newWords(text, asked.words) >= enoughNew)) &&
    !(saysNothing(index, text, kind) && (kind !== undefined || after(index, text, asked).length === 0)) &&
    !isCaption(question, text.text) &&
    (kind === undefined || hasKind(kind, question, text.text)) &&
    (count === undefined || saysCount(count, text.text)) &&
    saysWhich(question, text.text);
  const isNear = ({ value, held }: Valued) =>
    value >= best.value - kindWithin && held >= best.held * kindHeld;
  if (kind !== undefined && kind !== 'date' && isOfOtherYear(question, best.text.text)) {
    const same = ordered.find(
      (one) =>
        !isOfOtherYear(question, one.text.text) &&
        mayHaveKind(kind, question, one.text.text.replace(dates, ' ')) &&
        !saysNothing(index, one.text) &&
        one.held >= best.held * yearHeld,
    );
    if (same) return inSpeech(ordered, same);
  }
  const named = count !== undefined && ordered.find((one) => isNear(one) && hasParts(count, one.text.text));
  if (named) return named;
  if (kind === 'number' && !countsDirectly(question, best.text.text)) {
    const counted = ordered.find(
      (one) => one.held >= best.held * countHeld && fits(one) && countsDirectly(question, one.text.text),
    );
    if (counted) return inSpeech(ordered, counted);
  }
  const isEnough = ({ text }: Valued) => kind !== undefined || !saysTooLittle(index, text, asked);
  if (fits(best)) {
    if (isEnough(best)) return best;
    return ordered.find((one) => isNear(one) && fits(one) && isEnough(one)) ?? best;
  }
  const pieces = piecesAsked(question);
  const isSaidOfIt = ({ text }: Valued) =>
    shareIn(
      pieces,
      [text, ...above(index, text)].map((one) => one.text),
    ) >= enoughAbove;
  const dated =
    kind === 'date' && ordered.find((one) => namesDay(one.text.text) && fits(one) && isSaidOfIt(one));
  if (dated) return dated;
  const near = ordered.filter((one) => isNear(one) && fits(one));
  const here = near.find(isEnough) ?? near[0];
  if (here) return inSpeech(ordered, here);
  const others = orderPages(index.search, question, undefined)
    .slice(0, otherPages)
    .flatMap(({ candidate: { page } }) => orderTexts(index, question, page));
  const elsewhere = others.find((one) => one.held >= enoughElsewhere && fits(one));
  if (elsewhere || kind === undefined) return elsewhere ?? best;
  const said = [...ordered, ...others].find((one) => fits(one) && isSaidOfIt(one));
  return said ?? (kind === 'place' ? likest(index, question, best) : undefined) ?? best;
}

/** Of texts that fit on other pages the one whose page shares most with what is said of the thing; it may never name it. */
function likest(index: DeckIndex, question: string, { text: named }: Valued): Valued | undefined {
  const pieces = [...new Set(index.textsOn(named.page).flatMap(({ text }) => lettersOf(text)))];
  let most: { one: Valued; shared: number } | undefined;
  for (const page of index.titles.keys()) {
    const texts = index.textsOn(page).map(({ text }) => text);
    const shared = Math.round(shareIn(pieces, texts) * pieces.length);
    if (page === named.page || shared < enoughShared || shared <= (most?.shared ?? 0)) continue;
    const one = orderTexts(index, question, page).find(({ text }) => hasKind('place', question, text.text));
    if (one) most = { one, shared };
  }
  return most?.one;
}

/** A text with the one above it that names what it is said of. */
export function withThing(index: DeckIndex, question: string, text: IndexedText): IndexedText[] {
  const pieces = piecesAsked(question);
  const shareOf = (one: IndexedText) => shareIn(pieces, [one.text]);
  if (shareOf(text) >= enoughAbove / 2) return [text];
  const [named] = above(index, text).toSorted((one, other) => shareOf(other) - shareOf(one));
  return named && shareOf(named) > 0 ? [named, text] : [text];
}

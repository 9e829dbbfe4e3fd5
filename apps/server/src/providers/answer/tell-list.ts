import { fillSlots } from '@app/contract/base/messages.ts';
import { listLines } from '@app/contract/conversation/states/spoken-lines.ts';
import { amounts, askedCount, asksForList, namesItems } from './asking.ts';
import { piecesAsked, shareIn } from './beside.ts';
import { type DeckIndex, headOf, type IndexedText, isInOrder, labelOf } from './deck-index.ts';
import { acrossPages, boxesOn, type List, listsOn, typedMark } from './lists.ts';
import type { Found } from './found.ts';
import type { Passage } from './port.ts';
import { type Asked, repeatsTitle } from './rank.ts';
import { contentWords, hasHan } from './words.ts';

/** A list is what is asked for when its lead has so much of the question. */
const enoughOfLead = 0.75;
/** A list with as many items as are asked for is meant rather than one with others. */
const countShares = { same: 1.2, other: 0.7 };
const itemNoun =
  /方法|方式|办法|问题|步骤|流程|阶段|优点|缺点|原因|特点|\b(?:problem|step|stage|method|reason|benefit|risk)(?=s\b)/i;
/** One that is called as it was asked for (问题, steps) rather than one that is not. */
const namedShare = 1.2;
/** So much of a list, in letters, is listened to; and so many items need no counting. */
const mostLetters = { han: 140, other: 420 };
const nearlyAll = 1.25;
const fewItems = 3;
/** One spoken sentence that has so much of the items tells them all. */
const enoughSpoken = 0.8;

/** So many sentences of a script are told that count something up. */
export const longestList = 4;

/** What of a lead may be about other things than those that were asked for. */
const otherShare = 0.3;

/** How well the lead of a list fits, or where it has none of its own the title of its page. */
function leadShare(index: DeckIndex, words: readonly string[], { page, lead }: List): number {
  const title = index.titles.get(page);
  const own = lead ?? {
    text: title?.text ?? '',
    page,
    has: new Set(title?.words),
    before: new Set<string>(),
  };
  const told = lead ? lead.told : contentWords(headOf(own.text));
  const asked = told.filter((word) => words.includes(word)).length / (told.length || 1);
  return index.share(words, own) * (1 - otherShare + otherShare * asked);
}

const amountWords = new Set(contentWords(amounts.join(' ')));
const isAmount = (word: string): boolean =>
  amountWords.has(word) || /^[两二三四五六七八九十]\p{Script=Han}?$/u.test(word);

/** The list that a question asks for. */
export function findList(
  index: DeckIndex,
  { question, asks, words }: Asked,
  pages: readonly number[],
): List | undefined {
  if (!asksForList(asks)) return undefined;
  const told = words.filter((word) => !namesItems.test(word) && !isAmount(word));
  const asked = told.length > 0 ? told : words;
  const noun = itemNoun.exec(question)?.[0];
  const count = askedCount(question);
  let best: { list: List; share: number } | undefined;
  for (const page of pages) {
    if (asked.filter((word) => index.isOn(word, page)).length * 2 < asked.length) continue;
    const boxes = count === undefined ? undefined : boxesOn(index, page, count);
    for (const list of [...listsOn(index, page), boxes, acrossPages(index, page)]) {
      if (!list) continue;
      const isSame = list.items.length === count;
      const fits = count === undefined ? 1 : countShares[isSame ? 'same' : 'other'];
      // As many as the title counts are what it is about, whatever line stands above them.
      const ofTitle = isSame ? leadShare(index, asked, { page, items: list.items }) : 0;
      const isNamed =
        noun !== undefined && `${list.lead?.text} ${index.titles.get(page)?.text}`.includes(noun);
      const share = Math.max(leadShare(index, asked, list), ofTitle) * fits * (isNamed ? namedShare : 1);
      if (share >= enoughOfLead && share > (best?.share ?? 0)) best = { list, share };
    }
  }
  return best?.list;
}

const explains = /为什么|为何|怎[么样]|如何|\bwhy\b|\bhow (?:do|does|can|should|to)\b/i;

/** The list that says how or why: its lead, with the title of its page, is what is asked for, and says more of it than the title. */
export function explainedBy(index: DeckIndex, question: string, pages: readonly number[]): List | undefined {
  if (!explains.test(question)) return undefined;
  const pieces = piecesAsked(question);
  for (const page of pages) {
    const title = index.titles.get(page)?.text ?? '';
    if (shareIn(pieces, [title]) === 1) continue;
    const list = listsOn(index, page).find(
      ({ lead }) =>
        lead &&
        shareIn(pieces, [lead.text, title]) === 1 &&
        shareIn(piecesAsked(lead.text), [question]) >= enoughOfLead,
    );
    if (list) return list;
  }
  return undefined;
}

const bare = (text: string): string =>
  text
    .replace(typedMark, '')
    .replace(/\s+/g, ' ')
    .replace(/[.,;!。，；！：:．]+$/u, '');

function joined(items: readonly string[]): string {
  const isLong = items.some((item) => /[,，、；;。?？]/u.test(item) || item.length > 60);
  if (items.some(hasHan)) return items.join(isLong ? '；' : '、');
  if (isLong || items.length < 2) return items.join('; ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const roomFor = (items: readonly string[]): number => mostLetters[items.some(hasHan) ? 'han' : 'other'];

/** Whether all of them can be listened to. A list that is nearly told is told. */
export const isHeardWhole = (items: readonly string[]): boolean =>
  items.reduce((sum, { length }) => sum + length, 0) <= roomFor(items) * nearlyAll;

/** The first items that can be listened to. */
function heard(items: readonly string[]): string[] {
  if (isHeardWhole(items)) return [...items];
  let room = roomFor(items);
  const end = items.findIndex((item) => (room -= item.length) < 0);
  return items.slice(0, end < 0 ? items.length : Math.max(2, end));
}

/** A sentence of the script that names all of it: it was spoken already. */
function spoken(index: DeckIndex, { page, items }: List): IndexedText | undefined {
  const words = [...new Set(items.flatMap(({ told }) => told))];
  // One item may have the words of another: who says it alone is shorter than both.
  const length = items.reduce((sum, { text }) => sum + text.length, 0);
  return index
    .textsOn(page)
    .find(
      ({ kind, has, text }) =>
        kind === 'script' &&
        text.length >= length * enoughSpoken &&
        words.filter((word) => has.has(word)).length >= words.length * enoughSpoken,
    );
}

/** A list in one sentence, or in the one that was spoken; what stands on several pages is told from each. */
export function tellList(index: DeckIndex, list: List): readonly (IndexedText | Passage)[] {
  if (list.items.some(({ page }) => page !== list.page)) return list.items.slice(0, longestList);
  const said = spoken(index, list);
  return [said ?? made(index, list)];
}

/** A list as one sentence; a long one, and one whose items are to be counted, with how many they are. */
export function made(index: DeckIndex, list: List, isCounted = false): Passage {
  const { page, lead, items } = list;
  const texts = items.map(({ text }) => bare(text));
  const told = heard(texts);
  const counts = isCounted || texts.length > fewItems;
  const line = told.length < texts.length ? 'some' : counts ? 'counted' : 'all';
  const text = fillSlots(listLines[line][texts.some(hasHan) ? 'zh-CN' : 'en-US'], {
    lead: bare(lead?.text ?? headOf(index.titles.get(page)?.text ?? '')).replace(/[?？]$/u, ''),
    items: joined(told),
    count: texts.length,
    told: told.length,
    page,
  });
  const elementId = items[0]?.elementId;
  return {
    page,
    // The last item may end as a question does.
    text: text.replace(/(?<=[?？!！])[.。]$/u, ''),
    kind: 'slide',
    ...(elementId === undefined ? {} : { elementId }),
  };
}

const ordinal =
  /^(?:on (?:the (?:left|right|one side|other(?: side)?)|one side)(?: side| stack)?, |[左右](?:边|侧)是?[，,：:]?|第[一二三四五六七八九十]+[\p{Script=Han}]{0,2}?(?:是|[，,、：:])|(?:首先|其次|再次|然后|接着|接下来|最后)(?:是|[，,：:])|(?:and )?(?:first|second|third|fourth|fifth|finally|next|then|after that|last)(?:ly)?(?: is| comes|[,:]) ?)/iu;

/** The word that counts a sentence; `next` and `then` may return in one list. */
const orderOf = ({ text }: IndexedText): string | undefined =>
  /^(?:and )?(第[一二三四五六七八九十]+|首先|first|second|third|fourth|fifth)/u.exec(text.toLowerCase())?.[1];

/** A sentence of a script without the word that counts it. */
export const withoutOrdinal = (text: string): string => text.replace(ordinal, '').trim();

/** What an item of a script names, before it is explained: `第一，客观先于表达——…`. */
const nameOf = (text: string): string =>
  /^[^，,。.；;：:！!？?—–]{2,}/u.exec(withoutOrdinal(text))?.[0].trim() ?? text;

/**
 * The sentences of a script that count something up (first, second), for who asks for all of it; their names where all of them
 * take too long to be listened to.
 */
export function enumerated(
  index: DeckIndex,
  page: number,
  { question, asks }: Asked,
): Found['texts'] | undefined {
  if (!asksForList(asks)) return undefined;
  const all = index.texts.filter(
    (text) =>
      text.page === page && text.kind === 'script' && isInOrder(text.text) && !repeatsTitle(index, text),
  );
  // A second `second` counts something else.
  const counts = all.map(orderOf);
  const end = counts.findIndex((count, at) => count !== undefined && counts.indexOf(count) < at);
  const items = end < 0 ? all : all.slice(0, end);
  if (items.length < 2) return undefined;
  const isWhole = items.length <= longestList || isHeardWhole(items.map(({ text }) => text));
  if (isWhole || items.length === askedCount(question)) return items;
  return [made(index, { page, items: items.map((item) => ({ ...item, text: nameOf(item.text) })) })];
}

/** So many sentences may lead to the first of those that begin with what they are of. */
const mostLeading = 2;

/** The sentences of a page that each begin with the name of what they are of (`Rinse: …`), for who asks which ones there are. */
export function labelledOn(index: DeckIndex, page: number, { asks }: Asked): Found['texts'] | undefined {
  if (!asksForList(asks)) return undefined;
  const said = index.textsOn(page).filter((text) => text.kind === 'script' && !repeatsTitle(index, text));
  const from = said.findIndex(({ text }) => labelOf(text) !== undefined);
  if (from < 0 || from > mostLeading) return undefined;
  const end = said.findIndex(({ text }, at) => at > from && labelOf(text) === undefined);
  const items = said.slice(from, end < 0 ? undefined : end);
  if (items.length < 2) return undefined;
  if (items.length <= longestList || isHeardWhole(items.map(({ text }) => text))) return items;
  return [
    made(index, { page, items: items.map((item) => ({ ...item, text: labelOf(item.text) ?? item.text })) }),
  ];
}

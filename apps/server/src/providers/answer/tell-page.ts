import { type DeckIndex, headOf, type IndexedText } from './deck-index.ts';
import { type Found, none } from './found.ts';
import { kindWanted } from './lacking.ts';
import { listsOn } from './lists.ts';
import type { PageOfPassages } from './port.ts';
import { type Asked, enoughNew, newWords, repeatsTitle } from './rank.ts';
import { isQuestion } from './search/see-texts.ts';
import { summaryOfPage } from './summarise.ts';
import { enumerated, labelledOn, tellList } from './tell-list.ts';
import { contentWords } from './words.ts';

/** A title is what is asked for when the question has this much of it. */
const enoughOfTitle = 0.6;
/** A title asks the same when they share this much of both. */
const enoughAlike = 0.7;
const mostSentences = 2;

/** What a page says in its best sentences; its lines where it has no script. */
export function tellPage(index: DeckIndex, page: number): Found {
  if (!index.titles.has(page)) return { ...none, remark: 'noPage' };
  const here = index.texts.filter((text) => text.page === page);
  const told = summaryOfPage(index, page);
  const texts = told.length > 0 ? told : here.slice(0, mostSentences);
  return texts.length === 0 ? none : { outcome: 'found', texts, isExact: true };
}

/** What the deck is about, as its first page with a sentence says it. */
export function tellWhole(index: DeckIndex): Found {
  for (const page of index.titles.keys()) {
    const texts = following(index, page, []);
    if (texts.length > 0) return { outcome: 'found', texts };
  }
  return index.texts[0] ? tellPage(index, index.texts[0].page) : none;
}

/** What pages are called, in words; every question asks this of all pages. */
const names = new WeakMap<object, readonly (readonly string[])[]>();
function namesOf(title: { text: string }): readonly (readonly string[])[] {
  const known = names.get(title) ?? [headOf(title.text), ...otherNamesIn(title.text)].map(contentWords);
  names.set(title, known);
  return known;
}

/** Whether the words are what the page is called. */
function isTopic(index: DeckIndex, page: number, words: readonly string[]): boolean {
  const title = index.titles.get(page);
  return (title ? namesOf(title) : [[]]).some(
    (head) => words.every((word) => head.includes(word)) && words.length >= head.length * enoughOfTitle,
  );
}

/** What a title says again in brackets: 主成分分析（Principal Component Analysis，PCA）. */
const otherNamesIn = (title: string): string[] =>
  [...title.matchAll(/[（(]([^（()）]{2,60})[)）]/gu)].flatMap(([, names = '']) =>
    names.split(/[,，、;；]/u),
  );

/** To use a thing, or to need it, is no other question. */
const doing = /^(?:use?|need|choose?|采用|使用|选择|需要)$/;

const asking = [/为什么|为何|\bwhy\b/i, /怎么|怎样|如何|\bhow\b/i];

/** Who asks what a page is named after (`Why trams?`) hears what it lists, or says. */
export function tellAsked(
  index: DeckIndex,
  { question, words }: Asked,
  pages: readonly PageOfPassages[],
): Found | undefined {
  const asks = asking.find((one) => one.test(question));
  if (!asks) return undefined;
  for (const { page, title } of pages) {
    if (!asks.test(title)) continue;
    const head = contentWords(title);
    const told = words.filter((word) => head.includes(word) || !doing.test(word));
    const both = told.filter((word) => head.includes(word)).length;
    if (both === 0 || both < Math.max(told.length, head.length) * enoughAlike) continue;
    const list = listsOn(index, page).find(({ lead }) => lead === undefined);
    const texts = list ? tellList(index, list) : following(index, page, words);
    if (texts.length > 0) return { outcome: 'found', texts };
  }
  return undefined;
}

/**
 * Who asks for what a page is called hears what it says; of several such pages the first that says something, but none
 * where it is asked what the thing is.
 */
export function tellTopic(
  index: DeckIndex,
  asked: Asked,
  pages: readonly PageOfPassages[],
): Found | undefined {
  // A page that is called so tells no number or name for it.
  if (kindWanted(asked.asks) !== undefined) return undefined;
  const topics = pages.filter(({ page }) => isTopic(index, page, asked.words));
  const told = topics.map(({ page }) => ({
    page,
    texts:
      enumerated(index, page, asked) ?? labelledOn(index, page, asked) ?? following(index, page, asked.words),
  }));
  const [first] = told.filter(({ texts }) => texts.length > 0);
  if (!first) return undefined;
  if (topics.length > 1 && asked.whatIs) return undefined;
  return { outcome: 'found', texts: first.texts };
}

/** Who asks for what a page is about, or what it asks itself, hears what it says then. */
export function following(
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

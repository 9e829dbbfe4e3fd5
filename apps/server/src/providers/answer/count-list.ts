import { isMark } from './asking.ts';
import { countedThing } from './counts.ts';
import type { DeckIndex } from './deck-index.ts';
import { acrossPages, type List, listsOn } from './lists.ts';
import type { Asked } from './rank.ts';
import { plainWords } from './words.ts';

// `How many limitations are there?` may be told by no number: then the lines below what is called so are counted.

/** Words that say where they stand, and not of what they are. */
const ofDeck =
  /^(?:list|given|nam|shown?|show|mention|present|there|deck|slide|talk|ppt|列|提|给|讲|介绍|幻灯片|页)/;

/** What a program says, as it is written in C and its like. */
const isCode = (line: string): boolean =>
  /^(?:for|if|while)\s?\(|[{}]$|\w\([^()]*\)\s?[;{]$|[=<>+*]=|\w\s?=\s?[^;=]*;$|\w\+\+[;)]/.test(line);

/** Whether the items may be counted: things of a kind differ, and none is a line of code. */
function areThings({ items }: List): boolean {
  const texts = items.map(({ text }) => text.trim());
  return new Set(texts).size === texts.length && !texts.some(isCode);
}

/** A lead that has so much besides the thing is about something else. */
const mostBesides = 3;

/** The list that is called as the thing to be counted, the first of several equally long ones; undefined where their lengths differ, or there is none. */
export function listCounted(
  index: DeckIndex,
  { question, words }: Asked,
  pages: readonly number[],
): List | undefined {
  const names = plainWords(countedThing(question) ?? '');
  if (names.length === 0) return undefined;
  const others = words.filter((word) => !isMark(word) && !names.includes(word) && !ofDeck.test(word));
  const isCalledSo = ({ page, lead }: List): boolean => {
    const called = lead?.told ?? index.titles.get(page)?.words ?? [];
    const besides = called.filter((word) => !isMark(word) && !names.includes(word) && !others.includes(word));
    const here = [...called, ...(index.titles.get(page)?.words ?? [])];
    return (
      names.every((word) => called.includes(word)) &&
      besides.length <= mostBesides &&
      others.every((word) => here.includes(word) || index.isWide(word))
    );
  };
  const lists = pages
    .flatMap((page) => [...listsOn(index, page), acrossPages(index, page)])
    .filter((list) => list !== undefined)
    .filter((list) => isCalledSo(list) && areThings(list));
  // A title may be that of several lists.
  const led = lists.filter(({ lead }) => lead !== undefined);
  const meant = led.length > 0 ? led : lists;
  const [first] = meant;
  return first && meant.every(({ items }) => items.length === first.items.length) ? first : undefined;
}

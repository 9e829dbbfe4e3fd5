import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { askedCount, asksForList, isMark } from './asking.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { type Asked } from './rank.ts';
import { isQuestion } from './search/see-texts.ts';
import { formOf } from './search/terms.ts';
import { isHeardWhole, longestList, made } from './tell-list.ts';
import type { Found } from './found.ts';
import { hasHan } from './words.ts';

// A list may have no line of its own: `Achievement 1: …` and `Achievement 2: …` are the achievements, and four sentences in a row, each
// of another quadrant, are the four quadrants.

const headEn =
  /\b(?:what|which)(?: are| were)?(?: all)?(?: (?:the|his|her|its|their|our|your))?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|main|key|major|different))* ([a-z-]+(?: [a-z-]+)?)/iu;
const headZh =
  /(?:哪|有|是|的|几|[两二三四五六七八九十])[些几]?[个种条项点大类]?(\p{Script=Han}{2})(?:是|有|分别|都|包括|呢|$|[？?])/u;

/** What several are asked for of, as one of them is called. */
function thingsAsked(question: string): string[] {
  const zh = headZh.exec(question)?.[1];
  const en = headEn.exec(question)?.[1]?.toLowerCase().split(' ') ?? [];
  return [...(zh ? [zh] : []), ...en.filter((word) => /[^s]s$/.test(word))];
}

const ordinalZh = '[一二三四五六七八九十\\d]{1,2}';
/** The label of one of them: `Achievement 1:`, 成就一：, 第二阶段：. */
function numberedAs(thing: string): RegExp {
  return hasHan(thing)
    ? new RegExp(`^(?:第${ordinalZh}(?:个|项|条)?${thing}|${thing} ?${ordinalZh})[：:，、—]?`, 'u')
    : new RegExp(
        `^${formOf(thing)}[a-z]{0,6} (?:\\d{1,2}|one|two|three|four|five|six|[ivx]{1,4})\\b[:.–—-]?`,
        'iu',
      );
}

const fewest = 2;

/** Of a page the texts that are numbered as the thing is, those that are spoken before those that are shown. */
function numbered(index: DeckIndex, page: number, thing: string): IndexedText[] {
  const label = numberedAs(thing);
  const all = index
    .textsOn(page)
    .filter(
      (text) => label.test(text.text) && text.text.length > (label.exec(text.text)?.[0].length ?? 0) + 1,
    );
  const spoken = all.filter(({ kind }) => kind === 'script');
  return spoken.length >= fewest ? spoken : all.filter(({ kind }) => kind === 'slide');
}

/** As many sentences in a row as are asked for, each of one of the things, and none of several. */
function inARow(index: DeckIndex, page: number, thing: string, count: number): IndexedText[] {
  const [one, many] = [formOf(thing), thing];
  const isOfOne = ({ text, kind }: IndexedText) => {
    const words: string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    return (
      kind === 'script' &&
      words.some((word) => word !== many && formOf(word) === one) &&
      !words.includes(many)
    );
  };
  const said = index.textsOn(page).filter(({ kind }) => kind === 'script');
  for (let from = 0; from + count <= said.length; from++) {
    const run = said.slice(from, from + count);
    const isAlone = [said[from - 1], said[from + count]].every((text) => !text || !isOfOne(text));
    if (isAlone && run.every((text) => isOfOne(text) && !isQuestion(text.text))) return run;
  }
  return [];
}

/** A sentence that names them right after it says what they are: `five grains (rye, oats, …)`. */
function inBrackets(index: DeckIndex, thing: string, others: readonly string[]): IndexedText | undefined {
  const list = new RegExp(
    `${escapePattern(thing)}[^.。(（—:：]{0,24}[(（—–:：][^)）.。]{1,80}?(?:[,，、][^)）.。,，、]{1,60}){2}`,
    'iu',
  );
  const told = index.texts.filter(
    ({ kind, text, has }) =>
      kind === 'script' &&
      list.test(text) &&
      others.filter((word) => has.has(word)).length * 2 > others.length,
  );
  return told.toSorted((one, other) => index.share(others, other) - index.share(others, one))[0];
}

/** What is called as one of the things is, for who asks for all of them; undefined where nothing is. */
export function tellItems(
  index: DeckIndex,
  { question, asks, words }: Asked,
  pages: readonly number[],
): Found['texts'] | undefined {
  if (!asksForList(asks)) return undefined;
  const count = askedCount(question);
  const others = words.filter((word) => !isMark(word));
  for (const thing of thingsAsked(question)) {
    const best = pages
      .map((page) => {
        const named = numbered(index, page, thing);
        const row =
          named.length >= fewest || count === undefined || hasHan(thing)
            ? []
            : inARow(index, page, thing, count);
        return {
          page,
          items: row.length > 0 ? row : named,
          about: others.filter((word) => index.isOn(word, page)).length,
        };
      })
      .filter(({ items, about }) => items.length >= fewest && about * 2 >= others.length)
      .toSorted((one, other) => other.about - one.about)[0];
    if (!best || (count !== undefined && best.items.length !== count)) {
      const listed = inBrackets(index, thing, others);
      if (listed) return [listed];
      continue;
    }
    if (best.items.length <= longestList || isHeardWhole(best.items.map(({ text }) => text)))
      return best.items;
    return [made(index, best)];
  }
  return undefined;
}

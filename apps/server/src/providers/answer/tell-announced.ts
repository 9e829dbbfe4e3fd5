import { asksForList } from './asking.ts';
import { type DeckIndex, goesOnFrom, type IndexedText, labelOf } from './deck-index.ts';
import type { Found } from './found.ts';
import { announces, announcesList } from './search/announces.ts';
import { leadsOn } from './search/see-texts.ts';
import { type Asked, repeatsTitle } from './rank.ts';
import { isHeardWhole, longestList, made } from './tell-list.ts';

// `Every project should have the following documents.` is no answer: what it announces is.

/** So many sentences after an announcement may belong to it: each item may be explained in a few. */
const furthest = 12;
/** The first item stands no further from it. */
const mostBetween = 2;

/** One sentence that names several things. */
export const namesSeveral = (text: string): boolean => {
  const items = text.replace(/^[^：:]{1,40}[：:]/u, '');
  return items.split(/[；;、]/u).length > 2 || items.split(/, | and /u).length > 3;
};

/** What comes after a sentence of a script that announces it, up to the next one that announces or asks; nothing of other texts. */
export function tellAnnounced(index: DeckIndex, text: IndexedText): Found['texts'] {
  if (text.kind !== 'script' || !announcesList(text.text)) return [];
  const after = index.texts.slice(text.at + 1, text.at + 1 + furthest);
  const end = after.findIndex(
    (one) => one.page !== text.page || one.kind !== 'script' || leadsOn(one.text) || announcesList(one.text),
  );
  const next = (end < 0 ? after : after.slice(0, end)).filter((one) => !announces(one.text));
  const [first] = next;
  if (!first) return [];
  if (namesSeveral(first.text)) return [text, first];
  const isNamed = (one: IndexedText) => labelOf(one.text) !== undefined;
  // What begins with the name of another thing is no item among those that begin with none.
  if (!isNamed(first) && labelOf(text.text) !== undefined) {
    const other = next.findIndex(isNamed);
    return [text, ...(other < 0 ? next : next.slice(0, other)).slice(0, longestList - 1)];
  }
  const items = next.filter(isNamed);
  if (items.length > 1 && next.findIndex(isNamed) < mostBetween) {
    const isShort = items.length < longestList && isHeardWhole(items.map((one) => one.text));
    if (isShort) return [text, ...items];
    const names = items.map((one) => ({ ...one, text: labelOf(one.text) ?? one.text }));
    return [made(index, { page: text.page, lead: text, items: names })];
  }
  return [text, ...next.slice(0, longestList - 1)];
}

const enumerates =
  /\b(?:includ(?:e|es|ed|ing)|such as|consists? of|comprises?|are)\b|包括|包含|分别是|例如|比如|有/;

/** Who asks which ones there are hears, after a sentence that names none of them, the next one that does. */
export function tellListed(index: DeckIndex, text: IndexedText, { asks }: Asked): IndexedText[] {
  const next = index.texts[text.at + 1];
  if (text.kind !== 'script' || !asksForList(asks) || namesSeveral(text.text)) return [];
  const isAfter = next?.page === text.page && next.kind === 'script' && !leadsOn(next.text);
  return isAfter && enumerates.test(next.text) && namesSeveral(next.text) ? [text, next] : [];
}

/** 由于 and 由此 tell a reason, 自由 and 理由 are words of their own. */
const namesDoer =
  /\bby (?:the )?\p{Lu}\p{Ll}+|(?<![自理缘])由(?![于此来])[\p{Script=Han}·]{2,8}|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** Who asks who did it hears, after a sentence that names nobody for it, the next one that does. */
export function tellDoer(index: DeckIndex, text: IndexedText): IndexedText[] {
  const next = index.texts[text.at + 1];
  const isAfter = next?.page === text.page && next.kind === text.kind && goesOnFrom(next.text);
  return isAfter && !namesDoer.test(text.text) && namesDoer.test(next.text) ? [text, next] : [];
}

const asksHow =
  /怎么(?!样|会|回事)|如何|怎样做|^(?:and |so )?how (?:do|does|did|can|could|should|would|to)\b/i;

/**
 * Who asks how something is done hears the sentence that speaks of it with the next one of the script: of the same thing, or still
 * under the same label. Both are short.
 */
export function howItGoesOn(
  index: DeckIndex,
  text: IndexedText,
  { question, words, compares }: Asked,
): IndexedText[] {
  if (text.kind !== 'script' || compares || !asksHow.test(question)) return [];
  const next = index.texts[text.at + 1];
  const isAfter =
    next?.page === text.page &&
    next.kind === 'script' &&
    !leadsOn(next.text) &&
    !announces(next.text) &&
    labelOf(next.text) === undefined;
  if (!isAfter || !(labelOf(text.text) !== undefined || words.some((word) => next.has.has(word)))) return [];
  return isHeardWhole([text.text, next.text]) ? [text, next] : [];
}

const concludes = /^(?:所以|因此|因而|于是|(?:so|therefore|thus|hence|that(?:'s| is) why)\b)/iu;
const asksWhy = /为什么|为何|\bwhy\b/i;
/** So many sentences give the reason of one. */
const mostReasons = 2;

/** Who asks why hears before a sentence that concludes (`so we need three`) those from which it does. */
export function tellReasons(index: DeckIndex, text: IndexedText, question: string): IndexedText[] {
  if (!asksWhy.test(question) || !concludes.test(text.text)) return [];
  const [line] =
    text.kind === 'script'
      ? [text]
      : index.texts.filter(
          ({ page, kind, text: said }) =>
            page === text.page && kind === 'script' && said.startsWith(text.text),
        );
  if (!line) return [];
  const before = index.texts
    .slice(Math.max(0, line.at - mostReasons), line.at)
    .filter(
      (one) =>
        one.page === line.page && one.kind === 'script' && !announces(one.text) && !repeatsTitle(index, one),
    );
  return before.length > 0 ? [...before, line] : [];
}

const pointsBack =
  /^(?:以上|上述)|^(?:all of )?(?:the above|these (?:two|three|four|five|six|points|conditions))\b/i;

/** What a sentence points back to is told instead of it: 以上 5 条全部满足. */
export function tellAbove(index: DeckIndex, text: IndexedText): Found['texts'] {
  if (text.kind !== 'script' || !pointsBack.test(text.text)) return [];
  const before = index.texts.slice(Math.max(0, text.at - furthest), text.at);
  const items = before.filter(
    ({ page, kind, text: said }) => page === text.page && kind === 'script' && labelOf(said) !== undefined,
  );
  if (items.length < 2) return [];
  const lead = before.findLast(({ at, page }) => page === text.page && at < (items[0]?.at ?? 0));
  const names = items.map((one) => ({ ...one, text: labelOf(one.text) ?? one.text }));
  return [made(index, { page: text.page, ...(lead && { lead }), items: names })];
}

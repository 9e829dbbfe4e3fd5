import type { WordMark } from '../speech/track.ts';
import { breakCost } from './break-cost.ts';

/** Some words that are shown together. `from` and `to` are their places in the list of words. */
export type Caption = { startMs: number; endMs: number; lines: string[]; from: number; to: number };

/** How wide a line is: 42 letters, or 20 Chinese characters. */
const lineColumns = { plain: 42, wide: 40 };
/** How long a caption stands. */
export const mostMs = 7000;
export const leastMs = 1000;
/** A pause this long ends a caption. */
const gapMs = 600;
/** A caption stays a moment after its last word. */
const lingerMs = 200;

const isWide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
/** A comma and its like, 、 in a list is none. */
const breathes = /[,;:，；：—]["'”’)）」』]*$/u;
const sentenceEnd = /[.!?。！？…]["'”’)）」』]*$/u;

/** How many columns a text takes; a Chinese character takes two. */
export const columnsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (isWide.test(letter) ? 2 : 1), 0);

/** A sign between two words that are spoken as two and written as one, as in "twenty-two". */
const bound = /\S[-‐‑/]$/u;

/** The dot of `report.pdf` ends no sentence: the next word stands right behind it. */
const isDotted = (before: WordMark | undefined, word: WordMark): boolean =>
  before !== undefined &&
  /[\p{L}\p{N}]\.$/u.test(before.text) &&
  word.srcStart === before.srcEnd + 1 &&
  /^[\p{Script=Latin}\p{N}]/u.test(word.text);

/** Words of a script without spaces are written without spaces. */
function isTight(before: WordMark | undefined, word: WordMark): boolean {
  return (
    before === undefined ||
    bound.test(before.text) ||
    isDotted(before, word) ||
    isWide.test(before.text.at(-1) ?? '') ||
    isWide.test(word.text[0] ?? '')
  );
}

/** One word, or two Chinese characters: nothing that stands well alone in its line. */
const standsAlone = /\s|\p{Script=Han}{3}/u;
const scrapColumns = 4;

const textOf = (words: readonly WordMark[]): string =>
  words.map((word, place) => (isTight(words[place - 1], word) ? '' : ' ') + word.text).join('');

/** What it costs to break inside of what is written as one word. */
const insideWord = 20;

/** What is known of words for cutting them: each is looked at many times and found out once. */
function studied(words: readonly WordMark[]) {
  const sums = [0];
  const spaces = words.map((word, place) => (place > 0 && isTight(words[place - 1], word) ? 0 : 1));
  for (const [place, { text }] of words.entries())
    sums.push((sums[place] ?? 0) + columnsOf(text) + (spaces[place] ?? 0));
  /** How many columns the words from one place to another take in a line. */
  const wide = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0) - (spaces[from] ?? 0);
  return {
    columns: words.some(({ text }) => isWide.test(text)) ? lineColumns.wide : lineColumns.plain,
    text: (from: number, to: number) => textOf(words.slice(from, to)),
    wide,
    isScrap: (from: number, to: number) =>
      wide(from, to) <= scrapColumns || (to - from < 4 && !standsAlone.test(textOf(words.slice(from, to)))),
    /** How much it hurts to break in front of each word. */
    hurts: words.map((word, place) =>
      isDotted(words[place - 1], word) ? insideWord : breakCost(words[place - 1]?.text ?? '', word.text),
    ),
    breaths: words.map(({ text }) => breathes.test(text)),
  };
}

/** Where two lines part; absent where one is enough. */
type Parting = { cost: number; at?: number };
const impossible: Parting = { cost: Number.POSITIVE_INFINITY };

/** How the words of a caption fit into a line, or into two that are broken by sense. */
function parted(
  { columns, wide, isScrap, hurts, breaths }: ReturnType<typeof studied>,
  from: number,
  to: number,
): Parting {
  if (wide(from, to) <= columns || to - from === 1) return { cost: 0 };
  // Where the speaker breathes elsewhere, two captions are better than the end of one part and the start of another in a line.
  const hasBreath = breaths.slice(from, to - 1).includes(true);
  let best = impossible;
  for (let at = from + 1; at < to; at++) {
    const [first, second] = [wide(from, at), wide(at, to)];
    if (first > columns || second > columns) continue;
    const hurt = hurts[at] ?? 0;
    const mixed = hurt >= 1 && hasBreath ? 7 : 0;
    const scraps = (Number(isScrap(from, at)) + Number(isScrap(at, to))) * 30;
    const cost = hurt + mixed + scraps + (Math.abs(first - second) / columns) * 4;
    if (cost < best.cost) best = { cost, at };
  }
  return best;
}

/** Each caption costs something, so that there are not more than needed. */
const captionCost = 5;
/** A caption of a few letters between two others is gone before it is read. */
const shortColumns = 10;

/** Words that are said in one breath, cut into captions where it hurts least. */
function cutBreath(words: readonly WordMark[]): { from: number; to: number; lines: string[] }[] {
  const study = studied(words);
  const { columns, text, wide, hurts } = study;
  type Step = Parting & { from: number };
  const best: Step[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= words.length; to++) {
    let step: Step = { ...impossible, from: to - 1 };
    for (let from = to - 1; from >= 0; from--) {
      const isAlone = to - from === 1;
      const isLong = (words[to - 1]?.endMs ?? 0) - (words[from]?.startMs ?? 0) > mostMs;
      // What does not fit does not fit with one word more.
      if (!isAlone && (isLong || wide(from, to) > 2 * columns + 1)) break;
      const { cost, at } = parted(study, from, to);
      const isShort = wide(from, to) < shortColumns && words.length > to - from;
      const here = captionCost + cost + 2 * (hurts[to] ?? 0) + (isShort ? 15 : 0);
      const sum = (best[from]?.cost ?? 0) + here;
      if (sum < step.cost) step = { cost: sum, from, ...(at !== undefined && { at }) };
    }
    best[to] = step;
  }
  const cuts: { from: number; to: number; lines: string[] }[] = [];
  for (let to = words.length; to > 0; ) {
    const { from, at } = best[to] ?? { from: 0 };
    cuts.unshift({ from, to, lines: at === undefined ? [text(from, to)] : [text(from, at), text(at, to)] });
    to = from;
  }
  return cuts;
}

/** Words as captions: at most two lines and seven seconds, broken by sense. */
export function captionsOf(words: readonly WordMark[]): Caption[] {
  const captions: Caption[] = [];
  let begun = 0;
  const close = (end: number) => {
    const breath = words.slice(begun, end);
    for (const { from, to, lines } of cutBreath(breath)) {
      const [startMs, endMs] = [breath[from]?.startMs ?? 0, breath[to - 1]?.endMs ?? 0];
      captions.push({ startMs, endMs, lines, from: begun + from, to: begun + to });
    }
    begun = end;
  };
  words.forEach((word, place) => {
    const before = words[place - 1];
    if (before && place > begun && word.startMs - before.endMs > gapMs) close(place);
    const next = words[place + 1];
    if (sentenceEnd.test(word.text) && !(next && isDotted(word, next))) close(place + 1);
  });
  close(words.length);
  return captions.map((caption, place) => {
    const wanted = Math.max(caption.endMs + lingerMs, caption.startMs + leastMs);
    const next = captions[place + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    return { ...caption, endMs: Math.min(wanted, next, caption.startMs + mostMs) };
  });
}

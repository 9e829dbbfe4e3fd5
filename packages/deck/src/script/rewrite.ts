import type { ScriptDocument, ScriptInline, ScriptMark, ScriptParagraph } from './document.ts';
import { scriptFromText, scriptText } from './plain.ts';

/** Words of the old script with one set of marks; `start` and `end` count letters. */
type Stretch = { start: number; end: number; marks: readonly ScriptMark[] };
type Atom = Exclude<ScriptInline, { type: 'text' }>;

/** A script laid out as a line of letters, paragraphs parted by a line break. */
type Flat = { letters: string[]; stretches: Stretch[]; atoms: { at: number; atom: Atom }[] };

function flat({ content }: ScriptDocument): Flat {
  const letters: string[] = [];
  const stretches: Stretch[] = [];
  const atoms: Flat['atoms'] = [];
  for (const paragraph of content) {
    const pieces = paragraph.content ?? [];
    // Paragraphs without words have no line in the text.
    if (letters.length > 0 && pieces.some(({ type }) => type === 'text')) letters.push('\n');
    for (const piece of pieces) {
      if (piece.type !== 'text') {
        atoms.push({ at: letters.length, atom: piece });
        continue;
      }
      const start = letters.length;
      letters.push(...piece.text);
      if (piece.marks?.length) stretches.push({ start, end: letters.length, marks: piece.marks });
    }
  }
  return { letters, stretches, atoms };
}

/** Some letters of a text, by their places. */
type Range = { start: number; end: number };

const textIn = (letters: readonly string[], { start, end }: Range) => letters.slice(start, end).join('');

function sentencesOf(letters: readonly string[]): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  letters.forEach((letter, index) => {
    const isEnd =
      '。！？!?；;\n'.includes(letter) || (letter === '.' && /^\s?$/.test(letters[index + 1] ?? ''));
    if (!isEnd && index + 1 < letters.length) return;
    ranges.push({ start, end: index + 1 });
    start = index + 1;
  });
  return ranges;
}

/** For each new letter the old one that it is, or -1. */
type Origins = number[];

/** The old sentence that each new one is, word for word; of several that are alike, in their order. */
function sameSentences(old: Flat, letters: readonly string[], olds: Range[], news: Range[]) {
  const waiting = new Map<string, Range[]>();
  for (const range of olds) {
    const text = textIn(old.letters, range);
    waiting.set(text, [...(waiting.get(text) ?? []), range]);
  }
  return news.map((range) => waiting.get(textIn(letters, range))?.shift());
}

/** Compares what stands between two sentences that stayed: what it begins and ends with, and marked words in between. */
function compareRun(old: Flat, letters: readonly string[], from: Range, to: Range, origins: Origins): void {
  let { start, end } = from;
  let { start: head, end: tail } = to;
  while (start < end && head < tail && old.letters[start] === letters[head]) origins[head++] = start++;
  while (start < end && head < tail && old.letters[end - 1] === letters[tail - 1]) origins[--tail] = --end;
  const before = textIn(old.letters, { start, end });
  const after = textIn(letters, { start: head, end: tail });
  for (const stretch of old.stretches) {
    if (stretch.start < start || stretch.end > end) continue;
    const words = textIn(old.letters, stretch);
    const at = onlyPlace(after, words);
    // Words that stand there more than once could be any of them.
    if (at === undefined || onlyPlace(before, words) === undefined) continue;
    for (let index = 0; index < stretch.end - stretch.start; index++)
      origins[head + at + index] = stretch.start + index;
  }
}

/** Where words stand in a text, in letters, if they stand there once. */
function onlyPlace(text: string, words: string): number | undefined {
  const at = text.indexOf(words);
  if (at === -1 || text.includes(words, at + 1)) return undefined;
  return Array.from(text.slice(0, at)).length;
}

function originsOf(old: Flat, letters: readonly string[]): Origins {
  const origins: Origins = letters.map(() => -1);
  const olds = sentencesOf(old.letters);
  const news = sentencesOf(letters);
  const same = sameSentences(old, letters, olds, news);
  const stayed = new Set(same);
  // New sentences since the last one that stayed, against the old ones that stood in their place and are gone.
  let fresh: Range | undefined;
  let above = 0;
  const compareFresh = () => {
    const below = olds.find((range) => range.start >= above && stayed.has(range));
    const gone = { start: above, end: below?.start ?? old.letters.length };
    if (fresh) compareRun(old, letters, gone, fresh, origins);
    fresh = undefined;
  };
  news.forEach((range, index) => {
    const origin = same[index];
    if (!origin) {
      fresh = { start: fresh?.start ?? range.start, end: range.end };
      return;
    }
    compareFresh();
    for (let at = range.start; at < range.end; at++) origins[at] = origin.start + at - range.start;
    above = origin.end;
  });
  compareFresh();
  return origins;
}

/** Emphasis, pace and emotion are of each letter; a reading is of its words as a whole. */
const isOfLetters = ({ type }: ScriptMark) => type === 'emphasis' || type === 'rate' || type === 'emotion';

/** The marks of each new letter. Equal marks are one array, so that letters can be joined by it. */
function marksOf(old: Flat, origins: Origins, places: readonly number[]): (readonly ScriptMark[])[] {
  const none: readonly ScriptMark[] = [];
  const result = origins.map(() => none);
  for (const { start, end, marks } of old.stretches) {
    const first = places[start] ?? -1;
    const isWhole =
      first !== -1 &&
      Array.from({ length: end - start }).every((_, index) => places[start + index] === first + index);
    const kept = isWhole ? marks : marks.filter(isOfLetters);
    if (kept.length === 0) continue;
    const stayed = places.slice(start, end).filter((place) => place !== -1);
    for (const place of stayed) result[place] = kept;
    // Words written between two letters of the stretch belong to it.
    const [low, high] = [Math.min(...stayed), Math.max(...stayed)];
    const isInside =
      stayed.length > 1 &&
      origins.slice(low, high).every((origin) => origin === -1 || (origin >= start && origin < end));
    if (isInside) result.fill(kept, low, high);
  }
  return result;
}

/** Where an atom stands now, as the number of letters before it; undefined where nothing around it stayed. */
function placeOf(at: number, places: readonly number[]): number | undefined {
  const before = places[at - 1] ?? -1;
  if (before !== -1) return before + 1;
  const behind = places[at] ?? -1;
  return behind === -1 ? undefined : behind;
}

function atomsOf(old: Flat, places: readonly number[]): Flat['atoms'] {
  const placed = old.atoms.flatMap(({ at, atom }) => {
    const place = placeOf(at, places);
    if (place !== undefined) return [{ at: place, atom }];
    // A pause was for the words around it. What a cue shows would never be seen again, so it happens a little earlier.
    if (atom.type === 'pause') return [];
    return [{ at: Math.max(-1, ...places.slice(0, at)) + 1, atom }];
  });
  return placed.toSorted((one, other) => one.at - other.at);
}

/** A script with new words. Marks, pauses and cues stay with the words that did not change. */
export function rewritten(old: ScriptDocument, text: string): ScriptDocument {
  const plain = scriptFromText(text);
  const words = scriptText(plain);
  const before = flat(old);
  if (words === textIn(before.letters, { start: 0, end: before.letters.length })) return old;
  if (words === '') return plain;
  const letters = [...words];
  const origins = originsOf(before, letters);
  const places = before.letters.map(() => -1);
  origins.forEach((origin, place) => {
    if (origin !== -1) places[origin] = place;
  });
  return {
    ...plain,
    content: paragraphs(letters, marksOf(before, origins, places), atomsOf(before, places)),
  };
}

function paragraphs(
  letters: readonly string[],
  marks: readonly (readonly ScriptMark[])[],
  atoms: Flat['atoms'],
): ScriptParagraph[] {
  const lines: ScriptInline[][] = [[]];
  let open: { text: string; marks: readonly ScriptMark[] } | undefined;
  const close = () => {
    if (open)
      lines
        .at(-1)
        ?.push({ type: 'text', text: open.text, ...(open.marks.length > 0 && { marks: [...open.marks] }) });
    open = undefined;
  };
  for (let at = 0; at <= letters.length; at++) {
    for (const { atom } of atoms.filter((each) => each.at === at)) {
      close();
      lines.at(-1)?.push(atom);
    }
    const letter = letters[at];
    if (letter === '\n' || letter === undefined) {
      close();
      if (letter === '\n') lines.push([]);
    } else if (open && open.marks === marks[at]) open.text += letter;
    else {
      close();
      open = { text: letter, marks: marks[at] ?? [] };
    }
  }
  return lines.map((content) => ({ type: 'paragraph', content }));
}

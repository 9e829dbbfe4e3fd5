import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { scriptSchema } from './script-schema.ts';
import { positionOf } from './spoken-word.ts';

/** A character, or a word of several letters, by its place in the plain text of the script. */
export type Doubt = { at: number; length: number };
/** From one place of the document to another. */
export type Range = { from: number; to: number };

const key = new PluginKey<DecorationSet>('doubtful readings');

/** Shows quietly what could be read in another way; what is written around them moves the signs. */
export const doubtfulReadings = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, before) => {
      const doubts = transaction.getMeta(key) as readonly Doubt[] | undefined;
      if (!doubts) return before.map(transaction.mapping, transaction.doc);
      return DecorationSet.create(
        transaction.doc,
        doubts.map(({ at, length }) => {
          const place = positionOf(transaction.doc, at);
          return Decoration.inline(place, place + length, { 'data-doubt': '' });
        }),
      );
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** Marks what could be read in another way, and nothing else any more. */
export const markDoubts =
  (doubts: readonly Doubt[]): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, doubts));
    return true;
  };

/** What stands at a place and could be read in another way. */
export function doubtAt(state: EditorState, place: number): Range | undefined {
  const found = key.getState(state)?.find(place, place + 1) ?? [];
  return found.find(({ from, to }) => from <= place && place < to);
}

const { pinyin, reading } = scriptSchema.marks;

/** Characters in a row that have a reading of their own, with a syllable for each. */
type Run = { from: number; to: number; syllables: string[] };

/** The marked characters that touch a range, one syllable for each. What has too few or too many is not touched. */
function runsAt(doc: Node, from: number, to: number): Run[] {
  const runs: Run[] = [];
  const $from = doc.resolve(from);
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    const syllables = String(pinyin.isInSet(node.marks)?.attrs['pinyin'] ?? '').split(' ');
    if (syllables.length !== node.nodeSize || start > to || start + node.nodeSize < from) return;
    if (pinyin.isInSet(node.marks)) runs.push({ from: start, to: start + node.nodeSize, syllables });
  });
  return runs;
}

/** The syllable that a mark gives the character at a place. */
export function markedSyllable(doc: Node, place: number): string | undefined {
  const run = runsAt(doc, place, place + 1).find(({ from, to }) => from <= place && place < to);
  return run?.syllables[place - run.from];
}

/**
 * Reads one character in this way, or as usual again (undefined). Neighbours keep their readings: marks that touch become
 * one, because two equal ones in a row would be taken for one that has a syllable too few.
 */
export const readCharacter =
  (at: number, syllable: string | undefined): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const runs = runsAt(state.doc, at, at + 1);
    const syllables = new Map<number, string>();
    for (const run of runs)
      for (const [index, each] of run.syllables.entries()) syllables.set(run.from + index, each);
    if (syllable === undefined) syllables.delete(at);
    else syllables.set(at, syllable);
    const from = Math.min(at, ...runs.map((run) => run.from));
    const to = Math.max(at + 1, ...runs.map((run) => run.to));
    tr.removeMark(from, to, pinyin);
    for (let place = from; place < to; place++) {
      const row: string[] = [];
      for (let next = place; syllables.has(next); next++) row.push(syllables.get(next) ?? '');
      if (row.length > 0) tr.addMark(place, place + row.length, pinyin.create({ pinyin: row.join(' ') }));
      place += row.length;
    }
    dispatch?.(tr);
    return true;
  };

/** The word at a place whose reading was chosen, and which. */
export function markedWord(doc: Node, place: number): (Range & { reading: string }) | undefined {
  const $place = doc.resolve(place);
  const { node, offset } = $place.parent.childAfter($place.parentOffset);
  const mark = node && reading.isInSet(node.marks);
  if (!node || !mark) return undefined;
  const from = $place.start() + offset;
  return { from, to: from + node.nodeSize, reading: String(mark.attrs['reading']) };
}

/** Reads an English word in this way, or as usual again (undefined). */
export const readWord =
  ({ from, to }: Range, sounds: string | undefined): Command =>
  (state, dispatch) => {
    const { tr } = state;
    tr.removeMark(from, to, reading);
    if (sounds !== undefined) tr.addMark(from, to, reading.create({ reading: sounds }));
    dispatch?.(tr);
    return true;
  };

import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { scriptSchema } from './script-schema.ts';
import { positionOf } from './spoken-word.ts';

const key = new PluginKey<DecorationSet>('doubtful readings');

/** Shows quietly which characters could be read in another way; what is written around them moves the signs. */
export const doubtfulReadings = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, before) => {
      const letters = transaction.getMeta(key) as readonly number[] | undefined;
      if (!letters) return before.map(transaction.mapping, transaction.doc);
      const places = letters.map((letter) => positionOf(transaction.doc, letter));
      return DecorationSet.create(
        transaction.doc,
        places.map((place) => Decoration.inline(place, place + 1, { 'data-doubt': '' })),
      );
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** Marks characters by their places in the plain text of the script, and no others any more. */
export const markDoubts =
  (letters: readonly number[]): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, letters));
    return true;
  };

/** Whether no word tells how the character at a place is read. */
export const isDoubtfulAt = (state: EditorState, place: number): boolean =>
  (key.getState(state)?.find(place, place + 1) ?? []).some(({ from }) => from === place);

const pinyin = scriptSchema.marks.pinyin;

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

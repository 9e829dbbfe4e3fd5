import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { scriptSchema } from './script-schema.ts';

const { pinyin, reading } = scriptSchema.marks;

/** Each character that has a syllable of its own, by its place; words whose marks do not fit them are left as they are. */
function syllablesIn(doc: Node): Map<number, string> {
  const found = new Map<number, string>();
  doc.descendants((node, place) => {
    const mark = pinyin.isInSet(node.marks);
    const syllables = mark ? String(mark.attrs['pinyin']).split(' ') : [];
    if (syllables.length !== node.nodeSize) return;
    for (const [index, syllable] of syllables.entries()) found.set(place + index, syllable);
  });
  return found;
}

/** Where a place has come to; undefined when what stood behind it is gone. */
function movedTo(changes: readonly Transaction[], place: number, side: 1 | -1): number | undefined {
  let at = place;
  for (const { mapping } of changes) {
    const { pos, deletedAfter } = mapping.mapResult(at, side);
    if (side === 1 && deletedAfter) return undefined;
    at = pos;
  }
  return at;
}

/** Takes the syllables of characters that are gone out of the marks of their neighbours. */
function keepSyllables(tr: Transaction, before: Node, changes: readonly Transaction[]): void {
  const old = syllablesIn(before);
  const now = new Map<number, string>();
  for (const [place, syllable] of old) {
    const moved = movedTo(changes, place, 1);
    if (moved !== undefined) now.set(moved, syllable);
  }
  if (now.size === old.size) return;
  tr.doc.descendants((node, place) => {
    const mark = pinyin.isInSet(node.marks);
    if (!mark) return;
    const row = Array.from({ length: node.nodeSize }, (_, index) => now.get(place + index));
    const syllables = row.filter((syllable) => syllable !== undefined);
    if (syllables.length !== node.nodeSize || syllables.join(' ') === mark.attrs['pinyin']) return;
    tr.removeMark(place, place + node.nodeSize, pinyin);
    tr.addMark(place, place + node.nodeSize, pinyin.create({ pinyin: syllables.join(' ') }));
  });
}

/** A word that was changed is another word: the reading was chosen for the one before. */
function dropOldReadings(tr: Transaction, before: Node, changes: readonly Transaction[]): void {
  before.descendants((node, place) => {
    if (!reading.isInSet(node.marks)) return;
    const to = movedTo(changes, place + node.nodeSize, -1) ?? 0;
    // Its first letter may be gone.
    const from = movedTo(changes, place, 1) ?? movedTo(changes, place, -1) ?? to;
    if (from < to && tr.doc.textBetween(from, to) !== node.text) tr.removeMark(from, to, reading);
  });
}

/** Readings stay with the characters and words that they were chosen for. */
export const keepReadings = new Plugin({
  appendTransaction(transactions, before, after) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const { tr } = after;
    keepSyllables(tr, before.doc, transactions);
    dropOldReadings(tr, before.doc, transactions);
    return tr.docChanged ? tr : null;
  },
});

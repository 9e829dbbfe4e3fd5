import type { Node } from 'prosemirror-model';
import { type Command, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

type Range = { from: number; to: number };

const key = new PluginKey<Range | null>('spoken word');

/** Shows the word that is heard. What is written takes the mark away: the sound is of older words then. */
export const spokenWord = new Plugin<Range | null>({
  key,
  state: {
    init: () => null,
    apply: (transaction, before) => {
      const told = transaction.getMeta(key) as Range | null | undefined;
      return told === undefined ? (transaction.docChanged ? null : before) : told;
    },
  },
  props: {
    decorations(state) {
      const range = key.getState(state);
      if (!range) return null;
      return DecorationSet.create(state.doc, [
        Decoration.inline(range.from, range.to, { 'data-spoken': '' }),
      ]);
    },
  },
});

/** Marks a word by its letters in the plain text of the script, or no word any more. */
export const markSpoken =
  (word: { srcStart: number; srcEnd: number } | null): Command =>
  (state, dispatch) => {
    const range = word && {
      from: positionOf(state.doc, word.srcStart),
      // Of its last letter: the next one may stand behind a pause.
      to: positionOf(state.doc, word.srcEnd - 1) + 1,
    };
    dispatch?.(state.tr.setMeta(key, range));
    return true;
  };

/** Where words stand: in the document, and in the plain text, which has a line for each paragraph. */
function piecesOf(doc: Node): { position: number; start: number; length: number }[] {
  const pieces: ReturnType<typeof piecesOf> = [];
  let start = 0;
  doc.forEach((paragraph, offset, index) => {
    if (index > 0) start += 1;
    paragraph.forEach((node, inner) => {
      if (!node.isText) return;
      pieces.push({ position: offset + 1 + inner, start, length: node.nodeSize });
      start += node.nodeSize;
    });
  });
  return pieces;
}

/** Where a letter of the plain text stands in the document. */
export function positionOf(doc: Node, letter: number): number {
  const pieces = piecesOf(doc);
  const piece = pieces.find(({ start, length }) => letter < start + length) ?? pieces.at(-1);
  if (!piece) return 0;
  return piece.position + Math.min(Math.max(0, letter - piece.start), piece.length);
}

/** Which letter of the plain text stands behind a place of the document. */
export function letterAt(doc: Node, position: number): number {
  const piece = piecesOf(doc).findLast((each) => each.position <= position);
  return piece ? piece.start + Math.min(position - piece.position, piece.length) : 0;
}

import type { TextPoint, TextRange } from '@app/deck/text/range.ts';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Selection, TextSelection } from 'prosemirror-state';

const pointAt = ($position: ResolvedPos): TextPoint => ({
  paragraph: $position.index(0),
  offset: $position.parentOffset,
});

function positionOf(document: Node, { paragraph, offset }: TextPoint): number {
  let at = 0;
  for (let index = 0; index < paragraph; index += 1) at += document.child(index).nodeSize;
  return at + 1 + offset;
}

/** What is chosen in a document, as a range of its text. */
export function rangeOf(document: Node, { from, to }: Selection): TextRange {
  // All of a document is chosen from outside of its paragraphs.
  const { $from, $to } = TextSelection.between(document.resolve(from), document.resolve(to));
  return { from: pointAt($from), to: pointAt($to) };
}

/** A range of a text as it is chosen in its document. */
export const selectionOf = (document: Node, { from, to }: TextRange): Selection =>
  TextSelection.between(
    document.resolve(positionOf(document, from)),
    document.resolve(positionOf(document, to)),
  );

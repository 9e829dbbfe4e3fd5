import type { Run, TextBody } from '../text.ts';
import { joinedRuns, lookOf, type ParagraphLook, type RunLook, withBreaksApart } from './runs.ts';

type Mark = { type: 'look'; attrs: { look: RunLook } };

/** Words, a line break, or something drawn in place of words, in the document of a text that is being written. */
export type TextPiece =
  | { type: 'text'; text: string; marks?: Mark[] }
  | { type: 'break'; marks?: Mark[] }
  | { type: 'field'; attrs: { field: NonNullable<Run['field']>; text: string }; marks?: Mark[] };

/** A paragraph of such a document; `end` is how words look that are written where it has none. */
export type TextBlock = {
  type: 'paragraph';
  attrs: { look: ParagraphLook; end: RunLook };
  content?: TextPiece[];
};

/** A text as the document of the program that writes it (ProseMirror's JSON); it has at least one paragraph. */
export type TextDocument = { type: 'doc'; content: TextBlock[] };

function pieceOf(run: Run): TextPiece {
  const look = lookOf(run);
  const marks: { marks?: Mark[] } =
    Object.keys(look).length > 0 ? { marks: [{ type: 'look', attrs: { look } }] } : {};
  if (run.field) return { type: 'field', attrs: { field: run.field, text: run.text }, ...marks };
  return run.text === '\n' ? { type: 'break', ...marks } : { type: 'text', text: run.text, ...marks };
}

/** The paragraphs of a text as a document. Its box stands beside it. */
export function documentOf({ paragraphs }: Pick<TextBody, 'paragraphs'>): TextDocument {
  const blocks = paragraphs.map(({ runs, ...look }): TextBlock => {
    const last = runs.at(-1);
    const end = last ? lookOf(last) : {};
    const pieces = joinedRuns(withBreaksApart(runs))
      .filter(({ text, field }) => field || text !== '')
      .map(pieceOf);
    return {
      type: 'paragraph',
      attrs: { look, end },
      ...(pieces.length > 0 && { content: pieces }),
    };
  });
  const empty: TextBlock = { type: 'paragraph', attrs: { look: {}, end: {} } };
  return { type: 'doc', content: blocks.length > 0 ? blocks : [empty] };
}

function runOf(piece: TextPiece): Run {
  const look = piece.marks?.[0]?.attrs.look ?? {};
  if (piece.type === 'text') return { text: piece.text, ...look };
  if (piece.type === 'break') return { text: '\n', ...look };
  return { text: piece.attrs.text, field: piece.attrs.field, ...look };
}

/** The paragraphs of a document: a run for each of its pieces, and an empty one in a paragraph without any. */
export const paragraphsOf = ({ content }: TextDocument): TextBody['paragraphs'] =>
  content.map(({ attrs, content: pieces = [] }) => ({
    runs: pieces.length > 0 ? pieces.map(runOf) : [{ text: '', ...attrs.end }],
    ...attrs.look,
  }));

import { type ScriptDocument, scriptVersion } from '@app/deck/script/document.ts';
import { type Mark, Node, Schema } from 'prosemirror-model';

/** The document of a script (`ScriptDocument`), as it is edited: words with marks, pauses, and cues at words. */
export const scriptSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: { group: 'inline' },
    pause: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { milliseconds: { default: 500 } },
      toDOM: ({ attrs }) => ['span', { 'data-pause': attrs['milliseconds'] }],
    },
    cue: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: {
        id: {},
        action: {},
        elementId: { default: undefined },
        offset: { default: undefined },
        meanwhile: { default: undefined },
      },
      toDOM: ({ attrs }) => ['span', { 'data-cue': attrs['id'], 'data-action': attrs['action'] }],
    },
  },
  marks: {
    emphasis: { attrs: { level: {} }, toDOM: ({ attrs }) => ['em', { 'data-level': attrs['level'] }, 0] },
    pinyin: {
      attrs: { pinyin: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['span', { 'data-pinyin': attrs['pinyin'] }, 0],
    },
    reading: {
      attrs: { reading: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['span', { 'data-reading': attrs['reading'] }, 0],
    },
    rate: {
      attrs: { rate: {} },
      toDOM: ({ attrs }) => ['span', { 'data-rate': Number(attrs['rate']) > 1 ? 'fast' : 'slow' }, 0],
    },
    emotion: {
      attrs: { emotion: {} },
      toDOM: ({ attrs }) => ['span', { 'data-emotion': attrs['emotion'] }, 0],
    },
    sayAs: {
      attrs: { as: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['span', { 'data-say': attrs['as'] }, 0],
    },
  },
});

/** The name of a mark of a script. */
export type ScriptMarkName = 'emphasis' | 'pinyin' | 'reading' | 'rate' | 'emotion' | 'sayAs';

/** A script as ProseMirror has it. An empty one has one paragraph to write in. */
export const editedScript = ({ content }: ScriptDocument): Node =>
  Node.fromJSON(scriptSchema, {
    type: 'doc',
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  });

const withoutAbsent = (attrs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== undefined && value !== null));

const pieceOf = (piece: Node): object =>
  piece.isText
    ? {
        type: 'text',
        text: piece.text,
        ...(piece.marks.length > 0 && {
          marks: piece.marks.map((mark: Mark) => ({ type: mark.type.name, attrs: mark.attrs })),
        }),
      }
    : { type: piece.type.name, attrs: withoutAbsent(piece.attrs) };

/** The script that was edited, as it is saved. */
export function savedScript(doc: Node): ScriptDocument {
  const paragraphs = doc.children.map(({ children }) => ({
    type: 'paragraph',
    ...(children.length > 0 && { content: children.map(pieceOf) }),
  }));
  // The schema above makes nothing else.
  return { type: 'doc', version: scriptVersion, content: paragraphs as ScriptDocument['content'] };
}

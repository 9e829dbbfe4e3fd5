import type { ParagraphLook, RunLook } from '@app/deck/text/runs.ts';
import { type Mark, Schema } from 'prosemirror-model';

// What the browser changes while somebody writes is read back from the page, so looks stand there, too.
const written = (value: unknown) => JSON.stringify(value);
const readFrom = (element: HTMLElement, name: string): Record<string, unknown> =>
  // Only this file has written it: what is pasted never comes this way (paste.ts).
  JSON.parse(element.getAttribute(name) ?? '{}') as Record<string, unknown>;

/** Texts that are being written: paragraphs of words with looks, line breaks, and what is drawn in place of words. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'inline*',
      attrs: { look: { default: {} }, end: { default: {} } },
      parseDOM: [
        {
          tag: 'p',
          getAttrs: (element) => ({
            look: readFrom(element, 'data-look'),
            end: readFrom(element, 'data-end'),
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        'p',
        { 'data-look': written(attrs['look']), 'data-end': written(attrs['end']) },
        0,
      ],
    },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    field: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { field: {}, text: {} },
      parseDOM: [{ tag: 'span[data-field]', getAttrs: (element) => readFrom(element, 'data-field') }],
      toDOM: ({ attrs }) => ['span', { 'data-field': written(attrs) }],
    },
  },
  marks: {
    look: {
      attrs: { look: {} },
      parseDOM: [{ tag: 'span[data-run]', getAttrs: (element) => ({ look: readFrom(element, 'data-run') }) }],
      toDOM: ({ attrs }) => ['span', { 'data-run': written(attrs['look']) }, 0],
    },
  },
});

/** The look of words as marks; words that say nothing of it have none. */
export const marksOf = (look: RunLook): Mark[] =>
  Object.keys(look).length > 0 ? [textSchema.mark('look', { look })] : [];

/** The look that marks say. */
export const lookOfMarks = (marks: readonly Mark[] | null | undefined): RunLook =>
  // The schema has this one kind of mark, which holds nothing else.
  (marks?.[0]?.attrs['look'] as RunLook | undefined) ?? {};

/** What a paragraph of a document holds beside its words. */
export type ParagraphAttrs = { look: ParagraphLook; end: RunLook };

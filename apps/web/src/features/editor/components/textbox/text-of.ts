import type { TextBody } from '@app/deck/text.ts';
import { documentOf, paragraphsOf, type TextDocument } from '@app/deck/text/document.ts';
import { Node } from 'prosemirror-model';
import { textSchema } from './schema.ts';

/** The document in which a text is written. */
export const nodeOf = (body: Pick<TextBody, 'paragraphs'>): Node =>
  Node.fromJSON(textSchema, documentOf(body));

/** The text of a document, in the box of another. */
export const bodyIn = (document: Node, box: Partial<TextBody> = {}): TextBody => ({
  ...box,
  // The schema of the document is the type of its JSON.
  paragraphs: paragraphsOf(document.toJSON() as TextDocument),
});

import { TextRefused } from '../../text-refusal.ts';

// What the library makes of a document; it ships no types for it.

export type LibraryNode =
  | { type: 'paragraph'; children: LibraryNode[]; numbering: { isOrdered: boolean; level: string } | null }
  | { type: 'run'; children: LibraryNode[]; isBold: boolean; fontSize: number | null }
  | { type: 'text'; value: string }
  | { type: 'tab' }
  | { type: 'break'; breakType: 'line' | 'page' | 'column' }
  | { type: 'checkbox'; checked: boolean }
  | { type: 'hyperlink'; children: LibraryNode[] }
  | { type: 'noteReference'; noteType: string; noteId: string }
  | { type: 'table'; children: LibraryNode[] }
  | { type: 'tableRow'; children: LibraryNode[]; isHeader: boolean }
  | { type: 'tableCell'; children: LibraryNode[]; colSpan: number; rowSpan: number }
  | { type: 'image' | 'bookmarkStart' | 'commentReference' };

export type LibraryDocument = {
  children: LibraryNode[];
  notes: { resolve(reference: LibraryNode): { body: LibraryNode[] } | null };
};

/** A text as the library understands it, before it would become HTML. */
export async function readByLibrary(bytes: Uint8Array): Promise<LibraryDocument> {
  // Half a megabyte of code that other documents do not need.
  const { default: mammoth } = await import('mammoth');
  let found: LibraryDocument | undefined;
  const convert = mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument: (document: LibraryDocument) => {
        found = document;
        return { ...document, children: [] };
      },
    },
  );
  await convert.catch((error: unknown) => {
    throw new TextRefused('damaged', String(error));
  });
  if (!found) throw new Error('a document without a body');
  return found;
}

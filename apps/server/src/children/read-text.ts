import { readFileSync } from 'node:fs';
import type { DocumentType } from '@app/contract/document/limits.ts';
import type { TextReader } from '../providers/document/text/context.ts';
import { keepPictures } from '../providers/document/text/keep-pictures.ts';
import { sniff } from '../providers/document/text/sniff.ts';
import type { TextMessage } from '../providers/document/text-messages.ts';
import { TextRefused, textRefusalOf } from '../providers/document/text-refusal.ts';

// Reads what one document says, in a process of its own: `read-text <file> <folder for pictures>
// <folder of the engines>`. Who started it sets the limits and kills it when it passes them.

const [file = '', folder = '', engineFolder = ''] = process.argv.slice(2);

/** Letters of fonts without names are read as nothing, which no database keeps. */
const withoutNothing = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

const tell = (message: TextMessage) =>
  void process.stdout.write(`${JSON.stringify(message, withoutNothing)}\n`);

// Each brings a library that the others do not need.
const readers: Record<DocumentType, () => Promise<TextReader>> = {
  txt: async () => (await import('../providers/document/text/txt/read-txt.ts')).readTxt,
  docx: async () => (await import('../providers/document/text/docx/read-docx.ts')).readDocx,
  pptx: async () => (await import('../providers/document/text/pptx/read-pptx.ts')).readPptx,
  pdf: async () => (await import('../providers/document/text/pdf/read-pdf.ts')).readPdf,
};

try {
  const bytes = readFileSync(file);
  const read = await readers[sniff(bytes)]();
  const { blocks, ...document } = await read(bytes, {
    keep: keepPictures(folder),
    onPage: (page, pages) => tell({ kind: 'progress', page, pages }),
    onScan: (page, pages) => tell({ kind: 'scan', page, pages }),
    engineFolder,
  });
  if (!blocks.some(({ kind }) => kind !== 'figure')) throw new TextRefused('no-text', 'no words');
  for (const block of blocks) tell({ kind: 'block', block });
  tell({ kind: 'done', ...document });
} catch (error) {
  const reason = textRefusalOf(error);
  if (!reason) throw error;
  tell({ kind: 'refused', reason });
}

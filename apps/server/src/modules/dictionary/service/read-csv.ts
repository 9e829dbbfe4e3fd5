import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import { dictionaryErrors } from '@app/contract/dictionary/errors.ts';
import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import { dictionaryMessages } from '@app/contract/dictionary/messages.ts';
import { type DictionaryEntry, dictionaryEntrySchema } from '@app/contract/dictionary/schema.ts';
import { type LineFault, lineFaults } from '@app/contract/dictionary/states/import.ts';
import * as z from 'zod/mini';

/** A line of a file: what it says, or why it cannot be taken. */
export type ReadLine = { line: number; text: string } & (
  | { entry: DictionaryEntry; fault?: undefined }
  | { fault: LineFault }
);

const decoders = [
  ['utf-16le', (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe],
  ['utf-8', () => true],
  // What spreadsheets write on a Chinese system; it holds GBK and GB 2312.
  ['gb18030', () => true],
] as const;

/** The text of a file, in the first encoding that it can be. */
function decode(bytes: Uint8Array): string {
  for (const [encoding, fits] of decoders) {
    if (!fits(bytes)) continue;
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one.
    }
  }
  throw new AppError(dictionaryErrors.fileUnreadable);
}

/** A cell, in quotation marks or bare, up to what parts it from the next. Neither a word nor pinyin has such a sign. */
const cell = /(?:\s*"((?:[^"]|"")*)"\s*|([^",;\t，]*))(?:[,;\t，]|$)/y;

/** The cells of a line; undefined when its quotation marks do not close. No cell goes over the end of a line. */
function cellsOf(line: string): string[] | undefined {
  const cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) {
    const found = cell.exec(line);
    if (!found) return undefined;
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
  }
  return cells;
}

const header = /^(?:拼音|读音|讀音|读作|讀作|发音|發音|pinyin|pronunciation|reading)/i;

const faultOf = (key: string | undefined): LineFault =>
  lineFaults.find((fault) => dictionaryMessages[fault].key === key) ?? 'pinyinFormat';

function readLine(source: string, line: number): ReadLine {
  const cells = cellsOf(source);
  const [text = '', pronunciation] = cells ?? [source.trim()];
  const refused = (fault: LineFault): ReadLine => ({ line, text: text.slice(0, 40), fault });
  if (!cells) return refused('lineBroken');
  if (pronunciation === undefined) return refused('lineColumns');
  const read = z.safeParse(dictionaryEntrySchema, { text, pronunciation });
  return read.success
    ? { line, text: read.data.text, entry: read.data }
    : refused(faultOf(read.error.issues[0]?.message));
}

/** The lines of a file that say something, with their numbers; a first line that names the columns is none. */
export function readCsv(bytes: Uint8Array): ReadLine[] {
  const sources = decode(bytes)
    .split(/\r\n|\r|\n/)
    .map((source, index) => ({ source, line: index + 1 }))
    .filter(({ source }) => source.replaceAll(/[,;\t，"\s]/g, '') !== '');
  if (header.test(cellsOf(sources[0]?.source ?? '')?.[1] ?? '')) sources.shift();
  if (sources.length === 0) throw new AppError(dictionaryErrors.fileEmpty);
  if (sources.length > dictionaryLimits.import.lines) throw new AppError(dictionaryErrors.fileLong);
  return sources.map(({ source, line }) => readLine(source, line));
}

/** The entries as a file that spreadsheets open: what is stored has no sign that could be a formula. */
export const writeCsv = (entries: readonly DictionaryEntry[], language: Language): string =>
  `\u{feff}${[
    [dictionaryMessages.columnText, dictionaryMessages.columnPinyin]
      .map((name) => fill(name, language))
      .join(','),
    ...entries.map(({ text, pronunciation }) => `${text},${pronunciation}`),
  ].join('\r\n')}\r\n`;

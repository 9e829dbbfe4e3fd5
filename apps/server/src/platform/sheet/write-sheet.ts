import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TableFormat } from '@app/contract/credit/states/table-format.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A moment is written as the clock of whoever asked shows it. */
export type Cell = string | number | Date;

/** A table that is handed out as a file. */
export type Sheet = {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** How far the reader's clock is ahead of UTC. */
  readonly offsetMinutes: number;
};

const types: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Bytes that were made for one answer. */
export const fileOfBytes = (bytes: Uint8Array, type: string, saveAs: string): FileAnswer => ({
  size: bytes.length,
  type,
  saveAs,
  keepSeconds: 0,
  etag: createHash('sha256').update(bytes).digest('hex'),
  open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
});

/** The table as a file for spreadsheet programs. */
export function writeSheet(sheet: Sheet, format: TableFormat): FileAnswer {
  const bytes = format === 'csv' ? Buffer.from(writeCsv(sheet)) : writeXlsx(sheet);
  return fileOfBytes(bytes, types[format], `${sheet.name}.${format}`);
}

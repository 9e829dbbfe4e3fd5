import type { Cell, Sheet } from './write-sheet.ts';

/** Without this mark spreadsheet programs read Chinese as something else. */
const byteOrderMark = '\u{feff}';

const minuteMs = 60_000;

/** A moment as a clock shows it: 2026-11-18 16:05:00. */
const momentText = (date: Date, offsetMinutes: number): string =>
  new Date(date.getTime() + offsetMinutes * minuteMs).toISOString().slice(0, 19).replace('T', ' ');

/** What a spreadsheet would take for a formula becomes text; numbers of ours are numbers. */
function cellText(cell: Cell, offsetMinutes: number): string {
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return momentText(cell, offsetMinutes);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Comma-separated values, as spreadsheet programs open them. */
export function writeCsv({ head, rows, offsetMinutes }: Sheet): string {
  const lines = [head, ...rows].map((row) => row.map((cell) => cellText(cell, offsetMinutes)).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

import type { DrawnElement } from '@app/deck/drawn.ts';
import { elementText } from '@app/deck/elements/registry.ts';

/** The rows of a table, each with the heads of its columns, so that it can be said on its own. */
function rowsOf(table: string): string[] {
  const [heads = [], ...rows] = table.split('\n').map((row) => row.split('\t').map((cell) => cell.trim()));
  const isHead = rows.length > 0 && heads.length > 1 && heads.every((head) => /\p{L}/u.test(head));
  if (!isHead) return [heads, ...rows].map((row) => row.filter(Boolean).join(' '));
  const isHan = /\p{Script=Han}/u.test(table);
  return rows.map(([first = '', ...cells]) => {
    const told = cells.map((cell, index) => `${heads[index + 1] ?? ''} ${cell}`.trim());
    return `${first}${isHan ? '：' : ': '}${told.join(isHan ? '，' : ', ')}`;
  });
}

/** A name that stands over its explanation, as on a card: 木星 over 最大的行星. */
const isLabel = (text: string): boolean =>
  !/[\n\t.,:;!?。，：；！？]/.test(text) && text.length <= (/\p{Script=Han}/u.test(text) ? 8 : 24);
const isExplanation = (text: string): boolean =>
  !text.includes('\n') && text.length > (/\p{Script=Han}/u.test(text) ? 10 : 30);

/** A line of a slide with the element that it stands in. */
type SlideLine = { text: string; elementId: string };

/** The lines of a slide that can be an answer; page numbers, dates and decoration cannot. */
export function linesOf(elements: readonly DrawnElement[]): SlideLine[] {
  const lines: SlideLine[] = [];
  let label: string | undefined;
  for (const element of elements) {
    const { role, type, id: elementId } = element;
    const add = (...texts: string[]) =>
      lines.push(...texts.map((line) => ({ text: line.trim(), elementId })));
    if (role !== undefined && role !== 'title' && role !== 'subtitle' && role !== 'body') continue;
    const text = elementText(element).trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    if (type === 'table') add(...rowsOf(text));
    else if (label !== undefined && isExplanation(text))
      add(`${label}${/\p{Script=Han}/u.test(label) ? '：' : ': '}${text}`);
    else add(...text.split('\n'));
    label = role !== 'title' && role !== 'subtitle' && isLabel(text) ? text : undefined;
  }
  return lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

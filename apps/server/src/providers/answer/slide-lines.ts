import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { ChartElement } from '@app/deck/element.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { altWords, formulaLines } from '@app/deck/script/outline/alt.ts';
import { formulaWords } from './formula-words.ts';
import type { PassageKind } from './port.ts';

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A thing and what is told of it, so that it can be said on its own. */
const toldOf = (name: string, told: readonly string[]): string =>
  isHan(name + told.join('')) ? `${name}：${told.join('，')}` : `${name}: ${told.join(', ')}`;

/** The rows of a table, each with the heads of its columns. */
function rowsOf(table: string): string[] {
  const [heads = [], ...rows] = table.split('\n').map((row) => row.split('\t').map((cell) => cell.trim()));
  const isHead = rows.length > 0 && heads.length > 1 && heads.every((head) => /\p{L}/u.test(head));
  if (!isHead) return [heads, ...rows].map((row) => row.filter(Boolean).join(' '));
  return rows.map(([first = '', ...cells]) =>
    toldOf(
      first,
      cells.map((cell, index) => `${heads[index + 1] ?? ''} ${cell}`.trim()),
    ),
  );
}

/** What a chart tells of each of its categories; those of a scatter chart are numbers and name nothing. */
function chartRows({ chart, categories, series, numberFormat }: Drawn<ChartElement>): string[] {
  if (chart === 'scatter') return [];
  const written = (value: number) =>
    numberFormat?.includes('%') ? `${Number((value * 100).toFixed(2))}%` : String(value);
  return categories.flatMap((category, place) => {
    const told = series.flatMap(({ name, values }) => {
      const value = values[place];
      return value === null || value === undefined ? [] : [`${name} ${written(value)}`.trim()];
    });
    return told.length > 0 ? [toldOf(category, told)] : [];
  });
}

/** A name that stands over its explanation, as on a card: 木星 over 最大的行星. */
const isLabel = (text: string): boolean =>
  !/[\n\t.,:;!?。，：；！？]/.test(text) && text.length <= (isHan(text) ? 8 : 24);
const isExplanation = (text: string): boolean =>
  !text.includes('\n') && text.length > (isHan(text) ? 10 : 30);

/** A line of a slide with the element that it stands in. */
type SlideLine = { text: string; kind: Exclude<PassageKind, 'script'>; elementId: string };

/** What a picture says: the lines of a text with formulas that is drawn as one, or what somebody wrote of it. */
function pictureLines(element: DrawnElement): Pick<SlideLine, 'text' | 'kind'>[] {
  const isPicture =
    element.type === 'image' || (element.type === 'shape' && element.fill?.kind === 'picture');
  if (!isPicture) return [];
  const lines = formulaLines(element.alt, element.type === 'shape');
  if (lines.length > 0) return lines.map((text) => ({ text, kind: 'slide' }));
  return [{ text: altWords(element.alt), kind: 'alt' }];
}

/** The lines of a slide that can be an answer; page numbers, dates and decoration cannot. */
export function linesOf(elements: readonly DrawnElement[]): SlideLine[] {
  const lines: SlideLine[] = [];
  let label: string | undefined;
  for (const element of elements) {
    const { role, type, id: elementId } = element;
    if (role !== undefined && role !== 'title' && role !== 'subtitle' && role !== 'body') continue;
    const add = (kind: SlideLine['kind'], ...texts: string[]) =>
      lines.push(...texts.map((line) => ({ text: line.trim(), kind, elementId })));
    for (const line of pictureLines(element)) add(line.kind, line.text);
    if (element.type === 'chart') add('cell', ...chartRows(element));
    const text = type === 'latex' ? formulaWords(element.source) : elementText(element).trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    if (type === 'table') add('cell', ...rowsOf(text));
    else if (label !== undefined && isExplanation(text)) add('slide', toldOf(label, [text]));
    else add(role === 'title' ? 'title' : 'slide', ...text.split('\n'));
    label = role !== 'title' && role !== 'subtitle' && isLabel(text) ? text : undefined;
  }
  return lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { ChartElement } from '@app/deck/element.ts';
import { isPageMark } from '@app/deck/elements/page-mark.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { altWords, formulaLines } from '@app/deck/script/outline/alt.ts';
import { formulaWords } from './formula-words.ts';
import { type Boxed, namesOf } from './near-boxes.ts';
import type { PassageKind } from './port.ts';
import { type DeepLine, textLines } from './text-lines.ts';
import { hasHan } from './words.ts';

/** A thing and what is told of it, so that it can be said on its own. */
const toldOf = (name: string, told: readonly string[]): string =>
  hasHan(name + told.join('')) ? `${name}：${told.join('，')}` : `${name}: ${told.join(', ')}`;

/** The rows of a table, each with the heads of its columns. */
function rowsOf(table: string): string[] {
  const [heads = [], ...rows] = table.split('\n').map((row) => row.split('\t').map((cell) => cell.trim()));
  const isHead = rows.length > 0 && heads.length > 1 && heads.every((head) => /\p{L}/u.test(head));
  if (!isHead) return [heads, ...rows].map((row) => row.filter(Boolean).join(' '));
  return rows.map(([first = '', ...cells]) => {
    // A head may stand over several columns: of more cells than heads nobody knows whose they are.
    const isNamed = cells.length < heads.length;
    return toldOf(
      first,
      cells.map((cell, index) => (isNamed ? `${heads[index + 1] ?? ''} ${cell}`.trim() : cell)),
    );
  });
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

/** A name that stands over or beside what is said of it, as on a card: 木星 over 最大的行星. */
const isName = (text: string): boolean =>
  !/[\n\t.,;!?。，；！？]|[:：]./u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  text.length <= (hasHan(text) ? 8 : 24);
const isExplanation = (text: string): boolean => text.length > (hasHan(text) ? 10 : 30);
/** A date or an amount: `March 2015`, `89%`. */
const isValue = (text: string): boolean =>
  /\d/.test(text) && text.length <= 24 && !text.includes('\n') && !isOrder(text);
/** `01` counts the cards of a slide, and nothing on them. */
const isOrder = (text: string): boolean => /^0\d$/.test(text);

/** A line of a slide with the element that it stands in. */
type SlideLine = {
  text: string;
  kind: Exclude<PassageKind, 'script'>;
  elementId: string;
  /** How deep it stands in a list, where it does. */
  depth?: number;
};
type Line = Omit<SlideLine, 'elementId'>;

/** What a picture says: the lines of a text with formulas that is drawn as one, or what somebody wrote of it. */
function pictureLines(element: DrawnElement): Line[] {
  const isPicture =
    element.type === 'image' || (element.type === 'shape' && element.fill?.kind === 'picture');
  if (!isPicture) return [];
  const lines = formulaLines(element.alt, element.type === 'shape');
  if (lines.length > 0) return lines.map((text) => ({ text, kind: 'slide' }));
  return [{ text: altWords(element.alt), kind: 'alt' }];
}

const deep = ({ text, depth }: DeepLine, more: number): Line => ({
  text,
  kind: 'slide',
  ...(depth + more > 0 && { depth: depth + more }),
});

/** What an element says; `name` is what stands over or beside it. */
function linesIn(element: DrawnElement, name: string | undefined): Line[] {
  if (element.type === 'chart') {
    const title = elementText(element).trim();
    return [
      ...chartRows(element).map((text) => ({ text, kind: 'cell' as const })),
      { text: title, kind: 'slide' },
    ];
  }
  if (element.type === 'table')
    return rowsOf(elementText(element).trim()).map((text) => ({ text, kind: 'cell' }));
  if (element.type === 'latex') return [{ text: formulaWords(element.source), kind: 'slide' }];
  const pictured = pictureLines(element);
  const body = element.type === 'text' || element.type === 'shape' ? element.text : undefined;
  if (!body) return pictured;
  const lines = textLines(body);
  if (element.role === 'title')
    return [...pictured, ...lines.map(({ text }) => ({ text, kind: 'title' as const }))];
  const [only] = lines;
  if (name !== undefined && only && lines.length === 1)
    return [...pictured, { text: toldOf(name.replace(/[:：]$/u, ''), [only.text]), kind: 'slide' }];
  return [...pictured, ...lines.map((line) => deep(line, name === undefined ? 0 : 1))];
}

/** What is said beside a name follows it; by the id of the name. */
function saidBeside(elements: readonly DrawnElement[]): Map<string, DrawnElement> {
  const texts = elements
    .filter(
      ({ type, role }) => (type === 'text' || type === 'shape') && role !== 'title' && role !== 'subtitle',
    )
    .map((element) => ({ element, text: elementText(element).trim() }))
    .filter(({ text }) => text !== '');
  const names = texts.filter(({ text }) => isName(text) && !isValue(text)).map(({ element }) => element);
  const said = texts
    .filter(({ text }) => isExplanation(text) || isValue(text))
    .map(({ element, text }) => ({ ...element, isValue: isValue(text) }));
  const byId = new Map(elements.map((element) => [element.id, element]));
  const beside = new Map<string, DrawnElement>();
  for (const [id, name] of namesOf<Boxed>(names, said)) {
    const element = byId.get(id);
    if (element) beside.set(name.id, element);
  }
  return beside;
}

/** The lines of a slide that can be an answer; page numbers, dates and decoration cannot. */
export function linesOf(elements: readonly DrawnElement[]): SlideLine[] {
  const said = elements.filter(
    ({ role }) => role === undefined || role === 'title' || role === 'subtitle' || role === 'body',
  );
  const beside = saidBeside(said);
  const named = new Set([...beside.values()].map(({ id }) => id));
  const of = (element: DrawnElement, name?: string): SlideLine[] => {
    const next = beside.get(element.id);
    return [
      ...linesIn(element, name).map((line) => ({ ...line, text: line.text.trim(), elementId: element.id })),
      ...(next ? of(next, elementText(element).trim()) : []),
    ];
  };
  return said
    .filter(({ id }) => !named.has(id))
    .flatMap((element) => of(element))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !isPageMark(text) && !isOrder(text));
}

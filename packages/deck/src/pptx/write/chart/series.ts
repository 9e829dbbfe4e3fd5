import type { ChartElement, ChartSeries } from '../../../element.ts';
import type { Color } from '../../../paint.ts';
import { type DeckWriter, emu } from '../context.ts';
import { dashXml, solidXml } from '../paint.ts';
import { escapeText, tag } from '../xml.ts';
import { type Cell, columnName } from './workbook.ts';

/** An element that says one value. */
export const valXml = (name: string, val: string | number | boolean): string => tag(name, { val });

const pointXml = (idx: number, value: string) => tag('c:pt', { idx }, tag('c:v', {}, escapeText(value)));

const listXml = (values: readonly (string | null)[], count = values.length) =>
  valXml('c:ptCount', count) +
  values.map((value, at) => (value === null ? '' : pointXml(at, value))).join('');

/** Words beside the cells they stand in. */
const wordsXml = (cells: string, values: readonly string[]): string =>
  tag('c:strRef', {}, tag('c:f', {}, cells), tag('c:strCache', {}, listXml(values)));

/** `count` places, of which those have a number that `values` has one for. */
const numbersXml = (
  cells: string,
  values: readonly (number | null)[],
  count: number,
  format: string,
): string =>
  tag(
    'c:numRef',
    {},
    tag('c:f', {}, cells),
    tag(
      'c:numCache',
      {},
      tag('c:formatCode', {}, escapeText(format)),
      listXml(
        values.map((value) => (value === null ? null : String(value))),
        count,
      ),
    ),
  );

/** The cells of a column below its head. */
const below = (column: number, count: number) =>
  `Sheet1!$${columnName(column)}$2:$${columnName(column)}$${count + 1}`;

/** What lies across as a number; where it is a word, its place. */
const across = ({ categories }: ChartElement): number[] =>
  categories.map((name, at) => (name.trim() !== '' && Number.isFinite(Number(name)) ? Number(name) : at + 1));

/** The sheet that a chart's numbers stand in. */
export function sheetOf(chart: ChartElement): Cell[][] {
  const { categories, series } = chart;
  const first: Cell[] = chart.chart === 'scatter' ? across(chart) : categories;
  const length = series.reduce((most, { values }) => Math.max(most, values.length), first.length);
  return [
    ['', ...series.map(({ name }) => name)],
    ...Array.from({ length }, (_, row) => [
      first[row] ?? null,
      ...series.map(({ values }) => values[row] ?? null),
    ]),
  ];
}

const thin = 28_575;

type Drawing = { isLine: boolean; writer: DeckWriter };

const dotsXml = (size: number, color: Color | undefined): string =>
  tag(
    'c:marker',
    {},
    valXml('c:symbol', 'circle'),
    valXml('c:size', size),
    color === undefined ? '' : tag('c:spPr', {}, solidXml(color)),
  );

const noDots = tag('c:marker', {}, valXml('c:symbol', 'none'));

/** A line of this width; undefined where nobody said one. */
function lineXml({ width, dash }: ChartSeries, color: Color | undefined, writer: DeckWriter): string {
  if (width === 0) return tag('a:ln', {}, tag('a:noFill'));
  const paint = color === undefined ? '' : solidXml(color);
  return tag(
    'a:ln',
    { w: width === undefined ? thin : emu(writer, width), cap: 'rnd' },
    paint,
    dashXml(dash),
  );
}

function lookXml(
  chart: ChartElement,
  each: ChartSeries,
  color: Color | undefined,
  { isLine, writer }: Drawing,
): string {
  if (chart.chart === 'scatter') {
    const line = lineXml({ ...each, width: each.width ?? 0 }, color, writer);
    return tag('c:spPr', {}, line) + (each.plain ? noDots : dotsXml(7, color));
  }
  const drawsLine = isLine || chart.chart === 'line';
  const marker = drawsLine ? (each.plain ? noDots : dotsXml(5, color)) : '';
  if (color === undefined && !(drawsLine && (each.width !== undefined || each.dash))) return marker;
  if (drawsLine || chart.chart === 'radar') return tag('c:spPr', {}, lineXml(each, color, writer)) + marker;
  return tag('c:spPr', {}, color === undefined ? '' : solidXml(color)) + marker;
}

/** The slices of a pie or ring that have colours of their own. */
const slicesXml = (colors: readonly Color[], count: number): string =>
  colors
    .slice(0, count)
    .map((color, idx) =>
      tag('c:dPt', {}, valXml('c:idx', idx), valXml('c:bubble3D', false), tag('c:spPr', {}, solidXml(color))),
    )
    .join('');

/** The columns of a series that have colours of their own. */
const pointsXml = (points: ChartSeries['points'] = []): string =>
  points
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, color }) =>
      tag(
        'c:dPt',
        {},
        valXml('c:idx', at),
        valXml('c:invertIfNegative', false),
        valXml('c:bubble3D', false),
        tag('c:spPr', {}, solidXml(color)),
      ),
    )
    .join('');

/** Which numbers are written beside what shows them. */
export const labelsXml = (isShown: boolean): string =>
  tag(
    'c:dLbls',
    {},
    valXml('c:showLegendKey', false),
    valXml('c:showVal', isShown),
    valXml('c:showCatName', false),
    valXml('c:showSerName', false),
    valXml('c:showPercent', false),
    valXml('c:showBubbleSize', false),
  );

/** One series, with its numbers as they stand in the sheet. */
export function seriesXml(chart: ChartElement, each: ChartSeries, at: number, drawing: Drawing): string {
  const { isLine } = drawing;
  const { categories, colors, numberFormat = 'General' } = chart;
  const count = categories.length;
  const isRound = chart.chart === 'pie' || chart.chart === 'ring';
  const isScatter = chart.chart === 'scatter';
  const length = Math.max(count, each.values.length);
  const numbers = numbersXml(below(at + 1, length), each.values, length, numberFormat);
  const isBar = (chart.chart === 'column' || chart.chart === 'bar') && !isLine;
  return tag(
    'c:ser',
    {},
    valXml('c:idx', at),
    valXml('c:order', at),
    tag('c:tx', {}, wordsXml(`Sheet1!$${columnName(at + 1)}$1`, [each.name])),
    isRound ? '' : lookXml(chart, each, colors?.[at], drawing),
    isBar ? valXml('c:invertIfNegative', false) : '',
    isRound && at === 0 && colors ? slicesXml(colors, count) : '',
    isBar ? pointsXml(each.points) : '',
    isScatter
      ? tag('c:xVal', {}, numbersXml(below(0, count), across(chart), count, 'General')) +
          tag('c:yVal', {}, numbers)
      : tag('c:cat', {}, wordsXml(below(0, count), categories)) + tag('c:val', {}, numbers),
    chart.chart === 'line' || isLine ? valXml('c:smooth', chart.smooth ?? false) : '',
    isScatter ? valXml('c:smooth', false) : '',
  );
}

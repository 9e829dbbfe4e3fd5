import type { ChartElement } from '../../../element.ts';
import type { DeckWriter } from '../context.ts';
import { escapeText, tag } from '../xml.ts';
import { labelsXml, seriesXml, valXml } from './series.ts';

/** The numbers of the axes: those of all series, and those of lines with an axis of their own. */
const axes = { category: 111_111_111, value: 222_222_222, secondCategory: 333_333_333, second: 444_444_444 };

type TitleLook = { sz?: number | undefined; b?: boolean | undefined; paint?: string };

/** Words of a title. */
export const titleXml = (words: string, { sz, b, paint = '' }: TitleLook = {}): string =>
  tag(
    'c:title',
    {},
    tag(
      'c:tx',
      {},
      tag(
        'c:rich',
        {},
        tag('a:bodyPr'),
        tag('a:lstStyle'),
        tag('a:p', {}, tag('a:r', {}, tag('a:rPr', { sz, b }, paint), tag('a:t', {}, escapeText(words)))),
      ),
    ),
    valXml('c:overlay', false),
  );

const groupingOf = ({ stacked, percent }: ChartElement, usual: string) =>
  percent ? 'percentStacked' : stacked ? 'stacked' : usual;

type Axes = { category: number; value: number };

const axisNumbers = ({ category, value }: Axes) => valXml('c:axId', category) + valXml('c:axId', value);

function barXml(chart: ChartElement, series: string, labels: string): string {
  const isStacked = chart.stacked || chart.percent;
  return tag(
    'c:barChart',
    {},
    valXml('c:barDir', chart.chart === 'bar' ? 'bar' : 'col'),
    valXml('c:grouping', groupingOf(chart, 'clustered')),
    valXml('c:varyColors', false),
    series,
    labels,
    valXml('c:gapWidth', Math.round((chart.gap ?? 0.6) * 100)),
    isStacked || chart.overlap
      ? valXml('c:overlap', isStacked ? 100 : Math.round((chart.overlap ?? 0) * 100))
      : '',
    axisNumbers(axes),
  );
}

const lineXml = (series: string, labels: string, grouping: string, numbers: Axes) =>
  tag(
    'c:lineChart',
    {},
    valXml('c:grouping', grouping),
    valXml('c:varyColors', false),
    series,
    labels,
    valXml('c:marker', true),
    axisNumbers(numbers),
  );

/** What is drawn, by the kind of the chart; lines among columns are plots of their own. */
function plotsXml(chart: ChartElement, writer: DeckWriter): string {
  const labels = labelsXml(chart.labels ?? false);
  const write = (isMeant: (at: number) => boolean, isLine = false) =>
    chart.series
      .map((each, at) => (isMeant(at) ? seriesXml(chart, each, at, { isLine, writer }) : ''))
      .join('');
  const all = () => write(() => true);
  switch (chart.chart) {
    case 'column':
    case 'bar': {
      const isLine = (at: number) => chart.chart === 'column' && (chart.series[at]?.line ?? false);
      const isSecond = (at: number) => chart.series[at]?.secondAxis ?? false;
      const first = write((at) => isLine(at) && !isSecond(at), true);
      const second = write((at) => isLine(at) && isSecond(at), true);
      const numbers = { category: axes.secondCategory, value: axes.second };
      return (
        barXml(
          chart,
          write((at) => !isLine(at)),
          labels,
        ) +
        (first && lineXml(first, labels, 'standard', axes)) +
        (second && lineXml(second, labels, 'standard', numbers))
      );
    }
    case 'line':
      return lineXml(all(), labels, groupingOf(chart, 'standard'), axes);
    case 'area':
      return tag(
        'c:areaChart',
        {},
        valXml('c:grouping', groupingOf(chart, 'standard')),
        valXml('c:varyColors', false),
        all(),
        labels,
        axisNumbers(axes),
      );
    case 'scatter':
      return tag(
        'c:scatterChart',
        {},
        valXml('c:scatterStyle', 'lineMarker'),
        valXml('c:varyColors', false),
        all(),
        labels,
        axisNumbers(axes),
      );
    case 'radar':
      return tag(
        'c:radarChart',
        {},
        valXml('c:radarStyle', 'marker'),
        valXml('c:varyColors', false),
        all(),
        labels,
        axisNumbers(axes),
      );
    case 'pie':
      return tag('c:pieChart', {}, valXml('c:varyColors', true), all(), labels, valXml('c:firstSliceAng', 0));
    case 'ring':
      return tag(
        'c:doughnutChart',
        {},
        valXml('c:varyColors', true),
        all(),
        labels,
        valXml('c:firstSliceAng', 0),
        valXml('c:holeSize', 60),
      );
  }
}

type Axis = {
  name: 'c:catAx' | 'c:valAx';
  number: number;
  crosses: number;
  at: string;
  title?: string | undefined;
  format?: string | undefined;
  isReversed?: boolean;
  isGone?: boolean;
  isFar?: boolean;
  crossing?: 'max' | 'autoZero';
  isLinked?: boolean;
  isPlain?: boolean;
  range?: ChartElement['range'];
};

const grid = tag(
  'c:majorGridlines',
  {},
  tag('c:spPr', {}, tag('a:ln', { w: 6350 }, tag('a:solidFill', {}, tag('a:srgbClr', { val: 'D9D9D9' })))),
);

const numberXml = (name: string, value: number | undefined) =>
  value === undefined ? '' : valXml(name, value);

function axisXml(axis: Axis): string {
  const { name, number, crosses, at, title, format, isReversed, isGone, isFar } = axis;
  const isValue = name === 'c:valAx';
  return tag(
    name,
    {},
    valXml('c:axId', number),
    tag(
      'c:scaling',
      {},
      valXml('c:orientation', isReversed ? 'maxMin' : 'minMax'),
      numberXml('c:max', axis.range?.max),
      numberXml('c:min', axis.range?.min),
    ),
    valXml('c:delete', isGone ?? false),
    valXml('c:axPos', at),
    isValue && !isFar && !axis.isPlain ? grid : '',
    title ? titleXml(title) : '',
    tag('c:numFmt', { formatCode: format ?? 'General', sourceLinked: axis.isLinked ?? false }),
    valXml('c:majorTickMark', 'none'),
    valXml('c:minorTickMark', 'none'),
    valXml('c:tickLblPos', isReversed ? 'low' : 'nextTo'),
    valXml('c:crossAx', crosses),
    valXml('c:crosses', axis.crossing ?? (isFar ? 'max' : 'autoZero')),
    isValue ? valXml('c:crossBetween', 'between') : valXml('c:auto', true),
    numberXml('c:majorUnit', axis.range?.step),
  );
}

function axesXml(chart: ChartElement): string {
  if (chart.chart === 'pie' || chart.chart === 'ring') return '';
  const { axisTitles: titles, numberFormat: format } = chart;
  const isBar = chart.chart === 'bar';
  const across: Axis = {
    name: chart.chart === 'scatter' ? 'c:valAx' : 'c:catAx',
    number: axes.category,
    crosses: axes.value,
    at: isBar ? 'l' : 'b',
    title: titles?.category,
    // The first of lying bars stands at the top.
    isReversed: isBar,
    isPlain: chart.chart !== 'scatter',
    isGone: chart.hiddenAxes?.includes('category') ?? false,
  };
  const along: Axis = {
    name: 'c:valAx',
    number: axes.value,
    crosses: axes.category,
    at: isBar ? 'b' : 'l',
    title: titles?.value,
    format,
    // With its first category at the top, the axis of the numbers would stand above.
    crossing: isBar ? 'max' : 'autoZero',
    isPlain: chart.noGrid ?? false,
    isGone: chart.hiddenAxes?.includes('value') ?? false,
    ...(chart.range && { range: chart.range }),
    ...(chart.percent && !format && { format: '0%', isLinked: true }),
  };
  const hasSecond =
    chart.chart === 'column' && chart.series.some(({ line, secondAxis }) => line && secondAxis);
  const second: Axis[] = [
    { name: 'c:catAx', number: axes.secondCategory, crosses: axes.second, at: 'b', isGone: true },
    { name: 'c:valAx', number: axes.second, crosses: axes.secondCategory, at: 'r', isFar: true },
  ];
  return [across, along, ...(hasSecond ? second : [])].map(axisXml).join('');
}

/** All that is drawn of a chart, with its axes. */
export const plotAreaXml = (chart: ChartElement, writer: DeckWriter): string =>
  tag('c:plotArea', {}, tag('c:layout'), plotsXml(chart, writer), axesXml(chart));

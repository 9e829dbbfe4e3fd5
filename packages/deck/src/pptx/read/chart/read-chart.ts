import type { ChartElement } from '../../../element.ts';
import type { Placement } from '../../../geometry/transform.ts';
import { child, childAt, childrenOf, type XmlNode } from '../../package/nodes.ts';
import { baseOf, inheritanceIn } from '../element-base.ts';
import type { Place } from '../place.ts';
import { placed } from '../placement.ts';
import { isUsual } from '../own-marks.ts';
import { short } from '../short.ts';
import { isOn, namesIn, numbersOf, readPoints, valueOf } from './chart-data.ts';
import { isReversed } from './chart-axes.ts';
import { readLook } from './chart-look.ts';
import { isVaried, pointsOf } from './chart-points.ts';
import { accent, chartTheme } from './chart-theme.ts';
import { seriesLine } from './series-line.ts';
import { scatterData } from './scatter-data.ts';

/** More series than these nobody can tell apart. */
const mostSeries = 60;

const kinds: Record<string, (plot: XmlNode) => ChartElement['chart']> = {
  'c:barChart': (plot) => (valueOf(plot, 'c:barDir') === 'bar' ? 'bar' : 'column'),
  'c:bar3DChart': (plot) => (valueOf(plot, 'c:barDir') === 'bar' ? 'bar' : 'column'),
  'c:lineChart': () => 'line',
  'c:line3DChart': () => 'line',
  'c:stockChart': () => 'line',
  'c:areaChart': () => 'area',
  'c:area3DChart': () => 'area',
  'c:pieChart': () => 'pie',
  'c:pie3DChart': () => 'pie',
  'c:ofPieChart': () => 'pie',
  'c:doughnutChart': () => 'ring',
  'c:radarChart': () => 'radar',
  'c:scatterChart': () => 'scatter',
  'c:bubbleChart': () => 'scatter',
};

const orderOf = (series: XmlNode) => Number(valueOf(series, 'c:order') ?? 0);

type Data = Pick<ChartElement, 'categories' | 'series'>;

const nameOf = (series: XmlNode) =>
  short(
    readPoints(child(series, 'c:tx')).values.join(' ') || (childAt(series, 'c:tx', 'c:v')?.text ?? ''),
    500,
  );

function dataOf(nodes: readonly XmlNode[], isScatter: boolean, is1904: boolean): Data {
  const names = nodes.map(nameOf);
  const inSeries = (values: readonly (number | null)[][]) =>
    values.map((list, at) => ({ name: names[at] ?? '', values: list }));
  if (isScatter) {
    const clouds = nodes.map((node) => {
      const values = numbersOf(readPoints(child(node, 'c:yVal')));
      const across = numbersOf(readPoints(child(node, 'c:xVal')));
      // Where they are words, or left out, they are counted.
      return { across: values.map((_, at) => across[at] ?? at + 1), values };
    });
    const { categories, values } = scatterData(clouds);
    return { categories, series: inSeries(values) };
  }
  const named = nodes.find((node) => child(node, 'c:cat'));
  const categories = namesIn(readPoints(child(named, 'c:cat')), is1904);
  const values = nodes.map((node) => numbersOf(readPoints(child(node, 'c:val'))));
  const length = Math.max(0, ...values.map((list) => list.length));
  return {
    categories: categories.length > 0 ? categories : Array.from({ length }, (_, at) => String(at + 1)),
    series: inSeries(values),
  };
}

/** The first category of lying bars stands at the bottom of the file's chart, and at the top of ours. */
const turned = ({ categories, series }: Data): Data => ({
  categories: categories.toReversed(),
  series: series.map(({ name, values }) => ({
    name,
    values: Array.from({ length: categories.length }, (_, at) => values[at] ?? null).toReversed(),
  })),
});

/** With the categories the bars of each of them run upwards in the file, and downwards with us; each keeps its colour. */
const upended = ({ series, colors, ...chart }: ChartElement): ChartElement => ({
  ...chart,
  series: series.toReversed(),
  ...((colors || series.length > 1) && {
    colors: series.map((_, at) => colors?.[at] ?? accent(at)).toReversed(),
  }),
});

const axesOf = (plot: XmlNode | undefined) =>
  childrenOf(plot, 'c:axId').map(({ attributes }) => attributes['val']);

/** Whether a plot has other axes than the first one. */
const isOnSecondAxis = (plot: XmlNode | undefined, first: XmlNode) =>
  !axesOf(plot).some((axis) => axesOf(first).includes(axis));

/** Reads a chart with its numbers, as the file keeps them beside the workbook; undefined where it is of no kind of ours or has none. */
export function readChart(
  frame: XmlNode,
  reference: XmlNode,
  placement: Placement,
  place: Place,
): ChartElement | undefined {
  const { context } = place;
  const part = context.openPart(context.part.relations.get(reference.attributes['r:id'] ?? '')?.target ?? '');
  const space = part?.root;
  const plotArea = childAt(space, 'c:chart', 'c:plotArea');
  const plots = plotArea?.children.filter(({ name }) => kinds[name]) ?? [];
  // Lines among columns may come first in the file.
  const plot = plots.find(({ name }) => name.startsWith('c:bar')) ?? plots[0];
  const kind = plot && kinds[plot.name]?.(plot);
  if (!space || !plotArea || !plot || !kind) return undefined;
  const ordered = plots
    .flatMap((each) => childrenOf(each, 'c:ser').map((node) => ({ node, plot: each })))
    .toSorted((a, b) => orderOf(a.node) - orderOf(b.node))
    .slice(0, mostSeries);
  const nodes = ordered.map(({ node }) => node);
  const read = dataOf(nodes, kind === 'scatter', isOn(space, 'c:date1904'));
  if (read.series.every(({ values }) => values.every((value) => value === null))) return undefined;
  const own = chartTheme(part, context);
  const isTurned = kind === 'bar' && !isReversed(plotArea);
  const data = isTurned ? turned(read) : read;
  const series = data.series.map((each, at) => {
    const from = ordered[at] ?? { node: plot, plot };
    const isLine = kind === 'column' && from.plot.name === 'c:lineChart';
    const length = Math.max(data.categories.length, each.values.length);
    const place = { isAlone: ordered.length === 1, isVaried: isVaried(from.plot), length };
    const points =
      isLine || !from.plot.name.startsWith('c:bar') ? [] : pointsOf(from.node, place, own.context);
    const standing = points.map((point) => (isTurned ? { ...point, at: length - 1 - point.at } : point));
    return {
      ...each,
      ...(isLine && { line: true, ...(isOnSecondAxis(from.plot, plot) && { secondAxis: true }) }),
      ...(standing.length > 0 && { points: standing }),
      ...(ordered[at] && seriesLine(from.node, from.plot, space, own.context)),
    };
  });
  const grouping = valueOf(plot, 'c:grouping') ?? '';
  const isSmooth = kind === 'line' && nodes.some((node) => isOn(node, 'c:smooth'));
  const isRound = kind === 'pie' || kind === 'ring';
  const look = readLook(
    space,
    plotArea,
    {
      read: data,
      numbers: nodes.map((node) => readPoints(child(node, 'c:val') ?? child(node, 'c:yVal'))),
      painted: {
        isRound,
        isLine: kind === 'line' || kind === 'radar',
        series: nodes,
        count: data.categories.length,
      },
    },
    own.context,
  );
  const isStacked = /stacked/i.test(grouping);
  const overlap = isStacked ? 0 : Number(valueOf(plot, 'c:overlap') ?? 0) / 100;
  const gap = Number(valueOf(plot, 'c:gapWidth') ?? 150) / 100;
  const chart: ChartElement = {
    ...baseOf(frame, placed(placement), inheritanceIn(frame, place), place),
    type: 'chart',
    chart: kind,
    categories: data.categories,
    series,
    ...(isStacked && { stacked: true }),
    ...(grouping === 'percentStacked' && { percent: true }),
    ...(isSmooth && { smooth: true }),
    ...look,
    ...(kind === 'radar' &&
      valueOf(plot, 'c:radarStyle') !== 'filled' &&
      !isUsual(space, 'ground') && { hollow: true }),
    ...(plot.name.startsWith('c:bar') && gap >= 0 && gap <= 5 && !isUsual(space, 'gap') && { gap }),
    ...(plot.name === 'c:barChart' && overlap !== 0 && Math.abs(overlap) <= 1 && { overlap }),
  };
  // What is stacked goes on from the axis, whichever way that lies.
  return own.fixed(isTurned && !isStacked ? upended(chart) : chart);
}

import type { ChartElement } from '../../../element.ts';
import { automaticTitle } from '../../../chart-title.ts';
import type { Color } from '../../../paint.ts';
import {
  child,
  childAt,
  childrenOf,
  descendants,
  findDescendant,
  type XmlNode,
} from '../../package/nodes.ts';
import { colorIn } from '../color.ts';
import type { Context } from '../context.ts';
import { short } from '../short.ts';
import { fillNode, isSeen, readFill } from '../fill.ts';
import { isDrawn, readStroke } from '../stroke.ts';
import { axesOf, readAxes } from './chart-axes.ts';
import { accent } from './chart-theme.ts';
import { readWords } from './chart-words.ts';
import { isOn, type Points, readPoints, valueOf } from './chart-data.ts';

type Data = Pick<ChartElement, 'categories' | 'series'>;
type Look = Omit<ChartElement, 'id' | 'type' | 'chart' | 'categories' | 'series'>;

/** The words of a title: its own, or those of the cell it shows. */
function wordsOf(title: XmlNode | undefined): string {
  const rich = childAt(title, 'c:tx', 'c:rich');
  const lines = childrenOf(rich, 'a:p').map((line) =>
    descendants(line)
      .filter(({ name }) => name === 'a:t')
      .map(({ text }) => text)
      .join(''),
  );
  const words = rich ? lines.join(' ') : readPoints(child(title, 'c:tx')).values.join(' ');
  return short(words.replaceAll(/\s+/g, ' ').trim(), 500);
}

/** A chart of one series is called as it is, unless somebody took that away; with several it waits for a name. */
function titleOf(chart: XmlNode, { categories, series }: Data): string {
  const title = child(chart, 'c:title');
  const own = wordsOf(title);
  if (own !== '') return own;
  const isAutomatic = title !== undefined || valueOf(chart, 'c:autoTitleDeleted') === '0';
  if (isAutomatic && series.length === 1) return series[0]?.name ?? '';
  // Where it shows a cell, and that is empty, nothing is seen.
  return title && !child(title, 'c:tx') ? automaticTitle({ categories, series }) : '';
}

const places: Record<string, NonNullable<ChartElement['legend']>> = {
  t: 'top',
  b: 'bottom',
  l: 'left',
  r: 'right',
  tr: 'right',
};

function legendOf(chart: XmlNode): ChartElement['legend'] {
  const legend = child(chart, 'c:legend');
  return legend ? (places[valueOf(legend, 'c:legendPos') ?? 'r'] ?? 'right') : 'none';
}

const showsNumbers = (labels: XmlNode | undefined) =>
  !isOn(labels, 'c:delete') && (isOn(labels, 'c:showVal') || isOn(labels, 'c:showPercent'));

/** How numbers are written: as the axis says, or as in their cells. */
function formatOf(axis: XmlNode | undefined, numbers: readonly Points[]): string | undefined {
  const own = child(axis, 'c:numFmt');
  const isLinked = ['1', 'true'].includes(own?.attributes['sourceLinked'] ?? '0');
  const format = isLinked ? undefined : own?.attributes['formatCode'];
  const found = format ?? numbers.find((points) => points.format)?.format;
  return !found || /^general$/i.test(found) ? undefined : short(found, 100);
}

/** What a series or a slice is painted with; lines have the colour of their stroke. */
export function paintOf(
  properties: XmlNode | undefined,
  isLine: boolean,
  context: Context,
): Color | undefined {
  const line = colorIn(childAt(properties, 'a:ln', 'a:solidFill'), context.colors);
  const gradient = findDescendant(child(properties, 'a:gradFill'), 'a:gs');
  const fill = colorIn(child(properties, 'a:solidFill') ?? gradient, context.colors);
  return isLine ? (line ?? fill) : fill;
}

type Painted = { isRound: boolean; isLine: boolean; series: readonly XmlNode[]; count: number };

/** The colours that the file names; those it does not are the theme's. */
function colorsOf({ isRound, isLine, series, count }: Painted, context: Context): Color[] | undefined {
  const slices = new Map(
    childrenOf(series[0], 'c:dPt').map((point) => [Number(valueOf(point, 'c:idx')), child(point, 'c:spPr')]),
  );
  const own = isRound
    ? Array.from({ length: count }, (_, at) => paintOf(slices.get(at), false, context))
    : series.map((each) => {
        const properties = child(each, 'c:spPr');
        const mark = paintOf(childAt(each, 'c:marker', 'c:spPr'), false, context);
        return isLine
          ? (paintOf(properties, true, context) ?? mark)
          : (mark ?? paintOf(properties, false, context) ?? paintOf(properties, true, context));
      });
  return own.some((color) => color !== undefined)
    ? own.slice(0, 500).map((color, at) => color ?? accent(at))
    : undefined;
}

/** What a chart stands on. */
function areaOf(properties: XmlNode | undefined, context: Context): Pick<ChartElement, 'fill' | 'stroke'> {
  const fill = readFill(fillNode(properties), context);
  const stroke = readStroke([{ line: child(properties, 'a:ln'), reference: undefined }], context);
  // Elements that show pictures are known by their kind, and a chart is none of them.
  return { ...(isSeen(fill) && fill.kind !== 'picture' && { fill }), ...(isDrawn(stroke) && { stroke }) };
}

/** What is written on a chart and beside it, and its colours. */
export function readLook(
  space: XmlNode,
  plotArea: XmlNode,
  data: { read: Data; numbers: readonly Points[]; painted: Painted },
  context: Context,
): Look {
  const chart = child(space, 'c:chart') ?? space;
  const title = titleOf(chart, data.read);
  const { category, value } = axesOf(plotArea);
  const [across, along] = [wordsOf(child(category, 'c:title')), wordsOf(child(value, 'c:title'))];
  const labels = descendants(plotArea).some((node) => node.name === 'c:dLbls' && showsNumbers(node));
  const isShare = descendants(plotArea).some(
    (node) => node.name === 'c:dLbls' && isOn(node, 'c:showPercent') && !isOn(node, 'c:showVal'),
  );
  const numberFormat = isShare && data.painted.isRound ? undefined : formatOf(value, data.numbers);
  const colors = colorsOf(data.painted, context);
  const legend = legendOf(chart);
  const { titleLook, ...looks } = readWords(space, chart, plotArea, context);
  return {
    ...(title !== '' && { title }),
    ...(legend && { legend }),
    ...(labels && { labels }),
    ...((across !== '' || along !== '') && {
      axisTitles: { ...(across !== '' && { category: across }), ...(along !== '' && { value: along }) },
    }),
    ...(numberFormat && { numberFormat }),
    ...(colors && { colors }),
    ...looks,
    ...(title !== '' && titleLook && { titleLook }),
    ...readAxes(plotArea),
    ...areaOf(child(space, 'c:spPr'), context),
  };
}

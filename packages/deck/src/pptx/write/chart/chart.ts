import type { ChartElement } from '../../../element.ts';
import { cutChart } from '../../../chart-cells.ts';
import { type PartWriter, points } from '../context.ts';
import { usualOfChart } from '../own-marks.ts';
import { fillXml, solidXml, strokeXml } from '../paint.ts';
import { createRelations, type Entry, partEntries } from '../part.ts';
import { filledPlace } from '../placeholder.ts';
import { boxXml, drawnOn, namesXml } from '../shape.ts';
import { frameXml } from '../table.ts';
import { namespaces, tag } from '../xml.ts';
import { plotAreaXml, titleXml } from './plots.ts';
import { sheetOf, valXml } from './series.ts';
import { makeWorkbook } from './workbook.ts';

const chartSpace = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

const places = { top: 't', right: 'r', bottom: 'b', left: 'l' } as const;

function legendXml({ legend, chart, series }: ChartElement): string {
  const isNeeded = series.length > 1 || chart === 'pie' || chart === 'ring';
  const place = legend ?? (isNeeded ? 'bottom' : 'none');
  return place === 'none'
    ? ''
    : tag('c:legend', {}, valXml('c:legendPos', places[place]), valXml('c:overlay', false));
}

/** What charts of ours have where they name no size; read again, it is none. */
const usualSize = 1200;

const hundredths = (size: number | undefined, writer: PartWriter): number | undefined =>
  size === undefined ? undefined : points(writer, size);

const lettersXml = ({ color, size }: ChartElement, writer: PartWriter): string =>
  tag(
    'c:txPr',
    {},
    tag('a:bodyPr'),
    tag('a:lstStyle'),
    tag(
      'a:p',
      {},
      tag(
        'a:pPr',
        {},
        tag(
          'a:defRPr',
          { sz: hundredths(size, writer) ?? usualSize },
          color === undefined ? '' : solidXml(color),
        ),
      ),
      tag('a:endParaRPr'),
    ),
  );

function areaXml({ fill, stroke }: ChartElement, writer: PartWriter): string {
  if (!fill && !stroke) return '';
  return tag(
    'c:spPr',
    {},
    fillXml(fill ?? { kind: 'none' }, writer),
    stroke ? strokeXml(stroke, writer) : '',
  );
}

function titleOf({ title, titleLook }: ChartElement, writer: PartWriter): string {
  if (!title) return '';
  const { size, color, bold } = titleLook ?? {};
  const paint = color === undefined ? '' : solidXml(color);
  return titleXml(title, { sz: hundredths(size, writer), b: bold, paint });
}

function chartPart(chart: ChartElement, path: string, workbook: string, writer: PartWriter): Entry[] {
  const relations = createRelations(path);
  const data = relations.to('package', workbook);
  const { title } = chart;
  const root = tag(
    'c:chartSpace',
    { 'xmlns:c': chartSpace, 'xmlns:a': namespaces['xmlns:a'], 'xmlns:r': namespaces['xmlns:r'] },
    valXml('c:roundedCorners', false),
    tag(
      'c:chart',
      {},
      titleOf(chart, writer),
      valXml('c:autoTitleDeleted', !title),
      plotAreaXml(chart, writer),
      legendXml(chart),
      valXml('c:plotVisOnly', true),
      valXml('c:dispBlanksAs', 'gap'),
    ),
    areaXml(chart, writer),
    lettersXml(chart, writer),
    tag('c:externalData', { 'r:id': data }, valXml('c:autoUpdate', false)),
    usualOfChart([
      ...(['size', 'gap'] as const).filter((name) => chart[name] === undefined),
      // No kind of web of other programs is painted as ours are.
      ...(chart.chart === 'radar' && !chart.hollow ? (['ground'] as const) : []),
      ...(chart.series.every(({ width }) => width === undefined) ? (['lines'] as const) : []),
    ]),
  );
  return partEntries(path, root, relations);
}

/** A chart that other programs draw anew from its numbers, which lie beside it as a workbook. */
export function chartXml(given: ChartElement, writer: PartWriter): string {
  const element = cutChart(given);
  const workbook = writer.addBytes('ppt/embeddings', 'workbook', 'xlsx', makeWorkbook(sheetOf(element)));
  const path = writer.add('ppt/charts', 'chart', (at) => chartPart(element, at, workbook, writer));
  const chart = tag('c:chart', { 'xmlns:c': chartSpace, 'r:id': writer.relations.to('chart', path) });
  return frameXml(
    tag('p:nvPr', {}, filledPlace(element, writer)?.xml ?? ''),
    namesXml(element, 'Chart', writer),
    boxXml(drawnOn(element, writer), writer, 'p:xfrm'),
    chartSpace,
    chart,
  );
}

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { slideSchema } from '../../../schema/slide.ts';
import { drawnPages, emu, readPages, relation } from '../../testing.ts';

const namespaces =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const points = (values: readonly (string | number | null)[]) =>
  `<c:ptCount val="${values.length}"/>${values
    .map((value, at) => (value === null ? '' : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`))
    .join('')}`;
const names = (values: readonly string[]) =>
  `<c:strRef><c:f>Sheet1!A2</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
const numbers = (values: readonly (number | null | string)[], format = 'General') =>
  `<c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef>`;
const quarters = names(['Q1', 'Q2', 'Q3']);
const series = (
  name: string,
  values: readonly (number | null)[],
  more = '',
  order = 0,
  categories = quarters,
) =>
  `<c:ser><c:idx val="${order}"/><c:order val="${order}"/><c:tx>${names([name])}</c:tx>${more}<c:cat>${categories}</c:cat><c:val>${numbers(values)}</c:val></c:ser>`;

const chart = (plots: string, around = '', before = '') =>
  `<c:chartSpace ${namespaces}><c:chart>${before}<c:plotArea>${plots}</c:plotArea>${around}</c:chart></c:chartSpace>`;

const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Sales" descr="How sales went"/></p:nvGraphicFramePr><p:xfrm><a:off x="${emu(10)}" y="${emu(20)}"/><a:ext cx="${emu(400)}" cy="${emu(300)}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="ch"/></a:graphicData></a:graphic></p:graphicFrame>`;

/** What becomes of a slide with this chart. */
const pageWith = (xml: string) =>
  readPages({
    slides: [{ shapes: frame, relations: relation('ch', 'chart', '../charts/chart1.xml') }],
    files: { 'ppt/charts/chart1.xml': xml },
  })[0];
const read = (xml: string) => pageWith(xml)?.slide.elements[0];

describe('a chart of a file', () => {
  test('stays a chart, with its numbers, its place and what it is called', () => {
    const page = pageWith(
      chart(
        `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series('2024', [1, null, 3])}${series('2025', [4.5, 5, 6], '', 1)}</c:barChart>`,
        '<c:legend><c:legendPos val="b"/></c:legend>',
        '<c:title><c:tx><c:rich><a:p><a:r><a:t>Sales </a:t></a:r><a:r><a:t>by quarter</a:t></a:r></a:p></c:rich></c:tx></c:title>',
      ),
    );
    expect(page?.notKept).toEqual([]);
    expect(page?.slide.elements).toMatchObject([
      {
        type: 'chart',
        chart: 'column',
        name: 'Sales',
        alt: 'How sales went',
        left: 10,
        top: 20,
        width: 400,
        height: 300,
        title: 'Sales by quarter',
        legend: 'bottom',
        categories: ['Q1', 'Q2', 'Q3'],
        series: [
          { name: '2024', values: [1, null, 3] },
          { name: '2025', values: [4.5, 5, 6] },
        ],
      },
    ]);
  });

  test.each([
    ['<c:lineChart>', 'line'],
    ['<c:line3DChart>', 'line'],
    ['<c:areaChart>', 'area'],
    ['<c:pieChart>', 'pie'],
    ['<c:pie3DChart>', 'pie'],
    ['<c:ofPieChart>', 'pie'],
    ['<c:doughnutChart>', 'ring'],
    ['<c:radarChart>', 'radar'],
    ['<c:bar3DChart>', 'column'],
  ])('%s is a %s', (tag, kind) => {
    const xml = chart(`${tag}${series('a', [1, 2, 3])}${tag.replace('<', '</')}`);
    expect(read(xml)).toMatchObject({ type: 'chart', chart: kind, legend: 'none' });
  });

  test.each([
    ['', true],
    ['<c:radarStyle val="marker"/>', true],
    ['<c:radarStyle val="filled"/>', undefined],
  ])('a web with %s is hollow: %s', (style, hollow) => {
    const found = read(chart(`<c:radarChart>${style}${series('a', [1, 2, 3])}</c:radarChart>`));
    expect(found).toHaveProperty('chart', 'radar');
    expect(found?.type === 'chart' && found.hollow).toBe(hollow);
  });

  test('lying bars keep their look: the first category of the file stands at the bottom', () => {
    const bars = (axis = '') =>
      read(chart(`<c:barChart><c:barDir val="bar"/>${series('a', [1, 2, 3])}</c:barChart>${axis}`));
    expect(bars()).toMatchObject({
      chart: 'bar',
      categories: ['Q3', 'Q2', 'Q1'],
      series: [{ values: [3, 2, 1] }],
    });
    const turned = '<c:catAx><c:scaling><c:orientation val="maxMin"/></c:scaling></c:catAx>';
    expect(bars(turned)).toMatchObject({ categories: ['Q1', 'Q2', 'Q3'], series: [{ values: [1, 2, 3] }] });
  });

  test('columns of a category cover each other, or stand apart, as the file says', () => {
    const columns = (more: string) =>
      read(
        chart(
          `<c:barChart><c:barDir val="col"/>${series('a', [1])}${series('b', [2], '', 1)}${more}</c:barChart>`,
        ),
      );
    expect(columns('<c:overlap val="-27"/>')).toMatchObject({ overlap: -0.27 });
    expect(columns('<c:overlap val="42"/>')).toMatchObject({ overlap: 0.42 });
    for (const more of [
      '',
      '<c:overlap val="0"/>',
      '<c:grouping val="stacked"/><c:overlap val="100"/>',
      '<c:overlap val="900"/>',
    ])
      expect(columns(more)).not.toHaveProperty('overlap');
  });

  test('with several series it is called nothing yet, where its file keeps a place for a title', () => {
    const titled = (title: string, name = 'a') =>
      read(chart(`<c:barChart>${series(name, [1])}${series('b', [2], '', 1)}</c:barChart>`, '', title));
    expect(titled('<c:title><c:overlay val="0"/></c:title>')).toMatchObject({ title: 'Chart Title' });
    expect(titled('<c:title><c:overlay val="0"/></c:title>', '收入')).toMatchObject({ title: '图表标题' });
    expect(titled('<c:autoTitleDeleted val="0"/>')).not.toHaveProperty('title');
  });

  test('the bars of a category run upwards as well, each in its colour; what is stacked goes on from the axis', () => {
    const lying = (grouping: string) =>
      read(
        chart(
          `<c:barChart><c:barDir val="bar"/><c:grouping val="${grouping}"/>${series('a', [1, 2, 3])}${series('b', [4, 5, 6], '', 1)}</c:barChart>`,
        ),
      );
    expect(lying('clustered')).toMatchObject({
      series: [{ name: 'b' }, { name: 'a' }],
      colors: [{ slot: 'accent2' }, { slot: 'accent1' }],
    });
    expect(lying('stacked')).toMatchObject({ series: [{ name: 'a' }, { name: 'b' }] });
  });

  test('what is stacked stays so, as shares too', () => {
    const grouped = (grouping: string) =>
      read(chart(`<c:areaChart><c:grouping val="${grouping}"/>${series('a', [1, 2, 3])}</c:areaChart>`));
    expect(grouped('standard')).not.toHaveProperty('stacked');
    expect(grouped('stacked')).toMatchObject({ stacked: true });
    expect(grouped('percentStacked')).toMatchObject({ stacked: true, percent: true });
  });

  test('lines among columns are lines, on an axis of their own where the file has two', () => {
    const axes = (one: number, two: number) => `<c:axId val="${one}"/><c:axId val="${two}"/>`;
    const both = (second: string) =>
      read(
        chart(
          `<c:lineChart>${series('share', [0.1, 0.2, 0.3], '', 1)}${second}</c:lineChart><c:barChart><c:barDir val="col"/>${series('sold', [10, 20, 30])}${axes(1, 2)}</c:barChart>`,
        ),
      );
    expect(both(axes(3, 4))).toMatchObject({
      chart: 'column',
      series: [{ name: 'sold' }, { name: 'share', line: true, secondAxis: true }],
    });
    expect(both(axes(1, 2))).toMatchObject({ series: [{ name: 'sold' }, { line: true }] });
    expect(both(axes(1, 2))).not.toMatchObject({ series: [{}, { secondAxis: true }] });
  });

  test('points lie where their numbers say, each series at its own', () => {
    const cloud = (name: string, across: number[], values: number[], order: number) =>
      `<c:ser><c:order val="${order}"/><c:tx>${names([name])}</c:tx><c:xVal>${numbers(across)}</c:xVal><c:yVal>${numbers(values)}</c:yVal></c:ser>`;
    const same = cloud('a', [1, 2.5], [10, 20], 0) + cloud('b', [1, 2.5], [30, 40], 1);
    expect(read(chart(`<c:scatterChart>${same}</c:scatterChart>`))).toMatchObject({
      chart: 'scatter',
      categories: ['1', '2.5'],
      series: [{ values: [10, 20] }, { values: [30, 40] }],
    });
    const apart = cloud('a', [1, 2], [10, 20], 0) + cloud('b', [3], [30], 1);
    expect(read(chart(`<c:bubbleChart>${apart}</c:bubbleChart>`))).toMatchObject({
      categories: ['1', '2', '3'],
      series: [{ values: [10, 20, null] }, { values: [null, null, 30] }],
    });
  });

  test('days are written as days, and names of two levels as one', () => {
    const days = `<c:lineChart>${series('a', [1, 2], '', 0, numbers([45292, 45323], 'yyyy/m/d'))}</c:lineChart>`;
    expect(read(chart(days))).toMatchObject({ categories: ['2024-01-01', '2024-02-01'] });
    const levels = `<c:multiLvlStrRef><c:multiLvlStrCache><c:lvl>${points(['Q1', 'Q2', 'Q1'])}</c:lvl><c:lvl>${points(['2024', null, '2025'])}</c:lvl></c:multiLvlStrCache></c:multiLvlStrRef>`;
    const groups = `<c:barChart><c:barDir val="col"/>${series('a', [1, 2, 3], '', 0, levels)}</c:barChart>`;
    expect(read(chart(groups))).toMatchObject({ categories: ['2024 Q1', '2024 Q2', '2025 Q1'] });
  });

  test('colours, labels, titles of axes and the way numbers are written come along', () => {
    const red = '<c:spPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></c:spPr>';
    const labels = '<c:dLbls><c:showVal val="1"/></c:dLbls>';
    const axis = (tag: string, title: string, format = '') =>
      `<c:${tag}><c:title><c:tx><c:rich><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx></c:title>${format}</c:${tag}>`;
    const xml = chart(
      `<c:barChart><c:barDir val="col"/>${series('a', [1, 2, 3], red)}${series('b', [1, 2, 3], '', 1)}${labels}</c:barChart>${axis('catAx', 'When')}${axis('valAx', 'How much', '<c:numFmt formatCode="0%" sourceLinked="0"/>')}`,
    );
    expect(read(xml)).toMatchObject({
      colors: ['#ff0000', { slot: 'accent2' }],
      labels: true,
      axisTitles: { category: 'When', value: 'How much' },
      numberFormat: '0%',
    });
    const slice =
      '<c:dPt><c:idx val="1"/><c:spPr><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></c:spPr></c:dPt>';
    const pie = read(
      chart(
        `<c:pieChart>${series('Sales', [1, 2, 3], slice)}</c:pieChart>`,
        '',
        '<c:autoTitleDeleted val="0"/>',
      ),
    );
    expect(pie).toMatchObject({
      title: 'Sales',
      colors: [{ slot: 'accent1' }, '#00ff00', { slot: 'accent3' }],
    });
  });

  const look = (xml: string) => {
    const [slide] = drawnPages({
      slides: [{ shapes: frame, relations: relation('ch', 'chart', '../charts/chart1.xml') }],
      files: { 'ppt/charts/chart1.xml': xml },
    });
    return slide?.elements[0];
  };
  const letters = (attributes: string, color = '') =>
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${attributes}>${color && `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`}</a:defRPr></a:pPr></a:p></c:txPr>`;
  const columns = (more = '', axes = '') =>
    `<c:barChart><c:barDir val="col"/>${more}${series('a', [1, 2, 3])}<c:gapWidth val="219"/></c:barChart>${axes}`;

  test('its letters are as large as its axes say, and the title has a look of its own', () => {
    const title = `<c:title><c:tx><c:rich><a:p><a:pPr><a:defRPr sz="2400" b="0"/></a:pPr><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
    const axes = `<c:catAx>${letters('sz="1200"', '404040')}</c:catAx><c:valAx/>`;
    expect(look(chart(columns('', axes), '', title))).toMatchObject({
      size: 12.5,
      color: '#404040',
      titleLook: { size: 25, bold: false },
      gap: 2.19,
    });
    expect(look(chart(columns()))).not.toHaveProperty('size');
  });

  test('axes that are hidden stay so, and those that were told where to end do', () => {
    const axes =
      '<c:catAx><c:delete val="1"/></c:catAx><c:valAx><c:scaling><c:max val="10"/><c:min val="-2"/></c:scaling><c:majorGridlines/><c:majorUnit val="4"/></c:valAx>';
    expect(look(chart(columns('', axes)))).toMatchObject({
      hiddenAxes: ['category'],
      range: { min: -2, max: 10, step: 4 },
    });
    expect(look(chart(columns('', axes)))).not.toHaveProperty('noGrid');
    expect(look(chart(columns('', '<c:catAx/><c:valAx/>')))).toMatchObject({ noGrid: true });
  });

  test('columns that were painted by themselves keep their colour, and stand where they stood', () => {
    const point =
      '<c:dPt><c:idx val="0"/><c:spPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></c:spPr></c:dPt>';
    const drawn = (direction: string) =>
      look(chart(`<c:barChart><c:barDir val="${direction}"/>${series('a', [1, 2, 3], point)}</c:barChart>`));
    expect(drawn('col')).toMatchObject({ series: [{ points: [{ at: 0, color: '#ff0000' }] }] });
    expect(drawn('bar')).toMatchObject({ series: [{ points: [{ at: 2, color: '#ff0000' }] }] });
  });

  test('each column has another colour where the file says so', () => {
    expect(look(chart(columns('<c:varyColors val="1"/>')))).toMatchObject({
      series: [{ points: [{ color: '#4472c4' }, { color: '#ed7d31' }, { color: '#a5a5a5' }] }],
    });
  });

  test('one that came from another deck keeps the colours of that one', () => {
    const scheme = `<a:themeOverride xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:clrScheme name="x"><a:accent1><a:srgbClr val="123456"/></a:accent1></a:clrScheme></a:themeOverride>`;
    const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('o', 'themeOverride', '../theme/themeOverride1.xml')}</Relationships>`;
    const page = readPages({
      slides: [{ shapes: frame, relations: relation('ch', 'chart', '../charts/chart1.xml') }],
      files: {
        'ppt/charts/chart1.xml': chart(columns()),
        'ppt/charts/_rels/chart1.xml.rels': links,
        'ppt/theme/themeOverride1.xml': scheme,
      },
    })[0];
    const element = page?.slide.elements[0];
    expect(element?.type === 'chart' && element.colors?.[0]).toBe('#123456');
  });

  test('what it stands on and the line around it come along', () => {
    const area = `<c:spPr><a:solidFill><a:srgbClr val="EEEEEE"/></a:solidFill><a:ln w="12700"><a:solidFill><a:srgbClr val="0000FF"/></a:solidFill></a:ln></c:spPr>`;
    const xml = chart(columns()).replace('</c:chartSpace>', `${area}</c:chartSpace>`);
    expect(look(xml)).toMatchObject({
      fill: { kind: 'solid', color: '#eeeeee' },
      stroke: { color: '#0000ff' },
    });
  });

  test.each([
    ['without numbers', chart(`<c:barChart><c:barDir val="col"/>${series('a', [null])}</c:barChart>`)],
    ['of a kind that we do not draw', chart(`<c:surfaceChart>${series('a', [1])}</c:surfaceChart>`)],
    ['that is broken', '<c:chartSpace'],
  ])('one %s is named in the report and leaves a frame', (_what, xml) => {
    const page = pageWith(xml);
    expect(page?.notKept).toEqual([{ what: 'chart', name: 'Sales' }]);
    expect(page?.slide.elements).toMatchObject([{ type: 'shape', lost: 'chart' }]);
  });

  test('millions of points that a file claims are not made', () => {
    const claimed = `<c:barChart><c:barDir val="col"/><c:ser><c:val><c:numRef><c:numCache><c:ptCount val="2000000000"/><c:pt idx="1999999999"><c:v>1</c:v></c:pt><c:pt idx="1"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart>`;
    const element = read(chart(claimed));
    expect(element?.type === 'chart' && element.series[0]?.values.length).toBe(1000);
  });

  test('series with many points of their own do not multiply', () => {
    const cloud = (order: number) =>
      `<c:ser><c:order val="${order}"/><c:xVal>${numbers([order])}</c:xVal><c:yVal><c:numRef><c:numCache><c:ptCount val="1000"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:yVal></c:ser>`;
    const many = Array.from({ length: 60 }, (_, order) => cloud(order)).join('');
    const element = read(chart(`<c:scatterChart>${many}</c:scatterChart>`));
    expect(element?.type === 'chart' && element.categories.length).toBe(1000);
  });
});

describe('the lines of a chart', () => {
  const lined = (more: string, name = 'a') => series(name, [1, 2, 3], more);
  const line = (inside: string, attributes = '') => `<c:spPr><a:ln ${attributes}>${inside}</a:ln></c:spPr>`;
  const black = '<a:solidFill><a:srgbClr val="000000"/></a:solidFill>';
  const none = '<c:marker><c:symbol val="none"/></c:marker>';
  const seriesOf = (plots: string) => {
    const element = read(chart(plots));
    return element?.type === 'chart'
      ? element.series.map(({ width, dash, plain }) => ({ width, dash, plain }))
      : undefined;
  };

  test('are as wide and as broken as the file says, with dots where it has them', () => {
    const dashed = line(`${black}<a:prstDash val="dash"/>`, `w="${emu(4)}"`) + none;
    const plots = `<c:lineChart>${lined(dashed)}${lined(line('<a:noFill/>'), 'b')}${lined('', 'c')}<c:marker val="1"/></c:lineChart>`;
    expect(seriesOf(plots)).toEqual([{ width: 4, dash: [4, 3], plain: true }, { width: 0 }, {}]);
  });

  test('are no wider than a chart may have them', () => {
    const wide = (inside: string) =>
      `<c:lineChart>${lined(line(inside, `w="${emu(99_000)}"`))}</c:lineChart>`;
    for (const plots of [wide(black), wide('')])
      expect(z.safeParse(slideSchema, pageWith(chart(plots))?.slide).error).toBeUndefined();
  });

  test('have no dots where neither they nor the plot say so', () => {
    expect(seriesOf(`<c:lineChart>${lined('')}</c:lineChart>`)).toEqual([{ plain: true }]);
  });

  test('join the points of a cloud unless somebody took them away', () => {
    const cloud = (more: string) =>
      `<c:ser><c:idx val="0"/>${more}<c:xVal>${numbers([1, 2])}</c:xVal><c:yVal>${numbers([3, 4])}</c:yVal></c:ser>`;
    const plots = (more: string) =>
      `<c:scatterChart><c:scatterStyle val="lineMarker"/>${cloud(more)}</c:scatterChart>`;
    expect(seriesOf(plots(line(black, `w="${emu(2)}"`)))).toEqual([{ width: 2 }]);
    expect(seriesOf(plots(line('<a:noFill/>')))).toEqual([{}]);
  });
});

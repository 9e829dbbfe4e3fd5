import type { ChartElement } from '@app/deck/element.ts';
import { chartKinds } from '@app/deck/element.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChartView } from './chart-view.tsx';
import { wayThrough } from './curve.ts';
import { formatNumber } from './number-format.ts';
import { layNames } from './names.ts';
import { valueTicks } from './scale.ts';
import { niceTicks, toldTicks } from './ticks.ts';
import { inLines, shortened } from './words.ts';

const aChart = (more: Partial<Drawn<ChartElement>> = {}): Drawn<ChartElement> => ({
  id: 'c',
  type: 'chart',
  chart: 'column',
  categories: ['A', 'B', 'C'],
  series: [
    { name: 'one', values: [1, 2, 3] },
    { name: 'two', values: [4, null, 6] },
  ],
  color: '#333333',
  colors: ['#0b6b74', '#c2491d'],
  left: 0,
  top: 0,
  width: 480,
  height: 300,
  rotate: 0,
  ...more,
});
const draw = (more: Partial<Drawn<ChartElement>>) =>
  renderToStaticMarkup(<ChartView chart={aChart(more)} label="what it shows" />);
/** Rectangles that paths of one colour draw. */
const bars = (html: string, color: string) =>
  (new RegExp(`d="([^"]*)" fill="${color}"`).exec(html)?.[1] ?? '').split('M').slice(1);

test('words break into lines, Chinese between any two characters', () => {
  expect(inLines('Some College or Associates', 10, 90, 3)).toEqual(['Some College or', 'Associates']);
  expect(inLines('第一季度收入', 10, 40, 2)).toEqual(['第一季度', '收入']);
  expect(inLines('one two three', 10, 30, 2)).toEqual(['one', 'two…']);
});

test('a line is as wide and as broken as it was told, without dots where it has none, and its name shows a piece of it', () => {
  const series = [
    { name: 'one', values: [1, 2, 3], width: 4, dash: [4, 3], plain: true },
    { name: 'two', values: [3, 2, 1], width: 0 },
  ];
  const html = draw({ chart: 'line', series });
  expect(html).toContain('stroke-width="4" stroke-dasharray="16 12"');
  expect(html.match(/stroke="#c2491d"/g)).toBeNull();
  expect(html.match(/stroke="#0b6b74"/g)).toHaveLength(2);
  expect(html.match(/fill="#c2491d"/g)).toHaveLength(2);
  expect(html.match(/fill="#0b6b74"/g)).toBeNull();
});

test('columns cover each other as far as they are told, and apart from that fill the same room', () => {
  const wide = (more: Partial<Drawn<ChartElement>>) =>
    bars(draw({ gap: 1, ...more }), '#0b6b74').map((path) => Number(/h([\d.]+)/.exec(path)?.[1]));
  const [abreast = 0, half = 0, apart = 0] = [{}, { overlap: 0.5 }, { overlap: -1 }].map(
    (more) => wide(more)[0],
  );
  // Two columns and a gap of one, one and a half and a gap, three and a gap.
  expect(half / abreast).toBeCloseTo(3 / 2.5, 1);
  expect(apart / abreast).toBeCloseTo(3 / 4, 1);
});

describe('the names of columns', () => {
  const lay = (categories: string[], band: number) =>
    layNames(aChart({ categories }), { size: 10, band, most: 100 });

  test('stand side by side where they have room, and in lines where that makes some', () => {
    expect(lay(['A', 'B'], 40)).toMatchObject({ lines: [['A'], ['B']], isSlanted: false });
    expect(lay(['High School', 'B'], 50)).toMatchObject({ lines: [['High', 'School'], ['B']] });
  });

  test('are slanted where they are many, and none is left out as long as they can be read', () => {
    const years = Array.from({ length: 20 }, (_, at) => `${at} to ${at + 4} years`);
    const { lines, isSlanted } = lay(years, 20);
    expect(isSlanted).toBe(true);
    expect(lines.every(Boolean)).toBe(true);
    expect(lay(years, 6).lines.filter(Boolean).length).toBeLessThan(years.length);
  });
});

test('an axis that was told where to begin and end does, and what lies beyond is cut off there', () => {
  expect(toldTicks({ min: 1, max: 9, step: 4 }, niceTicks(0, 20, 5), 5)).toEqual({
    values: [1, 5, 9],
    min: 1,
    max: 9,
  });
  expect(toldTicks({ max: 10 }, niceTicks(0, 20, 5), 5)).toMatchObject({ min: 0, max: 10 });
  expect(toldTicks({ min: 30 }, niceTicks(0, 20, 5), 5)).toEqual(niceTicks(0, 20, 5));
});

describe('steps of an axis', () => {
  test.each([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [0, 97, 5, [0, 20, 40, 60, 80, 100]],
    [-3, 7, 5, [-4, -2, 0, 2, 4, 6, 8]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
    [0, 0, 4, [0, 0.25, 0.5, 0.75, 1]],
    [5, 5, 5, [0, 1, 2, 3, 4, 5]],
    [-5, -5, 5, [-10, -8, -6, -4, -2, 0]],
    [0, 1e300, 2, [0, 5e299, 1e300]],
  ])('from %s to %s in about %s', (min, max, most, values) => {
    expect(niceTicks(min, max, most).values).toEqual(values);
  });
});

test('room is left above the tallest column as other programs leave it, and none above the whole of shares', () => {
  const ends = (values: number[], more: Partial<Parameters<typeof valueTicks>[0]> = {}) => {
    const series = [{ name: 'one', values }];
    const told = aChart({ categories: ['a', 'b'], series, ...more });
    const { min, max } = valueTicks(told, 5);
    return [min, max];
  };
  expect(ends([100, 20])).toEqual([0, 120]);
  expect(ends([95, 20])).toEqual([0, 100]);
  expect(ends([-100, -20])).toEqual([-120, 0]);
  expect(ends([1, 0], { stacked: true, percent: true })).toEqual([0, 1]);
  expect(ends([100, 20], { range: { max: 100 } })).toEqual([0, 100]);
});

test('a web is lightly painted, or lines around nothing', () => {
  const drawn = (hollow: boolean) =>
    renderToStaticMarkup(<ChartView chart={aChart({ chart: 'radar', hollow })} label="" />);
  expect(drawn(false).match(/fill-opacity="0\.2"/g)).toHaveLength(2);
  expect(drawn(true).match(/fill-opacity="0"/g)).toHaveLength(2);
});

describe('numbers', () => {
  test.each([
    [1234.5, undefined, '1,234.5'],
    [0.1 + 0.2, undefined, '0.3'],
    [1.5e12, undefined, '1.5e12'],
    [1e-7, undefined, '1e-7'],
    [1234.5, '#,##0', '1,235'],
    [1234.5, '0.00', '1234.50'],
    [0.256, '0.0%', '25.6%'],
    [-20, '"¥"#,##0', '-¥20'],
    [12, '0"万"', '12万'],
    [12, 'General', '12'],
    [1e300, '0%', '1e300'],
  ])('%s as %s is %s', (value, format, written) => {
    expect(formatNumber(value, format)).toBe(written);
  });
});

test('words without room end in dots', () => {
  expect(shortened('第一季度', 10, 40)).toBe('第一季度');
  expect(shortened('第一季度收入', 10, 40)).toBe('第一季…');
});

test('a curve never swings beyond its numbers', () => {
  const way = wayThrough(
    [
      { x: 0, y: 10 },
      { x: 10, y: 0 },
      { x: 20, y: 10 },
    ],
    true,
  );
  expect(way).toBe('C3.33 6.67 6.67 0 10 0C13.33 0 16.67 6.67 20 10');
});

describe('a chart', () => {
  test('says what it shows', () => {
    expect(draw({})).toContain('role="img" aria-label="what it shows"');
  });

  test('has a bar for every number, and none for what is missing', () => {
    expect(bars(draw({}), '#0b6b74')).toHaveLength(3);
    expect(bars(draw({}), '#c2491d')).toHaveLength(2);
  });

  test('of one series needs no legend, of two it has one, and the colours come round', () => {
    const names = (html: string) => (html.match(/<rect /g) ?? []).length;
    expect(names(draw({ series: [{ name: 'one', values: [1] }] }))).toBe(0);
    expect(names(draw({}))).toBe(2);
    expect(names(draw({ legend: 'none' }))).toBe(0);
    const three = ['a', 'b', 'c'].map((name) => ({ name, values: [1, 2, 3] }));
    expect(draw({ series: three }).match(/#0b6b74/g)).toHaveLength(4);
  });

  test('stacked series stand on each other, those below nothing under it', () => {
    const stacked = draw({
      stacked: true,
      categories: ['A'],
      series: [
        { name: 'a', values: [2] },
        { name: 'b', values: [3] },
        { name: 'c', values: [-1] },
      ],
      colors: ['#111111', '#222222', '#333334'],
    });
    const tops = ['#111111', '#222222', '#333334'].map((color) =>
      Number(bars(stacked, color)[0]?.split(/[ h]/)[1]),
    );
    const [a = 0, b = 0, c = 0] = tops;
    expect(b).toBeLessThan(a);
    expect(c).toBeGreaterThan(a);
  });

  test('as shares, all that is stacked reaches the same height', () => {
    const shares = draw({
      stacked: true,
      percent: true,
      labels: true,
      categories: ['A', 'B'],
      series: [
        { name: 'a', values: [1, 30] },
        { name: 'b', values: [3, 10] },
      ],
      colors: ['#111111', '#222222'],
    });
    const top = (color: string, at: number) => bars(shares, color)[at]?.split(/[ h]/)[1];
    expect(top('#222222', 0)).toBe(top('#222222', 1));
    expect(top('#111111', 0)).not.toBe(top('#111111', 1));
    expect(shares).toContain('>100%</text>');
    expect(shares).toContain('>75%</text>');
  });

  test('a line among columns takes no room of theirs, and may have an axis of its own', () => {
    const withLine = (secondAxis: boolean) =>
      draw({
        series: [
          { name: 'one', values: [100, 200, 300] },
          { name: 'two', values: [1, 2, 3], line: true, ...(secondAxis && { secondAxis }) },
        ],
      });
    const alone = bars(
      draw({ series: [{ name: 'one', values: [100, 200, 300] }], legend: 'bottom' }),
      '#0b6b74',
    );
    expect(bars(withLine(false), '#0b6b74')).toEqual(alone);
    expect(withLine(false)).toContain('stroke="#c2491d"');
    const ways = [false, true].map(
      (second) => /d="([^"]*)" fill="none" stroke="#c2491d"/.exec(withLine(second))?.[1],
    );
    expect(ways[0]).not.toBe(ways[1]);
    expect(withLine(true)).toContain('text-anchor="start" dominant-baseline="central">3</text>');
  });

  test('leaves out the axes and the lines that its file leaves out', () => {
    expect(draw({ hiddenAxes: ['category'] })).not.toContain('>A</text>');
    expect(draw({ hiddenAxes: ['value'] })).not.toContain('>6</text>');
    expect(draw({})).toContain('stroke-opacity="0.15"');
    expect(draw({ noGrid: true })).not.toContain('stroke-opacity="0.15"');
  });

  test('writes its words as large as it is told, and a long title in lines', () => {
    const html = draw({
      size: 20,
      title: 'A title longer than its chart is wide',
      titleLook: { size: 30, bold: false },
    });
    expect(html).toContain('font-size:20px');
    expect(html.match(/font-size="30"/g)).toHaveLength(2);
    expect(html).toContain('font-weight="400"');
  });

  test('paints columns that have a colour of their own', () => {
    const series = [{ name: 'one', values: [1, 2, 3], points: [{ at: 1, color: '#ff0000' }] }];
    const html = draw({ series });
    expect(bars(html, '#ff0000')).toHaveLength(1);
    expect(bars(html, '#0b6b74')).toHaveLength(2);
  });

  test('shows its numbers where it is told', () => {
    expect(draw({ labels: true, numberFormat: '0.0' })).toContain('>3.0</text>');
    expect(draw({ chart: 'pie', labels: true, series: [{ name: 's', values: [1, 1, 2] }] })).toContain(
      '>50%</text>',
    );
  });

  test('what is below nothing has no slice', () => {
    const html = draw({ chart: 'pie', series: [{ name: 's', values: [1, -5, 3] }] });
    expect(html.match(/<path /g)).toHaveLength(2);
    expect(draw({ chart: 'pie', series: [{ name: 's', values: [-1] }] })).toContain('<circle');
  });

  test('words that look like HTML stay words', () => {
    expect(draw({ title: '<script>' })).toContain('&lt;script&gt;');
  });
});

describe.each(chartKinds)('a %s chart', (chart) => {
  const isDrawn = (html: string) => html.includes('<svg') && !/NaN|Infinity|undefined/.test(html);

  test('stands whatever its numbers are', () => {
    expect(isDrawn(draw({ chart, categories: [], series: [] }))).toBe(true);
    expect(isDrawn(draw({ chart, categories: [], series: [{ name: '', values: [] }] }))).toBe(true);
    expect(isDrawn(draw({ chart, series: [{ name: 's', values: [null, null, null] }], labels: true }))).toBe(
      true,
    );
    expect(isDrawn(draw({ chart, series: [{ name: 's', values: [0, 0, 0] }], stacked: true }))).toBe(true);
    expect(isDrawn(draw({ chart, series: [{ name: 's', values: [-3, 2, -1] }], smooth: true }))).toBe(true);
    expect(
      isDrawn(draw({ chart, series: [{ name: 's', values: [1e308, -1e308, 1e308] }], stacked: true })),
    ).toBe(true);
    expect(isDrawn(draw({ chart, width: 0, height: 0, title: 't' }))).toBe(true);
  });

  test('of 500 points stays small', () => {
    const values = Array.from({ length: 500 }, (_, at) => Math.sin(at) * 100);
    const names = values.map((_, at) => `point ${at}`);
    const html = draw({ chart, categories: names, series: [{ name: 's', values }], labels: true });
    expect(isDrawn(html)).toBe(true);
    expect(html.match(/<(?:text|path|g|rect)\b/g)?.length).toBeLessThan(1100);
  });
});

import type { Drawn } from '@app/deck/drawn.ts';
import type { ChartElement, LatexElement } from '@app/deck/element.ts';
import { expect, test } from 'vitest';
import { veiled } from './rules.ts';

const box = { left: 0, top: 0, width: 400, height: 300, rotate: 0 };
const chart: Drawn<ChartElement> = {
  ...box,
  id: 'chart',
  type: 'chart',
  chart: 'column',
  color: '#222222',
  colors: ['#336699'],
  title: 'Profit 2026',
  categories: ['一月', 'February'],
  series: [{ name: 'Secret', values: [1234.5, null] }],
  labels: true,
  axisTitles: { value: 'Euro' },
};
const formula: Drawn<LatexElement> = {
  ...box,
  id: 'formula',
  type: 'latex',
  color: '#222222',
  source: '\\begin{matrix}x_1 & \\frac{a}{27}\\end{matrix}',
};

test('the cover of a talk shows a chart of the same kind and tells nothing of it', () => {
  const [seen] = veiled([chart]);
  expect(seen).toMatchObject({ chart: 'column', title: 'oooooo oooo', categories: ['口口', 'oooooooo'] });
  const told = JSON.stringify(seen);
  for (const secret of ['1234', 'Secret', 'Euro', '一月']) expect(told).not.toContain(secret);
});

test('a scatter chart keeps numbers across, and none of its own', () => {
  const [seen] = veiled([{ ...chart, chart: 'scatter', categories: ['17', '42'] }]);
  expect(seen).toMatchObject({ categories: ['0', '1'] });
});

test('a formula keeps its build and none of its letters', () => {
  const [seen] = veiled([formula]);
  expect(seen).toMatchObject({ source: '\\begin{matrix}o_o & \\frac{o}{oo}\\end{matrix}' });
});

test('nothing that stands where a formula names its build is told', () => {
  const [seen] = veiled([{ ...formula, source: '\\begin{align*}a\\end{align*}\\begin{our plan 27}' }]);
  expect(seen).toMatchObject({ source: '\\begin{align*}o\\end{align*}\\begin{ooo oooo oo}' });
});

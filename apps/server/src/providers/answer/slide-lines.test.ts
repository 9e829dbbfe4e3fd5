import { textBox } from '@app/deck/defaults.ts';
import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { TextBody } from '@app/deck/text.ts';
import { expect, test } from 'vitest';
import { linesOf as linesWithElements } from './slide-lines.ts';

const place = { id: 'e', left: 0, top: 0, width: 100, height: 40, rotate: 0 };
const body = (text: string): Drawn<TextBody> => ({ ...textBox, paragraphs: [{ runs: [{ text }] }] });
const box = (text: string): DrawnElement => ({ ...place, type: 'text', role: 'body', text: body(text) });
const table = (rows: string[][]): DrawnElement => ({
  ...place,
  type: 'table',
  columns: [50, 50],
  rows: rows.map(() => 20),
  cells: rows.map((row) => row.map((text) => ({ text: body(text) }))),
});

const linesOf = (elements: readonly DrawnElement[]): string[] =>
  linesWithElements(elements).map(({ text }) => text);

test('a name over its explanation is one line, so that it can be said on its own', () => {
  expect(linesOf([box('木星'), box('最大的行星，大红斑是一场吹了几百年的风暴')])).toEqual([
    '木星',
    '木星：最大的行星，大红斑是一场吹了几百年的风暴',
  ]);
  expect(linesOf([box('Revenue'), box('It grew by a third, mostly in the south of the country')])).toEqual([
    'Revenue',
    'Revenue: It grew by a third, mostly in the south of the country',
  ]);
  expect(linesOf([box('一'), box('二')])).toEqual(['一', '二']);
});

test('a row of a table is said with the heads of its columns', () => {
  const rows = [
    ['行星', '绕太阳一圈'],
    ['火星', '687 天'],
  ];
  expect(linesOf([table(rows)])).toEqual(['火星：绕太阳一圈 687 天']);
  const numbers = [
    ['1', '2'],
    ['3', '4'],
  ];
  expect(linesOf([table(numbers)])).toEqual(['1 2', '3 4']);
});

test('a line knows its element, so that it can be cited', () => {
  const elements = [
    { ...box('One line'), id: 'first' },
    { ...box('Another\nand a third'), id: 'second' },
  ];
  expect(linesWithElements(elements).map(({ elementId }) => elementId)).toEqual([
    'first',
    'second',
    'second',
  ]);
});

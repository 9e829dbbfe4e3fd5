import { conversationLimits } from '@app/contract/conversation/limits.ts';
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

/** Boxes with ids of their own at these places. */
const boxAt = (text: string, left: number, top: number, width = 200): DrawnElement => ({
  ...box(text),
  id: text,
  left,
  top,
  width,
});

test('a name over its explanation, or beside it, is one line, so that it can be said on its own', () => {
  const told = '最大的行星，大红斑是一场吹了几百年的风暴';
  expect(linesOf([boxAt('木星', 0, 0), boxAt(told, 0, 50)])).toEqual(['木星', `木星：${told}`]);
  const grew = 'It grew by a third, mostly in the south of the country';
  expect(linesOf([boxAt('Revenue', 0, 0), boxAt(grew, 210, 0)])).toEqual(['Revenue', `Revenue: ${grew}`]);
  expect(linesOf([boxAt('一', 0, 0), boxAt('二', 0, 50)])).toEqual(['一', '二']);
});

test('what is told of a thing is beside its own name, however the boxes were drawn one after the other', () => {
  const far = boxAt('It grew by a third, mostly in the south of the country', 600, 400);
  expect(linesOf([boxAt('Revenue', 0, 0), far])).toEqual(['Revenue', far.id]);
  const cards = [
    boxAt('Cost', 0, 0),
    boxAt('Income', 300, 0),
    boxAt('It fell because the rent of the old house ended', 0, 50),
    boxAt('It grew by a third, mostly in the south of the country', 300, 50),
  ];
  expect(linesOf(cards)).toEqual([
    'Cost',
    'Cost: It fell because the rent of the old house ended',
    'Income',
    'Income: It grew by a third, mostly in the south of the country',
  ]);
});

test('the dates of a timeline belong to what stands below or above them', () => {
  const dates = ['May 2031', 'June 2031', 'July 2031'].map((text, at) => boxAt(text, at * 300, 0));
  const stages = ['Digging', 'Building', 'Moving in'].map((text, at) => boxAt(text, at * 300, 60));
  expect(linesOf([...dates, ...stages])).toEqual([
    'Digging',
    'Digging: May 2031',
    'Building',
    'Building: June 2031',
    'Moving in',
    'Moving in: July 2031',
  ]);
});

test('a line that broke for want of room is one, the items of a list are not', () => {
  expect(linesOf([box('The pad senses sound and\nshows it as light')])).toEqual([
    'The pad senses sound and shows it as light',
  ]);
  expect(linesOf([box('The issues are:\nannual leave\npublic holidays')])).toEqual([
    'The issues are:',
    'annual leave',
    'public holidays',
  ]);
});

test('a line knows how deep it stands below the one that it belongs to', () => {
  const list: DrawnElement = {
    ...place,
    type: 'text',
    role: 'body',
    text: {
      ...textBox,
      paragraphs: [
        { runs: [{ text: 'Hosting' }] },
        { runs: [{ text: 'At home' }], level: 1 },
        { runs: [{ text: 'Two questions:' }] },
        { runs: [{ text: 'Who pays' }] },
      ],
    },
  };
  expect(linesWithElements([list]).map(({ text, depth = 0 }) => [text, depth])).toEqual([
    ['Hosting', 0],
    ['At home', 2],
    ['Two questions:', 0],
    ['Who pays', 1],
  ]);
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
    { ...box('Another\nA third'), id: 'second' },
  ];
  expect(linesWithElements(elements).map(({ elementId }) => elementId)).toEqual([
    'first',
    'second',
    'second',
  ]);
});

const kindsOf = (elements: readonly DrawnElement[]) =>
  linesWithElements(elements).map(({ kind, text }) => ({ kind, text }));

test('a raised letter stands beside the others, as a person types it', () => {
  const raised: Drawn<TextBody> = {
    ...textBox,
    paragraphs: [{ runs: [{ text: 'E=mc' }, { text: '2', baseline: 0.3 }, { text: ' says it' }] }],
  };
  expect(linesOf([{ ...place, type: 'text', role: 'body', text: raised }])).toEqual(['E=mc2 says it']);
});

test('a formula is the words that a person types for it', () => {
  const formula = (source: string): DrawnElement => ({ ...place, type: 'latex', source, color: '#000000' });
  expect(linesOf([formula('E = mc^{2}')])).toEqual(['E = mc2']);
  expect(linesOf([formula('\\frac{\\partial L}{\\partial \\theta_{i}} = \\alpha')])).toEqual([
    'partial L partial theta i = alpha',
  ]);
  expect(linesOf([formula('\\begin{matrix} a & b \\\\ c & d \\end{matrix}')])).toEqual(['a b c d']);
});

test('a text with formulas that is drawn as a picture is read line by line', () => {
  const shape: DrawnElement = {
    ...place,
    type: 'shape',
    geometry: { kind: 'preset', name: 'rect' },
    fill: { kind: 'picture', url: 'media:1', fit: 'stretch' },
    alt: '每个随机变量是二值的\n𝑇表示温度',
  };
  expect(kindsOf([shape])).toEqual([
    { kind: 'slide', text: '每个随机变量是二值的' },
    { kind: 'slide', text: '𝑇表示温度' },
  ]);
});

test('of a picture it is told what a person wrote of it, and nothing that a program did', () => {
  const image = (alt: string): DrawnElement => ({ ...place, type: 'image', url: 'media:1', alt });
  expect(kindsOf([image('A lighthouse at the northern cape')])).toEqual([
    { kind: 'alt', text: 'A lighthouse at the northern cape' },
  ]);
  expect(kindsOf([image('Picture 3'), image('chart_final.png')])).toEqual([]);
});

test('a chart tells each of its categories', () => {
  const chart: DrawnElement = {
    ...place,
    type: 'chart',
    chart: 'bar',
    categories: ['一季度', '二季度'],
    series: [
      { name: '收入', values: [0.25, null] },
      { name: '成本', values: [0.1, 0.125] },
    ],
    title: '占比',
    numberFormat: '0%',
    color: '#000000',
    colors: [],
  };
  expect(kindsOf([chart])).toEqual([
    { kind: 'cell', text: '一季度：收入 25%，成本 10%' },
    { kind: 'cell', text: '二季度：成本 12.5%' },
    { kind: 'slide', text: '占比' },
  ]);
});

test('lines that broke for want of room are joined up to what a passage holds', () => {
  const { letters } = conversationLimits.passages;
  const lines = linesOf([box(Array.from({ length: 5000 }, () => 'one of').join('\n'))]);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(letters + 10);
});

test('shares, percentiles and what is open all day are lines that can be an answer; marks of pages are not', () => {
  const lines = ['24/7', '80/20', '3/4', 'P95', '9 of 10', '第3'];
  expect(linesOf(lines.map((text, at) => boxAt(text, at * 300, at * 100)))).toEqual(lines);
  expect(linesOf([boxAt('P · 04', 0, 0), boxAt('第 4 页', 300, 100)])).toEqual([]);
});

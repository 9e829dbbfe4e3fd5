import { expect, test } from 'vitest';
import { textBox } from '../defaults.ts';
import type { Drawn } from '../drawn.ts';
import type { Paragraph, Run, TextBody } from '../text.ts';
import {
  changeLevel,
  clearLook,
  commonParagraphLook,
  commonRunLook,
  setBullet,
  setParagraphLook,
  setRunLook,
  steppedSize,
  stepSizes,
} from './format.ts';
import { type TextRange, wholeRange } from './range.ts';

const text = (...paragraphs: Paragraph[]): TextBody => ({ paragraphs });
const words = (...runs: (string | Run)[]): Paragraph => ({
  runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
});
// What is drawn here is what is written: nothing is inherited.
const seen = (body: TextBody) => ({ ...textBox, ...body }) as Drawn<TextBody>;
const range = (from: [number, number], to: [number, number]): TextRange => ({
  from: { paragraph: from[0], offset: from[1] },
  to: { paragraph: to[0], offset: to[1] },
});

test.each<[string, TextBody, TextRange, Run[][]]>([
  [
    'a part of a run',
    text(words('Hello')),
    range([0, 1], [0, 3]),
    [[{ text: 'H' }, { text: 'el', bold: true }, { text: 'lo' }]],
  ],
  [
    'runs that look alike afterwards are one',
    text(words({ text: 'He', bold: true }, 'llo')),
    range([0, 2], [0, 5]),
    [[{ text: 'Hello', bold: true }]],
  ],
  [
    'several paragraphs',
    text(words('one'), words('two'), words('three')),
    range([0, 2], [2, 2]),
    [
      [{ text: 'on' }, { text: 'e', bold: true }],
      [{ text: 'two', bold: true }],
      [{ text: 'th', bold: true }, { text: 'ree' }],
    ],
  ],
  ['an empty paragraph', text(words('')), range([0, 0], [0, 0]), [[{ text: '', bold: true }]]],
  ['a paragraph without runs', text({ runs: [] }), range([0, 0], [0, 0]), [[{ text: '', bold: true }]]],
  ['nothing at a caret among words', text(words('Hello')), range([0, 2], [0, 2]), [[{ text: 'Hello' }]]],
  [
    'the number of a slide counts as one letter',
    text(words('a', { text: '‹#›', field: 'slide-number' }, 'b')),
    range([0, 1], [0, 2]),
    [[{ text: 'a' }, { text: '‹#›', field: 'slide-number', bold: true }, { text: 'b' }]],
  ],
  [
    'an emoji whole',
    text(words('a👩‍👧b')),
    range([0, 1], [0, 6]),
    [[{ text: 'a' }, { text: '👩‍👧', bold: true }, { text: 'b' }]],
  ],
])('words become bold: %s', (_what, body, part, runs) => {
  expect(setRunLook(body, part, { bold: true }).paragraphs.map((each) => each.runs)).toEqual(runs);
});

test('a colour takes the place of a gradient, and what is undefined is taken away', () => {
  const body = text(words({ text: 'a', fill: { kind: 'solid', color: '#111111' }, italic: true }));
  expect(setRunLook(body, wholeRange(body), { color: '#ff0000', italic: undefined })).toEqual(
    text(words({ text: 'a', color: '#ff0000' })),
  );
});

test('paragraphs that a range touches are aligned, others are not', () => {
  const body = text(words('one'), words('two'), words('three'));
  const next = setParagraphLook(body, range([0, 3], [1, 0]), { align: 'right' });
  expect(next.paragraphs.map(({ align }) => align)).toEqual(['right', 'right', undefined]);
});

test.each<[number, 1 | -1, number]>([
  [18, 1, 20],
  [18.75, 1, 20],
  [18.75, -1, 18],
  [8, -1, 7],
  [1, -1, 1],
  [413, 1, 413],
])('from %d one step of %d leads to %d', (size, direction, next) => {
  expect(steppedSize(size, direction)).toBe(next);
});

test('each size makes a step of its own', () => {
  const body = text(words({ text: 'a', size: 18 }, { text: 'b', size: 40 }, 'c'));
  const sizes = stepSizes(body, seen(body), wholeRange(body), 1).paragraphs[0]?.runs.map(({ size }) => size);
  expect(sizes).toEqual([20, 44, 20]);
});

const dot = { kind: 'character', character: '•' } as const;

test('points of a list stand in, and stand back when they are none', () => {
  const body = text(words({ text: 'a', size: 20 }));
  const listed = setBullet(body, seen(body), wholeRange(body), dot);
  expect(listed.paragraphs[0]).toMatchObject({ bullet: dot, left: 25, indent: -25 });
  const plain = setBullet(listed, seen(listed), wholeRange(body), { kind: 'none' });
  expect(plain.paragraphs[0]).toMatchObject({ bullet: { kind: 'none' }, left: 0, indent: 0 });
});

test('where a placeholder makes room for points, they take it', () => {
  const body = text(words('a'));
  const drawn = seen(text({ ...words('a'), left: 30, indent: -30 }));
  expect(setBullet(body, drawn, wholeRange(body), dot).paragraphs[0]).toEqual({ ...words('a'), bullet: dot });
});

test.each<[string, boolean, Paragraph, 1 | -1, object]>([
  ['deeper by its own step', false, { ...words('a'), left: 20, indent: -20 }, 1, { level: 1, left: 40 }],
  ['less deep', false, { ...words('a'), level: 1, left: 40, indent: -20 }, -1, { left: 20 }],
  ['no less than not at all', false, { ...words('a'), left: 20, indent: -20 }, -1, { left: 20 }],
  ['as its placeholder says', true, { ...words('a'), left: 20, indent: -20 }, 1, { level: 1 }],
])('a point goes %s', (_what, inherits, paragraph, by, expected) => {
  const body = text(paragraph);
  const next = changeLevel(body, seen(body), wholeRange(body), by, inherits).paragraphs[0];
  expect(next).toMatchObject(expected);
  expect(next && 'left' in next).toBe('left' in expected);
});

test('without its looks a text keeps words, links and levels', () => {
  const link = { kind: 'web', address: 'https://example.com' } as const;
  const body = text({ ...words({ text: 'a', bold: true, link }), level: 2, align: 'center', bullet: dot });
  expect(clearLook(body, wholeRange(body))).toEqual(text({ ...words({ text: 'a', link }), level: 2 }));
});

test('what all words have in common is told', () => {
  const body = text(words({ text: 'a', bold: true, size: 20 }, { text: 'b', bold: true, size: 30 }));
  expect(commonRunLook(body, wholeRange(body))).toEqual({ bold: true });
  expect(commonRunLook(body, range([0, 0], [0, 1]))).toMatchObject({ bold: true, size: 20 });
  const lines = text({ ...words('a'), align: 'left', level: 1 }, { ...words('b'), align: 'left' });
  expect(commonParagraphLook(lines, wholeRange(lines))).toEqual({ align: 'left' });
});

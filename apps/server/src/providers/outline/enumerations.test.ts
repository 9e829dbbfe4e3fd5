import { expect, test } from 'vitest';
import { partsCoded } from './enumerations.ts';
import { materialOf } from './material.ts';
import { documentOf } from './testing.ts';

test.each([
  '3.5 亿人使用这种服务，比去年多 1.2 亿人。',
  '3.5 Million people came, and 1.2 Million of them stayed.',
  '2.1 Apples are red and 2.3 Pears are green',
  'Plan 2.1 Apples are red 2.2 Pears are green',
])('amounts that do not count up are no numbers of points: %s', (text) => {
  expect(partsCoded(text)).toEqual([text]);
});

test('points that are numbered by their part and ran together are told one by one', () => {
  expect(partsCoded('2.1: Apples are red 2.2: Pears are green; 2.3: Plums are blue.')).toEqual([
    'Apples are red.',
    'Pears are green.',
    'Plums are blue.',
  ]);
  expect(partsCoded('1.9 苹果是红的 1.10 梨是绿的')).toEqual(['苹果是红的。', '梨是绿的。']);
});

test('a numbered point stays one of a list where a citation goes from it', () => {
  const { sections } = materialOf(
    documentOf(`
# Plan
2.1: Enhance collaboration to disrupt the groups [3] 2.2: Increase the speed of sharing what is known [4]`),
    'x',
  );
  expect(sections[0]?.sentences).toMatchObject([
    { text: 'Enhance collaboration to disrupt the groups.', isItem: true },
    { text: 'Increase the speed of sharing what is known.', isItem: true },
  ]);
});

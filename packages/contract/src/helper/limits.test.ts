import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { helperLimits, helperWorks, spendingWorks } from './limits.ts';
import { assistantLocationText } from './schema.ts';

test('the numbers are those of the spec', () => {
  expect(helperLimits).toEqual({
    position: { top: 200, rightOffset: 108 },
    width: 88,
    hoverOpensMs: 3000,
    tipHidesMs: 10000,
    drag: { px: 1, ms: 300 },
    count: { no: 0, insufficiency: 100, enough: 300 },
    highlightMs: 10000,
  });
});

test('the place of the assistant travels as JSON text', () => {
  const text = '{"top":200,"left":1172,"windowHeight":800,"windowWidth":1280}';
  const place = z.decode(assistantLocationText, text);
  expect(place).toEqual({ top: 200, left: 1172, windowHeight: 800, windowWidth: 1280 });
  expect(z.encode(assistantLocationText, place)).toBe(text);
});

test('a place without its window is refused', () => {
  expect(z.safeDecode(assistantLocationText, '{"top":200,"left":1172}').success).toBe(false);
});

test('work that generates costs these uses', () => {
  const uses = Object.entries(helperWorks).map(([work, row]) => [work, row.uses]);
  expect(Object.fromEntries(uses)).toEqual({
    outline: 3,
    deck: 5,
    branch: 1,
    page: 1,
    script: 1,
    'script-change': 1,
    questions: 2,
    'style-images': 2,
    'model-answer': 1,
  });
});

test('the help names what can be asked for, with its price', () => {
  expect(spendingWorks.map(({ uses, about }) => [uses, about.zh])).toEqual([
    [1, '按一页幻灯片写讲稿'],
    [1, '改写、精简、扩写、改浅、改生动或翻译一页讲稿'],
  ]);
});

import { describe, expect, test } from 'vitest';
import { bestFits, fitness } from './fuzzy.ts';

describe('what was typed', () => {
  test.each([
    ['', 'Files'],
    ['fi', 'Files'],
    ['FILES ', 'Files'],
    ['cu', 'Credit usage'],
    ['文', '文件'],
    ['积量', '积分用量'],
  ])('%j fits %s', (typed, text) => {
    expect(fitness(typed, text)).toBeGreaterThan(0);
  });

  test.each([
    ['xyz', 'Files'],
    ['selif', 'Files'],
    ['件文', '文件'],
  ])('%j does not fit %s', (typed, text) => {
    expect(fitness(typed, text)).toBe(0);
  });
});

test('the best fit comes first, and any of its texts counts', () => {
  const screens = [
    ['积分用量', 'Credit usage'],
    ['用户', 'Account'],
    ['统计', 'Statistics'],
  ];
  expect(bestFits('st', screens, (texts) => texts)[0]).toEqual(['统计', 'Statistics']);
  expect(bestFits('用', screens, (texts) => texts).map(([zh]) => zh)).toEqual(['用户', '积分用量']);
});

test('without anything typed everything stays in its order', () => {
  expect(bestFits('', ['b', 'a'], (text) => [text])).toEqual(['b', 'a']);
});

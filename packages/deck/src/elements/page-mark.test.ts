import { describe, expect, test } from 'vitest';
import { isCountOfPages, isPageMark } from './page-mark.ts';

describe('a page mark', () => {
  test.each(['P · 04', 'p. 12', '04 / 14', 'Page 3', 'slide 12', '第 4 页', '第12页'])('is %s', (text) => {
    expect(isPageMark(text)).toBe(true);
  });

  test.each(['24/7', '80/20', '3/4', 'P95', 'p99', '9 of 10', '第3', '4 / 14'])('is not %s', (text) => {
    expect(isPageMark(text)).toBe(false);
  });

  test('may be a number of a number that is no smaller', () => {
    expect(['4 / 14', '4 of 14', '14/14'].every(isCountOfPages)).toBe(true);
    expect(['24/7', '80/20', '0/4', 'P95'].some(isCountOfPages)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { leadInsOf } from './rules.ts';

test('lead-ins: every page, and both languages for what the deck does not say', () => {
  const texts = leadInsOf([
    { page: 1, language: 'zh-CN' },
    { page: 2, language: 'en-US' },
  ]);
  expect(texts).toHaveLength(8);
  expect(texts.slice(0, 2)).toEqual(['第 1 页讲到：', 'Page 2 says:']);
});

import { expect, test } from 'vitest';
import { leadIn, leadInTo, leadInsOf } from './rules.ts';

test('lead-ins: every page, and both languages for what the deck does not say', () => {
  const texts = leadInsOf([
    { page: 1, language: 'zh-CN' },
    { page: 2, language: 'en-US' },
  ]);
  expect(texts).toHaveLength(12);
  expect(texts.slice(0, 2)).toEqual(['第 1 页讲到：', 'Page 2 says:']);
});

test('what a page lacks is said before what it does say, and not of the whole deck', () => {
  expect(leadIn('near', 3, 'zh-CN', { kind: 'number' })).toBe('第 3 页谈到这方面，不过没有说是多少：');
  expect(leadIn('near', 3, 'en-US', { kind: 'thing', thing: 'a kiln' })).toBe(
    'I found nothing about a kiln. About the other one, page 3 says:',
  );
});

test('yes or no comes first where the words surely say so', () => {
  expect(leadInTo({ outcome: 'near', verdict: 'yes' }, 3, 'en-US')).toBe('Yes. Page 3 says:');
  expect(leadInTo({ outcome: 'found', verdict: 'no' }, 3, 'zh-CN')).toBe('答案是否定的。第 3 页讲到：');
  expect(leadInTo({ outcome: 'near' }, 3, 'en-US')).toBe('Page 3 speaks of this:');
});

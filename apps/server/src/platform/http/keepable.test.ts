import { commonMessages } from '@app/contract/base/common-messages.ts';
import { expect, test } from 'vitest';
import { faultOf } from './keepable.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['nothing', undefined],
  ['text in any language', { a: ['中文', '👋🏽', 'naïve\n'], b: null, c: 1.5 }],
  ['lists in lists', nested(60)],
])('%s can be kept', (_, value) => {
  expect(faultOf(value)).toBeUndefined();
});

test.each([
  ['a NUL', 'a\0b'],
  ['half of a pair', '\ud83d'],
  ['a NUL deep inside', { list: [{ text: '\0' }] }],
  ['a name with half of a pair', { '\udc4b': 1 }],
])('%s cannot', (_, value) => {
  expect(faultOf(value)).toBe(commonMessages.unkeepableText);
});

test('what is nested deeper than any of ours is refused without falling over', () => {
  expect(faultOf(nested(200_000))).toBe(commonMessages.tooDeep);
});

import { expect, test } from 'vitest';
import { pauseAfter } from './pause-after.ts';

test('the rest after a sentence depends on how it ends', () => {
  expect(pauseAfter('你好。', '')).toBeGreaterThan(pauseAfter('你好，', ''));
  expect(pauseAfter('你好。', '\n')).toBeGreaterThan(pauseAfter('你好。', ''));
  expect(pauseAfter('Is it far?', ' ')).toBeGreaterThan(pauseAfter('It is far.', ' '));
  expect(pauseAfter('他说：“走吧。”', '')).toBe(pauseAfter('他说：“走吧！”', ''));
});

test('after a long sentence there is more to take in, up to a limit', () => {
  const long = '数据告诉我们，用户更喜欢简单的界面，而不是复杂的功能。';
  expect(pauseAfter(long, '')).toBeGreaterThan(pauseAfter('好。', ''));
  expect(pauseAfter(long.repeat(9), '')).toBe(pauseAfter(long.repeat(8), ''));
});

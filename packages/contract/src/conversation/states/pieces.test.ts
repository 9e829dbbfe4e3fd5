import { expect, test } from 'vitest';
import { joinPieces } from './pieces.ts';

test('sentences are joined as their language is written', () => {
  expect(joinPieces(['第 4 页讲到：', '木星最大。', '土星有光环。'])).toBe(
    '第 4 页讲到：木星最大。土星有光环。',
  );
  expect(joinPieces(['Page 4 says:', 'Jupiter is the largest.', 'Saturn has rings.'])).toBe(
    'Page 4 says: Jupiter is the largest. Saturn has rings.',
  );
});

test('what stands on a slide without a sign at its end does not run into the next', () => {
  expect(joinPieces(['表面 5,500℃', '土星：有光环'])).toBe('表面 5,500℃。土星：有光环');
  expect(joinPieces(['Jupiter: the largest', 'Saturn: 7 rings (icy)', 'no more'])).toBe(
    'Jupiter: the largest. Saturn: 7 rings (icy). no more',
  );
});

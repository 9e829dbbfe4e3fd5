import { expect, test } from 'vitest';
import { sentenceToHear } from './sentence-to-hear.ts';

test.each([
  ['大家好。今天讲太阳。', '大家好。'],
  ['……\n\nWelcome! Let us begin.', 'Welcome!'],
  ['没有句号', '没有句号'],
  ['！？……', undefined],
  ['', undefined],
  [`${'一二三四，'.repeat(30)}完。`, `${'一二三四，'.repeat(24)}`],
  ['好'.repeat(130), '好'.repeat(120)],
])('of %j is heard %j', (script, heard) => {
  expect(sentenceToHear(script)).toBe(heard);
});

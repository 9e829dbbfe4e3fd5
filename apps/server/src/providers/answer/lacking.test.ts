import { expect, test } from 'vitest';
import { mayCount } from './counts.ts';
import { isStrict } from './lacking.ts';

test.each([
  ['什么时候该用新的方法？', false],
  ['什么时候该换石磨？', false],
  ['石磨是什么时候换的？', true],
  ['When did the mill burn down?', true],
  ['When does the mill fail?', false],
])('%s asks for a time and nothing else: %s', (question, strict) => {
  expect(isStrict(question)).toBe(strict);
});

test.each([
  ['第十二个行星最远。', false],
  ['第12个行星最远。', false],
  ['一共有十二个行星。', true],
])('%s says how many planets there are: %s', (text, counts) => {
  expect(mayCount('有几个行星？', text)).toBe(counts);
});

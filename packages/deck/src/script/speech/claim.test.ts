import { expect, test } from 'vitest';
import { isClaim } from './claim.ts';
import { isTask } from './task.ts';

test.each(['Launch costs fell', 'Forge prices rose'])('is no task: %s', (text) => {
  expect(isTask.test(text)).toBe(false);
});

test('what tells somebody what to do is a task', () => {
  expect(
    ['Draw a line', 'Strengthen the team', 'Explain your choice'].every((text) => isTask.test(text)),
  ).toBe(true);
});

test('the highlights of something claim nothing', () => {
  expect(isClaim('The highlights of our year in pictures', 'en')).toBe(false);
  expect(isClaim('Heat of the summer threatens the old trees', 'en')).toBe(true);
});

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

test('a thing and what is shown of it claim nothing, two things that happen do', () => {
  for (const title of ['地区上映电影数量，横向柱状图', '主体功能页面，前端设计'])
    expect(isClaim(title, 'zh'), title).toBe(false);
  for (const title of ['成本下降一半，利润上升', '产品已经成熟，可以看设计'])
    expect(isClaim(title, 'zh'), title).toBe(true);
});

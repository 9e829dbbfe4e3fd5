import { expect, test } from 'vitest';
import { knowWords } from '@app/deck/script/speech/soften.ts';
import { headingOf } from './headings.ts';

test.each([
  ['1 绪 论', '绪论'],
  ['3.2.4.1特性描述', '特性描述'],
  ['2 蛋白质同源性搜索问题综述', '蛋白质同源性搜索问题综述'],
  ['（二）、思路的来源', '思路的来源'],
  ['Design choices:', 'Design choices'],
  ['设计方案：', '设计方案'],
])('a heading is named without its number, its colon and room between its signs: %s', (text, name) => {
  expect(headingOf(text)).toBe(name);
});

test('a heading in capitals is written as its words are elsewhere, also where a title gives one of them a capital', () => {
  const title = 'Control of Stress-Engineered Robots';
  const text = ['Heat and stress bend the beam.', 'Less stress bends it less.', 'A microrobot moves on it.'];
  const known = knowWords([title, ...text]);
  expect(headingOf('STRESS-ENGINEERED MICROROBOT', known)).toBe('Stress-engineered microrobot');
  expect(headingOf('NASA AND ESA', known)).toBe('NASA AND ESA');
});

test.each(['5 年来的变化', '3 种方法', '2.4亿人的选择', '3.5公里外的学校', '1.5倍的增长'])(
  '%s is left as it is',
  (text) => {
    expect(headingOf(text)).toBe(text);
  },
);

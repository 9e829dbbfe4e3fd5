import { expect, test } from 'vitest';
import { mayCount } from './counts.ts';
import { hasKind, isStrict } from './lacking.ts';

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

test.each([
  ['是谁提出了这个算法，书里没有说。', false],
  ['本文提出了一种新的算法。', false],
  ['我们设计了三个实验。', false],
  ['他们最早发明了这种工艺。', false],
  ['该系统设计了两层缓存。', false],
  ['这个算法是由我们首先提出的。', false],
  ['李耀先发明了水钟。', true],
  ['张三等人提出了这个算法。', true],
  ['水钟是由公司创始人王明发明的。', true],
])('%s names somebody who did it: %s', (text, names) => {
  expect(hasKind('person', '这是谁做的？', text)).toBe(names);
});

test.each([
  ['这是一个二元分类问题。', false],
  ['先解一元二次方程。', false],
  ['存成三元组。', false],
  ['笛卡尔不赞成一元论。', false],
  ['门票三十元。', true],
  ['每次 5 元一位。', true],
])('%s tells what something costs: %s', (text, tells) => {
  expect(hasKind('money', '要多少钱？', text)).toBe(tells);
});

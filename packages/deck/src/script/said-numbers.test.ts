import { expect, test } from 'vitest';
import { saidNumbers, unknownNumber } from './said-numbers.ts';

test.each([
  ['增长 37%', [[37]]],
  ['1,234.5 元', [[1234.5]]],
  ['1.2万人', [[1.2, 12_000]]],
  ['3 million users', [[3, 3_000_000]]],
  ['二〇二六年', [[2026]]],
  ['一千零二十五万', [[10_250_000]]],
  ['百分之十五点五', [[15.5]]],
  ['千万不要，万一', []],
  ['twenty-three people', [[23]]],
  ['two hundred and five thousand', [[205_000]]],
  ['１２ 页', [[12]]],
])('%j has the numbers %j', (text, values) => {
  expect(saidNumbers(text).map((number) => number.values)).toEqual(values);
});

test.each([
  ['收入增长了百分之三十七。', '收入 +37%', undefined],
  ['收入增长了 38%。', '收入 +37%', '38'],
  ['这里有三点。', '速度\n成本', undefined],
  ['这里有 3 点。', '速度\n成本', '3'],
  ['共一百二十万人。', '120万人', undefined],
  ['Sales grew by forty percent.', 'Sales grew', 'forty'],
])('of %j on the ground %j unknown is %j', (text, ground, expected) => {
  expect(unknownNumber(text, ground)).toBe(expected);
});

import { expect, test } from 'vitest';
import { isContrary } from './negation.ts';

test.each([
  ['金星不比水星热。', '金星裹着厚厚的二氧化碳，比水星还热。'],
  ['年假可以转到下一年。', '年假不能转到下一年。加班须事先申请。'],
  ['这款产品没有保修。', '这款产品有三年保修。'],
  ['The warranty does not cover water damage.', 'The warranty covers water damage for two years.'],
  ['You can carry leave over.', "You can't carry leave over. Ask your manager first."],
])('%s is contrary to: %s', (text, ground) => {
  expect(isContrary(text, ground)).toBe(true);
});

test.each([
  ['年假不能转到下一年。', '年假不能转到下一年。'],
  ['金星不仅热，而且干燥。', '金星又热又干燥。'],
  ['无论何时都可以申请年假。', '年假随时可以申请。'],
  ['它非常热。', '金星的表面很热。'],
  ['Leave cannot be carried over.', 'Leave may not be carried over.'],
  ['The plan has no limit on pages.', 'The plan has no limit. It costs 12 dollars.'],
  ['The plan costs 12 dollars.', 'The plan has no limit. The plan costs 12 dollars.'],
  ['别的话', ''],
])('%s is not contrary to: %s', (text, ground) => {
  expect(isContrary(text, ground)).toBe(false);
});

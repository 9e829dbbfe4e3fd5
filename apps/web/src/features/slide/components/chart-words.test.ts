import { expect, test } from 'vitest';
import { chartWords } from './chart-words.ts';

const chart = {
  chart: 'column',
  title: '收入',
  categories: ['一月', '二月', '三月'],
  series: [{ name: '北京', values: [12, null, 1500] }],
} as const;
const told = {
  ...chart,
  categories: [...chart.categories],
  series: [{ name: '北京', values: [12, null, 1500] }],
};

test('a chart is told by its kind, title and numbers', () => {
  expect(chartWords(told, 'zh-CN')).toBe('柱形图：收入。北京：一月 12，三月 1,500。');
  expect(chartWords({ ...told, title: 'Income' }, 'en-US')).toBe(
    'Column chart: Income. 北京: 一月 12, 三月 1,500.',
  );
});

test('what its author wrote is said instead', () => {
  expect(chartWords({ ...told, alt: '收入翻倍' }, 'zh-CN')).toBe('收入翻倍');
});

test('of many numbers the first are told, of none that there is none', () => {
  const many = Array.from({ length: 500 }, (_, at) => at);
  expect(chartWords({ ...told, categories: [], series: [{ name: 's', values: many }] }, 'en-US')).toMatch(
    /12 11… 500 in all\.$/,
  );
  expect(chartWords({ ...told, categories: [], series: [] }, 'zh-CN')).toBe('柱形图：收入。还没有数据。');
});

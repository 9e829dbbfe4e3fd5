import { expect, test } from 'vitest';
import { orderPages } from '../choose-page.ts';
import { createSearch } from './search.ts';

const search = createSearch(
  [
    ['草莓', '草莓需要大约 250 GDD 才能结果。', '它喜欢阳光。'],
    ['玉米', '玉米需要 800 到 2,700 GDD 才能成熟。', '它的基础温度是 10 度。'],
    ['养犬', '携带犬只外出应当使用牵引带。', '犬只的收容由公安部门负责。'],
    ['案例', '学习应用ABCmouse支付了1000万美元以解决投诉。', '家长无法取消订阅。'],
    ['Diagnosis', 'Doctors diagnose the disease early.', 'A blood test takes two days.'],
    ['Costs', 'The treatment costs 300 dollars.', 'Insurance pays for most of it.'],
  ].map(([title = '', ...texts], at) => ({ page: at + 1, title, texts })),
);

test.each([
  ['a word that sounds like the one that is meant', '草梅什么时候结果？', 1],
  ['another word for the same', '带狗出门要拴吗？', 3],
  ['a name that stands right beside Chinese letters', 'ABCmouse 赔了多少钱？', 4],
  ['another form of the word', 'What are the diagnostic steps?', 5],
])('%s finds its page', (_what, question, page) => {
  expect(orderPages(search, question, undefined)[0]?.candidate.page).toBe(page);
});

test('a question of ten thousand letters is looked for by its weightiest words', () => {
  const question = `${'请问'.repeat(5000)}草莓需要多少 GDD？`;
  expect(orderPages(search, question, undefined)[0]?.candidate.page).toBe(1);
});

test('no page has to do with a question that shares nothing with any', () => {
  expect(search.look('?!')).toEqual([]);
  expect(search.look('Zwölf Boxkämpfer')).toEqual([]);
});

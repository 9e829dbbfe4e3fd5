import { expect, test } from 'vitest';
import { orderPages } from '../choose-page.ts';
import { createSearch } from './search.ts';

const search = createSearch(
  [
    ['课后', '请在精准农业的百科页面上了解更多关于精准农业的内容。', '观看未来农场的视频。'],
    ['数字农业', '农民测量土壤湿度，在需要时灌溉。', '“精准农业”这一术语用于定义对每块田地的观察和响应。'],
    ['法规', '2018年，通用数据保护条例（GDPR）提供用户权利、数据保护和隐私。', '它也保护儿童。'],
    ['隐私', '欧盟的GDPR很有影响力，它还定义了8项用户权利以保护公民的隐私。', '请了解这些权利。'],
    ['凉拌油', '亚麻籽油富含 Omega 3，但怕热，占不了主要。', '亚麻籽油的 Omega 3 很珍贵。'],
    ['油品', '油品名称 | Omega 3', '亚麻籽油 | 57%', '葵花油 | 1%'],
    ['Further reading', 'More about precision farming, and books on precision farming.'],
    [
      'Farming',
      'Fields are watched by drones.',
      'Precision farming is to treat every part of a field by itself.',
    ],
  ].map(([title = '', ...texts], at) => ({ page: at + 1, title, texts })),
);
const first = (question: string) => orderPages(search, question, undefined)[0]?.candidate;

test.each([
  ['what a thing is called, before others that name it', '什么叫精准农业？', 2],
  ['what a thing is, in English too', 'What is precision farming?', 8],
  ['a number of what is to be counted', 'GDPR 给了用户几项权利？', 4],
])('a page that says %s comes first', (_what, question, page) => {
  expect(first(question)?.page).toBe(page);
});

test.each([
  ['English', 'Why is the "night market" closed?', 2],
  ['Chinese', '“夜间市场”为什么关了？', 4],
])(
  'a page that has what the question quotes comes before one that has its words apart: %s',
  (_what, question, page) => {
    const town = createSearch(
      [
        ['The market', 'The market is closed at night.', 'At night the market is dark, so it is closed.'],
        ['Streets', 'The night market by the river needs lamps, and is closed for repairs.'],
        ['市场', '市场夜间关了。', '夜间没有灯，所以市场在夜间关了。'],
        ['街道', '河边的夜间市场要装灯，为维修关了。'],
      ].map(([title = '', ...texts], at) => ({ page: at + 1, title, texts })),
    );
    const best = (asked: string) => orderPages(town, asked, undefined)[0]?.candidate.page;
    expect(best(question)).toBe(page);
    expect(best(question.replace(/["“”]/g, ''))).not.toBe(page);
  },
);

test('a number that stands in the question does not answer how many', () => {
  const seen = search.look('亚麻籽油里 Omega 3 占多少？');
  const typed = (page: number) => seen.find((one) => one.page === page)?.features.typedSentenceBest ?? 0;
  expect(typed(6)).toBeGreaterThan(typed(5));
});

test('a long question is no question for what a thing is, whatever stands at its end', () => {
  const question = `${'农'.repeat(20_000)}${'?'.repeat(20_000)}是什么`;
  expect(search.look(question).every(({ features }) => features.defines === 0)).toBe(true);
});

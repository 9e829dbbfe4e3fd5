import { beforeAll, expect, test } from 'vitest';
import { indexDeck } from './deck-index.ts';
import { standAlone } from './follow-up.ts';
import type { Passage } from './port.ts';
import { loadWords } from './search/load-words.ts';

beforeAll(loadWords);

const indexOf = (pages: readonly (readonly [title: string, ...says: string[]])[]) =>
  indexDeck(
    pages.map(([title], index) => ({ page: index + 1, title })),
    pages.flatMap(([, ...says], index) =>
      says.map((text): Passage => ({ page: index + 1, text, kind: 'script' })),
    ),
  );

const sales = indexOf([
  ['年度总结', '今年的销售额增长了两成。'],
  ['华东大区', '华东大区的销售额是三亿元。', '退货率下降到百分之二。'],
  ['华南大区', '华南大区的销售额是两亿元。', '库存周转是四十天。'],
  ['展望', '2023 年销售额五亿元，2024 年六亿元。'],
]);
const energy = indexOf([
  ['Clean energy', 'We compare two sources of power.'],
  ['Solar panels', 'Solar panels turn light into power.', 'Their output falls in winter.'],
  ['Wind turbines', 'Wind turbines are loud but productive.', 'A turbine lasts twenty years.'],
  ['Outlook', 'In 2022 we built 40 plants, in 2023 we built 60.'],
]);

test.each([
  ['sales', '华东大区的销售额是多少？', 2, '它的退货率呢？', '华东大区的退货率呢？'],
  ['sales', '华东大区的销售额是多少？', 2, '那华南大区呢？', '华南大区的销售额是多少？'],
  ['sales', '2023 年销售额是多少？', 4, '那 2024 年呢？', '2024 年销售额是多少？'],
  ['sales', '华东大区的销售额是多少？', 2, '库存周转多少天？', '库存周转多少天？'],
  ['sales', '华东大区的销售额是多少？', 2, '再说一遍', '华东大区的销售额是多少？'],
  ['sales', '华东大区的销售额是多少？', 2, '详细说说', '第 2 页讲了什么'],
  ['sales', '华东大区的销售额是多少？', 2, '谢谢', '谢谢'],
  ['energy', 'How do solar panels work?', 2, 'How long does it last?', 'How long does it last? solar panels'],
  ['energy', 'How long do wind turbines last?', 3, 'And solar panels?', 'How long do solar panels last?'],
  ['energy', 'How many plants were built in 2022?', 4, 'And in 2023?', 'How many plants were built in 2023?'],
  ['energy', 'How do solar panels work?', 2, 'Are wind turbines loud?', 'Are wind turbines loud?'],
  ['energy', 'How do solar panels work?', 2, 'Why?', 'Why? How do solar panels work?'],
  ['energy', 'How do solar panels work?', 2, 'Tell me more', 'What is on page 2?'],
] as const)('of %s: %s (page %i), then %s means %s', (deck, before, page, question, meant) => {
  const index = deck === 'sales' ? sales : energy;
  expect(standAlone(index, { question, earlier: [{ question: before, page }] })).toBe(meant);
});

const tax = indexOf([
  ['Carbon tax', 'Companies pay forty euros a tonne.', 'The government checks every plant.'],
  ['Refunds', 'Refunds go to households.', 'For example, a family of four gets ninety euros.'],
  ['Steps', 'Measuring, then reporting, and finally paying.'],
]);
const rules = indexOf([
  ['垃圾分类', '企业要设四种桶。', '政府每季度检查一次。', '检查结果对社区公开。'],
  ['补贴', '补贴发给小区。', '例如一个小区每月领两百元。'],
]);

test.each([
  [
    'What does it mean for companies?',
    'And for the government?',
    'What does it mean for the government?',
    tax,
  ],
  ['How much is paid for gas in winter?', 'And for coal?', 'How much is paid for coal in winter?', tax],
  ['What must companies do?', 'And the government?', 'What must government do?', tax],
  ['Who gets refunds?', 'Give me an example', 'Give me an example of refunds', tax],
  ['What do companies pay?', 'Give me an example', 'What is on page 1?', tax],
  ['这对企业有什么影响？', '那对政府呢？', '这对政府有什么影响？', rules],
  ['企业要做什么？', '那政府呢？', '政府要做什么？', rules],
  ['补贴发给谁？', '举个例子', '举个补贴的例子', rules],
  ['企业要设几种桶？', '举个例子', '第 1 页讲了什么', rules],
] as const)('after %s, %s means %s', (before, question, meant, index) => {
  expect(standAlone(index, { question, earlier: [{ question: before, page: 1 }] })).toBe(meant);
});

test.each([
  ['What is paid for gas?', 'For how long?', tax],
  ['补贴对企业有用吗？', '那对谁呢？', rules],
] as const)('after %s, %s takes the place of nobody', (before, question, index) => {
  const meant = standAlone(index, { question, earlier: [{ question: before, page: 1 }] });
  expect(meant).toContain(question.replace(/[？?]$/u, ''));
});

test.each([
  ['What comes after measuring?', 'Reporting', 'And after that?', 'What comes after Reporting?'],
  ['浸染之后做什么？', '晾晒：避开正午。', '再之后呢？', '晾晒之后是什么？'],
])('after %s (%s), %s means %s', (before, answer, question, meant) => {
  const earlier = [{ question: before, page: 3, answer }];
  expect(standAlone(tax, { question, earlier })).toBe(meant);
});

test('who repeats a word very often is answered as fast as anybody', () => {
  const earlier = [{ question: '华东大区的销售额是多少？', page: 2 }];
  const question = `详细${'说'.repeat(42)}嗯`;
  expect(standAlone(sales, { question, earlier })).toContain(question);
});

test('a subject is kept over several questions', () => {
  const earlier = [
    { question: '华东大区的销售额是多少？', page: 2 },
    { question: '它的退货率呢？', page: 2 },
  ];
  expect(standAlone(sales, { question: '它的库存呢？', earlier })).toBe('华东大区的库存呢？');
});

test('what a question asks for is its subject when the answer has it', () => {
  const earlier = [{ question: 'Which source is the loudest?', page: 3 }];
  expect(standAlone(energy, { question: 'How long does it last?', earlier })).toBe(
    'How long does it last? Wind turbines',
  );
});

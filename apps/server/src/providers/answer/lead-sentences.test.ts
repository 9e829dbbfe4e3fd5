import { expect, test } from 'vitest';
import { createEmbeddedAnswers } from './embedded.ts';
import type { Passage } from './port.ts';

const answers = createEmbeddedAnswers();

test.each([
  [
    '参数学习',
    ['接下来看参数学习。', '这里采用最大似然估计，沿着梯度上升。'],
    '参数学习是怎么做的？',
    '最大似然',
  ],
  [
    'Parts and Prices',
    ['That brings us to Parts and Prices.', 'The board is 40 dollars, the case is 12 dollars.'],
    'What about parts and prices?',
    '40 dollars',
  ],
])('what leads to the title %s is no answer: what follows it is told', (title, texts, question, told) => {
  const pages = [
    { page: 1, title: '开场 Welcome' },
    { page: 2, title },
  ];
  const passages: Passage[] = [
    { page: 1, text: '今天讲三件事。 Three things today.', kind: 'script' },
    ...texts.map((text): Passage => ({ page: 2, text, kind: 'script' })),
  ];
  const said = answers.answer(question, pages, passages).sentences.map(({ text }) => text);
  expect(said.join(' ')).toContain(told);
  expect(said).not.toContain(texts[0]);
});

test('a sentence that only ends with the title is an answer', () => {
  const pages = [
    { page: 1, title: '开场' },
    { page: 2, title: '岩石行星' },
  ];
  const passages: Passage[] = [
    { page: 1, text: '今天讲三件事。', kind: 'script' },
    { page: 2, text: '离太阳近的四颗都是岩石行星。', kind: 'script' },
    { page: 2, text: '它们的表面可以站人。', kind: 'script' },
  ];
  const { sentences } = answers.answer('离太阳近的四颗是什么行星？', pages, passages);
  expect(sentences.map(({ text }) => text)).toContain('离太阳近的四颗都是岩石行星。');
});

test.each(['看', '说', '接下来', '我们', '来'])(
  'a line of nothing but %s is read as quickly as any other',
  (word) => {
    const title = '港口';
    const pages = [{ page: 1, title }];
    const passages = [{ page: 1, text: `${word.repeat(2000)}x${title}`, kind: 'slide' as const }];
    expect(answers.answer('港口在哪里？', pages, passages).sentences.length).toBeLessThan(2);
  },
);

import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { expect, test } from 'vitest';
import type { Passage } from './port.ts';
import { candidates } from './make-questions.ts';

const asked = (language: ContentLanguage, pages: [title: string, ...script: string[]][]): string[] =>
  candidates(
    pages.map(([title], index) => ({ page: index + 1, title, language })),
    pages.flatMap(([, ...script], index) =>
      script.map((text): Passage => ({ page: index + 1, text, kind: 'script' })),
    ),
  ).map(({ question }) => question);

test('questions of a Chinese deck: what it asks, what it defines, what it is about', () => {
  expect(
    asked('zh-CN', [
      ['产品发布会', '大家好，这是我们的新产品。'],
      ['市场概况', '私有云是部署在企业内部的云服务。', '它是最安全的选择。'],
      ['产品优势', '速度快，价格低。'],
      ['为什么选择我们', '我们有十年经验。'],
      ['谢谢观看', '谢谢大家。'],
    ]),
  ).toEqual(['为什么选择我们？', '私有云是什么？', '能讲讲市场概况吗？', '产品优势有哪些？']);
});

test('questions of an English deck', () => {
  expect(
    asked('en-US', [
      ['Quarterly review', 'Welcome to the review.'],
      [
        'The Sun: centre of it all',
        'The corona is the outermost part of the atmosphere of a star.',
        'It is a hot thing to look at.',
      ],
      ['Why Earth is special', 'Water stays liquid.'],
      ['Thank you', 'Thank you.'],
    ]),
  ).toEqual(['Why is Earth special?', 'What is the corona?', 'Can you tell me about the Sun?']);
});

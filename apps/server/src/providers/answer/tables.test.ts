import { describe, expect, test } from 'vitest';
import { createEmbeddedAnswers } from './embedded.ts';
import type { Passage } from './port.ts';

// What no sentence says, but a number shows.

const answers = createEmbeddedAnswers();

/** One page with these lines on its slide, after one that says something else. */
async function ask(question: string, title: string, lines: readonly string[]) {
  const pages = [
    { page: 1, title: /\p{Script=Han}/u.test(title) ? '你好' : 'Welcome' },
    { page: 2, title },
  ];
  const passages = lines.map((text): Passage => ({ page: 2, text, kind: 'slide' }));
  const { outcome, sentences } = await answers.answer(question, pages, passages);
  return { outcome, said: sentences.map(({ text }) => text) };
}

describe('how many there are is told by the number before them', () => {
  const zh = ['公司有三个部门', '每个部门有十二位同事', '去年来了四个新部门经理'];
  const en = ['The company has three departments', 'Each department has 12 people', 'We opened five offices'];

  test.each([
    ['公司一共有几个部门？', '我们的公司', zh, '公司有三个部门'],
    ['How many departments are there?', 'Our company', en, 'The company has three departments'],
    ['how many offices did you open', 'Our company', en, 'We opened five offices'],
  ])('%s', async (question, title, lines, said) => {
    expect(await ask(question, title, lines)).toEqual({ outcome: 'found', said: [said] });
  });

  test('but not when no number counts them', async () => {
    expect((await ask('How many cars does the company have?', 'Our company', en)).outcome).not.toBe('found');
  });
});

// A slide may hold anything. What takes the square of its length would keep everybody waiting for minutes.
test.each([
  ['spaces between two numbers', `Plan: Price 1${' '.repeat(200_000)}1`, 'Which plan is the cheapest?'],
  ['Chinese numbers', '一'.repeat(200_000), '有几个部门'],
])(
  'a line of 200,000 %s is searched like any other',
  async (_what, line, question) => {
    expect((await ask(question, 'Our plans', [line])).outcome).toBe('none');
  },
  60_000,
);

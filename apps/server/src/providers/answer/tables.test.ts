import { describe, expect, test } from 'vitest';
import { createEmbeddedAnswers } from './embedded.ts';
import type { Passage } from './port.ts';

// What no sentence says, but a table or a number shows.

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

const quarters = [
  '第一季度：销售额 320 万元，退货 12 件',
  '第二季度：销售额 1,210 万元，退货 31 件',
  '第三季度：销售额 0.2 亿元，退货 9 件',
];
const plans = [
  'Basic: Price (USD) 9, Storage 10 GB, Waiting 2 days',
  'Team: Price (USD) 29, Storage 200 GB, Waiting 4 hours',
  'Company: Price (USD) 99, Storage 200 GB, Waiting 30 minutes',
];

describe('the most of something is looked up in a table', () => {
  test.each([
    ['哪个季度销售额最高？', '各季度销售额', quarters, quarters[2]],
    ['哪个季度退货最多', '各季度销售额', quarters, quarters[1]],
    ['销售额最低的是哪个季度', '各季度销售额', quarters, quarters[0]],
    ['Which plan is the cheapest?', 'Our plans', plans, plans[0]],
    ['what is the most expensive plan', 'Our plans', plans, plans[2]],
    ['Which plan has the shortest waiting?', 'Our plans', plans, plans[2]],
    ['Which plan has the longest waiting?', 'Our plans', plans, plans[0]],
  ])('%s', async (question, title, lines, row) => {
    expect(await ask(question, title, lines)).toEqual({ outcome: 'found', said: [row] });
  });

  test.each([
    ['two rows have as much', 'Which plan has the largest storage?', plans],
    ['there are too few rows to be sure', 'Which plan is the cheapest?', plans.slice(0, 2)],
    ['the column has amounts of two kinds', 'Which is the cheapest?', [...plans, 'Free: Price (USD) 0 %']],
    ['the question is about some of them only', 'Which plan for schools is the cheapest?', plans],
    ['it asks for what no column has', 'Which plan is the fastest?', plans],
    ['it asks for what is nearest to a row', 'Which plan is closest to Team?', plans],
  ])('but not when %s', async (_why, question, lines) => {
    expect((await ask(question, 'Our plans', lines)).outcome).not.toBe('found');
  });
});

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

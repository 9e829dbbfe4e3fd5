import { beforeAll, expect, test } from 'vitest';
import type { Deck, DeckPage } from './cut-deck.ts';
import { createEmbeddedAnswers } from './embedded.ts';
import { asksForWhole, remarkOf } from './intents.ts';
import { propose } from './offer-questions.ts';
import type { Passage } from './port.ts';
import { topicsOf } from './topics.ts';

const engine = createEmbeddedAnswers();
beforeAll(() => engine.warmUp());

const deckOf = (
  pages: readonly (readonly [title: string, script: string, ...lines: string[]])[],
  language: DeckPage['language'] = 'zh-CN',
): Deck => ({
  pages: pages.map(([title], index) => ({ page: index + 1, title, language })),
  passages: pages.flatMap(([, script, ...lines], index): Passage[] => [
    { page: index + 1, text: script, kind: 'script' },
    ...lines.map((text): Passage => ({ page: index + 1, text, kind: 'slide' })),
  ]),
  grids: [],
});

test.each([
  ['pageCount', '一共有多少页？', '这个课件有几页', 'PPT总共多少张', '页数是多少'],
  [
    'pageCount',
    'How many pages are there?',
    'how many slides does this deck have',
    'How many slides in total?',
  ],
  ['pagesLeft', '还有几页？', '还剩多少页', 'How many pages are left?', 'how many more slides to go'],
  ['maker', '谁做的？', '这份讲解是谁做的？', '作者是谁', '这个PPT的作者是谁？', '谁是作者'],
  [
    'maker',
    'Who made this?',
    'who created this deck',
    "Who's the author?",
    'Who is the author of this talk?',
  ],
  ['next', '接下来讲什么？', '下一页是什么', '后面还会讲哪些内容', '然后呢'],
  ['next', 'What comes next?', "What's next?", 'what is on the next slide', "what's coming up"],
  ['here', '讲到哪了', '现在第几页', 'Where were we?', 'which slide are we on'],
  ['pace', '请说慢一点', '太快了', 'Slow down please', 'Can you speak slower?'],
] as const)('asked for %s in these words', (remark, ...questions) => {
  for (const question of questions) expect(remarkOf(question), question).toBe(remark);
});

test('a question that repeats what asks for the whole is read as fast as any other', () => {
  for (const asked of ['讲座内容是关于什么', '这个课件是关于什么的', '内容是关于什么', '课程的主题是什么'])
    expect(asksForWhole(asked), asked).toBe(true);
  // Each piece that can be read in two ways would double the time.
  expect(asksForWhole(`讲座${'内容是关于'.repeat(28)}谁`)).toBe(false);
});

test.each([
  '这一页的图是谁画的？',
  '谁发现了海王星',
  '接下来三年的目标是什么',
  '多少页纸能装进一个盒子',
  'Who made the first telescope?',
  'What is the next step of the process?',
  'How many pages does the report of 2023 have?',
  '慢一点的增长是什么原因',
  'Where were we founded?',
])('%s is a question to the deck', (question) => {
  expect(remarkOf(question)).toBeUndefined();
});

test('a deck covers what its agenda lists, or else what its pages are called', () => {
  const withAgenda = deckOf([
    ['年度汇报', '大家好。'],
    ['目录', '先看目录。', '目录', '01 业绩回顾', '02 市场分析', '03 明年计划'],
    ['业绩回顾', '销售额增长了两成。'],
    ['谢谢', '谢谢大家。'],
  ]);
  expect(topicsOf(withAgenda)).toEqual(['业绩回顾', '市场分析', '明年计划']);
  const without = deckOf([
    ['年度汇报', '大家好。'],
    ['业绩回顾：稳中有升', '销售额增长了两成。'],
    ['业绩回顾：稳中有升', '利润增长了一成。'],
    ['', '没有标题。'],
    ['谢谢', '谢谢大家。'],
  ]);
  expect(topicsOf(without)).toEqual(['业绩回顾']);
});

const sales = deckOf([
  ['年度汇报', '今天讲讲销售。'],
  ['华东大区', '华东大区的销售额是三亿元，比去年多两成。'],
  ['华南大区', '华南大区的销售额是两亿元，和去年一样多。'],
  ['新产品', '新产品的销售从五月开始，反响很好。'],
]);
const ask = (question: string) => engine.answer(question, sales.pages, sales.passages);

test.each(['为什么？', '能解释一下吗', '这是什么意思', '销售', 'Can you explain?'])(
  '%s names too little: it is asked back with what the deck answers',
  (question) => {
    const { remark, about = [] } = ask(question);
    expect(remark).toBe('vague');
    const proposals = propose(sales, { pages: about, page: 3 }, ask);
    expect(proposals).toHaveLength(2);
    for (const proposal of proposals) expect(ask(proposal).outcome, proposal).toBe('found');
  },
);

test.each(['华东大区的销售额', '销售是什么', '新产品', '？？', '销售有多少'])(
  '%s is not vague',
  (question) => {
    expect(ask(question).remark).toBeUndefined();
  },
);

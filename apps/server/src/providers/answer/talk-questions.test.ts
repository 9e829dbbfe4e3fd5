import { beforeAll, expect, test } from 'vitest';
import type { Deck, DeckPage } from './cut-deck.ts';
import { createEmbeddedAnswers } from './embedded.ts';
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

test.each(['华东大区的销售额', '销售是什么', '新产品', '销售有多少'])('%s is not vague', (question) => {
  expect(ask(question).remark).toBeUndefined();
});

const weaving = deckOf([
  ['织布讲座', '今天讲讲织布。'],
  ['主要内容', '先看第一部分，纺纱机的构造。', '主要内容', '纺纱机', '梭子与布机', '染色'],
  ['纺纱机', '纺纱机的主要部分是锭子。', '锭子'],
  ['染色', '染色要用明矾。', '明矾'],
]);
const tram = deckOf(
  [
    ['Trams of Marn', 'Welcome to the depot.'],
    ['Agenda', 'We begin with the rails.', 'Agenda', 'Laying rails', 'Overhead wires', 'Night service'],
    ['Laying rails', 'The main parts of a rail are head and foot.', 'Head and foot'],
    ['Night service', 'Trams run all night.', 'All night'],
  ],
  'en-US',
);

test.each([
  [weaving, '这份课件的主要内容有哪些？', '主要内容：纺纱机、梭子与布机、染色。'],
  [weaving, '课件有哪几个部分？', '主要内容：纺纱机、梭子与布机、染色。'],
  [weaving, '这个讲座分为几部分', '主要内容：纺纱机、梭子与布机、染色。'],
  [weaving, '目录是什么？', '主要内容：纺纱机、梭子与布机、染色。'],
  [tram, 'What are the parts of this talk?', 'Agenda: Laying rails, Overhead wires and Night service.'],
  [tram, 'What’s on the agenda?', 'Agenda: Laying rails, Overhead wires and Night service.'],
  [
    tram,
    'What are the main contents of the deck?',
    'Agenda: Laying rails, Overhead wires and Night service.',
  ],
] as const)('what a talk has is told from its agenda, whole (%#)', ({ pages, passages }, question, told) => {
  const { outcome, sentences } = engine.answer(question, pages, passages);
  expect(outcome).toBe('found');
  expect(sentences.map(({ page, text }) => [page, text])).toEqual([[2, told]]);
});

test.each([
  [weaving, '纺纱机的主要部分是什么？', '锭子'],
  [tram, 'What are the main parts of a rail?', 'head and foot'],
] as const)('the parts of a thing are not those of the talk', ({ pages, passages }, question, told) => {
  const [first] = engine.answer(question, pages, passages).sentences;
  expect(first?.page).toBe(3);
  expect(first?.text.toLowerCase()).toContain(told);
});

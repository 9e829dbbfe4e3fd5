import { textBox } from '@app/deck/defaults.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { describe, expect, test } from 'vitest';
import { deckOf } from './cut-deck.ts';
import { cutPage } from './cut-page.ts';
import { createEmbeddedAnswers } from './embedded.ts';
import { plainQuestion } from './plain-question.ts';
import { asked, page } from './testing.ts';

// What a listener hears is whole, and says something.

const mill = [
  page('The mill', [['A talk']], 'Welcome to the old mill.'),
  page(
    'Milling',
    [['Grain']],
    'Every morning the miller carries the sacks of rye and barley up to the loft by the narrow wooden stairs behind the great wheel, checks the height of the water in the pond and in both of the ditches beside the road, and only then opens the sluice so that the wheel begins to turn. In the evening he sweeps the floor.',
  ),
  page(
    'Stones',
    [['Stones are dressed twice a year']],
    'Next, stones. Two millers dress the stones twice a year.',
  ),
];

test('a sentence that is spoken in pieces is told whole', () => {
  const { said } = asked(mill, 'When does the miller open the sluice so that the wheel turns?');
  expect(said).toMatch(/^Every morning the miller/);
  expect(said).toMatch(/begins to turn\.$/);
});

test.each([
  ["What isn't, can't and won't it do?", 'What is not, can not and will not it do?'],
  ["What's that, who's there?", 'What is that, who is there?'],
  ['那石磨到底是啥，为啥响？', '那石磨是什么，为什么响？'],
  ['It’s the miller’s wheel', 'It is the miller’s wheel'],
])('%s is read with its short forms written out', (question, plain) => {
  expect(plainQuestion(question)).toBe(plain);
});

test('what is said with a short form is found', () => {
  const deck = [
    page('Sluice', [['Rust']], 'If the sluice is not found in order, the wheel stands still until noon.'),
    page('Pond', [['Fish']], 'Carp live in the pond.'),
  ];
  expect(asked(deck, "What happens if the sluice isn't in order?").said).toContain('the wheel stands still');
});

describe('what a script counts up', () => {
  const looms = [
    page('织布', [['手工']], '今天讲织布。'),
    page(
      '织机种类',
      [['四种织机']],
      '织机一共有四种类型。第一种是腰机，织工坐在地上用腰背绷紧经线。第二种是竖机，经线从横梁上垂下来。第三种是斜织机，经面斜着放，脚踏提综。第四种是提花机，由两个人一起操作。',
    ),
    page('第三根经线', [['断线']], '第三条规则讲的是断线：断了要马上接。'),
  ];
  test('is told whole to who asks which ones there are', () => {
    const { said, outcome } = asked(looms, '织机有哪几种类型？');
    expect(outcome).not.toBe('none');
    for (const one of ['腰机', '竖机', '斜织机', '提花机']) expect(said).toContain(one);
  });

  test('is told to its end, whatever leads from one step to the next', () => {
    const steps = 'ring wake dress walk meet count call wait listen return'.split(' ');
    const bridges = ['First', 'Then', 'Next', 'After that', 'Then', 'Next', 'After that', 'Then', 'Next'];
    const script = steps
      .map((step, at) => `${bridges[at] ?? 'Finally'}, they ${step} by the door.`)
      .join(' ');
    const deck = [
      page('Safety', [['Fire']], 'Welcome.'),
      page('Steps of an evacuation', [['Ten']], `There are ten steps of an evacuation. ${script}`),
    ];
    const { said } = asked(deck, 'What are the steps of an evacuation?');
    for (const step of steps) expect(said).toContain(step);
  });

  test('is told to its end in Chinese, and beyond ten', () => {
    const steps = ['洗净双手', '理顺经线', '检查梭子', '松开卷轴', '点亮油灯', '关好窗户'];
    const bridges = ['首先', '然后', '接着', '接下来', '然后', '最后'];
    const script = steps.map((step, at) => `${bridges[at]}，师傅${step}。`).join('');
    const first = page('织布', [['手工']], '今天讲织布。');
    const { said } = asked(
      [first, page('开工步骤', [['六步']], `开工步骤有六步。${script}`)],
      '开工步骤有哪些？',
    );
    for (const step of steps) expect(said).toContain(step);
    const counts = Array.from('一二三四五六七八九').concat('十', '十一', '十二');
    const rules = counts.map((count, at) => `第${count}，留意${'甲乙丙丁戊己庚辛壬癸子丑'[at]}处。`).join('');
    const long = asked(
      [first, page('开工规则', [['规则']], `开工规则如下。${rules}`)],
      '开工规则有哪些？',
    ).said;
    expect(long).toContain('子处');
    expect(long).toContain('丑处');
  });

  test('is told by its names where all of it takes too long', () => {
    const rules = [
      '洗净双手',
      '理顺经线',
      '检查梭子',
      '松开卷轴',
      '点亮油灯',
      '关好窗户',
      '报出尺寸',
      '签下名字',
    ];
    const order = '一二三四五六七八';
    const script = rules
      .map((rule, at) => `第${order.charAt(at)}，${rule}——这是师傅反复叮嘱的事情，谁也不能在开工以前忘记。`)
      .join('');
    const deck = [
      page('织布', [['手工']], '今天讲织布。'),
      page('开工规则', [['八条']], `开工规则有八条。${script}`),
    ];
    const { said } = asked(deck, '开工规则有哪些？');
    for (const rule of rules) expect(said).toContain(rule);
    expect(said).not.toContain('师傅');
  });
});

test('the name of a card is no answer where a sentence says more of it', () => {
  const deck = [
    page(
      'Kilns',
      [['K03 · Gas']],
      'K01 burns wood. K03 waits for a new valve, and K07 cools down until Friday.',
    ),
    page('Clay', [['White']], 'The clay comes from the river.'),
  ];
  expect(asked(deck, 'How is K03 doing?').said).toContain('new valve');
});

test('a page that only opens a part answers nothing', () => {
  const deck = [
    page('Mills', [['Wind']], 'Welcome.'),
    page('Watermills', [], 'Next, watermills.'),
    page(
      'How they work',
      [['Wheel']],
      'Watermills turn because the stream falls on the blades of their wheel.',
    ),
  ];
  const { sentences } = asked(deck, 'Why do watermills turn?');
  expect(sentences.map(({ page: at }) => at)).toEqual([3]);
});

test.each([
  ['What does DPR stand for?', 'Our Dry Peat Roof (DPR) keeps the rain out.'],
  ['DPR是什么的缩写？', 'Our Dry Peat Roof (DPR) keeps the rain out.'],
])('%s is told by what writes it out', (question, told) => {
  const deck = [
    page('Roofs', [['Peat']], 'Next, Dry Peat Roof (DPR). Our Dry Peat Roof (DPR) keeps the rain out.'),
    page('Walls', [['Stone']], 'A DPR needs thick walls.'),
  ];
  expect(asked(deck, question).said).toBe(told);
});

test('what is also said is told too', () => {
  const deck = [
    page(
      'Grain',
      [['Rye']],
      'We strip the husk from the grain before it is milled. We also strip the dust. Then it rests.',
    ),
    page('Bread', [['Loaf']], 'Bread is baked at dawn.'),
  ];
  expect(asked(deck, 'What is stripped from the grain before it is milled?').said).toContain('the dust');
});

test('what the deck never names is not counted', () => {
  const deck = Array.from({ length: 5 }, (_, at) =>
    page(
      `磨坊项目第${'一二三四五'.charAt(at)}步`,
      [['石磨']],
      `磨坊项目的这一步要${'修换洗装试'.charAt(at)}石磨，用了三天。`,
    ),
  );
  expect(asked(deck, '这个项目一共有多少个会计参与？').outcome).toBe('none');
});

test('a number alone asks nothing', () => {
  expect(asked(mill, '3')).toMatchObject({ outcome: 'none', remark: 'noWords' });
});

test('a figure is no reason', () => {
  const deck = [
    page('良品率', [['良品率：40%'], ['十批陶器']], '这一季良品率只有百分之四十，因为窑温不稳，釉料也太厚。'),
    page('人员', [['五人']], '窑工一共五人。'),
  ];
  expect(asked(deck, '为什么良品率这么低？').said).toContain('窑温不稳');
});

test.each(['Who is speaking?', 'Who gave the talk and where does she work?'])(
  '%s names who stands on the cover',
  (question) => {
    const deck = [page('The mill', [['Ada Miller', 'Mill Museum', '3 May 2031']]), page('Grain', [['Rye']])];
    const { said } = asked(deck, question);
    expect(said).toContain('Ada Miller');
    expect(said).toContain('Mill Museum');
  },
);

test('who asks who gave the talk and when hears both', () => {
  const deck = [page('The mill', [['Ada Miller', 'Mill Museum', '3 May 2031']]), page('Grain', [['Rye']])];
  const { said } = asked(deck, 'Who gave this talk and when?');
  expect(said).toContain('Ada Miller');
  expect(said).toContain('3 May 2031');
});

test('what somebody says is to be remembered is the takeaway', () => {
  const deck = [
    page('The mill', [['A talk']], 'Welcome. The mill is old, and grinds rye and barley.'),
    page('Stones', [['Granite']], 'Stones are made of granite. Stones weigh a ton, and stones wear out.'),
    page(
      'The end',
      [['Mills']],
      'If there is one thing I want you to take home: keep the water clean. Thank you.',
    ),
  ];
  expect(asked(deck, 'What are the main takeaways?').said).toContain('keep the water clean');
});

describe('amounts that are drawn as boxes beside names', () => {
  const box = (text: string, left: number, top: number, width = 120): DrawnElement =>
    ({
      id: text + left + top,
      type: 'text',
      left,
      top,
      width,
      height: 24,
      rotate: 0,
      text: { ...textBox, paragraphs: [{ runs: [{ text }] }] },
    }) as DrawnElement;
  const rows = [
    ['脱谷', '92%'],
    ['磨粉', '71%'],
    ['过筛', '48%'],
    ['装袋', '12%'],
  ] as const;
  const elements = [
    { ...box('磨坊的进展', 40, 10, 400), role: 'title' as const },
    box('工序完成率', 40, 60),
    ...rows.flatMap(([name, amount], at) => [
      box(name, 40, 100 + at * 40),
      box(amount, 400, 100 + at * 40, 60),
    ]),
    box('04 / 09', 800, 500, 60),
  ];
  const deck = deckOf([cutPage({ script: scriptFromText('这一页讲磨坊的进展。'), elements })]);
  const ask = (question: string) =>
    createEmbeddedAnswers().answer(question, deck.pages, deck.passages, undefined, deck.grids);

  test('are a table that is asked', () => {
    const { sentences, isExact } = ask('完成率最低的工序是哪个？');
    expect(sentences[0]?.text).toContain('装袋');
    expect(isExact).toBe(true);
    // It points at the box, and at no cell of a table.
    expect(sentences[0]).toMatchObject({ elementId: '12%400220' });
    expect(sentences[0]).not.toHaveProperty('cell');
    expect(ask('磨粉和过筛的完成率相差多少？').sentences[0]?.text).toContain('23');
  });

  test('in percent are rates, whatever they are called', () => {
    expect(ask('哪个工序的进度最低？').sentences[0]?.text).toContain('装袋');
  });

  test('a page mark is nothing that a slide says', () => {
    expect(deck.passages.map(({ text }) => text)).not.toContain('04 / 09');
  });
});

import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';

const kiln = [
  page('陶窑讲座', [['讲师：周文海', '景德镇陶瓷大学', '2031年4月2日']]),
  page('陶窑', [
    ['陶窑是烧制陶器的设备', '窑壁由耐火砖砌成', '用松木作燃料'],
    ['有六个火口的陶窑'],
    ['两个基本要求：', ['升温均匀', 1], ['出烟顺畅', 1]],
  ]),
  page('装窑-摆放', [['按大小分层的摆放', ['大件放在下面', 1]]]),
  page('装窑-摆放', [['按釉色分区的摆放', ['青釉放在前面', 1]]]),
  page(
    '烧成',
    [['升温阶段', '保温阶段']],
    '升温阶段：慢慢加柴，让窑里的水汽散尽。然后封住火口，使温度一直升到一千三百度。保温阶段：停止加柴，等两个时辰。',
  ),
  page('龙窑', [['龙窑是依山而建的长条形陶窑，里面可以装很多陶器']]),
  page('谢谢', [['欢迎参观']]),
];

test('a list is told with its lead, and not with the caption beside it', () => {
  const { outcome, said } = asked(kiln, '陶窑的两个基本要求');
  expect(outcome).toBe('found');
  expect(said).toBe('两个基本要求：升温均匀、出烟顺畅。');
});

test('what pages of one name say is a list over these pages', () => {
  const { sentences } = asked(kiln, '摆放有哪些方式');
  expect(sentences.map(({ page: at, text }) => [at, text])).toEqual([
    [3, '按大小分层的摆放'],
    [4, '按釉色分区的摆放'],
  ]);
});

test('a stage is told with what follows it, until the next one', () => {
  const { said } = asked(kiln, '升温阶段做什么？');
  expect(said).toContain('慢慢加柴');
  expect(said).toContain('封住火口');
  expect(said).not.toContain('保温');
});

test.each([
  [
    '推拉石磨',
    '石磨的用法：推拉磨面法。推磨阶段：把石磨的磨柄推出去，让谷粒落下。拉磨阶段：把石磨的磨柄拉回来，让面粉出来。',
    '推拉磨面法分哪两个阶段？',
    ['推磨阶段：', '拉磨阶段：'],
  ],
  [
    'The mill',
    'The push-pull method of milling works so. Push phase: the handle of the mill goes out and grain drops. Pull phase: the handle of the mill returns and flour falls.',
    'Which two phases does the push-pull method of milling have?',
    ['Push phase:', 'Pull phase:'],
  ],
])('%s: who asks for both stages hears both', (title, script, question, told) => {
  const { sentences } = asked([page(title, [['1931']], script), page('谢谢', [['1932']])], question);
  expect(sentences.map(({ text }, at) => text.slice(0, told[at]?.length))).toEqual(told);
});

test.each([
  ['主讲人是谁', '讲师：周文海，景德镇陶瓷大学'],
  ['这场讲座是什么时候', '2031年4月2日'],
  ['讲座在哪里举行', '景德镇陶瓷大学'],
])('%s is read from the cover', (question, told) => {
  const { outcome, sentences, said } = asked(kiln, question);
  expect(outcome).toBe('found');
  expect(sentences[0]?.page).toBe(1);
  expect(said).toBe(told);
});

test('of two things that are compared both are told, each from its page', () => {
  const { outcome, lacks, sentences } = asked(kiln, '陶窑和龙窑有什么区别？');
  expect(outcome).toBe('near');
  expect(lacks).toEqual({ kind: 'difference' });
  expect(sentences.map(({ page: at }) => at)).toEqual([2, 6]);
});

test('where the deck does not know one of them, it says which', () => {
  const { outcome, lacks, said } = asked(kiln, '龙窑和馒头窑有什么区别？');
  expect(outcome).toBe('near');
  expect(lacks).toEqual({ kind: 'thing', thing: '馒头窑' });
  expect(said).toContain('依山而建');
});

test.each(['馒头窑有几层', '谁发明了陶窑'])(
  '%s is not answered with what only sounds like it',
  (question) => {
    expect(asked(kiln, question).outcome).not.toBe('found');
  },
);

test('what is said of a thing whose number is missing is told after saying so', () => {
  const { outcome, lacks, said } = asked(kiln, '龙窑里面可以装多少陶器？');
  expect(outcome).toBe('near');
  expect(lacks).toEqual({ kind: 'number' });
  expect(said).toContain('依山而建');
});

const ferry = [
  page('The ferry to Marn', [['Ines Calder', 'Harbour master', 'Town of Marn'], ['Open day, 4 May 2031']]),
  page(
    'Building stages',
    [
      [
        'Stage 1 — April 2030 to mid-2030',
        'Stage 2 — June 2030 to late 2030',
        'Stage 3 — March 2031 to late 2031',
      ],
    ],
    'The yard builds in stages. Stage 3 and its timetable are not settled yet.',
  ),
  page('Usual complaints', [
    [
      'The usual complaints are:',
      ['late boats', 1],
      ['full car decks', 1],
      ['no shelter', 1],
      ['wet seats', 1],
      ['closed toilets', 1],
      ['old timetables', 1],
    ],
  ]),
  page('Rules on board', [
    Array.from(
      { length: 14 },
      (_, at) =>
        `Passengers on deck ${at + 1} keep clear of the ropes while the boat is being moored or cast off`,
    ),
  ]),
  page('Engines', [
    ['Diesel engines', ['Loud but easy to repair', 1]],
    ['Electric motors need a charging station on land'],
  ]),
  page('Why a ferry?', [
    ['No bridge would stand in the current', 'Carts pay for themselves', 'Quiet at night'],
  ]),
  page('Two open questions', [['Who pays for the pier?'], ['Who mends the old boats?'], ['Marn']]),
  page(
    'Alarm',
    [['In a storm please call Mr. Oduya on channel nine before anything else']],
    'In a storm please call Mr. Oduya on channel nine before anything else. Keep calm.',
  ),
  page('Thank you', [['Questions?']]),
];

test('the date beside a stage is told, not a sentence that only names it', () => {
  expect(asked(ferry, 'When does Stage 3 take place?').said).toContain('March 2031');
});

test('a list is told whole, with how many there are', () => {
  expect(asked(ferry, 'What are the usual complaints?').said).toBe(
    'There are 6. The usual complaints are: late boats, full car decks, no shelter, wet seats, closed toilets and old timetables.',
  );
});

test('of a list that nobody would listen to the first are told, and where the others are', () => {
  const { said } = asked(ferry, 'What are the rules on board?');
  expect(said).toMatch(/^There are 14, all on page 4\. The first \d are: Passengers on deck 1 /);
  expect(said.length).toBeLessThan(600);
});

test.each([
  ['Who is the speaker?', 'Ines Calder, Harbour master, Town of Marn'],
  ['When was this talk given?', 'Open day, 4 May 2031'],
])('%s is read from the cover', (question, told) => {
  expect(asked(ferry, question).said).toBe(told);
});

test('who asks for the speaker of a deck whose cover names nobody hears who shared it', () => {
  expect(
    asked([page('A deck', [['About boats']]), page('More', [['Boats float']])], 'Who is the speaker?'),
  ).toMatchObject({
    outcome: 'none',
    remark: 'maker',
  });
});

test('a comparison in English tells both sides', () => {
  const { said } = asked(ferry, 'What is the difference between stage 1 and stage 2?');
  expect(said).toContain('April 2030');
  expect(said).toContain('June 2030');
});

test('who asks what a page is named after hears what it lists', () => {
  expect(asked(ferry, 'Why use a ferry?').said).toBe(
    'Why a ferry: No bridge would stand in the current, Carts pay for themselves and Quiet at night.',
  );
});

test('as many boxes as are asked for are a list', () => {
  expect(asked(ferry, 'What are the two open questions?').said).toBe(
    'Two open questions: Who pays for the pier?; Who mends the old boats?',
  );
});

test('a line that was spoken in two sentences is told whole', () => {
  expect(asked(ferry, 'Who should be called in a storm?').said).toContain('Oduya on channel nine');
});

test('of numbered things each is told by its whole name', () => {
  const levels = [
    page('Safety levels', [
      ['Level 1: a rope round every passenger', 'Level 2: a vest and a rope for everybody on deck'],
    ]),
    page('Level 2 boats today', [
      ['Usually 1 or 2 crews of the old town', 'Painted white every single spring'],
    ]),
    page('Thanks', [['The end']]),
  ];
  expect(
    asked(levels, 'What is the difference between level 1 and level 2?').sentences.map(({ page: at }) => at),
  ).toEqual([1, 1]);
});

test('how many there are is not told by what a page of that name says first', () => {
  const pages = [
    page(
      'Ferries',
      [['Boats that carry people over water']],
      'A ferry carries people and carts over the water. It is run by the town.',
    ),
    page('Fleet', [['The town has 12 ferries on the river']]),
    page('Thanks', [['The end']]),
  ];
  expect(asked(pages, 'How many ferries can there be?').said).toContain('12 ferries');
});

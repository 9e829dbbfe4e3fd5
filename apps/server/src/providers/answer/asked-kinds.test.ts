import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';

const mill = [
  page('The paper mill of Lund', [['An evening for visitors']]),
  page(
    'Settings',
    [
      [
        'Press settings',
        ['40 bar roller pressure', 1],
        ['Cleaned every 12 days', 1],
        ['Felt made for every customer', 1],
      ],
    ],
    'Press settings: 40 bar roller pressure. Cleaned every 12 days. Felt made for every customer.',
  ),
  page('Certificates', [
    [
      'Re-certified (trial) with the Northern Paper Board, 01/2022',
      'Re-certified (full) with the River Board at grade 4, 07/2026',
      'Re-certification under way with the Forest Board',
    ],
  ]),
  page('Small mills', [
    [
      'Small mills may re-certify with the River Board at the lowest grade or above',
      ['Mill of Ostby (running)', 1],
      ['Usually 2 – 5 months', 1],
    ],
    ['Or buy pulp from a re-certified supplier', ['Many choices', 1]],
  ]),
  page('Keeping water clean', [['A part of its own']], 'That brings us to a new part: keeping water clean.'),
  page('Cleaning water', [
    [
      'By hand',
      ['Fill the settling tank.', 1],
      ['Skim the tank with a wooden board.', 1],
      'By pump',
      ['Start the filter pump.', 1],
    ],
  ]),
  page('Guests', [['Swap rooms with A2B, Guest House, Tavern etc. Guest support by phone.']]),
  page('Questions we had', [['What is a deckle?', 'How often must felts be washed?', 'Where is the river?']]),
  page(
    'Water or steam',
    [
      [
        'Why does water win over steam?',
        ['No fire in the house', 1],
        ['No smoke', 1],
        ['No coal to carry', 1],
        ['It never stops', 1],
      ],
    ],
    'Why does water win over steam? No fire in the house, which people fear. No smoke over the town. No coal to carry. It never stops in winter.',
  ),
  page('Thanks', [['The end']]),
];

test('who asks how often hears how often, though the thing is named in the line before', () => {
  const { outcome, said } = asked(mill, 'How often is the roller cleaned?');
  expect(outcome).not.toBe('none');
  expect(said).toContain('every 12 days');
});

test('who asks how long it takes hears the time that stands below the thing', () => {
  const { said } = asked(mill, 'How long does re-certification take?');
  expect(said).toContain('2 – 5 months');
});

test('who asks how a thing is done hears the steps below the way that is asked for', () => {
  const { outcome, said } = asked(mill, 'How do I clean water by hand?');
  expect(outcome).toBe('found');
  expect(said).toContain('settling tank');
  expect(said).toContain('wooden board');
  expect(said).not.toContain('pump');
});

test('a digit inside a name is no number of anything', () => {
  const { outcome, lacks } = asked(mill, 'How many guests does the house support?');
  expect(outcome === 'none' || lacks?.kind === 'number').toBe(true);
});

test('a question on a slide is no answer to the same question', () => {
  const { outcome, lacks } = asked(mill, 'How often must felts be washed?');
  expect(outcome === 'none' || lacks?.kind === 'often').toBe(true);
});

test('who asks why hears all the reasons', () => {
  const { said } = asked(mill, 'Why does water win over steam?');
  for (const reason of ['fire', 'smoke', 'coal', 'never stops']) expect(said).toContain(reason);
});

test('where the deck does not say how long, it says that', () => {
  const { outcome, lacks } = asked(mill, 'How long does guest support by phone last?');
  expect(outcome).toBe('near');
  expect(lacks).toEqual({ kind: 'time' });
});

const scholar = [
  page('Old maps', [['A lecture']]),
  page('', [
    ['From Korinth in Achaia', 'Roman geographer', '“Father of maps”', 'Drew the famous atlas Orbis'],
  ]),
  page('Orbis', [['Plates I to IV show the coasts']]),
  page('Strabel', [
    ['Around the year 90 the Roman geographer Strabel drew an atlas of 17 plates, which he called Orbis.'],
  ]),
  page('Strabel’s rules', [['A coast can be drawn from any harbour to another.']]),
  page('Thanks', [['The end']]),
];

test('where somebody comes from may stand on a page that does not name him', () => {
  const { outcome, said } = asked(scholar, 'Where did Strabel come from?');
  expect(outcome).toBe('near');
  expect(said).toContain('From Korinth');
});

const looms = [
  page('Looms', [['A talk about weaving']]),
  page('Looms before and after', [['Frames']], 'Moving on: looms before and after, alike but different.'),
  page(
    'The looms of the valley',
    [],
    'Hand loom: a wooden frame for one weaver at home. Power loom: an iron frame that a mill drives by belt.',
  ),
  page('Way of work: shuttle', [
    [
      'How it works',
      ['A boat carries the thread', 1],
      'Main difference from the rapier:',
      ['The thread is carried through as a whole and never cut', 1],
    ],
  ]),
  page('Way of work: rapier', [['A rapier is a thin rod that grips the thread and pulls it through']]),
  page('Felt', [['Felt is pressed wool without any thread in it']]),
  page('Lace', [['Lace is an open cloth made of knots around holes']]),
  page('Thanks', [['The end']]),
];

test('of two things that stand beside each other both are told from there', () => {
  const { outcome, sentences } = asked(
    [page('Power loom', [['Our power loom is the pride of the town']]), ...looms],
    'What is the difference between the hand loom and the power loom?',
  );
  expect(outcome).toBe('found');
  expect(new Set(sentences.map(({ page: at }) => at)).size).toBe(1);
});

test('a line that only leads to a page compares nothing', () => {
  const { said } = asked(looms, 'What is the difference between the hand loom and the power loom?');
  expect(said).toContain('one weaver at home');
  expect(said).toContain('by belt');
  expect(said).not.toContain('Moving on');
});

test('what stands below a line about the difference is told as the difference', () => {
  const { outcome, said } = asked(looms, 'How does the shuttle differ from the rapier?');
  expect(outcome).toBe('found');
  expect(said).toContain('never cut');
});

test('two definitions from two pages are told as that, and not as the difference', () => {
  const { outcome, lacks, sentences } = asked(looms, 'What is the difference between felt and lace?');
  expect(outcome).toBe('near');
  expect(lacks).toEqual({ kind: 'difference' });
  expect(sentences.map(({ page: at }) => at)).toEqual([6, 7]);
});

const dyes = [
  page('Dyes', [['A talk about colour']]),
  page(
    'Vat Dyeing',
    [['Cloth is dipped']],
    'Now let us look at the first way of colouring: Vat Dyeing. It needs a large tub.',
  ),
  page('Only 30% of the weavers who begin finish a coat in one winter', [
    ['Note: numbers are from 1874, 12 houses were asked, and all of them answered in full.'],
  ]),
  page('The Four R’s', [
    [
      'What dyers do (what buyers see)',
      ['Rinsing (water)', 1],
      ['Rubbing (salt)', 1],
      ['Resting (time)', 1],
      ['Rolling (weight)', 1],
    ],
  ]),
  page(
    'Madder and indigo',
    [['Roots and leaves']],
    'Madder looks like indigo to the buyer, but has one large difference. It is boiled and never left to turn in air.',
  ),
  page('Thanks', [['The end']]),
];

test('what a way is called is not who invented it', () => {
  expect(asked(dyes, 'Who invented vat dyeing?')).toMatchObject({
    outcome: 'near',
    lacks: { kind: 'person' },
  });
});

test.each([
  ['Who is the treasurer of the River Board?', [page('Papers', [['Re-certified with the River Board']])]],
  ['Who keeps the felts of the press?', [page('Press', [['Felts of the press are washed']])]],
])('%s is not told by what says of nobody that he is', (question, [one]) => {
  const pages = [...mill.slice(0, 2), one!, page('Guests', [['Ask at the gate']])];
  expect(asked(pages, question).outcome).toBe('none');
});

test('馆长是谁 is not told where the deck never speaks of one', () => {
  const pages = [
    page('河边博物馆', [['一条河，八千年']]),
    page('参观须知', [['博物馆周一休息']]),
    page('孩子们的博物馆', [['周六可以拼陶片']]),
  ];
  expect(asked(pages, '博物馆的馆长是谁？').outcome).toBe('none');
});

test('an organisation called WHO, and what a thing is called, ask for nobody', () => {
  const pages = [
    page('血压', [['WHO 的标准：成年人的血压不高于 140/90。'], ['每天早上测量一次。']]),
    page('蒸馏', [['把水加热成蒸汽再冷凝的工艺叫蒸馏。'], ['它可以除去盐分。']]),
    page('结尾', [['谢谢大家']]),
  ];
  expect(asked(pages, '根据WHO的标准，成年人血压多高算偏高？').outcome).not.toBe('none');
  expect(asked(pages, '把水加热再冷凝的工艺叫什么？').outcome).not.toBe('none');
});

test('who is called in the deck as he is asked for is told', () => {
  const pages = [...mill.slice(0, 2), page('Papers', [['Ada Lind is the treasurer of the River Board']])];
  expect(asked(pages, 'Who is the treasurer of the River Board?').said).toContain('Ada Lind');
});

test('a title that says a number answers who asks for it', () => {
  expect(asked(dyes, 'How many weavers finish a coat in one winter?').said).toContain('30%');
});

test('as many lines as the title counts are told, whatever stands above them', () => {
  const { said } = asked(dyes, 'What are the four R’s?');
  for (const one of ['Rinsing', 'Rubbing', 'Resting', 'Rolling']) expect(said).toContain(one);
});

test('a sentence that only says that there is a difference is told with the next one', () => {
  expect(asked(dyes, 'How does madder differ from indigo?').said).toContain('never left to turn in air');
});

const guild = [
  page('造纸的行会', [['一场讲座']]),
  page('设备参数', [['压榨机参数', ['辊压四十巴', 1], ['每十二天清洗一次', 1]]]),
  page('认证', [['小作坊可以向河务会申请复核认证', ['一般需要二到五个月', 1]], ['大作坊另行规定']]),
  page('净水', [['手工净水的做法', ['先注满沉淀池', 1], ['再用木板撇去浮沫', 1]]]),
  page('谢谢', [['欢迎参观']]),
];

test.each([
  ['压榨机多久清洗一次？', '每十二天'],
  ['复核认证要多长时间？', '二到五个月'],
  ['怎么手工净水？', '沉淀池'],
])('%s is answered with what stands below the thing', (question, told) => {
  expect(asked(guild, question).said).toContain(told);
});

test('who asks into which groups a thing is divided hears how many', () => {
  const weaving = [
    page('织物', [], '织物在每个村子里都有。人们一年到头穿它。'),
    page(
      '手摇织布机',
      [['手摇织布机是一台双层结构的木制机器', ['经线可以为两组，分别为上层和下层', 1]]],
      '手摇织布机是一种二层结构的织布机模型。在手摇织布机中，变量可以为两组，分别为上层和下层。',
    ),
    page('染料', [], '染料来自花草。染料要煮一天。'),
  ];
  expect(asked(weaving, '手摇织布机分为哪几组').said).toContain('两组');
});

import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '../search/load-words.ts';
import { askGrids } from './ask-grids.ts';
import { gridsOf } from './grid.ts';
import { aChart, aTable } from './testing.ts';

beforeAll(loadWords);

const quarters = aTable(
  [
    ['季度', '销售额（万元）', '退货'],
    ['第一季度', '320', '12 件'],
    ['第二季度', '1,210', '31 件'],
    ['第三季度', '约 980', '9 件'],
    ['合计', '2,510', '52 件'],
  ],
  'quarters',
);
const plans = aTable(
  [
    ['Plan', 'Price (USD)', 'Storage', 'Waiting', 'Seats'],
    ['Basic', '9', '10 GB', '2 days', '5'],
    ['Team', '29', '200 GB', '4 hours', '5'],
    ['Company', '99', '200 GB', '30 minutes', '5'],
  ],
  'plans',
);
const moons = aChart(
  {
    chart: 'column',
    title: 'Moons',
    categories: ['Jupiter', 'Saturn', 'Mars'],
    series: [{ name: 'Moons', values: [95, 83, 2] }],
  },
  'moons',
);
const visitors = aChart(
  {
    chart: 'line',
    categories: ['2021', '2022', '2023'],
    series: [
      { name: 'Visitors', values: [120, 90, 150] },
      { name: 'Members', values: [10, 12, 11] },
    ],
  },
  'visitors',
);

const placed = [quarters, plans, moons, visitors].flatMap((element, page) =>
  gridsOf([element]).map((grid) => ({ ...grid, page: page + 1 })),
);
const ask = (question: string, grids = placed, watched?: number) =>
  askGrids({
    grids,
    question,
    around: ({ page }) => ['各季度销售', 'Our plans', '', ''][page - 1] ?? '',
    watched,
  });

describe('a question that a table or a chart answers is answered in one sentence, from its cell', () => {
  test.each([
    ['哪个季度销售额最高？', '销售额最高的是第二季度：1,210 万元。', 1, { row: 2, column: 1 }],
    ['退货最少的是哪个季度', '退货最少的是第三季度：9 件。', 1, { row: 3, column: 2 }],
    ['销售额第二高的季度是哪个？', '销售额排第二高的是第三季度：约 980 万元。', 1, { row: 3, column: 1 }],
    ['销售额合计多少？', '销售额合计 2,510 万元。', 1, { row: 4, column: 1 }],
    ['第一季度的销售额是多少？', '第一季度的销售额是 320 万元。', 1, { row: 1, column: 1 }],
    [
      '销售额超过 900 万元的有几个季度？',
      '销售额超过 900 万元 的有 2 个：第二季度、第三季度。',
      1,
      { row: 2, column: 1 },
    ],
    [
      '第二季度和第一季度的退货相差多少？',
      '退货：第二季度是 31 件，第一季度是 12 件，相差 19 件。',
      1,
      { row: 2, column: 2 },
    ],
    ['Which plan is the cheapest?', 'Basic is the cheapest: Price 9 USD.', 2, { row: 1, column: 1 }],
    [
      'Which plan has the shortest waiting?',
      'Company has the shortest Waiting: 30 minutes.',
      2,
      { row: 3, column: 3 },
    ],
    ['What is the storage of Team?', 'For Team, Storage is 200 GB.', 2, { row: 2, column: 2 }],
    [
      'How many times the price of Basic is that of Company?',
      'Price: Company has 99 USD and Basic 9 USD, 11 times as much.',
      2,
      { row: 3, column: 1 },
    ],
    ['Which planet has the most moons?', 'Jupiter has the most Moons: 95.', 3, { row: 0, column: 0 }],
    [
      'Does Saturn have more moons than Mars?',
      'Moons: Saturn has 83 and Mars 2. Saturn is higher.',
      3,
      { row: 1, column: 0 },
    ],
    ['How many moons do they have in total?', 'Moons: 180 in total, over 3.', 3, undefined],
    [
      'How did visitors change from 2021 to 2023?',
      'Visitors rose from 120 (2021) to 150 (2023), by 30.',
      4,
      { row: 2, column: 0 },
    ],
    [
      'In which year were there the fewest visitors?',
      '2022 has the fewest Visitors: 90.',
      4,
      { row: 1, column: 0 },
    ],
  ])('%s', (question, text, page, cell) => {
    expect(ask(question)).toMatchObject({ text, page, ...(cell && { cell }) });
    expect(ask(question)?.cell).toEqual(cell);
  });
});

describe('it refuses rather than guesses', () => {
  test.each([
    ['most of them have as much', 'Which plan has the largest number of seats?'],
    ['it is about some of them only', 'Which plan for schools is the cheapest?'],
    ['no column has it', 'Which plan is the fastest?'],
    ['it asks for what is nearest to a row', 'Which plan is closest to Team?'],
    ['it asks why', '为什么第二季度销售额最高？'],
    ['the row is not there', '第五季度的销售额是多少？'],
    ['the year is not there', 'How many visitors were there in 2030?'],
    ['it asks what comes', 'How many visitors will there be in 2023?'],
    ['two columns are named', 'Are there more visitors or members?'],
    ['it names nothing of the grid', 'Which one is the largest?'],
    ['it is another question', 'How do I cook rice?'],
  ])('%s: %s', (_why, question) => {
    expect(ask(question)).toBeUndefined();
  });

  test('two tables that fit alike say nothing, unless one is on stage', () => {
    const other = aTable(
      [
        ['季度', '销售额'],
        ['第一季度', '5'],
        ['第二季度', '3'],
        ['第三季度', '1'],
      ],
      'other',
    );
    const both = [...placed, ...gridsOf([other]).map((grid) => ({ ...grid, page: 5 }))].filter(
      ({ page }) => page === 1 || page === 5,
    );
    expect(ask('第一季度的销售额是多少？', both)).toBeUndefined();
    expect(ask('第一季度的销售额是多少？', both, 5)?.text).toBe('第一季度的销售额是 5。');
  });
});

describe('a name may have figures, and words that deny', () => {
  const asOne = (rows: string[][]) => gridsOf([aTable(rows)]).map((grid) => ({ ...grid, page: 1 }));
  test.each([
    [
      'Which company has the highest revenue?',
      [
        ['Company', 'Revenue'],
        ['3M', '35'],
        ['Bosch', '20'],
        ['ABB', '9'],
      ],
      '3M',
    ],
    [
      'Which event had the most visitors?',
      [
        ['', 'Visitors'],
        ['Expo 2010', '73'],
        ['Expo 2000', '18'],
        ['Fair', '3'],
      ],
      'Expo 2010',
    ],
    [
      'Which rooms have more than 10 seats?',
      [
        ['Room', 'Seats'],
        ['101', '12'],
        ['Hall', '80'],
        ['Attic', '4'],
      ],
      '101',
    ],
    [
      '哪个楼层的人数最多？',
      [
        ['', '人数'],
        ['3楼', '40'],
        ['大堂', '12'],
        ['地下', '3'],
      ],
      '3楼',
    ],
    [
      'How many tasks are not started?',
      [
        ['Status', 'Tasks'],
        ['Not started', '7'],
        ['Running', '4'],
        ['Done', '9'],
      ],
      '7',
    ],
    [
      'What is the price of the plan without insurance?',
      [
        ['Plan', 'Price'],
        ['With insurance', '$9'],
        ['Without insurance', '$5'],
      ],
      '$5',
    ],
    [
      '有没有哪个部门的人数超过100？',
      [
        ['部门', '人数'],
        ['销售部', '120'],
        ['财务部', '30'],
        ['法务部', '8'],
      ],
      '销售部',
    ],
  ])('%s', (question, rows, told) => {
    expect(ask(question, asOne(rows))?.text).toContain(told);
  });

  test('but a year is no company, and what is left out is not told', () => {
    const years = asOne([
      ['', 'Revenue'],
      ['2005', '35'],
      ['2006', '20'],
      ['2007', '9'],
    ]);
    expect(ask('Which company has the highest revenue?', years)).toBeUndefined();
    const tasks = asOne([
      ['Status', 'Tasks'],
      ['Running', '4'],
      ['Done', '9'],
      ['Late', '2'],
    ]);
    expect(ask('Which status except Done has the most tasks?', tasks)).toBeUndefined();
  });
});

test('a cell of a large table is found', () => {
  const heads = Array.from({ length: 20 }, (_, at) => `Column title ${at}`);
  const rows = Array.from({ length: 290 }, (_, row) => [
    `Row name ${row}`,
    ...heads.map((_head, at) => String(row * at)),
  ]);
  const [grid] = gridsOf([aTable([['Name', ...heads], ...rows])]);
  const found = ask('What is column title 7 of row name 250?', [{ ...grid!, page: 1 }]);
  expect(found).toMatchObject({
    text: 'For Row name 250, Column title 7 is 1750.',
    cell: { row: 251, column: 8 },
  });
});

import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';

const bakery = [
  page('麦田面包坊', [['一次开放日']]),
  page(
    '六条规矩',
    [['面团先醒']],
    '我们的六条规矩是什么？第一，面团先醒一夜。第二，水温不过手。第三，盐最后放。第四，炉膛烧够一小时。第五，出炉敲一敲底。第六，凉透再切。',
  ),
  page('老面的好处', [
    ['香气', ['发酵慢，麦香留得住。', 1], '耐放', ['三天不硬。', 1], '好消化', ['酸度合适。', 1]],
  ]),
  page(
    '修炉子的钱',
    [['来源']],
    '修炉子这八万块钱，从哪里来。村里出五万，占六成。面包坊自己出三万，占四成。',
  ),
  page('开放日', [
    { lines: ['2031 新麦面包首次亮相'], top: 200 },
    { lines: ['2030年9月12日 · 村口广场'], top: 260 },
    { lines: ['1998 年开炉的老炉子也会展出'], top: 320 },
  ]),
  page(
    '新鲜事',
    [
      { lines: ['和磨坊联名的口味'], top: 200 },
      { lines: ['磨坊联名三款：黑麦核桃 · 蜂蜜燕麦 · 紫薯芝麻'], top: 240, height: 30 },
    ],
    '面包坊和磨坊推出了联名口味，三款新面包把老磨坊的香气带到桌上。',
  ),
  page(
    '发面的方法',
    [
      [
        '老面（sourdough）',
        ['留一块昨天的面团，和进今天的面粉里，让它慢慢发起来．', 1],
        ['一般放一夜', 1],
        '酵母',
        ['买来的菌种，两小时就好', 1],
      ],
    ],
    '老面（sourdough）。留一块昨天的面团，和进今天的面粉里，让它慢慢发起来。一般放一夜。酵母：买来的菌种，两小时就好。',
  ),
  page('谢谢', [['再见']]),
];

test('as many as were asked for are all told', () => {
  const { said } = asked(bakery, '六条规矩是哪些？');
  for (const rule of ['面团先醒', '水温', '盐', '炉膛', '敲一敲', '凉透']) expect(said).toContain(rule);
});

test('who asks what the good of a thing is hears all of it', () => {
  const { said } = asked(bakery, '老面有什么好处？');
  for (const good of ['香气', '耐放', '好消化']) expect(said).toContain(good);
});

test('a question of the speaker that ends as a sentence does answers nothing; what follows does', () => {
  const { said } = asked(bakery, '修炉子这八万块钱是谁出的？');
  expect(said).toContain('村里出五万');
  expect(said).not.toContain('从哪里来');
});

test('a thing that is named after a year does not tell when; the day beside it does', () => {
  const { said } = asked(bakery, '新麦面包什么时候首次亮相？');
  expect(said).toContain('2030年9月12日');
});

test('who asks which three hears the line that has three', () => {
  const { said } = asked(bakery, '和磨坊的联名有哪三款？');
  for (const taste of ['黑麦核桃', '蜂蜜燕麦', '紫薯芝麻']) expect(said).toContain(taste);
});

test('who asks what a thing is hears what stands below its name', () => {
  const { said } = asked(bakery, '什么是老面？');
  expect(said).toContain('留一块昨天的面团');
});

const wells = [
  page('Village wells', [['Anna Lindqvist', 'Head of water, Lund County Board'], ['May 3, 2031']]),
  page('Digging a well', [
    [
      'One of the great obstacles of every village is digging a well',
      'Rock close to the surface',
      'Difficult winters and long springs',
      'Nobody has the tools',
    ],
  ]),
  page('The map', [
    [
      'A map of all the wells',
      'Located at <home>\\maps\\Wellmap(.txt)',
      'Comes with the county box since 4.2 (not before)',
      'Wellmap user guide: https://maps.example/4/wellmap.html',
      'More about the map: https://maps.example/4/wells.html',
    ],
  ]),
  page(
    'Pumps, pipes and tanks',
    [['Pumps', ['Made up of one or more valves.', 1], ['All valves must close.', 1]]],
    "Let's look at pumps, pipes and tanks. Pumps: made up of one or more valves. All valves must close for the pump to work.",
  ),
  page(
    'Guarding the water',
    [['Guards']],
    'Every well has two guards. At the mouth, a lid of oak keeps leaves out. At the foot, a bed of sand holds back the clay. That is enough.',
  ),
  page('Thanks', [['The end']]),
];

test('a sentence that says how many there are is told with what follows it', () => {
  const { said } = asked(wells, 'What are the two guards of every well?');
  expect(said).toContain('lid of oak');
  expect(said).toContain('bed of sand');
});

test('who asks why hears all the reasons, not the one that has a word of the question', () => {
  const { said } = asked(wells, 'Why is digging a well difficult?');
  expect(said).toContain('Rock close to the surface');
  expect(said).toContain('Nobody has the tools');
});

test('who asks where to find a thing hears its place, and no address of something else', () => {
  const { said } = asked(wells, 'Where do I find Wellmap?');
  expect(said).toContain('<home>\\maps');
});

test('a version answers since when', () => {
  const { outcome, said } = asked(wells, 'Since when does the map come with the county box?');
  expect(outcome).toBe('found');
  expect(said).toContain('since 4.2');
});

test('digits of an address are no number of anything', () => {
  const { outcome, lacks } = asked(wells, 'How much does the map weigh?');
  expect(outcome === 'none' || lacks !== undefined).toBe(true);
});

test('who the speaker is and where they work is one question to the cover', () => {
  const { said } = asked(wells, 'Who is the speaker and where does she work?');
  expect(said).toContain('Anna Lindqvist');
  expect(said).toContain('Lund County Board');
});

test('that something comes is not told beside what was asked', () => {
  const { said } = asked(wells, 'What is a pump made of?');
  expect(said).toContain('valves');
  expect(said).not.toContain('look at');
});

import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import type { Block, SourceDocument } from '../document/document.ts';
import { plainMarkdown } from '../document/text/txt/markdown.ts';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { isSayable } from './sayable.ts';
import { shortenPoint } from './shorten-point.ts';
import { documentOf } from './testing.ts';

function talkOf(document: SourceDocument, pages?: { from: number; to: number }) {
  const outline = drawOutline(document, 'x', pages);
  const talk = makeTalk(outline, document, { newId: countingIds(), name: 'x' });
  return { outline, talk, said: talk.map(({ told }) => told.map(({ text }) => text)) };
}

describe('a point is a whole sentence', () => {
  test.each([
    [
      '订阅过多的听力内容，新闻、播客、小说朗读、英文歌曲、公开课和英美剧等，导致无法稳定地每天都分配时间去听。',
      '订阅过多的听力内容，新闻、播客、小说朗读、英文歌曲、公开课和英美剧等，导致无法稳定地每天都分配时间去听',
    ],
    [
      '很多人一开始就尝试慢速新闻，这是我们不推荐的做法；即使是慢速的新闻，你也会遇到生词太多而丧失兴趣的情况。',
      '很多人一开始就尝试慢速新闻，这是我们不推荐的做法；即使是慢速的新闻，你也会遇到生词太多而丧失兴趣的情况',
    ],
    ['你是否有时候觉得很难跟上别人说话？', '你是否有时候觉得很难跟上别人说话？'],
    [
      'Resources, investments, and risk management. The strategy identifies investments for four of the five pillars. However, it does not address cost and does not identify where resources should go.',
      'Resources, investments, and risk management. The strategy identifies investments for four of the five pillars',
    ],
    [
      'We believe that the information and data obtained, and the analysis conducted by our own people, provide a reasonable basis for any findings.',
      'We believe that the information and data obtained, and the analysis conducted by our own people, provide a reasonable basis for any findings',
    ],
  ])('%s', (sentence, point) => {
    expect(shortenPoint(sentence)).toBe(point);
  });
});

test.each([
  'They provide a good foundation for establishing a more comprehensive In March 2023, the White House issued the strategy.',
  'Fully addressed Fully addressed Fully addressed Problem definition and risk assessment.',
])('what ran together is not said: %s', (text) => {
  expect(isSayable(text)).toBe(false);
});

test.each([
  'In the chapter called When things fall apart, he writes about his own life.',
  'He founded the group We are many in the spring of 1990.',
])('a name that begins like a sentence did not run together: %s', (text) => {
  expect(isSayable(text)).toBe(true);
});

test('marks of markdown are not said', () => {
  expect(plainMarkdown('增加\\~20年，_慢慢来_，~~不再适用~~，snake_case_name')).toBe(
    '增加~20年，慢慢来，，snake_case_name',
  );
});

describe('a talk', () => {
  const bees = documentOf(`
# Honey bees
## What they are
Honey bees are insects that live in colonies of up to 60,000 workers. One queen lays all the eggs of the colony.
## Why they count
Honey bees are important because they pollinate a third of the plants that we eat. Farmers rent colonies in April for 200 dollars each.
## What threatens them
A mite called varroa feeds on the bees and carries viruses from hive to hive. Poisons from the fields make the workers lose their way.
## How to keep them
A hive stands in the sun and out of the wind all year round. A colony needs about 15 kilograms of honey for the winter.
`);

  test('says at its beginning why its subject matters', () => {
    const { said } = talkOf(bees);
    expect(said[0]?.slice(1)).toEqual([
      'Why does it matter? Honey bees are important because they pollinate a third of the plants that we eat.',
    ]);
  });

  test('goes from one page to the next by both their names, and counts what it repeats at the end', () => {
    const { said } = talkOf(bees);
    expect(said.flat()).toContainEqual(
      expect.stringMatching(/^(?:That was|So much for|From) why they count/u),
    );
    expect(said.flat()).toContainEqual(expect.stringMatching(/^Last of all, how to keep them/u));
    expect(said.at(-2)?.[1]).toMatch(/^First, /u);
    expect(said.at(-2)?.at(-1)).toMatch(/^Finally, [Aa] /u);
  });

  test('does not name a part after the whole, nor show a picture that nobody named where nothing is said', () => {
    const picture = { kind: 'png', name: 'a.png', file: 'a.png', width: 400, height: 300 } as never;
    const blocks: Block[] = [
      ...bees.blocks.slice(0, 1),
      { kind: 'figure', page: 1, picture },
      ...bees.blocks.slice(1, 5),
      { kind: 'heading', page: 2, level: 2, text: 'Honey bees' },
      ...bees.blocks.slice(5),
    ];
    const { outline, talk } = talkOf({ ...bees, blocks });
    expect(pagesOfOutline(outline).map(({ page }) => page.text)).not.toContain('Honey bees');
    expect(talk.filter(({ content }) => content.kind === 'figure')).toEqual([]);
  });

  test('does not say the letters that count two chapters', () => {
    const { said } = talkOf(
      documentOf(`
# Robots
## A. String systems of robots
Robots in a string are numbered from the front to the back of the row. The first robot moves before all others do.
## B. Saturated systems of robots
Saturated robots share one voltage, so that all of them turn at the same moment. Their arms are bent by 40 volts.`),
    );
    expect(said.flat().join(' ')).toMatch(/string systems/iu);
    expect(said.flat().join(' ')).not.toMatch(/\b[AB]\. /u);
  });

  test('tells points that ran together one by one, without their numbers', () => {
    const { said } = talkOf(
      documentOf(`
# Plan
## Defend
2.1: Enhance operational collaboration to disrupt the groups 2.2: Increase the speed of sharing what is known 2.3: Counter crime
## Why
The plan is needed because attacks have doubled within two years and cost 4 billion dollars.`),
    );
    expect(said.flat()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Enhance operational collaboration to disrupt the groups\.$/u),
      ]),
    );
    expect(said.flat().join(' ')).not.toMatch(/2\.\d/u);
  });

  test('says a name that stands alone together with the sentence below it', () => {
    const { said } = talkOf(
      documentOf(`
# 频道
## 推荐
- English Fluency Journey
跟着安娜老师学习对话，每一课都从一个真实的场景开始，大家都说受益良多。
- Speak English Every Day
范老师给人一种热情、乐观的感觉，发音标准，声情并茂，适合每天早上听十分钟。`),
    );
    expect(said.flat().join('')).toContain('English Fluency Journey：跟着安娜老师学习对话');
  });

  test('parts its pages where no sentence leans on the one before', () => {
    const { talk } = talkOf(
      documentOf(`
# Tides
The moon pulls at the water of the sea on the side that faces it. This makes the water rise there by about half a metre. It rises on the far side of the earth as well. Ships use the high water to enter shallow harbours in the morning. Such harbours are found along the coast of Brittany and in the Bristol Channel. Power stations take energy out of the current with turbines under water. These deliver 240 megawatts in the estuary of the Rance.`),
      { from: 5, to: 10 },
    );
    const first = talk.flatMap(({ told, node }) =>
      node ? [told.find(({ block }) => block !== undefined)] : [],
    );
    expect(first.length).toBeGreaterThan(1);
    expect(first.filter((each) => /^(?:This|It|Such|These) /u.test(each?.text ?? ''))).toEqual([]);
  });
});

describe('parts of a page', () => {
  const garden = documentOf(`
# Gardens
## Soil
### Clay
Clay holds the water of a whole winter, and it has to be dug before the first frost of the year.
### Sand
Water runs through sand within an hour, so that plants which stand in it are watered every evening.
## Tools
### Spades
A spade with a long handle saves the back of whoever digs with it for more than an hour.
The tools of a small garden include:
- a spade that is never left in the rain
- a rake that has wooden teeth for the grass
- a can that holds ten litres of water
`);

  test('are told with their names, where the page has another one', () => {
    const { talk } = talkOf(garden, { from: 5, to: 6 });
    const told = talk.flatMap(({ told: all }) => all).map(({ text }) => text);
    expect(told).toContain(
      'Spades: a spade with a long handle saves the back of whoever digs with it for more than an hour.',
    );
  });

  test('which are led to by a colon are announced', () => {
    const { said } = talkOf(garden);
    expect(said.flat()).toContain('The tools of a small garden include the following.');
    const chinese = documentOf(`
# 花园
## 工具
花园不大的时候，一共只需要准备三件工具，它们都可以在镇上的商店里买到。具体的工具包括：
- 铁锹：用来在秋天翻松比较硬的土地
- 水壶：每天傍晚给种在沙地里的植物浇水
- 耙子：把草地上的落叶收到一起
`);
    expect(talkOf(chinese).said.flat()).toContain('具体的工具包括以下几点。');
  });

  test('that are only named above a sentence which begins with their name are named once', () => {
    const { said } = talkOf(
      documentOf(`
# Libraries
## Tools for numbers
numpy:
Numpy is what most people count with when they have long rows of numbers.
pandas:
Pandas reads tables from files and keeps the names of their columns.
`),
    );
    expect(said.flat().filter((text) => /^(?:numpy|pandas)/iu.test(text))).toEqual([
      'Numpy is what most people count with when they have long rows of numbers.',
      'Pandas reads tables from files and keeps the names of their columns.',
    ]);
  });

  test('of a program are not told, and remarks are told without their marks', () => {
    const { said } = talkOf(
      documentOf(`
# 数据
## 读取
读取数据之前，需要先检查文件是否完整，缺少的部分要向提供数据的人询问清楚。
# 查看缺失值 msno.matrix(train_data.sample(250))
--查看日期是否有异常 select date from visits group by date order by date
## 1) 用直方图查看每一列数据的分布情况，再决定要不要变换。
`),
    );
    expect(said.flat().join('')).not.toMatch(/msno|#|select/u);
  });
});

import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { describe, expect, test } from 'vitest';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { documentOf } from './testing.ts';

const ids = () => {
  let count = 0;
  return () => `e${++count}`;
};
const talkOf = (document: ReturnType<typeof documentOf>) =>
  makeTalk(drawOutline(document, 'x'), document, { newId: ids(), name: 'x' });
const end = '## Ends\nThe mill closes at noon. On every Sunday of the year nobody works there at all.';

describe('what is enumerated is shown whole', () => {
  test('a short list beside sentences that are worth more', () => {
    const items = [
      'Milling of the grain',
      'Mixing of the dough',
      'Baking of the loaves',
      'Selling of the bread',
    ];
    const document = documentOf(
      `# Bread\n## Work\nIn 2023 the mill sold 4,000,000 loaves for $12 million in 14 towns. In 2022 it sold 3,500,000 loaves for $9 million in 12 towns. In 2021 it sold 2,900,000 loaves for $7 million. In 2020 it sold 2,000,000 loaves. The owners want to reach 5,000,000 loaves in 2024.\n${items.map((item) => `- ${item}`).join('\n')}\n${end}`,
    );
    const points = JSON.stringify(pagesOfOutline(drawOutline(document, 'x'))[0]);
    expect(new Set(items.map((item) => points.includes(item))).size).toBe(1);
  });

  test('stages that sentences count', () => {
    const document = documentOf(
      `# Bread\n## Work\nBread comes to the table in a long way. First, the grain is milled between two stones. Second, the dough is mixed with water and salt. Third, the loaves are baked for an hour. Finally, the bread is sold in the town. The mill was built in 1920 by 40 people of the village.\n${end}`,
    );
    const page = talkOf(document).find(({ content }) => content.title === 'Work');
    expect(page?.content.kind).toBe('steps');
    for (const stage of ['milled', 'mixed', 'baked', 'sold'])
      expect(JSON.stringify(page?.slide)).toContain(stage);
  });

  test.each([
    ['Ways to bake', true],
    ['Reasons for bad bread', false],
  ])('an ordered list below a chapter %s tells steps: %s', (chapter, isSteps) => {
    const plain = documentOf(
      `# Bread\n## ${chapter}\nThe bakers of the town talk about this every year.\n### The dough\nMost of what is eaten in the town comes from the old mill.\n- The dough meets raw meat on the same board\n- The dough stands in the warm room over night\n- The dough leaves the oven before noon\n${end}`,
    );
    const blocks = plain.blocks.map((block) =>
      block.kind === 'list' ? { ...block, isOrdered: true } : block,
    );
    const page = talkOf({ ...plain, blocks }).find(({ content }) =>
      JSON.stringify(content).includes('raw meat'),
    );
    expect(page?.content.kind === 'steps').toBe(isSteps);
  });

  test('stages inside one Chinese sentence', () => {
    const document = documentOf(
      '# 面包\n## 做法\n做面包分为三个阶段：第一，把麦子磨成细细的面粉；第二，加水和盐揉成面团；第三，放进烤炉烤一个小时。磨坊建于一九二〇年，由四十位村民共同修建。\n## 出售\n面包每天清晨在镇上出售。周日磨坊休息，没有人上班。',
    );
    const page = talkOf(document).find(({ content }) => content.title === '做法');
    expect(page?.content).toMatchObject({
      kind: 'steps',
      entries: [
        { text: '把麦子磨成细细的面粉' },
        { text: '加水和盐揉成面团' },
        { text: '放进烤炉烤一个小时' },
      ],
    });
  });

  test.each([
    ['质量', '为进一步提高质量，要求如下：'],
    ['质量', '在过程中有以下要求：'],
    ['科技进步', '镇上的人都看得见：'],
    ['散步的好处', '镇上的人都知道：'],
    ['小程序的优点', '镇上的人都知道：'],
    ['薄弱环节', '镇上的人都知道：'],
    ['Bread', 'In order to bake well, they have:'],
  ])('%s: points after "%s" are no steps', (title, lead) => {
    const items = ['面粉比去年更细更白', '烤炉比去年更大更热', '面包比去年更香更软'];
    const document = documentOf(
      `# 面包\n## ${title}\n${lead}\n${items.map((item) => `- ${item}`).join('\n')}\n## 出售\n面包每天清晨在镇上出售。周日磨坊休息，没有人上班。`,
    );
    const page = talkOf(document).find(({ content }) => content.title === title);
    expect(page).toBeDefined();
    expect(page?.content.kind).not.toBe('steps');
    expect(JSON.stringify(page?.told)).not.toMatch(/三步|three steps/u);
  });

  test.each(['做面包分三步：', '做面包的步骤如下：', '做面包按以下顺序：'])(
    'points after "%s" are steps',
    (lead) => {
      const items = ['把麦子磨成细细的面粉', '加水和盐揉成面团', '放进烤炉烤一个小时'];
      const document = documentOf(
        `# 面包\n## 磨坊\n${lead}\n${items.map((item) => `- ${item}`).join('\n')}\n## 出售\n面包每天清晨在镇上出售。周日磨坊休息，没有人上班。`,
      );
      expect(talkOf(document).find(({ content }) => content.title === '磨坊')?.content.kind).toBe('steps');
    },
  );

  test('rows of a table of words are all said', () => {
    const rows = ['Rye', 'Oats', 'Wheat', 'Barley', 'Maize'].map((name, at) => [name, `hall ${'abcde'[at]}`]);
    const document = documentOf(
      `# Bread\n## Grain\nThe mill keeps five kinds of grain in its halls.\n${end}`,
    );
    document.blocks.splice(3, 0, {
      kind: 'table',
      page: 1,
      rows: [['Grain', 'Place'], ...rows],
      headRows: 1,
    });
    const said = talkOf(document)
      .flatMap(({ told }) => told.map(({ text }) => text))
      .join(' ');
    for (const [name = ''] of rows) expect(said).toMatch(new RegExp(name, 'iu'));
  });
});

test('points of a list are numbered once', () => {
  const document = documentOf(
    `# Bread\n## Work\n- 1. Mill the grain well\n- 2. Mix the dough with water\n- 3. Bake the loaves for an hour\n${end}`,
  );
  expect(JSON.stringify(talkOf(document))).not.toMatch(/[123]\. (?:Mill|Mix|Bake)/u);
});

test('no question of the last page is asked in the words of another', () => {
  const parts = ['Grain', 'Dough', 'Ovens'].map(
    (name) =>
      `## ${name}\nThe ${name} of the mill is known in all 14 towns. The place for ${name} was built by 40 people of the village.`,
  );
  const last = talkOf(documentOf(`# Bread\n${parts.join('\n')}`)).at(-1)?.content;
  const asked = last?.kind === 'questions' ? last.entries.map(({ text }) => text.replace(/“.*”/u, '')) : [];
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
});

test('one short point is told with its neighbour, and both are named', () => {
  const document = documentOf(
    `# Bread\n## Grain\nThe mill keeps five kinds of grain. They come from the hills in the north of the land.\n## Note\nIt is old.\n${end}`,
  );
  expect(pagesOfOutline(drawOutline(document, 'x')).map(({ page }) => page.text)).toEqual([
    'Grain',
    'Note · Ends',
  ]);
});

test('a page is not named by a word of one sentence', () => {
  const text =
    'A voucher is a voucher and no voucher is more than a voucher. People buy bread in the morning of each day. They go to work with it. In the evening they come home and eat what is left.';
  const other =
    'Eagles build nests of wood. Eagles see a hare from two miles away. Eagles raise two young each year on cliffs.';
  const titles = pagesOfOutline(drawOutline(documentOf(`${text}\n${other}`), 'x')).map(
    ({ page }) => page.text,
  );
  expect(titles).not.toContain('Voucher');
});

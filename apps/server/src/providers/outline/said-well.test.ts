import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '../document/document.ts';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { documentOf } from './testing.ts';

/** All that a talk about a document shows and says. */
function talkOf(text: string) {
  const document = documentOf(text);
  const outline = drawOutline(document, 'x');
  const talk = makeTalk(outline, document, { newId: countingIds(), name: 'x' });
  const points = pagesOfOutline(outline).flatMap(({ page }) => page.children.map((leaf) => leaf.text));
  return { outline, talk, points, said: talk.flatMap(({ told }) => told.map((sentence) => sentence.text)) };
}

describe('what a talk says of a document', () => {
  test('a sentence has one sign at its end, whichever stop its author used', () => {
    const { said, points } = talkOf(
      '# 速度\n物体的速度等于路程除以时间，单位是米每秒．汽车的速度通常比自行车快．',
    );
    expect(said.join('')).not.toMatch(/[．.]。/u);
    expect(points.join('')).not.toContain('．');
  });

  test('a page that shows one long sentence says it, however little time there is', () => {
    const long =
      '随着网络交易的规模持续扩大，未来还会面临新的风险与挑战：当自动核验系统错误拦截合规商家的交易时，如何保障商家的申诉渠道成为亟需解决的问题；与此同时，偏远乡镇推行电子检疫系统时，可能因为设施落后而产生新的鸿沟。';
    const document = documentOf(
      `# 检疫\n## 现状\n检疫员每天查看三百件货物。查完的货物贴上绿色的标签。\n## 挑战\n${long}\n## 建议\n${'检疫站应当在周末开放。商家可以在网上提交申请。'.repeat(1)}`,
    );
    const outline = drawOutline(document, 'x', { from: 5, to: 10 });
    const talk = makeTalk(outline, document, {
      newId: countingIds(),
      name: 'x',
      minutes: 0.5,
    });
    const page = talk.find(
      ({ content }) => content.title === '挑战' || JSON.stringify(content).includes('随着网络'),
    );
    expect(page?.told.map(({ text }) => text).join('')).toContain('电子检疫系统');
  });

  test('a formula that is not said is not announced, and what else the sentence says stays', () => {
    const { said } = talkOf(
      '# 速度\n速度可以用下面公式计算。由下面的公式，物体在三秒内走过六米的路程。加速度与力的关系由如下公式给出：\nThe speed follows from the following formula:\nThe car drives sixty miles in each hour.',
    );
    expect(said.join('')).not.toMatch(/下面的?公式|如下公式|following formula/u);
    expect(said.join('')).toContain('物体在三秒内走过六米的路程');
  });

  test('a caption is neither a point nor a sentence', () => {
    const { said, points } = talkOf(
      '# 斜面\n小车从斜面的顶端滑下，用了三秒钟。\n图 3-1 小车在斜面上运动的示意图\n斜面越陡，小车滑得越快。',
    );
    expect([...said, ...points].join('')).not.toContain('示意图');
  });

  test('a caption in English sums nothing up', () => {
    const { points } = talkOf(
      '# Slopes\nThe car needs three seconds for the slope.\nFigure 4: The car drives on the slope of the hill.\nIt drives faster where the slope is steep.',
    );
    expect(points.join('')).not.toContain('Figure 4');
  });

  test('a sentence about a figure is still told', () => {
    const { said } = talkOf('# 斜面\n图 3 表明斜面越陡，小车滑得越快。小车从斜面的顶端滑下，用了三秒钟。');
    expect(said.join('')).toContain('斜面越陡');
  });

  test('quotation marks come in pairs', () => {
    const { said, points } = talkOf(
      '# 节水\n校长说：“节约用水是每个人的责任。学校要带头，班级要行动，家庭要配合，社会要支持，媒体要宣传，大家要坚持到底。”学生们听了都很受鼓舞，回家后告诉了父母。',
    );
    for (const text of [...said, ...points])
      expect(text.split('“').length, text).toBe(text.split('”').length);
  });

  test('how many points there are is said once', () => {
    const { talk } = talkOf(
      '# Saving water\n## Things to do\n- Close the tap\n- Collect rain\n- Repair pipes\n- Water plants in the early morning hours\n## Why\nThe school uses 120,000 tonnes of water each year and pays 400,000 yuan.',
    );
    for (const { told } of talk) {
      const counted = told.filter(({ text }) =>
        /\b(?:two|three|four|five) (?:points|things|parts|steps)\b/u.test(text),
      );
      expect(counted.length, JSON.stringify(told)).toBeLessThanOrEqual(1);
    }
  });
});

test('a chapter with one short sentence keeps its name when it is told with another', () => {
  const { outline } = talkOf(`
# 校园节水方案
# 背景
学校每年用水十二万吨，其中三分之一用于浇灌。去年水费超过四十万元。
# 措施
## 收集雨水
屋顶面积共八千平方米，每年可以收集雨水六千吨。雨水用于浇灌草坪。
## 更换龙头
感应龙头可以节水三成，每个价格一百二十元。
# 附言
欢迎提出意见。
`);
  const titles = outline.children.map(({ text }) => text).join(' ');
  for (const chapter of ['背景', '措施', '附言']) expect(titles).toContain(chapter);
});

test('the subtitle of a document stands below the title of its talk', () => {
  const document = {
    ...documentOf('# Tea\nTea grows on hills.\n## Soil\nIt needs deep soil.'),
    subtitle: 'A short guide',
  };
  const [cover] = makeTalk(drawOutline(document, 'x'), document, { newId: countingIds(), name: 'x' });
  expect(cover?.content).toMatchObject({ kind: 'cover', subtitle: 'A short guide' });
});

test('paragraphs that an author parted are not run together, although no stop ends them', () => {
  const text = documentOf(
    '# Lake\nAfter a good day of swimming in the lake it is time to eat something nice\nI like to eat the leaves of the maple and of the elm\n## Shore\nThe shore is long and has many birds on it.',
  );
  const said = (document: SourceDocument) =>
    makeTalk(drawOutline(document, 'x'), document, { newId: countingIds(), name: 'x' })
      .flatMap(({ told }) => told.map((sentence) => sentence.text))
      .join('\n');
  expect(said({ ...text, isWritten: true })).toContain('something nice.\nI like to eat');
  expect(said(text)).toContain('something nice I like to eat');
});

test('what a table shows in its cells is no point beside it', () => {
  const text = documentOf('# Food\nA duck may eat these.\n- Leaves\n- Berries\n- Grain');
  const rows = [
    ['Food', 'From'],
    ['Leaves', 'Elm'],
    ['Berries', 'Bush'],
    ['Grain', 'Field'],
  ];
  const document = {
    ...text,
    blocks: [...text.blocks, { kind: 'table' as const, page: 1, headRows: 1, rows }],
  };
  const leaves = pagesOfOutline(drawOutline(document, 'x')).flatMap(({ page }) => page.children);
  expect(leaves.filter(({ text: words }) => words === 'Berries')).toEqual([]);
});

test('a dash in a table says that there is nothing, and is not told', () => {
  const rows = [
    ['Week', 'Subject', 'Homework'],
    ['1', 'Variables and lists', '–'],
    ['2', 'Loops and functions', 'Exercise 1'],
  ];
  const document: SourceDocument = {
    pages: 1,
    pagesLeft: 0,
    blocks: [
      { kind: 'heading', page: 1, level: 1, text: 'Weeks of the course' },
      { kind: 'table', page: 1, headRows: 1, rows },
      {
        kind: 'paragraph',
        page: 1,
        text: 'The course has no exam, and all exercises are handed in on paper.',
      },
    ],
  };
  const talk = makeTalk(drawOutline(document, 'x'), document, { newId: countingIds(), name: 'x' });
  const said = talk.flatMap(({ told }) => told.map(({ text }) => text)).join(' ');
  expect(said).toContain('Week 1: variables and lists.');
  expect(said).not.toMatch(/[Hh]omework(?: is)?[ ,]*(?:–|\.)/u);
});

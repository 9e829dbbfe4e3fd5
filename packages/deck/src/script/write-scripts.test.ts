import { describe, expect, test } from 'vitest';
import { textBox } from '../defaults.ts';
import type { Drawn, DrawnElement } from '../drawn.ts';
import { aText } from '../testing.ts';
import { paragraphsFrom } from '../text/plain.ts';
import type { Paragraph } from '../text.ts';
import { outlinePage } from './outline/outline-page.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

type Page = readonly DrawnElement[];

/** What is said on each page of a deck. */
const talk = (...pages: Page[]): (string | undefined)[] =>
  writeScripts(pages.map((elements) => outlinePage({ elements: [...elements] }))).map(
    (script) => script && scriptText(script),
  );

const titled = (text: string): DrawnElement => aText(text, { role: 'title', top: 20, left: 50, width: 900 });
const aList = (...paragraphs: Drawn<Paragraph>[]) =>
  aText('', { top: 150, text: { ...textBox, paragraphs } });
const bullet = { kind: 'character', character: '•' } as const;
const points = (...texts: string[]) => aList(...texts.map((text) => ({ bullet, runs: [{ text }] })));
const levels = (...texts: [string, number][]) =>
  aList(...texts.map(([text, level]) => ({ level, bullet, runs: [{ text }] })));
const aPicture = (more: { alt?: string } = {}): DrawnElement => ({
  id: 'picture',
  type: 'image',
  url: 'x',
  left: 300,
  top: 200,
  width: 400,
  height: 300,
  rotate: 0,
  ...more,
});

const cover: Page = [titled('太阳系')];
const englishCover: Page = [
  titled('The Solar System'),
  aText('Worlds around a star that we know', { role: 'subtitle', top: 300 }),
];

/** What is said on a page that follows the title page. */
const said = (...page: DrawnElement[]) => talk(cover, page)[1];
const saidInEnglish = (...page: DrawnElement[]) => talk(englishCover, page)[1];

describe('a talk', () => {
  test('a first page with a list says its points', () => {
    const [first] = talk(
      [
        titled('Wellmap'),
        points('A map of all the wells', 'Comes with every box since 4.2', 'Kept on the shelf in the hall'),
      ],
      [titled('Wells'), points('Wells are dug by hand.')],
      [titled('Pumps'), points('Pumps are made of oak.')],
    );
    expect(first).toMatch(/map of all the wells.*since 4\.2.*shelf in the hall/s);
  });

  test('opens with its title, names its parts, leads from page to page, and ends', () => {
    expect(
      talk(
        cover,
        [titled('主要内容'), points('岩石行星', '气态巨行星')],
        [titled('岩石行星\nRocky planets')],
        [titled('水星'), points('离太阳最近的行星，没有大气。')],
        [titled('气态巨行星')],
        [titled('木星'), aPicture()],
      ),
    ).toEqual([
      '大家好，今天我们来讲太阳系。',
      '今天主要讲两部分：岩石行星和气态巨行星。',
      '下面进入第一部分，岩石行星。',
      '先来看水星。\n离太阳最近的行星，没有大气。',
      '接着是第二部分，气态巨行星。',
      '这张图展示的是木星。\n今天就讲到这里，谢谢大家。',
    ]);
  });

  test('does the same in English', () => {
    const [opening, first, second, thanks] = talk(
      englishCover,
      [titled('Mercury'), points('It has no air and is closest to the sun of all.')],
      [titled('What about Venus?'), points('Its air is thick and holds the heat of the sun.')],
      [titled('Thank you!')],
    );
    expect(opening).toBe("Welcome. Today's talk is The Solar System: worlds around a star that we know.");
    expect(first).toBe("Let's start with Mercury.\nIt has no air and is closest to the sun of all.");
    expect(second).toBe('So, what about Venus?\nIts air is thick and holds the heat of the sun.');
    expect(thanks).toBe('That is all from me. Thank you for listening.');
  });

  test('does not thank again where its last page has thanked beside other words', () => {
    const scripts = talk(
      cover,
      [titled('水星'), points('离太阳最近的行星，没有大气。')],
      [titled('小结'), points('水星最小，木星最大。', '太阳系有八颗行星。', '谢谢大家')],
    );
    expect(scripts.at(-1)?.match(/谢谢/gu)).toHaveLength(1);
  });

  test('does not begin every page with the same words, and is the same each time', () => {
    const pages = ['水星', '金星', '地球', '火星', '木星', '土星'].map((name) => [
      titled(name),
      points('它是一颗行星，绕着太阳转。'),
    ]);
    const scripts = talk(cover, ...pages);
    const beginnings = scripts.slice(1, 6).map((script) => script?.slice(0, 3));
    expect(new Set(beginnings).size).toBeGreaterThanOrEqual(4);
    expect(talk(cover, ...pages)).toEqual(scripts);
  });

  test('goes on under the title of the page before', () => {
    const page = (text: string): Page => [titled('火星'), points(text)];
    expect(talk(cover, page('它是红色的，因为有铁锈。'), page('它有两颗很小的卫星。'))[2]).toMatch(
      /^继续看火星。\n/,
    );
  });

  test('in another language has no English sentence for a page of pictures', () => {
    const [, page] = talk([titled('Das Sonnensystem und die Planeten')], [aPicture()]);
    expect(page).toBe('Sehen wir uns diese Seite an.');
  });

  test('in another language is the words of the slides alone', () => {
    const [, page] = talk(
      [titled('Das Sonnensystem und die Planeten')],
      [
        titled('Der Merkur'),
        points('Er ist der kleinste der Planeten und nicht mit einer Lufthülle versehen'),
      ],
    );
    expect(page).toBe(
      'Der Merkur.\nEr ist der kleinste der Planeten und nicht mit einer Lufthülle versehen.',
    );
  });
});

describe('what stands on every page is not said', () => {
  test('footers, page numbers, dates, decoration, fields of the template', () => {
    const furniture = (['footer', 'slide-number', 'date', 'decoration'] as const).map((role) =>
      aText('公司机密', { role }),
    );
    const fields = ['12', '3 / 24', '第3页', '2024年5月1日', '单击此处添加标题', 'Click to add text'].map(
      (text) => aText(text, { top: 400 }),
    );
    expect(said(titled('水星'), ...furniture, ...fields, points('离太阳最近。'))).toBe(
      '先来看水星。\n离太阳最近。',
    );
  });

  test('the name of the series at the edge of the pages, and the kicker above a title', () => {
    const series = () => aText('天文学系列讲座', { top: 5, height: 20 });
    const page = (title: string): Page => [
      series(),
      aText('', {
        top: 40,
        height: 14,
        text: { ...textBox, paragraphs: [{ runs: [{ text: 'PART ONE', size: 10 }] }] },
      }),
      aText('', {
        top: 60,
        height: 50,
        text: { ...textBox, paragraphs: [{ runs: [{ text: title, size: 36 }] }] },
      }),
      aText('', {
        top: 200,
        text: { ...textBox, paragraphs: [{ runs: [{ text: '它是一颗行星，绕着太阳转。', size: 18 }] }] },
      }),
    ];
    const scripts = talk(cover, page('水星'), page('金星'), page('地球')).slice(1).join('\n');
    expect(scripts).toContain('金星');
    expect(scripts).not.toMatch(/系列|PART/);
  });

  test('addresses, emoji, tags and code', () => {
    expect(
      saidInEnglish(
        titled('Growth'),
        points(
          'Growth 🚀 of 85% since spring https://example.org/report',
          'Bold <b>words</b> are read as the words that they are',
        ),
      ),
    ).toBe(
      "Let's start with growth.\nGrowth of 85% since spring. Bold words are read as the words that they are.",
    );
    const code = aText('public class Planet {\n  return star;\n}', { top: 150 });
    expect(saidInEnglish(titled('The class'), code)).toBe(
      "Let's start with the class.\nThe code for it is on the slide.",
    );
  });

  test('a word in angle brackets that is no tag is said, and so is a sentence that names what is called', () => {
    const said = saidInEnglish(
      titled('Stopping a pump'),
      points(
        'Send a signal with kill -3 <pid> on the old machines',
        'Can be stopped from inside the house by calling county.Pump.stop()',
      ),
    );
    expect(said).toContain('kill -3 pid on');
    expect(said).toContain('stopped from inside the house');
  });

  test('a title that nobody wrote', () => {
    expect(said(titled('无标题'), points('最后一台水泵'))).not.toContain('无标题');
  });

  test('a page with an address alone is pointed at, and an empty one has no script', () => {
    expect(said()).toBeUndefined();
    expect(said(aText('😀🎉'))).toBeTruthy();
  });
});

describe('what is said of a page', () => {
  test('short points are one sentence, long ones a sentence each, with what relates them', () => {
    expect(said(titled('行星'), points('水星', '金星', '地球'))).toBe(
      '先来看行星。\n主要有三点：水星、金星和地球。',
    );
    expect(
      said(titled('行星'), levels(['类地行星：', 0], ['水星', 1], ['金星', 1], ['气态行星', 0], ['木星', 1])),
    ).toBe('先来看行星。\n类地行星：水星和金星。气态行星：木星。');
    const numbers = aList(
      ...['open the project', 'upload a deck that you have'].map((text) => ({
        runs: [{ text }],
        bullet: { kind: 'number' as const, style: 'arabicPeriod' },
      })),
    );
    expect(saidInEnglish(titled('How to begin'), numbers)).toContain(
      'First, open the project. Second, upload a deck that you have.',
    );
  });

  test('a title that broke over two lines is one', () => {
    expect(said(titled('网络的能量\n变化对比'), aPicture())).toBe('这张图展示的是网络的能量变化对比。');
  });

  test('cards are read one after the other, each with its heading', () => {
    const run = (text: string, size: number, left: number, top: number, bold = false) =>
      aText('', {
        left,
        top,
        width: 250,
        height: size * 1.3,
        text: { ...textBox, paragraphs: [{ runs: [{ text, size, bold }] }] },
      });
    const cards = [
      run('Workflows', 22, 100, 200),
      run('Agents', 22, 560, 200),
      run('Tools run through fixed paths that a person wrote', 14, 100, 240),
      run('Models choose their own way to the goal', 14, 560, 240),
    ];
    expect(saidInEnglish(titled('Two kinds'), cards[0]!, cards[1]!, cards[2]!, cards[3]!)).toBe(
      "Let's start with two kinds.\nWorkflows: tools run through fixed paths that a person wrote.\nAgents: models choose their own way to the goal.",
    );
  });

  test('pictures are described by their alternative text, where a person wrote it', () => {
    expect(said(titled('火星'), aPicture({ alt: '火星上的奥林波斯山' }))).toBe(
      '先来看火星。\n图中是火星上的奥林波斯山。',
    );
    expect(said(titled('火星'), aPicture({ alt: 'IMG_2041.png' }))).toBe('这张图展示的是火星。');
  });

  test('descriptions that a program wrote are not read aloud', () => {
    for (const alt of [
      'A picture containing person, indoor\n\nDescription automatically generated',
      'A close-up of a logo\n\nAI-generated content may be incorrect.',
      'See the source image',
      'Graphical user interface, text, application',
      'Immagine che contiene diagramma, linea',
      'A gentle logo of everything -  machinelearning.com',
    ])
      expect(saidInEnglish(titled('Mars'), aPicture({ alt }))).not.toMatch(
        /containing|logo|source|generated|interface|diagramma/,
      );
    for (const alt of ['图片包含 天空, 户外, 船\n\n已生成极高可信度的说明', '图形用户界面, 文本, 应用程序'])
      expect(said(titled('火星'), aPicture({ alt }))).toBe('这张图展示的是火星。');
  });

  test('a name on a line of its own is told apart from what is said of it', () => {
    const text = 'Unit testing\nThe aim of unit testing is to test one piece alone.';
    expect(saidInEnglish(titled('Tests'), aList({ bullet, runs: [{ text }] }))).toContain(
      'Unit testing: The aim of unit testing is to test one piece alone.',
    );
  });

  test('which of several pages it is, and the number of a figure, is no part of a title', () => {
    expect(saidInEnglish(titled('Figure 7.2 The system (2 of 3)'), aPicture())).toMatch(/the system\.$/i);
    expect(said(titled('PART 02\n个人防护用品'), points('安全帽要系紧下颏带，每次使用前检查。'))).toMatch(
      /^先来看个人防护用品。/,
    );
  });

  test('boxes in rows and columns are a table, a label above a big number is what it counts', () => {
    const box = (text: string, left: number, top: number, size: number) =>
      aText('', {
        left,
        top,
        width: 150,
        height: size * 1.3,
        text: { ...textBox, paragraphs: [{ runs: [{ text, size }] }] },
      });
    const rows = [
      'Planet Diameter Moons',
      'Venus 12104 0',
      'Earth 12742 1',
      'Mars 6779 2',
      'Pluto 2376 5',
      'Ceres 939 0',
    ];
    const cells = rows.flatMap((row, y) =>
      row.split(' ').map((text, x) => box(text, 100 + x * 250, 150 + y * 50, 16)),
    );
    expect(saidInEnglish(titled('Sizes'), ...cells)).toContain('The table compares five planets by');
    const tile = (left: number, name: string, value: string, note: string) => [
      box(name, left, 150, 14),
      box(value, left, 175, 36),
      box(note, left, 230, 12),
    ];
    expect(
      saidInEnglish(
        titled('Operations'),
        ...tile(60, 'Inventory days', '61', 'Target 58'),
        ...tile(400, 'On-time delivery', '94.2%', 'Target 95%'),
      ),
    ).toContain('Inventory days: 61. Target 58.');
  });

  test('what the listeners are to fill in is asked for', () => {
    expect(said(titled('我的发现'), points('种子发芽需要（      ）和空气。'))).toContain(
      '种子发芽需要什么和空气。',
    );
  });

  test('powers stay powers, marks of footnotes go', () => {
    const raised = (before: string, sign: string) =>
      aList({
        bullet,
        runs: [{ text: before }, { text: sign, baseline: 0.3 }, { text: ' 左右，这是一个估计。' }],
      });
    expect(said(titled('面积'), raised('总面积约 510 百万 km', '2'))).toContain('km² 左右');
    expect(said(titled('面积'), raised('总面积来自 Smithson', '3'))).toContain('Smithson 左右');
  });
});

describe('tables and charts are told by their message', () => {
  const cell = (text: string) => ({ text: { ...textBox, paragraphs: paragraphsFrom(text) } });
  const aTable = (lines: string): DrawnElement => {
    const cells = lines
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((text) => cell(text.trim())));
    return {
      id: 'table',
      type: 'table',
      left: 100,
      top: 200,
      width: 600,
      height: 200,
      rotate: 0,
      columns: (cells[0] ?? []).map(() => 100),
      rows: cells.map(() => 30),
      cells,
    };
  };

  test('of a long table what it compares, the largest and the smallest', () => {
    const table = aTable(
      '行星 | 直径 | 卫星\n水星 | 4879 公里 | 0\n金星 | 12104 公里 | 0\n地球 | 12742 公里 | 1\n火星 | 6779 公里 | 2\n木星 | 139820 公里 | 95',
    );
    expect(said(titled('比较'), table)).toBe(
      '先来看比较。\n这张表从直径和卫星比较了五项：水星、金星、地球、火星和木星。直径方面，最高的是木星，为 139820 公里；最低的是水星，为 4879 公里。卫星方面，排在最前的是木星，有 95；最后的是水星，是 0。',
    );
  });

  test('a short one row by row', () => {
    expect(
      saidInEnglish(
        titled('Facts'),
        aTable('Planet | Diameter | Moons\nEarth | 12,742 km | 1\nMars | 6,779 km | 2'),
      ),
    ).toBe("Let's start with facts.\nEarth: diameter 12,742 km, moons 1. Mars: diameter 6,779 km, moons 2.");
  });

  test('a chart by its trend, or its largest share', () => {
    const chart = (kind: 'line' | 'pie', categories: string[], values: number[]): DrawnElement => ({
      id: 'chart',
      type: 'chart',
      chart: kind,
      categories,
      series: [{ name: '收入', values }],
      color: '#000000',
      colors: ['#0b6b74'],
      left: 100,
      top: 200,
      width: 600,
      height: 200,
      rotate: 0,
    });
    expect(said(titled('收入'), chart('line', ['2021年', '2022年', '2023年'], [10, 20, 35]))).toContain(
      '收入从2021年的10上升到2023年的35。',
    );
    expect(said(titled('收入'), chart('pie', ['课程', '咨询'], [75, 25]))).toContain(
      '占比最大的是课程，约75%。',
    );
  });
});

test('a script is never longer than it may be, and ends with a whole sentence', () => {
  const script = said(titled('长'), aText('这是一句很长的话，它没有尽头。'.repeat(1200), { top: 150 }));
  expect(script?.length).toBeLessThanOrEqual(5000);
  expect(script).toMatch(/。$/);
});

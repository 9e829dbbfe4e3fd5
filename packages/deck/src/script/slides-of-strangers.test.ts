import { describe, expect, test } from 'vitest';
import { aText } from '../testing.ts';
import { sayable } from './clean.ts';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { outlinePage } from './outline/outline-page.ts';
import { withoutNumber } from './outline/title-words.ts';
import { isCode, isFurniture } from './outline/unsaid.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

// Faults that were heard in decks that people gave talks with.

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const line = (text: string): Unit => ({
  kind: 'points',
  points: [{ text, parts: [] }],
  line: { top: 200, bottom: 240 },
});
const item = (text: string, ...parts: Point[]): Point => ({ text, parts, isItem: true });
const list = (...points: (string | Point)[]): Unit => ({
  kind: 'points',
  points: points.map((each) => (typeof each === 'string' ? item(each) : each)),
});
const picture: Unit = { kind: 'picture' };
const talk = (...pages: PageOutline[]): string[] =>
  writeScripts(pages).map((script) => (script ? scriptText(script) : ''));
const cover = page('A talk about servers');
/** What is said of a page behind a cover. */
const said = (title: string, ...units: Unit[]): string =>
  talk(cover, page(title, ...units), page('Thanks'))[1] ?? '';
const saidInChinese = (title: string, ...units: Unit[]): string =>
  talk(page('一个关于服务器的报告'), page(title, ...units), page('谢谢大家'))[1] ?? '';
const table = (head: string[], ...rows: string[][]): Unit => ({ kind: 'table', table: { head, rows } });

describe('a table', () => {
  test('of numbers along years is told by where each row begins and ends', () => {
    const years = table(
      ['', '2019', '2020', '2021'],
      ['注册用户', '50万', '700万', '4,000万'],
      ['付费会员', '0', '20万', '90万'],
    );
    const script = saidInChinese('财务分析', years);
    expect(script).toContain('注册用户从2019年的50万上升到2021年的4,000万。');
    // Nothing begins with nought.
    expect(script).toMatch(/从2020年到2021年，付费会员由20万增长到90万。/u);
    expect(script).not.toContain('700万');
  });

  test('with one name over all its columns is told by those below it, and along what was measured', () => {
    const sizes = table(
      ['', 'Items sorted', '', ''],
      ['Algorithm', '1,000', '10,000', '50,000'],
      ['Insertion sort', '6.8', '291', '7,160'],
      ['Quick sort', '1.8', '3.6', '12.8'],
    );
    const script = said('Times', sizes);
    expect(script).toContain('Insertion sort rises from 6.8 at 1,000 to 7,160 at 50,000.');
    expect(script).not.toContain('Algorithm');
  });

  test('whose cells are marks is told by what it compares', () => {
    const marks = table(['', 'Rivals', 'Our product'], ['Fast search', '', ''], ['Open source', '', '']);
    expect(said('Advantage', marks)).toMatch(
      /compares two entries by rivals and our product: fast search and open source\./iu,
    );
  });

  test('with several words in a cell has a sentence for each', () => {
    const words = table(
      ['Hospitals', 'Suppliers', 'Government'],
      ['Nearby dealers on a map', 'Hospitals in need', 'Real-time data of stocks'],
    );
    const script = said('Features', words);
    expect(script).toContain('Suppliers: hospitals in need.');
    expect(script).not.toMatch(/suppliers (?:are|is)/u);
  });
});

describe('a drawing', () => {
  const fields = ['Version', 'Header length', 'Total length', 'Flags', 'Protocol', 'Checksum', 'Payload'].map(
    line,
  );

  test('that stands on a page under another title is looked at, not read once more', () => {
    const [, first, , again] = talk(
      cover,
      page('Packet structure', ...fields),
      page('Loops', list('Packets may cycle forever')),
      page('Field against loops', ...fields),
      page('Thanks'),
    );
    expect(first).toContain('Protocol');
    expect(again).toContain('field against loops');
    expect(again).not.toContain('Protocol');
  });

  test('and texts that stood on the page before are not told again beside something new', () => {
    const background: Unit = {
      kind: 'points',
      heading: '背景',
      points: [{ text: '当晚发生了多起事件，你被要求进行回顾性分析', parts: [] }],
    };
    const question = (text: string): Unit => ({
      kind: 'points',
      heading: '问题',
      points: [{ text, parts: [] }],
    });
    const [, first, second] = talk(
      page('数据可视化报告'),
      page('背景与问题', background, question('有意义的报告与垃圾信息有什么区别？')),
      page('背景与问题', background, question('公众风险水平在当晚是怎样演变的？')),
      page('谢谢大家'),
    );
    expect(first).toContain('回顾性分析');
    expect(second).toContain('怎样演变');
    expect(second).not.toContain('回顾性分析');
  });

  test('does not say a name by itself that a sentence of its page has in it', () => {
    const script = saidInChinese(
      '合作',
      line('家族树'),
      list('用户可以创建自己的家族树，并邀请亲戚一起完善'),
      list('匹配成功以后，两棵树会变成一棵更大的树'),
    );
    expect(script).not.toMatch(/(?:^|\n)家族树。/u);
    expect(script).toContain('创建自己的家族树');
  });

  test.each([
    [['1480', '1500'], '1480'],
    [['Strip 0', 'Strip 4', 'Strip 8', 'Strip 12'], 'Strip 4'],
  ])('is not told by the numbers and counted names in it: %j', (names, name) => {
    const numbers: Unit = { kind: 'points', points: names.map((text) => ({ text, parts: [] })) };
    expect(said('Fragments', numbers, list('Fragments can get lost on their way'))).not.toContain(name);
  });

  test('has names that end with a colon before each of its pictures', () => {
    const script = saidInChinese('加密结果', line('原文：'), picture, line('加密后：'), picture);
    expect(script).toMatch(/原文和加密后。/u);
    expect(script).not.toContain('原文：');
  });
});

describe('a picture', () => {
  test('of the design is not described, whatever is written for it', () => {
    const logo: Unit = { kind: 'picture', words: 'Marchio e identità visiva' };
    const scripts = talk(
      page('A talk about servers', logo),
      page('Speed', list('It answers within a second')),
      page('Part two', logo),
      page('Costs', list('It runs on one machine')),
      page('Thanks', logo),
    );
    expect(scripts.join('\n')).not.toContain('Marchio');
  });

  test('is told by a line that says itself that it describes one', () => {
    const script = said('High availability', picture, line('image of a person at a server'));
    expect(script).toMatch(/(?:shows|In the picture:|What you see is) a person at a server\./u);
    expect(script).not.toContain('mage of');
  });

  test('is named by a line that has the word for what it is', () => {
    expect(
      saidInChinese(
        '磁盘',
        line('磁盘上数据存储的走向图'),
        picture,
        list('写入需要等待磁盘转动到位，所以随机写入比顺序写入慢'),
      ),
    ).toMatch(/(?:图中是|请看图：|展示的是)磁盘上数据存储的走向图。/u);
  });

  test.each([
    '概率分布看起来如下',
    '又称为高斯分布、正规分布',
    '通过算法融合成一棵大树',
    '服务器内部并行运行服务请求',
    '本质：多目标优化问题',
  ])('is not said to be what a sentence says: %s', (words) => {
    const script = saidInChinese(
      '正态分布',
      line(words),
      picture,
      list('样本均值依然服从正态分布，与总体无关'),
    );
    expect(script).not.toMatch(/图中是|请看图：|展示的是/u);
  });
});

describe('a list', () => {
  test('of numbers that a line announces is told', () => {
    const levels = item('常见的几个水平有：', item('0.1'), item('0.05'), item('0.01'));
    expect(saidInChinese('显著性', list('显著性水平是拒绝零假设的阈值', levels), picture)).toContain(
      '0.1、0.05和0.01',
    );
  });

  test('goes on with the sentence above it that breaks off', () => {
    const script = said(
      'Customers',
      list(
        'Hospitals: A shortage of supplies leads to',
        'Delays in the care of patients that need it at once',
        'Trust is lost when nobody knows what is in stock',
      ),
    );
    expect(script).toContain('leads to delays in the care of patients');
  });

  test('of what is done is not said to be here', () => {
    const steps: Unit = {
      kind: 'points',
      points: ['利用请求发送数据', '获取结果后解析'].map((text) => ({ text, parts: [] })),
    };
    expect(saidInChinese('数据呈现', steps, list('网络请求库可以创建请求，也可以取消请求'))).not.toMatch(
      /(?:这里有|包括|可以看到)利用/u,
    );
  });
});

describe('the parts of a talk', () => {
  const parts = ['我们的灵感来源', '我们的独特手段', '财务分析', '竞争对手现状'];

  test('are announced where a page without a title has the names of those behind it', () => {
    const [, agenda, ours] = talk(
      page('商业计划书'),
      page('', ...parts.map(line)),
      ...parts.map((title) => page(title, list(`${title}要从用户的需求说起，再看市场`))),
      page('谢谢大家'),
    );
    expect(agenda).toMatch(/今天主要讲四部分：我们的灵感来源、/u);
    expect(agenda).not.toContain('图');
    // A thing of ours is no call to do something.
    expect(ours).toMatch(/看我们的灵感来源。|说说我们的灵感来源。/u);
  });

  test('that a table of contents names otherwise are no additions to it', () => {
    const scripts = talk(
      page('统计学入门'),
      page('大纲', list('假设检验从何而来', '假设检验与其P值', '几种经典方法')),
      page('背景补充'),
      page('随机变量', list('取值是不唯一的，也是随机的')),
      page('重要指标'),
      page('阈值', list('预先决定的阈值用来控制错误')),
      page('谢谢大家'),
    );
    expect(scripts.join('\n')).not.toContain('另外还有一部分');
    expect(scripts[2]).toContain('背景补充');
  });
});

describe('words', () => {
  test('of a web address that a sentence goes on from are its name', () => {
    expect(sayable('ancestry.com的不足：')).toBe('ancestry.com的不足：');
    expect(sayable('家谱网（ancestry.com，美国）')).toBe('家谱网（ancestry.com，美国）');
    expect(sayable('example.org was founded in 1996')).toBe('example.org was founded in 1996');
    expect(sayable('Slides: example.org')).toBe('');
    expect(sayable('详见 example.org/slides 的第二页')).not.toContain('example');
  });

  test('begin with a capital, and numbers of programs have two digits', () => {
    expect(said('where should it happen?', list('At the end'))).toMatch(/(?:^|\n)Where|[a-z:,] where/u);
    expect(said('Outliers', list('IQR: 1.9295529543454322', 'Error: 0.000123456'))).toContain('IQR, 1.93');
    expect(said('Revenue', list('Revenue is 1.357538e+07 in total'))).toContain('1.357538e+07');
  });

  test('that continue a page, count its part or mark an item are not said', () => {
    expect(withoutNumber('Router (cont’d)')).toBe('Router');
    expect(withoutNumber("Example of fragmentation, con't")).toBe('Example of fragmentation');
    expect(withoutNumber('三.风险水平')).toBe('风险水平');
    expect(sayable('※支持批量操作')).toBe('支持批量操作');
    expect(isFurniture('图1')).toBe(true);
  });

  test('that cost so much each are told by the thing', () => {
    expect(
      saidInChinese('收费', list('百科全书：约200元/本', '检测：约500元/次', '会员：约10元/月')),
    ).toContain('200元每本');
  });

  test('of a program in a list are none', () => {
    expect(isCode('data <- data %>% group_by(Subject) %>% mutate(A = mean(B), C = mean(D))', undefined)).toBe(
      true,
    );
    expect(
      isCode('ggplot(study, aes(x = Subject, y = Reaction)) + geom_point(aes(colour = Subject))', undefined),
    ).toBe(true);
    expect(isCode(`'question':['PAD','what','color']`, undefined)).toBe(true);
    expect(isCode('f(x) %>% g passes the output of f(x) as the first argument to g', undefined)).toBe(false);
    expect(isCode('We use ggplot (see page 3) to draw what we found', undefined)).toBe(false);
  });
});

test('words that lead to a formula, and a title that is the number of an exercise, are not told', () => {
  for (const lead of ['解：', '例如', '其中，', '所以，']) expect(isFurniture(lead)).toBe(true);
  for (const told of ['解决方案', '所以我们选择它', '例如北京', '所以', '故'])
    expect(isFurniture(told)).toBe(false);
  const titled = (title: string) =>
    outlinePage({ elements: [aText(title, { role: 'title' }), aText('Y = A + B', { id: 'b', top: 300 })] });
  expect(titled('13').title).toBe('');
  const number = aText('14', { role: 'title' });
  expect(outlinePage({ elements: [number] }).units).toEqual([{ kind: 'drawing' }]);
  for (const named of ['2024', '404']) expect(titled(named).title).toBe(named);
  const counts = [aText('73', { role: 'title' }), aText('countries drink it', { id: 'b', top: 300 })];
  expect(outlinePage({ elements: counts }).title).toBe('73');
});

import { describe, expect, test } from 'vitest';
import { defaultViewport } from '../deck.ts';
import type { DrawnElement } from '../drawn.ts';
import { textBox } from '../defaults.ts';
import { aText } from '../testing.ts';
import { paragraphsFrom } from '../text/plain.ts';
import { sayable, withoutCited } from './clean.ts';
import { altWords } from './outline/alt.ts';
import { outlinePage } from './outline/outline-page.ts';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

// Faults that were heard in talks of strangers.

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const item = (text: string): Point => ({ text, parts: [], isItem: true });
const list = (...texts: string[]): Unit => ({ kind: 'points', points: texts.map(item) });
const talk = (...pages: PageOutline[]): string[] =>
  writeScripts(pages).map((script) => (script ? scriptText(script) : ''));

const { width, height } = defaultViewport;
type Look = { size?: number; bold?: string[]; left?: number; top?: number } & Pick<DrawnElement, 'role'>;
function box(words: string, { size = 24, bold = [], left = 60, top = 100, role }: Look): DrawnElement {
  const paragraphs = paragraphsFrom(words).map((each) => ({
    ...each,
    runs: each.runs.map((run) => ({ ...run, size, bold: bold.includes(run.text) })),
  }));
  const place = { left, top, width: width * 0.8, height: 60 };
  return aText(words, { ...place, id: words, ...(role && { role }), text: { ...textBox, paragraphs } });
}
const pointsOf = (elements: DrawnElement[]) =>
  outlinePage({ elements }).units.flatMap((unit) => (unit.kind === 'points' ? unit.points : []));

describe('what is no word of the talk', () => {
  test.each([
    '无标题5',
    '未命名-2',
    'Untitled 3',
    '未命名文件-导出',
    '某某模板网，幻灯片演示模板及素材免费下载！',
    '45,900+ Thank You Sign Stock Photos …',
    'Free vector, hands holding a phone',
  ])('a picture is not described as %s', (alt) => {
    expect(altWords(alt)).toBe('');
  });

  test('a picture is described by who wrote what it shows', () => {
    expect(altWords('标题栏里的无标题文档')).toBe('标题栏里的无标题文档');
    expect(altWords('Stock prices fell in March')).toBe('Stock prices fell in March');
  });

  test('names and years of works are left out; years and places that are told stay', () => {
    expect(withoutCited('It instantly accomplishes a hoax. (Mineo, 2024)')).toBe(
      'It instantly accomplishes a hoax.',
    );
    expect(withoutCited('Costs pass a trillion (Adorjan & Colaguori, 2023) each year')).toBe(
      'Costs pass a trillion each year',
    );
    expect(withoutCited('It learns in context (Brown et al., 2020; Wei et al. 2022a).')).toBe(
      'It learns in context.',
    );
    expect(withoutCited('性能提升明显（张三等，2021）')).toBe('性能提升明显');
    for (const kept of ['Sales rose (March 2020)', 'It opened again (since 2019)', '二期工程（2021年）'])
      expect(withoutCited(kept)).toBe(kept);
  });

  test('works are only left out where the deck lists them', () => {
    const line = 'The mark is the target of the trick (Fraud.com, 2022).';
    expect(talk(page('Scams'), page('What it is', list(line)), page('End', list(line)))[1]).toContain('2022');
    const listed = talk(
      page('Scams'),
      page('What it is', list(line)),
      page('References', list('Fraud, 2022')),
    );
    expect(listed[1]).not.toContain('2022');
  });

  test('raised numbers in brackets, rows of numbers and fields of a template are not told', () => {
    const cited = {
      ...textBox,
      paragraphs: [{ runs: [{ text: '延迟增大十倍' }, { text: '[1,2]', baseline: 0.3 }] }],
    };
    const shown = (words: string) => box(words, { top: 300 });
    const others = [...['name    yyyy/mm/dd', '1 2 3 4'].map(shown), box('性能', { top: 20, role: 'title' })];
    expect(pointsOf([aText('x', { id: 'cited', text: cited }), ...others]).map(({ text }) => text)).toEqual([
      '延迟增大十倍',
    ]);
  });

  test('letters that nobody can read are not told', () => {
    expect(
      pointsOf([box('可以看见的一行文字', {}), box('藏在角落里的文字', { size: 1.4, top: 300 })]),
    ).toHaveLength(1);
  });

  test('the number of a section or a figure is not told, an amount is', () => {
    expect(pointsOf([box('3.1 点击邮件发送', {})])[0]?.text).toBe('点击邮件发送');
    expect(pointsOf([box('图4.2 节点分配交易', {})])[0]?.text).toBe('节点分配交易');
    expect(pointsOf([box('3.1 亿元投入', {})])[0]?.text).toBe('3.1 亿元投入');
  });
});

describe('what is told', () => {
  test('things that stand over a title at the foot of the page', () => {
    const title = box('Distribution over time', { size: 40, top: height * 0.75, role: 'title' });
    const shown = [
      box('How often people write is not constant', { top: 60 }),
      box('Four of five messages came after the spring', { top: 160 }),
    ];
    expect(pointsOf([title, ...shown])).toHaveLength(2);
  });

  test('each step of a page that is built up, when it comes', () => {
    const steps = [
      '客户端在以太坊中部署合约',
      '客户端发送注册的请求',
      '服务器返回公钥和主密钥',
      '服务器保存用户的属性',
    ];
    const pages = steps.map((_, at) => page('工作流程', list(...steps.slice(0, at + 1))));
    const told = talk(page('文件共享系统'), ...pages, page('总结', list('系统能够安全地共享文件。'))).slice(
      1,
      5,
    );
    told.forEach((script, at) => {
      for (const [which, step] of steps.entries()) expect(script.includes(step)).toBe(which === at);
    });
  });

  test('what stands below a bold line in a box belongs to it', () => {
    const words = '数字货币\n具有高度的安全性\n加快流通速度';
    expect(pointsOf([box(words, { bold: ['数字货币'] })])).toMatchObject([
      { text: '数字货币', parts: [{ text: '具有高度的安全性' }, { text: '加快流通速度' }] },
    ]);
    expect(pointsOf([box(words, {})])).toHaveLength(3);
  });

  test('lines that are counted in Chinese are points of their own', () => {
    expect(pointsOf([box('一、选题背景及意义\n二、区块链技术原理\n三、总结', {})])).toHaveLength(3);
  });

  test('columns that are made with tabs are a name and what is said of it', () => {
    expect(sayable('张世权\t\t\t技术解答员')).toBe('张世权：技术解答员');
    expect(sayable('刘    楚\t\t\t水群王者')).toBe('刘楚：水群王者');
    expect(sayable('刘    楚')).toBe('刘楚');
  });

  test('a table of contents that has its name from its layout or from a card of its own', () => {
    const points = ['可逆信息', '直方图', '结果'].map((words, at) => box(words, { top: 150 + at * 100 }));
    const named = outlinePage({
      elements: [box('目 录', { size: 60, top: 20, role: 'decoration' }), ...points],
    });
    expect(named.title).toBe('目录');
    const card: Unit = { kind: 'points', heading: '目录', points: [item('CONTEXT')] };
    expect(
      talk(page('云文件共享'), page('', card, list('背景介绍', '系统模型', '实验分析')), page('背景介绍'))[1],
    ).toMatch(/三部分：背景介绍、系统模型和实验分析。/u);
  });

  test('a title that goes on with what was said stands by itself', () => {
    const pages = [page('图学习'), page('概述', list('现有的方法只能处理见过的顶点。'))];
    expect(talk(...pages, page('但问题是', list('许多应用要处理没见过的顶点。')))[2]).toMatch(/^但问题是。/u);
  });

  test('who speaks goes on no title', () => {
    const said = talk(
      { ...page('Introduction to the cloud'), units: [list('DevOps Engineer at Example')] },
      page('A'),
    )[0];
    expect(said).not.toContain('Engineer');
  });

  test('chances beside conditional ones are read as chances', () => {
    const told = talk(page('概率'), page('贝叶斯', list('通过求解P(Y|X)=P(X|Y)P(Y)/P(X)得到分布')))[1];
    expect(told).toContain('给定X时Y的概率=给定Y时X的概率乘以Y的概率除以X的概率');
  });

  test('every sentence of shouted ones begins with a capital', () => {
    const shouted = 'THE ALGORITHM IS USED TO FIND THE RESULTS. THE RESULTS ARE FOUND BY THE MODEL.';
    expect(talk(page('Genomes'), page('Method', list(shouted)))[1]).toContain(
      'The results are found by the model.',
    );
  });
});

test('however many tabs part two columns, they are a name and what is said of it', () => {
  expect(sayable('姓名\t\t\t\t张三的职位')).toBe('姓名：张三的职位');
});

import { describe, expect, test } from 'vitest';
import type { Block } from '../document/document.ts';
import { frontOf } from './front-matter.ts';
import { materialOf } from './material.ts';
import { documentOf } from './testing.ts';

const form = (...rows: string[][]): Block => ({ kind: 'table', page: 1, rows, headRows: 0 });
const text =
  '旅游定制小程序让不熟悉手机的人也能很快找到路线，这里先说明它为什么值得做，再说明它怎样做出来，最后说明它怎样测试。';
const told = (blocks: Block[]) => materialOf({ pages: 1, blocks, pagesLeft: 0 }, '文件');
const sentencesOf = (blocks: Block[]) =>
  told(blocks).sections.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text));

describe('the cover of a thesis', () => {
  const people = form(
    ['学生姓名', '陈某', '学 号', '20160001'],
    ['指导教师', '梁某', '专业年级', '软件 2016'],
  );

  test('names the document in its form, also over two rows, and is not told', () => {
    const title = form(['题目', '基于微信平台的'], ['旅游定制小程序设计', '旅游定制小程序设计']);
    const blocks: Block[] = [
      { kind: 'paragraph', page: 1, text: '本科毕业设计（论文）' },
      title,
      people,
      { kind: 'heading', page: 1, level: 1, text: '绪论' },
      { kind: 'paragraph', page: 1, text },
    ];
    expect(told(blocks).title).toBe('基于微信平台的旅游定制小程序设计');
    expect(sentencesOf(blocks).join('')).not.toMatch(/毕业设计|陈某|学号/u);
    expect(told(blocks).sections.flatMap(({ things }) => things)).toEqual([]);
  });

  test('is the title and who wrote it, where an abstract follows; it is told in one language, and without its name', () => {
    const abstract =
      'Abstract: Many visitors of the old town do not know how they shall find their way through it, and this paper shows how a small program may help them.';
    const blocks = documentOf(
      `旅游定制小程序的设计\n陈某某 3230102953\n摘要：${text}\n${abstract}\n# 一、绪论\n游客在古城里常常迷路，手机上的地图也不总是准确。`,
    ).blocks;
    expect(told(blocks).title).toBe('旅游定制小程序的设计');
    expect(sentencesOf(blocks).join('')).toMatch(/^旅游定制小程序让/u);
    expect(sentencesOf(blocks).join('')).not.toMatch(/陈某某|visitors/u);
  });

  test('of a manual names what it is for', () => {
    const blocks = documentOf(
      `旅游定制小程序\n用户手册\n版本：v2.0（2026年4月）\n# 第一章 系统概述\n${text}`,
    ).blocks;
    expect(told(blocks).title).toBe('旅游定制小程序');
    expect(sentencesOf(blocks).join('')).not.toMatch(/用户手册|版本/u);
  });

  test('names it by lines that stand again before the text as one', () => {
    const blocks = documentOf(
      `毕业论文\n同源性搜索的\n高效算法\n指导教师：王某\n同源性搜索的高效算法\n${text}`,
    ).blocks;
    expect(frontOf({ blocks }).title).toBe('同源性搜索的高效算法');
  });

  test('names it by the line below the label of its title', () => {
    const blocks = documentOf(`课程设计报告\n中文题目\n糖尿病预测建模\n某某大学\n2025年6月\n${text}`).blocks;
    expect(frontOf({ blocks }).title).toBe('糖尿病预测建模');
  });

  test('names it by lines that were broken by hand, in the middle of a word or before its end', () => {
    const titled = (first: string, next: string) =>
      frontOf({
        blocks: documentOf(`论文题目：${first}\n${next}\n学生姓名：王某\n学生学号：12061163\n${text}`).blocks,
      }).title;
    expect(titled('遗传算法和神经网络在股票趋', '势问题中的应用研究')).toBe(
      '遗传算法和神经网络在股票趋势问题中的应用研究',
    );
    expect(titled('基于微信平台的', '旅游定制小程序')).toBe('基于微信平台的旅游定制小程序');
    expect(titled('旅游定制小程序', '某某大学')).toBe('旅游定制小程序');
  });

  test('ends where its heading opens the text, and takes names with it', () => {
    const { blocks } = documentOf(
      `Submitted by:\n## “Amna Ali”\n## “Abdallah Hafez”\nBenha University\nProgram description:\n${'This program runs processes in the order in which they came, and shows how long each of them waits. '.repeat(3)}`,
    );
    expect([...frontOf({ blocks }).places]).toEqual([0, 1, 2, 3]);
  });

  test('is no title where its largest line names a house, and a form of names is not told wherever it stands', () => {
    const blocks: Block[] = [
      { kind: 'heading', page: 1, level: 1, text: '某某大学计算机学院' },
      { kind: 'heading', page: 1, level: 2, text: '课题背景' },
      { kind: 'paragraph', page: 1, text },
      form(['Author:', 'WANG'], ['Tutor:', 'REN']),
    ];
    expect(told(blocks).title).not.toContain('学院');
    expect(told(blocks).sections.flatMap(({ things }) => things)).toEqual([]);
  });

  test('is none where nothing names people or houses', () => {
    const { blocks } = documentOf(
      `# Green tea\nA short guide\n${'Farmers pick the leaves by hand in April. '.repeat(5)}`,
    );
    expect([...frontOf({ blocks }).places]).toEqual([]);
  });
});

test('what its author declares, and signs, is not told', () => {
  const { blocks } = documentOf(
    `郑 重 声 明\n本人呈交的学位论文，是在导师的指导下，独立进行研究工作所取得的成果，所有数据、图片资料真实可靠，没有抄袭他人的成果。\n本人签名： 日期： 2022年5月18日\n# 绪论\n${text}`,
  );
  expect(sentencesOf(blocks).join('')).not.toContain('学位论文');
  expect(sentencesOf(blocks).join('')).toContain('旅游定制小程序');
});

test.each([
  ['Introduction', 'Declaration\n# Introduction\n'],
  [
    'Introduction',
    'Declaration\nAll of this is my own work.\nNothing was taken from others.\n# Introduction\n',
  ],
  [
    'Introduction',
    'Certificate\nThis is to certify that the work was done by the pupils of the school.\n# Introduction\n',
  ],
])('what is declared and not signed ends before the next heading: %s', (heading, front) => {
  const { blocks } = documentOf(
    `${front}${'Farmers pick the leaves by hand in April, and dry them for six hours. '.repeat(3)}`,
  );
  const { places } = frontOf({ blocks });
  const at = blocks.findIndex((block) => 'text' in block && block.text === heading);
  expect([...places]).toEqual(Array.from({ length: at }, (_, place) => place));
});

test('a certificate that a document is about is told', () => {
  const { blocks } = documentOf(
    `# Certificate\nA certificate binds a name to a key, and is signed by somebody whom both trust. ${'It ends after a year. '.repeat(5)}\n# Keys\nA key is made of two parts, and one of them is never given to others.`,
  );
  expect([...frontOf({ blocks }).places]).toEqual([]);
});

test('what only begins as a declaration does is told', () => {
  const { blocks } = documentOf(
    `# Declaration of variables\nA variable is declared before it is used, and gets a type. ${'It was designed for that. '.repeat(5)}\n# Functions\nA function is assigned to a name, too, and may be called by it in all of the program.`,
  );
  expect([...frontOf({ blocks }).places]).toEqual([]);
});

test('short paragraphs of minutes, and tables whose head names people, are told', () => {
  const table: Block = {
    kind: 'table',
    page: 1,
    rows: [
      ['Name', 'Class', 'Score'],
      ['Ann', '3b', '17'],
      ['Bob', '3c', '19'],
    ],
    headRows: 1,
  };
  const minutes = documentOf(
    'Weekly meeting\nDate: 3 May\nMembers: Ann, Bob\nThe price of the basic plan goes up in June.\nThe office in Lyon closes at the end of the year.\n- Ann asks the owner\n- Bob tells the team',
  ).blocks;
  expect([...frontOf({ blocks: minutes }).places]).toEqual([0, 1, 2]);
  expect([...frontOf({ blocks: [...documentOf('# Scores').blocks, table] }).places]).toEqual([]);
});

test('an abstract in another language is not told, one in the same language is', () => {
  const english = 'Travel programs help people who do not know their phones well to find a good way.';
  const { blocks } = documentOf(
    `# 摘要\n${text}\n# Abstract\n${english}\nKeywords: travel, phone\n# 绪论\n${text.replace('旅游', '出行')}`,
  );
  const said = sentencesOf(blocks).join('');
  expect(said).toContain('旅游定制');
  expect(said).not.toContain('Travel');
  const own = documentOf(
    `# Abstract\n${english}\n# Introduction\n${english.replace('Travel', 'Money')}`,
  ).blocks;
  expect(sentencesOf(own).join('')).toContain('Travel');
});

test('what a form tells whoever fills it in, and the number of its version, are not told', () => {
  const { blocks } = documentOf(
    `# 软件架构文档\n# 版本 <1.0>\n[注：用方括号括起来的文本用于向作者提供指导，在发布此文档之前应该将其删除。]\n# 简介\n${text}`,
  );
  expect(sentencesOf(blocks).join('')).not.toContain('方括号');
  expect(told(blocks).sections.map(({ title }) => title)).not.toContain('版本 <1.0>');
});

import { describe, expect, test } from 'vitest';
import { linesOf, noContext } from '../testing.ts';
import { decodeText } from './decode.ts';
import { readPlainText, readTxt } from './read-txt.ts';

const read = (text: string) => linesOf(readPlainText(text));

const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('the encoding of a text', () => {
  test.each([
    ['UTF-8', Buffer.from('一个分支，学习'), '一个分支，学习'],
    ['UTF-8 with its mark', Buffer.from('\ufeff学习'), '学习'],
    ['UTF-16 without a mark', wide('一个人工智能的分支', false), '一个人工智能的分支'],
    ['UTF-16, big end first', wide('一个人工智能的分支', true), '一个人工智能的分支'],
    ['UTF-16 of Latin letters', wide('A plain text', false), 'A plain text'],
    ['UTF-32', hex('fffe0000 41000000 604f0000'), 'A你'],
    [
      'GB18030',
      hex('bbfac6f7d1a7cfb0cac7c8cbb9a4d6c7c4dcb5c4d2bbb8f6b7d6d6a7'),
      '机器学习是人工智能的一个分支',
    ],
    ['Big5', hex('bef7beb9bec7b2dfac4fa448a475b4bcbc7aaabaa440add3a4c0a4e4'), '機器學習是人工智慧的一個分支'],
    [
      'Shift_JIS',
      hex('8b408a428a778f4b82cd906c8d48926d945c82cc88ea95aa96ec82c582b7'),
      '機械学習は人工知能の一分野です',
    ],
    ['Windows 1252', hex('4c 65 20 93 63 9c 75 72 94 20 e9 74 e9'), 'Le “cœur” été'],
  ])('is found: %s', (_name, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test('bytes that are no text are refused, whatever they are called', () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256);
    expect(() => decodeText(noise)).toThrow('not-a-document');
  });

  test('a text above the limit is refused', async () => {
    await expect(readTxt(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), noContext)).rejects.toThrow('too-large');
  });
});

describe('headings of a text', () => {
  test('are found by markdown, with their words alone', () => {
    expect(read('# The **sea**\n\nWater.\n\n## [Waves](http://a.b)\nMore water.')).toEqual([
      '# The sea',
      'Water.',
      '## Waves',
      'More water.',
    ]);
    expect(read('The sea\n=======\n\nWater is wet.')).toEqual(['# The sea', 'Water is wet.']);
  });

  test('are found by Chinese numbers, each way of numbering a level of its own', () => {
    expect(
      read('第一章 绪论\n内容很多。\n一、背景\n很久以前。\n（一）起源\n更早。\n第二章 方法\n没有。'),
    ).toEqual([
      '# 第一章 绪论',
      '内容很多。',
      '## 一、背景',
      '很久以前。',
      '### （一）起源',
      '更早。',
      '# 第二章 方法',
      '没有。',
    ]);
  });

  test('are found by chapters and decimal numbers; points of a list are none', () => {
    expect(
      read('Chapter 1\nIt began.\n\n1.1 Early days\nLittle is known.\n\n1. flour\n2. water\n3. salt'),
    ).toEqual([
      '# Chapter 1',
      'It began.',
      '## 1.1 Early days',
      'Little is known.',
      '1. flour',
      '1. water',
      '1. salt',
    ]);
  });

  test('may stand alone without a number; sentences and remarks of programs do not count', () => {
    expect(
      read('Growing tea\n\nTea grows in the hills where it rains a lot and the nights are cool.')[0],
    ).toBe('# Growing tea');
    expect(read('It was late.\n\nHe went home over the long bridge and did not look back at all.')[0]).toBe(
      'It was late.',
    );
    expect(readPlainText('# Licensed to us\n# under terms').blocks.map(({ kind }) => kind)).not.toContain(
      'heading',
    );
  });
});

describe('paragraphs, lists and tables of a text', () => {
  test('lines that were broken by hand are one paragraph', () => {
    const broken =
      'The quick brown fox jumps over the lazy dog while the sun is set-\nting over the hills, and nobody in the village looks up from the\nwork that has to be done before the rain comes down on the fields\nand the road.\n\nAnother day.';
    expect(read(broken)).toEqual([
      'The quick brown fox jumps over the lazy dog while the sun is setting over the hills, and nobody in the village looks up from the work that has to be done before the rain comes down on the fields and the road.',
      'Another day.',
    ]);
  });

  test('Chinese lines that were broken by hand are joined without a space', () => {
    const line = '机器学习是人工智能的一个分支它使计算机能够从数据中学';
    expect(read(`${line}\n${line}\n${line}\n${line}\n习。`)[0]).toBe(`${line.repeat(4)}习。`);
  });

  test('Chinese lines that no stop ends and that were not broken are points, and the line above them names them', () => {
    const text =
      '叶子里的工厂\n\n高一生物　第 5 章\n\n今天要弄懂的三件事\n\n光是在哪里、被谁捉住的\n水和二氧化碳怎样变成糖\n\n17 世纪，有人把一棵约 2.3 公斤的柳树苗种在干土里\n五年只浇雨水\n\n他的结论：树的重量来自水。对了一半。';
    const { title, subtitle } = readPlainText(text);
    expect([title, subtitle]).toEqual(['叶子里的工厂', '高一生物 第 5 章']);
    expect(read(text)).toEqual([
      '# 叶子里的工厂',
      '高一生物 第 5 章',
      '## 今天要弄懂的三件事',
      '- 光是在哪里、被谁捉住的',
      '- 水和二氧化碳怎样变成糖',
      '- 17 世纪，有人把一棵约 2.3 公斤的柳树苗种在干土里',
      '- 五年只浇雨水',
      '他的结论：树的重量来自水。对了一半。',
    ]);
  });

  test('a short Chinese line right above sentences is their heading', () => {
    expect(read('常见问题\n\n借车与还车\n问：怎么借？\n答：打开 App 扫码。')[1]).toBe('## 借车与还车');
  });

  test('a formula that begins with a number is no heading', () => {
    expect(read('总的反应\n\n6 CO₂ + 6 H₂O → C₆H₁₂O₆\n\n原料有两种，都从外面来。').join()).not.toContain(
      '# 6',
    );
  });

  test('lines that are paragraphs stay apart', () => {
    expect(read('　　很久以前有一个人。\n　　他住在山里。')).toEqual(['很久以前有一个人。', '他住在山里。']);
  });

  test('points have their depth', () => {
    expect(read('- tea\n  - green\n  - black\n- coffee\n  with milk')).toEqual([
      '- tea',
      '  - green',
      '  - black',
      '- coffee with milk',
    ]);
  });

  test('a spreadsheet that was saved as text is a table', () => {
    expect(read('Plant\tRate\nMaize\t25\nRice\t21')).toEqual([
      '|= Plant | Rate',
      '| Maize | 25',
      '| Rice | 21',
    ]);
    expect(read('city,people,year\n"Bonn, old",330,2020\nKiel,246,2020')).toEqual([
      '|= city | people | year',
      '| Bonn, old | 330 | 2020',
      '| Kiel | 246 | 2020',
    ]);
    expect(read('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual(['|= a | b', '| 1 | 2']);
  });

  test('sentences with commas are no table', () => {
    expect(
      readPlainText('Red, green, blue\nOne, two, three\nCat, dog, cow').blocks.map(({ kind }) => kind),
    ).not.toContain('table');
  });

  test('the number of a page that stands behind its last word is none of its words; others stay', () => {
    const pages = ['They built trust 1', 'and a team 2', 'in two years 3', 'with 12 people 12'];
    expect(read(pages.join('\n\f\n')).join(' | ')).toBe(
      'They built trust | and a team | in two years | with 12 people 12',
    );
  });

  test('thousands of short lines before a sentence are looked through once', () => {
    const { blocks } = readPlainText(`标题文字\n\n${'汉字词语\n'.repeat(8_000)}这是最后一句话。`);
    expect(blocks.map(({ kind }) => kind)).not.toContain('list');
  });

  test('a form feed begins a page', () => {
    const { pages, blocks } = readPlainText('One.\n\fTwo.');
    expect([pages, blocks.map(({ page }) => page)]).toEqual([2, [1, 2]]);
  });
});

import { describe, expect, test } from 'vitest';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const point = (text: string): Point => ({ text, parts: [] });
const list = (...texts: string[]): Unit => ({ kind: 'points', points: texts.map(point) });
const said = (...pages: PageOutline[]): string[] =>
  writeScripts(pages).map((script) => (script ? scriptText(script) : ''));

const cover = page('宾馆管理系统');
const about = (title: string) => page(title, list('前台在这里登记客人，夜班也用它查空房，所以它一直开着。'));

describe('a table of contents', () => {
  test('leaves out what its design says in English below each Chinese name', () => {
    const contents = list(
      '项目的意义',
      'Project Significance',
      '组员分工',
      'Individual Tasks',
      '使用的技术',
      'Technique',
    );
    const [, told] = said(cover, page('CONTENT', contents), about('项目的意义'), about('组员分工'));
    expect(told).toBe('今天主要讲三部分：项目的意义、组员分工和使用的技术。');
  });

  test('leaves out English in brackets, behind some of its items and below others, and may stand beside its name', () => {
    const name: Unit = {
      kind: 'points',
      points: [point('目录 contents')],
      line: { top: 260, bottom: 300 },
    };
    const items = list(
      '项目的意义 (Background & Purpose)',
      '组员分工',
      '( Individual Tasks)',
      '使用的技术',
      '(Technique)',
    );
    const contents: PageOutline = { title: '', subtitle: '', units: [{ kind: 'picture' }, name, items] };
    const [, told] = said(cover, contents, about('项目的意义'), about('组员分工'));
    expect(told).toBe('今天主要讲三部分：项目的意义、组员分工和使用的技术。');
  });

  test('leaves out its own name and the numbers of its items', () => {
    const contents = list('CONTENTS', '01 02 03', '课题背景', '数据处理', '模型');
    const [, told] = said(cover, page('目录', contents), about('课题背景'), about('数据处理'));
    expect(told).toBe('今天主要讲三部分：课题背景、数据处理和模型。');
  });

  test('keeps English names that stand for no Chinese one', () => {
    const [, told] = said(
      cover,
      page('目录', list('虚拟机', 'Docker', 'Kubernetes')),
      about('虚拟机'),
      about('Docker'),
    );
    expect(told).toContain('Docker');
    expect(told).toContain('Kubernetes');
  });

  test('that returns opens the part that its next page is about, and is not told again', () => {
    const contents = page('内容提要', list('研究背景', '高效算法', '实验结果'));
    const told = said(
      cover,
      contents,
      about('研究背景'),
      contents,
      about('高效算法'),
      contents,
      about('实验结果与讨论'),
    );
    expect(told[1]).toContain('研究背景、高效算法和实验结果');
    expect(told[3]).toMatch(/高效算法。$/u);
    expect(told[5]).toMatch(/实验结果。$/u);
    for (const again of [told[3], told[5]]) expect(again).not.toContain('研究背景');
  });

  test('that returns before pages of other names opens the next part in its order', () => {
    const contents = page('Agenda', list('Where we stand', 'What it costs', 'What comes next'));
    const told = said(
      page('The new depot'),
      contents,
      page(
        'Where we stand',
        list('The old depot is full since March, and two trucks wait outside every day.'),
      ),
      contents,
      page('Bricks and roofs', list('The walls take most of the money, and the roof takes the rest of it.')),
    );
    expect(told[3]).toMatch(/what it costs/iu);
    expect(told[3]).not.toMatch(/where we stand/iu);
  });

  test('is one as well where its name is the line that its items stand below', () => {
    const contents = list('目录：');
    if (contents.kind === 'points') contents.points[0]?.parts.push(point('研究背景'), point('实验结果'));
    const [, told] = said(cover, page('', contents), about('研究背景'), about('实验结果'));
    expect(told).toBe('今天主要讲两部分：研究背景和实验结果。');
  });
});

describe('the first page', () => {
  const line = (text: string): Unit => ({
    kind: 'points',
    points: [point(text)],
    line: { top: 236, bottom: 299 },
  });

  test('names the talk by a few words that stand there alone', () => {
    const told = said(page('', line('垃圾分类')), about('现状'), about('做法'));
    expect(told[0]).toBe('大家好，今天我们来讲垃圾分类。');
  });

  test('names no talk by a sentence', () => {
    const told = said(
      page('', line('This is what we did.')),
      page('Doors', list('A')),
      page('Alarms', list('B')),
    );
    expect(told[0]).not.toContain("Today's talk");
  });
});

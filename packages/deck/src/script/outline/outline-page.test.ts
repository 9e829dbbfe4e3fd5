import { describe, expect, test } from 'vitest';
import { textBox } from '../../defaults.ts';
import type { DrawnElement } from '../../drawn.ts';
import { aText } from '../../testing.ts';
import { paragraphsFrom } from '../../text/plain.ts';
import { outlinePage } from './outline-page.ts';

const sized = (words: string, size: number, more: Partial<ReturnType<typeof aText>>) =>
  aText(words, {
    ...more,
    text: {
      ...textBox,
      paragraphs: paragraphsFrom(words).map((each) => ({
        ...each,
        runs: each.runs.map((run) => ({ ...run, size })),
      })),
    },
  });
const pictureOf = (alt: string): DrawnElement => ({
  id: 'picture',
  type: 'image',
  url: 'x',
  left: 300,
  top: 200,
  width: 400,
  height: 300,
  rotate: 0,
  alt,
});
const tableOf = (...rows: string[][]): DrawnElement => ({
  id: 'table',
  type: 'table',
  left: 100,
  top: 200,
  width: 800,
  height: 200,
  rotate: 0,
  columns: rows[0]?.map(() => 1) ?? [],
  rows: rows.map(() => 40),
  cells: rows.map((row) => row.map((words) => ({ text: { ...textBox, paragraphs: paragraphsFrom(words) } }))),
});

const top = { left: 31, top: 171, width: 850, height: 74 };

describe('the title of a page', () => {
  test('is not the motto that a design has in its lower right corner', () => {
    const motto = { left: 648, top: 448, width: 352, height: 59, role: 'title' } as const;
    const outline = outlinePage({
      elements: [sized('Learn. Imagine. Build.', 75, motto), sized('Security of web applications', 46, top)],
    });
    expect(outline.title).toBe('Security of web applications');
  });

  test.each(['01', 'PART 01', 'Part one', '第二章'])('is the name of a part, not its mark: %s', (mark) => {
    const called = { left: 79, top: 90, width: 350, height: 90, role: 'title' } as const;
    const name = { left: 79, top: 220, width: 500, height: 40 };
    expect(
      outlinePage({ elements: [sized(mark, 88, called), sized('Rules of the game', 30, name)] }),
    ).toEqual({
      title: 'Rules of the game',
      subtitle: '',
      units: [],
    });
  });

  test('is the mark of a part where nothing else is written', () => {
    const called = { ...top, role: 'title' } as const;
    expect(outlinePage({ elements: [sized('Chapter 2', 88, called)] }).title).toBe('Chapter 2');
  });

  test('takes no names of cards that stand higher beside it for words above it', () => {
    const column = (words: string, at: number) =>
      sized(words, 25, { left: 182, top: at, width: 286, height: 31, role: 'subtitle' });
    const small = (words: string, at: number) =>
      sized(words, 18, { left: 182, top: at, width: 286, height: 30, role: 'subtitle' });
    const outline = outlinePage({
      elements: [
        ...['Queue', 'Shortest', 'Round robin', 'Priority'].flatMap((name, index) => [
          column(name, 15 + index * 100),
          small(`How ${name.toLowerCase()} works`, 46 + index * 100),
        ]),
        sized('Table of contents', 39, { left: 715, top: 460, width: 286, height: 63, role: 'title' }),
      ],
    });
    expect(outline.title).toBe('Table of contents');
    expect(outline.units.map((unit) => (unit.kind === 'points' ? unit.heading : unit.kind))).toEqual([
      'Queue',
      'Shortest',
      'Round robin',
      'Priority',
    ]);
  });

  test('may stand below a smaller line, as on the page that opens a section', () => {
    const below = { left: 79, top: 420, width: 850, height: 70, role: 'title' } as const;
    const outline = outlinePage({ elements: [sized('Part one', 28, top), sized('Geometry', 56, below)] });
    expect(outline.title).toBe('Geometry');
  });

  test.each([
    ['Section 1.2', 'Section 1.2'],
    ['Section 3: Circles', 'Circles'],
  ])('%j is said as %j', (written, said) => {
    expect(outlinePage({ elements: [aText(written, { role: 'title' })] }).title).toBe(said);
  });

  test('is the thanks of its layout where nothing else stands on it', () => {
    const thanks = sized('谢  谢', 40, { ...top, role: 'decoration' });
    expect(outlinePage({ elements: [thanks] })).toMatchObject({ title: '谢谢', units: [] });
    const motto = sized('Learn and build', 40, { ...top, role: 'decoration' });
    expect(outlinePage({ elements: [motto] }).title).toBe('');
  });
});

describe('what is not told', () => {
  test.each(['MPj03090780000[1]', 'ed-bild-2-4', 'banner', 'E:\\Trips\\f0391100 corrected.jpg'])(
    'the name of a file: %j',
    (alt) => {
      expect(outlinePage({ elements: [pictureOf(alt)] }).units).toEqual([{ kind: 'picture' }]);
    },
  );

  test('a table that only draws a pattern', () => {
    const [title, pattern] = [aText('Results', { role: 'title' }), tableOf(['R', 'R', 'A'], ['R', 'B', 'R'])];
    expect(outlinePage({ elements: [title, pattern] }).units).toEqual([]);
  });

  test('single letters and what joins two things', () => {
    const [title, ...marks] = [
      aText('Results', { role: 'title' }),
      ...['R', 'versus'].map((words, at) => aText(words, { id: words, top: 250 + at * 80 })),
    ] as const;
    expect(outlinePage({ elements: [title, ...marks] }).units).toEqual([]);
  });
});

test('an item that was broken by hand goes on below its bullet', () => {
  const words = 'It is a disorder involving\nthe 21st chromosome\nOne in 700 has it';
  const bullet = { kind: 'character', character: '•' } as const;
  const paragraphs = paragraphsFrom(words).map((each, at) => (at === 1 ? each : { ...each, bullet }));
  const said = JSON.stringify(
    outlinePage({ elements: [aText(words, { text: { ...textBox, paragraphs } })] }),
  );
  expect(said).toContain('It is a disorder involving the 21st chromosome');
  expect(said).toContain('One in 700 has it');
});

test('a description of a picture that somebody wrote is told', () => {
  expect(outlinePage({ elements: [pictureOf('a bridge over the river')] }).units).toEqual([
    { kind: 'picture', words: 'a bridge over the river' },
  ]);
});

describe('a page that holds more than anybody can say', () => {
  test('is read as far as a script goes', () => {
    const many = Array.from({ length: 40 }, (_, place) => aText(`Point ${place} ${'word '.repeat(300)}`));
    const told = JSON.stringify(outlinePage({ elements: [aText('The title', { role: 'title' }), ...many] }));
    expect(told).toContain('The title');
    expect(told).toContain('Point 3');
    expect(told).not.toContain('Point 39');
  });

  test.each([
    ['one endless word', 'a'.repeat(100_000)],
    ['a gap', `a${' '.repeat(4_000)}b`],
    ['a gap over many lines', `a${' \v'.repeat(40_000)}b`],
  ])('is read at once with %s', (_, words) => {
    const before = performance.now();
    outlinePage({ elements: [aText(words)] });
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});

describe('what stands beside what it names', () => {
  const box = (words: string, left: number, at: number, width: number) =>
    sized(words, 20, { left, top: at, width, height: 55 });
  const headings = (elements: DrawnElement[]) =>
    outlinePage({ elements }).units.map((unit) => (unit.kind === 'points' ? unit.heading : unit.kind));

  test('is a card with it, at its left as below it', () => {
    const rows = ['Source', 'Format', 'Scale'].flatMap((label, index) => [
      box(label, 45, 105 + index * 77, 150),
      box(`What there is to say of ${label.toLowerCase()} in one sentence.`, 205, 105 + index * 77, 750),
    ]);
    const last = [box('Age', 45, 336, 150), box('18–97 years', 205, 336, 750)];
    expect(headings([...rows, ...last])).toEqual(['Source', 'Format', 'Scale', 'Age']);
  });

  test('is none where only two stand so', () => {
    const rows = ['Source', 'Format'].flatMap((label, index) => [
      box(label, 45, 105 + index * 77, 150),
      box(`What there is to say of ${label.toLowerCase()} in one sentence.`, 205, 105 + index * 77, 750),
    ]);
    expect(headings(rows)).not.toContain('Source');
  });
});

describe('lines of one box', () => {
  const linesOf = (words: string) =>
    outlinePage({
      elements: [sized(words, 24, { left: 60, top: 150, width: 800, height: 300 })],
    }).units.flatMap((unit) => (unit.kind === 'points' ? unit.points : []));

  test('are counted by the numbers that somebody typed, and told without them', () => {
    expect(linesOf('1.学术关系预测\n2.学术排名系统\n3）优化数据处理')).toEqual([
      { text: '学术关系预测', number: 1, isItem: true, parts: [] },
      { text: '学术排名系统', number: 2, isItem: true, parts: [] },
      { text: '优化数据处理', number: 3, isItem: true, parts: [] },
    ]);
    expect(linesOf('2.4亿人\n3.15晚会')).toMatchObject([{ text: '2.4亿人' }, { text: '3.15晚会' }]);
  });

  test('go on where a word was cut', () => {
    expect(linesOf('初步招募30名年龄、性\n别、职业、分布均匀的用\n户，按右图步骤进行')).toMatchObject([
      { text: '初步招募30名年龄、性别、职业、分布均匀的用户，按右图步骤进行' },
    ]);
    expect(linesOf('先关掉电源\n另，通知同事离开')).toHaveLength(2);
  });
});

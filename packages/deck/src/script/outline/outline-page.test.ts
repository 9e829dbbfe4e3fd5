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

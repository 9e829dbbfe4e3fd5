import { describe, expect, test } from 'vitest';
import { type Drawn, linesOf, makePdf, noContext } from '../testing.ts';
import { readPdf } from './read-pdf.ts';

const document = (pages: Drawn[][]) => readPdf(makePdf(pages), noContext);
const read = async (...pages: Drawn[][]) => linesOf(await document(pages));

/** Lines one below the other. */
const lines = (texts: string[], { x = 72, y = 100, step = 13, size = 11 } = {}): Drawn[] =>
  texts.map((text, at) => ({ x, y: y + at * step, text, size }));

const full = 'Tea grows in the hills where it rains a lot, where the nights are cool and where';

describe('paragraphs of a .pdf', () => {
  test('are joined over lines, without the hyphen of a divided word, and parted by room', async () => {
    const first = lines([
      full,
      'people know how to care for it over many years of work in the fields and in the gar-',
      'den at home.',
    ]);
    expect(await read([...first, ...lines(['Another one.'], { y: 160 })])).toEqual([
      `${full} people know how to care for it over many years of work in the fields and in the garden at home.`,
      'Another one.',
    ]);
  });

  test('go on in the next column and on the next page', async () => {
    const column = (texts: string[], x: number) => lines(texts, { x, y: 100 });
    const left = column(
      ['Tea grows in the hills where it rains', 'a lot and where the nights are cool and'],
      60,
    );
    const right = column(
      ['where people care for it over all these', 'years of work in the fields and in the'],
      310,
    );
    expect(await read([...left, ...right], lines(['garden.'], { x: 60, y: 80 }))).toEqual([
      'Tea grows in the hills where it rains a lot and where the nights are cool and where people care for it over all these years of work in the fields and in the garden.',
    ]);
  });

  test('columns that the file draws across are read one after the other', async () => {
    const row = (at: number, left: string, right: string): Drawn[] => [
      { x: 310, y: 100 + at * 13, text: right },
      { x: 60, y: 100 + at * 13, text: left },
    ];
    const words = await read([
      ...row(0, 'Tea grows in the hills where it rains', 'Coffee is of another kind and needs the'),
      ...row(1, 'a lot and where the nights are cool and', 'sun of the south, where it is warm and'),
      ...row(2, 'the soil is deep.', 'where no frost comes.'),
    ]);
    expect(words.join(' ')).toMatch(/soil is deep\. Coffee is of another kind/);
  });

  test('heads, feet and numbers that stand on every page are no text', async () => {
    const page = (number: number): Drawn[] => [
      { x: 72, y: 40, text: `Annual report, part ${number}` },
      { x: 72, y: 200, text: `Fact number ${'one two three four'.split(' ')[number - 1]}.` },
      { x: 290, y: 810, text: `${number}` },
    ];
    expect(await read(page(1), page(2), page(3), page(4))).toEqual([
      'Fact number one.',
      'Fact number two.',
      'Fact number three.',
      'Fact number four.',
    ]);
  });
});

describe('headings, lists and tables of a .pdf', () => {
  const body = (y: number) => lines([full, 'people know how to care for it.'], { y });

  test('headings are larger, or bold and numbered; deeper ones follow their numbers', async () => {
    expect(
      await read([
        { x: 72, y: 80, text: 'All about tea', size: 22 },
        { x: 72, y: 120, text: '1 Growing', isBold: true, size: 13 },
        ...body(140),
        { x: 72, y: 190, text: '1.1 Soil', isBold: true, size: 11 },
        ...body(210),
      ]),
    ).toEqual([
      '# All about tea',
      '## 1 Growing',
      `${full} people know how to care for it.`,
      '### 1.1 Soil',
      `${full} people know how to care for it.`,
    ]);
  });

  test('a bold heading over two lines in the middle of the page is one heading', async () => {
    expect(
      await read([
        ...body(60),
        { x: 200, y: 120, text: 'III. A WAY OF GROWING TEA', isBold: true },
        { x: 244, y: 133, text: 'IN THE HILLS', isBold: true },
        ...body(160),
      ]),
    ).toContain('# III. A WAY OF GROWING TEA IN THE HILLS');
  });

  test('a list has its points and their depth', async () => {
    expect(
      await read([
        ...body(100),
        { x: 72, y: 140, text: '- green tea' },
        { x: 90, y: 153, text: '- from the hills' },
        { x: 72, y: 166, text: '- black tea' },
      ]),
    ).toEqual([
      `${full} people know how to care for it.`,
      '- green tea',
      '  - from the hills',
      '- black tea',
    ]);
  });

  test('columns that keep their places over three rows are a table with its caption', async () => {
    const row = (y: number, ...cells: string[]): Drawn[] =>
      cells.map((text, at) => ({ x: 72 + at * 120, y, text }));
    expect(
      await read([
        ...body(60),
        { x: 72, y: 100, text: 'Table 1: Rates' },
        ...row(120, 'Plant', 'Rate', 'Year'),
        ...row(136, 'Maize', '25.3', '2020'),
        ...row(152, 'Rice', '21.4', '2021'),
      ]),
    ).toEqual([
      `${full} people know how to care for it.`,
      '|= Plant | Rate | Year',
      '| Maize | 25.3 | 2020',
      '| Rice | 21.4 | 2021',
      '[Table 1: Rates]',
    ]);
  });
});

describe('limits of a .pdf', () => {
  test('pages without a letter are refused as such', async () => {
    await expect(document([[], []])).rejects.toThrow('no-text');
  });

  test('of a long document the first pages are read, and it says how many are left', async () => {
    const { pages, pagesLeft, blocks } = await document(
      Array.from({ length: 302 }, (_, at) => [{ x: 72, y: 300, text: `Words of page ${at + 1}.` }]),
    );
    expect([pages, pagesLeft, blocks.at(-1)?.page]).toEqual([302, 2, 300]);
  });

  test('one with more pages than any book is refused', async () => {
    await expect(document(Array.from({ length: 2001 }, () => []))).rejects.toThrow('too-many-pages');
  });
});

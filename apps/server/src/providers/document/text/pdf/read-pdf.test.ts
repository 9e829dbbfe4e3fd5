import { describe, expect, test } from 'vitest';
import { type Drawn, type DrawnLine, linesOf, makePdf, noContext, pdfOf } from '../testing.ts';
import { readPdf } from './read-pdf.ts';

const document = (pages: (Drawn | DrawnLine)[][]) => readPdf(makePdf(pages), noContext);
const read = async (...pages: (Drawn | DrawnLine)[][]) => linesOf(await document(pages));

/** Lines one below the other. */
const lines = (texts: string[], { x = 72, y = 100, step = 13, size = 11 } = {}): Drawn[] =>
  texts.map((text, at) => ({ x, y: y + at * step, text, size }));

const full = 'Tea grows in the hills where it rains a lot, where the nights are cool and where';

describe('a .pdf whose fonts do not say which letters they are', () => {
  // Of such a font the letters a to h are the first drawings in it, and no letters.
  const first = 0x189;
  const drawings = Array.from({ length: 8 }, (_, at) => `/uni0${(first + at).toString(16)}`).join('');
  const pageOf = (words: string, letters = drawings) =>
    readPdf(
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 6 0 R/Resources<</Font<</R 4 0 R/N 5 0 R>>>>>>',
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
        `<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding<</Type/Encoding/Differences[97${letters}]>>>>`,
        `<</Length ${words.length}>>stream\n${words}\nendstream`,
      ]),
      noContext,
    );
  const line = (font: string, y: number, text: string) => `BT /${font} 11 Tf 72 ${y} Td (${text}) Tj ET\n`;

  test('is refused where most of it is written in them', async () => {
    const words = line('N', 700, 'abcdefgh abcd gfedcba') + line('R', 600, 'Table 4: 12');
    await expect(pageOf(words)).rejects.toThrow('nameless-letters');
  });

  test('is not meant by one whose letters bear the tones of Chinese', async () => {
    const pinyin = '/a/n/h/uni01CE/o/uni01D2/w/x/uni01D0';
    const words = line('R', 700, 'Greetings of the first lesson, as they are written and said.');
    const lesson = await pageOf(words + line('N', 600, 'bi cde gf hi'), pinyin);
    expect(linesOf(lesson).join(' ')).toContain('nǐ hǎo wǒ xǐ');
  });

  test('is read without what is written in them, where that is little', async () => {
    const words =
      line('R', 700, 'People know how to care for it over many years.') + line('N', 600, 'abcdefgh');
    expect(linesOf(await pageOf(words))).toEqual(['People know how to care for it over many years.']);
  });
});

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

  test('columns that are drawn row by row from the left are read one after the other, below a title that spans them', async () => {
    const left =
      'Tea grows in the hills where it rains|a lot, the nights are cool and long,|and the soil is deep and rich enough|for its roots. Farmers pick the young|leaves by hand in the first weeks of|spring and dry them in iron pans over|a small fire.';
    const right =
      'Coffee is of another kind and needs|the sun of the south, where it is warm|and where no frost comes in the winter|months. Its beans are roasted for some|minutes, and then they are ground and|brewed with water that is hot but does|not boil.';
    const rights = right.split('|');
    const words = await read([
      { x: 60, y: 70, text: 'Two plants that the whole world drinks from morning to night', size: 16 },
      ...left.split('|').flatMap((text, at): Drawn[] => [
        { x: 60, y: 110 + at * 13, text },
        { x: 310, y: 110 + at * 13, text: rights[at] ?? '' },
      ]),
    ]);
    expect(words.slice(-2)).toEqual([left.replaceAll('|', ' '), right.replaceAll('|', ' ')]);
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

describe('heads and feet of a short .pdf', () => {
  test('of two pages are what both have at the same height, and a title is none of them', async () => {
    const page = (number: number, words: string): Drawn[] => [
      { x: 72, y: 40, text: 'City library, for internal use' },
      { x: 72, y: 200, text: words },
      { x: 72, y: 810, text: `library.example.org, Page ${number} of 2` },
    ];
    const title = { x: 72, y: 62, text: 'The year of the library', size: 22 };
    const head = { x: 72, y: 62, text: 'The year of the library', size: 9 };
    expect(
      await read(
        [title, ...page(1, 'It lends books to everyone.')],
        [head, ...page(2, 'It is open on Sundays, too.')],
      ),
    ).toEqual(expect.arrayContaining(['# The year of the library', 'It lends books to everyone.']));
    expect(
      await read(page(1, 'It lends books to everyone.'), page(2, 'It is open on Sundays, too.')),
    ).toEqual(['It lends books to everyone.', 'It is open on Sundays, too.']);
  });

  test('of one page are lines that count its pages, while a sentence about pages stays', async () => {
    expect(
      await read([
        { x: 72, y: 200, text: 'It lends books.' },
        { x: 72, y: 400, text: 'See page 2 of 3 for more.' },
        { x: 72, y: 810, text: 'ACME Ltd. - Page 1 of 1' },
      ]),
    ).toEqual(['It lends books.', 'See page 2 of 3 for more.']);
  });
});

describe('small letters off the line', () => {
  const small = (x: number, y: number, text: string): Drawn => ({ x, y, text, size: 7 });
  const big = (x: number, text: string): Drawn => ({ x, y: 200, text, size: 11 });

  test('are exponents and indices, not digits more', async () => {
    const words = await read([
      ...[big(72, 'There are 10'), small(135, 196, '6'), big(142, 'molecules of H'), small(214.7, 203, '2')],
      big(218.7, 'O here.'),
    ]);
    expect(words).toEqual(['There are 10⁶ molecules of H₂O here.']);
  });

  test('stay letters where they are raised by habit', async () => {
    expect(
      await read([big(72, 'In the 21'), small(114.8, 196, 'st'), big(123.4, 'century it rained.')]),
    ).toEqual(['In the 21st century it rained.']);
  });

  test('are marks of notes before a line and behind a sentence', async () => {
    const note = [small(72, 496, '1'), { ...big(76, 'Smith wrote about rain in 1999.'), y: 500 }];
    expect(await read([big(72, 'It rained.'), small(114.8, 196, '1'), ...note])).toEqual([
      'It rained.¹',
      '¹Smith wrote about rain in 1999.',
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

describe('tables of a .pdf with lines around their cells', () => {
  /** Lines around cells whose columns begin at these places, and rows at those. */
  const frame = (xs: number[], ys: number[]): DrawnLine[] => [
    ...xs.map((x): DrawnLine => ({ from: [x, ys[0]!], to: [x, ys.at(-1)!] })),
    ...ys.map((y): DrawnLine => ({ from: [xs[0]!, y], to: [xs.at(-1)!, y] })),
  ];

  test('have two rows and narrow columns, too, and no cell runs into the next', async () => {
    expect(
      await read([
        { x: 72, y: 60, text: 'The branches of the library lend these.' },
        ...frame([70, 106, 142], [80, 98, 116]),
        { x: 73, y: 93, text: 'Branch' },
        { x: 109, y: 93, text: 'Books' },
        { x: 73, y: 111, text: 'East' },
        { x: 109, y: 111, text: '32000' },
        { x: 72, y: 150, text: 'The east has most of them.' },
      ]),
    ).toEqual([
      'The branches of the library lend these.',
      '|= Branch | Books',
      '| East | 32000',
      'The east has most of them.',
    ]);
  });

  test('keep the lines of a cell together, and what spans columns stands in each', async () => {
    const [top, head, first, end] = [80, 98, 142, 160] as const;
    expect(
      await read([
        { from: [70, top], to: [70, end] },
        { from: [150, head], to: [150, end] },
        { from: [300, top], to: [300, end] },
        ...[top, head, first, end].map((y): DrawnLine => ({ from: [70, y], to: [300, y] })),
        { x: 73, y: 93, text: 'Plans for next year' },
        { x: 153, y: 111, text: 'A room for children with' },
        { x: 73, y: 120, text: 'Room' },
        { x: 153, y: 126, text: 'eighty seats.' },
        { x: 73, y: 155, text: 'Scans' },
        { x: 153, y: 155, text: 'Old newspapers.' },
      ]),
    ).toEqual([
      '|= Plans for next year | Plans for next year',
      '| Room | A room for children with eighty seats.',
      '| Scans | Old newspapers.',
    ]);
  });

  test('have rows of their own below their head, where no line parts them', async () => {
    expect(
      await read([
        ...frame([70, 150, 230], [80, 98, 140]),
        { x: 73, y: 93, text: 'Quarter' },
        { x: 153, y: 93, text: 'Due' },
        { x: 73, y: 111, text: 'First' },
        { x: 73, y: 127, text: 'Second' },
        { x: 153, y: 111, text: 'May 1' },
        { x: 153, y: 127, text: 'Aug. 1' },
      ]),
    ).toEqual(['|= Quarter | Due', '| First | May 1', '| Second | Aug. 1']);
  });

  test('may be open at their sides', async () => {
    const [left, middle, right] = [70, 150, 230] as const;
    expect(
      await read([
        { from: [middle, 80], to: [middle, 116] },
        ...[80, 98, 116].map((y): DrawnLine => ({ from: [left, y], to: [right, y] })),
        { x: 73, y: 93, text: 'Branch' },
        { x: 153, y: 93, text: 'Books' },
        { x: 73, y: 111, text: 'East' },
        { x: 153, y: 111, text: '32000' },
      ]),
    ).toEqual(['|= Branch | Books', '| East | 32000']);
  });

  test('a box around a paragraph is no table', async () => {
    expect(
      await read([
        ...frame([60, 300, 520], [80, 98, 400]),
        { x: 73, y: 111, text: 'Only one cell says something.' },
      ]),
    ).toEqual(['Only one cell says something.']);
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

describe('the title of a .pdf', () => {
  const body = lines(
    Array.from({ length: 12 }, () => full),
    { y: 240 },
  );

  test('is what stands largest at the top of the first page, over its lines, with the authors below', async () => {
    const { title, subtitle, blocks } = await document([
      [
        { x: 72, y: 60, text: 'Proceedings of the Ninth Meeting on Tea', size: 9 },
        { x: 72, y: 100, text: 'Leaves that Learn:', size: 20 },
        { x: 72, y: 124, text: 'How Hills Shape the Taste of Tea', size: 20 },
        { x: 72, y: 160, text: 'Ann Hill and Wei Chen', size: 12 },
        { x: 72, y: 215, text: '1 Introduction', size: 12, isBold: true },
        ...body,
      ],
    ]);
    expect(title).toBe('Leaves that Learn: How Hills Shape the Taste of Tea');
    expect(subtitle).toBe('Ann Hill and Wei Chen');
    expect(JSON.stringify(blocks)).not.toContain('Ann Hill');
  });

  test('is no heading that every paper has, and none where nothing stands out', async () => {
    const { title } = await document([[{ x: 72, y: 60, text: 'Abstract', size: 16 }, ...body]]);
    expect(title).not.toBe(full);
  });
});

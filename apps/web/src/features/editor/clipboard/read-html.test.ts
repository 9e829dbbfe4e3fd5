// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Paragraph } from '@app/deck/text.ts';
import { inertPage, paragraphsIn } from './read-html.ts';
import { tableFromWords, tableIn } from './read-table.ts';

const read = (html: string) => paragraphsIn(inertPage(html).body);

test.each<[string, string, Paragraph[]]>([
  [
    'looks of words',
    '<p>a <b>bold</b> <span style="color: rgb(200, 10, 10); font-style:italic">word</span></p>',
    [
      {
        runs: [
          { text: 'a ' },
          { text: 'bold', bold: true },
          { text: ' ' },
          { text: 'word', color: '#c80a0a', italic: true },
        ],
      },
    ],
  ],
  [
    'lists with levels',
    '<ul><li>one<ul><li>deeper</li></ul></li></ul><ol type="a"><li>first</li></ol>',
    [
      { bullet: { kind: 'character', character: '•' }, runs: [{ text: 'one' }] },
      { bullet: { kind: 'character', character: '•' }, level: 1, runs: [{ text: 'deeper' }] },
      { bullet: { kind: 'number', style: 'alphaLcPeriod' }, runs: [{ text: 'first' }] },
    ],
  ],
  [
    'a list of Word',
    '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·</span>point</p>',
    [{ bullet: { kind: 'character', character: '•' }, level: 1, runs: [{ text: 'point' }] }],
  ],
  [
    'words about styles and scripts',
    '<p onclick="alert(1)">write style="color: red" and onclick="go()"</p>',
    [{ runs: [{ text: 'write style="color: red" and onclick="go()"' }] }],
  ],
  [
    'links that lead somewhere',
    '<a href="https://example.com/">web</a><a href="javascript:alert(1)">bad</a>',
    [
      {
        runs: [{ text: 'web', link: { kind: 'web', address: 'https://example.com/' } }, { text: 'bad' }],
      },
    ],
  ],
  [
    'nothing that does anything',
    '<style>p{color:red}</style><script>window.bad = 1</script><p onclick="bad()">a<img src=x onerror="bad()"></p>',
    [{ runs: [{ text: 'a' }] }],
  ],
  ['black on white as the slide has it', '<p style="color:#000">a</p>', [{ runs: [{ text: 'a' }] }]],
  ['what is bold only by name', '<b style="font-weight:normal">a</b>', [{ runs: [{ text: 'a' }] }]],
  [
    'line breaks, and spaces as one',
    '<p>  a <br>\n  b  </p>',
    [{ runs: [{ text: 'a ' }, { text: '\n' }, { text: 'b' }] }],
  ],
  ['emoji and Hebrew', '<p>שלום 👩‍👩‍👧</p>', [{ runs: [{ text: 'שלום 👩‍👩‍👧' }] }]],
])('from a page comes: %s', (_what, html, paragraphs) => {
  expect(read(html)).toEqual(paragraphs);
});

test('of a page that is far too long the beginning comes, and soon', () => {
  const html = `<div>${`<p style="color:red">${'some words '.repeat(100)}</p>`.repeat(2000)}</div>`;
  expect(html.length).toBeGreaterThan(2_000_000);
  const letters = read(html).reduce(
    (sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.length, 0),
    0,
  );
  expect(letters).toBeGreaterThan(18_000);
  expect(letters).toBeLessThan(24_000);
});

test('boxes in boxes in boxes are no trouble', () => {
  expect(read(`${'<div>'.repeat(2000)}a${'</div>'.repeat(2000)}`)).toEqual([{ runs: [{ text: 'a' }] }]);
});

test('a page that is a table is one, with its merged cells', () => {
  const html =
    '<html><head><style>td{}</style></head><body><table><tr><td colspan=2>a</td></tr><tr><td>b</td><td><b>c</b></td></tr></table></body></html>';
  const table = tableIn(inertPage(html));
  expect(
    table?.map((row) => row.map((cell) => cell && [cell.columns, cell.paragraphs[0]?.runs[0]?.text])),
  ).toEqual([
    [[2, 'a'], null],
    [
      [1, 'b'],
      [1, 'c'],
    ],
  ]);
  expect(tableIn(inertPage('<p>words</p><table><tr><td>a</td><td>b</td></tr></table>'))).toBeUndefined();
});

test.each<[string, string, number[] | undefined]>([
  ['cells of a spreadsheet', 'a\tb\nc\td\n', [2, 2]],
  ['words with a tab in one line', 'a\tb\nc', undefined],
  ['words', 'hello', undefined],
])('%s', (_what, words, size) => {
  const table = tableFromWords(words);
  expect(table && [table.length, table[0]?.length]).toEqual(size);
});

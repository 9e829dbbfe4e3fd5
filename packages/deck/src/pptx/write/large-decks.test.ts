import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ChartElement, SlideElement, TableElement } from '../../element.ts';
import { coursewareLimits } from '../../limits.ts';
import type { ScriptDocument, ScriptInline } from '../../script/document.ts';
import type { Slide } from '../../slide.ts';
import { aDeck, aText } from '../../testing.ts';
import { packDeck, readWhole } from '../round-trip.ts';
import { writeDeck } from './write-deck.ts';
import { zipEntries } from './zip.ts';

const box = { left: 0, top: 0, width: 300, height: 160, rotate: 0 };
const deckOf = (elements: SlideElement[], more: Partial<Slide> = {}) =>
  aDeck({ slides: [{ id: 'one', elements, ...more }] });

/** The text of the first part whose path has this in it. */
async function partOf(element: SlideElement, path: string): Promise<string> {
  const { entries } = await writeDeck({ deck: deckOf([element]), title: 'x', media: new Map() });
  const content = entries.find((entry) => entry.path.includes(path))?.content;
  return typeof content === 'string' ? content : '';
}
const chart = (rows: number, series: ChartElement['series']): ChartElement => ({
  ...box,
  id: 'c',
  type: 'chart',
  chart: 'column',
  categories: Array.from({ length: rows }, () => ''),
  series,
});
const table = (rows: number, columns: number, cell: object): TableElement => ({
  ...box,
  id: 't',
  type: 'table',
  columns: Array.from({ length: columns }, () => 50),
  rows: Array.from({ length: rows }, () => 20),
  cells: Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => ({ text: { paragraphs: [] }, ...cell })),
  ),
});

test('a chart is written as far as a chart may go, however many series and categories it names', async () => {
  const empty = Array.from({ length: 200 }, () => ({ name: '', values: [] }));
  const xml = await partOf(chart(10_000, empty), 'charts/chart');
  const points = xml.split('<c:pt ').length - 1;
  // Each series has its name, too.
  expect(points).toBe(coursewareLimits.chart.cells + empty.length);
});

test('a series that ends before the categories has their count and only its own numbers', async () => {
  const xml = await partOf(chart(4, [{ name: 'Sold', values: [7] }]), 'charts/chart');
  const values = /<c:val>.*<\/c:val>/.exec(xml)?.[0];
  expect(values).toContain('Sheet1!$B$2:$B$5');
  expect(values).toContain('<c:ptCount val="4"/><c:pt idx="0"><c:v>7</c:v></c:pt></c:numCache>');
});

test('cells that all claim to span the whole table are written at once', { timeout: 60_000 }, async () => {
  const xml = await partOf(table(100, 100, { rows: 500, columns: 500 }), 'slides/slide1.xml');
  expect(xml.split('<a:tc ').length - 1).toBe(100 * 100);
});

test('what lies under a span says on which sides of it the span begins', async () => {
  const spanning = table(3, 3, {});
  spanning.cells = spanning.cells.map((line, row) =>
    line.map((cell, column) => {
      if (row === 0 && column === 0 && cell) return { ...cell, rows: 2, columns: 2 };
      return row < 2 && column < 2 ? null : cell;
    }),
  );
  const xml = await partOf(spanning, 'slides/slide1.xml');
  const merged = [...xml.matchAll(/<a:tc((?: [hv]Merge="1")+)>/g)].map(([, sides]) => sides);
  expect(merged).toEqual([' hMerge="1"', ' vMerge="1"', ' hMerge="1" vMerge="1"']);
});

test('a large table without a word comes back', async () => {
  const back = readWhole(await packDeck({ deck: deckOf([table(200, 50, {})]), media: [] }));
  expect(back.deck.slides[0]?.elements[0]).toMatchObject({ type: 'table', rows: { length: 200 } });
});

test.each(['wav', 'bmp', 'svg', 'png'])('a %s is put into the file as it is', async (ending) => {
  const pieces: Uint8Array[] = [];
  const bytes = new Uint8Array(100_000);
  for await (const piece of zipEntries([{ path: `ppt/media/media1.${ending}`, content: async () => bytes }]))
    pieces.push(piece);
  expect(pieces.some((piece) => piece.length === bytes.length)).toBe(true);
});

test('charts of the same numbers share their sheet, others have their own', async () => {
  const same = chart(2, [{ name: 'a', values: [1, 2] }]);
  const other = chart(2, [{ name: 'a', values: [1, 3] }]);
  const elements = [same, { ...same, id: 'd' }, { ...other, id: 'e' }];
  const { entries } = await writeDeck({ deck: deckOf(elements), title: 'x', media: new Map() });
  expect(entries.filter(({ path }) => path.endsWith('.xlsx'))).toHaveLength(2);
});

const pause = (milliseconds: number): ScriptInline => ({ type: 'pause', attrs: { milliseconds } });
const words: ScriptInline = { type: 'text', text: 'Hello there.' };
const scriptOf = (...content: ScriptInline[]): ScriptDocument => ({
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content }],
});
const { pauses, pausedMs, source } = coursewareLimits.script;
const repeated = (count: number, piece: ScriptInline) => Array.from({ length: count }, () => piece);

test.each([
  ['as many pauses as there may be', repeated(pauses, pause(50)), pauses],
  ['more pauses', repeated(pauses + 1, pause(50)), 0],
  ['pauses that last longer together', repeated(pausedMs / 10_000 + 1, pause(10_000)), 0],
  [
    'more said of it than a script may hold',
    repeated(1, { type: 'cue', attrs: { id: 'x'.repeat(source), action: 'spotlight' } }),
    0,
  ],
])('the script in a file of ours, with %s', async (_what, more, kept) => {
  const deck = deckOf([aText('x')], { script: scriptOf(words, pause(500)) });
  const files = unzipSync(await packDeck({ deck, media: [] }));
  const notes = 'ppt/notesSlides/notesSlide1.xml';
  const own = strFromU8(files[notes] ?? new Uint8Array());
  const changed = own.replace(JSON.stringify(pause(500)), more.map((each) => JSON.stringify(each)).join(','));
  expect(changed).not.toBe(own);
  const { deck: back } = readWhole(zipSync({ ...files, [notes]: strToU8(changed) }));
  const read = back.slides[0]?.script?.content[0]?.content ?? [];
  expect(read[0]).toEqual(words);
  expect(read.filter(({ type }) => type !== 'text')).toHaveLength(kept);
});

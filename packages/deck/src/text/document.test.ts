import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SlideElement } from '../element.ts';
import { Refused } from '../pptx/guard/refusal.ts';
import { open } from '../pptx/testing.ts';
import type { TextBody } from '../text.ts';
import { documentOf, paragraphsOf } from './document.ts';
import { tidied } from './runs.ts';

const again = (body: TextBody): TextBody => ({ ...body, paragraphs: paragraphsOf(documentOf(body)) });

test.each<[string, TextBody]>([
  ['words', { paragraphs: [{ runs: [{ text: 'Hello', bold: true }, { text: ' you' }], align: 'center' }] }],
  ['a line break with a look', { paragraphs: [{ runs: [{ text: 'a' }, { text: '\n', size: 9 }] }] }],
  ['an empty paragraph and its look', { paragraphs: [{ runs: [{ text: '', size: 40 }], level: 2 }] }],
  ['the number of the slide', { paragraphs: [{ runs: [{ text: '‹#›', field: 'slide-number', size: 9 }] }] }],
  ['right to left', { paragraphs: [{ runs: [{ text: 'שלום 👩‍👩‍👧' }], rightToLeft: true }] }],
])('%s are the same after they were written in', (_what, body) => {
  expect(again(body)).toEqual(body);
});

test('a text without paragraphs becomes one that can be written in', () => {
  expect(again({ paragraphs: [], anchor: 'middle' })).toEqual({
    paragraphs: [{ runs: [{ text: '' }] }],
    anchor: 'middle',
  });
});

test('a line break inside of words stands apart', () => {
  expect(again({ paragraphs: [{ runs: [{ text: 'a\nb', bold: true }] }] }).paragraphs[0]?.runs).toEqual([
    { text: 'a', bold: true },
    { text: '\n', bold: true },
    { text: 'b', bold: true },
  ]);
});

// Our own few decks always; real ones where CORPUS_DIR names them.
const folders = [path.resolve(import.meta.dirname, '../../test-files'), process.env['CORPUS_DIR']].filter(
  (folder) => folder !== undefined,
);
const decks = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pptx'))
    .map((name) => path.join(folder, name)),
);

const textsOf = (element: SlideElement): TextBody[] => {
  if (element.type === 'table') return element.cells.flat().flatMap((cell) => (cell ? [cell.text] : []));
  return (element.type === 'text' || element.type === 'shape') && element.text ? [element.text] : [];
};

/** The texts of a file; none where it is no deck. */
function textsIn(file: string): TextBody[] {
  try {
    return [...open(readFileSync(file)).read()].flatMap(({ slide }) => slide.elements.flatMap(textsOf));
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

test('every text of real decks is the same after it was written in', () => {
  const texts = decks.flatMap(textsIn);
  const empty = [{ runs: [{ text: '' }] }];
  for (const body of texts)
    expect(again(body)).toEqual(tidied(body.paragraphs.length > 0 ? body : { ...body, paragraphs: empty }));
  expect(texts.length).toBeGreaterThan(10);
}, 120_000);

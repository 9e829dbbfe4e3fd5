import { expect, test } from 'vitest';
import { apply } from '../commands/apply.ts';
import type { Deck } from '../deck.ts';
import type { SlideElement, TableElement } from '../element.ts';
import { elementText } from '../elements/registry.ts';
import { scriptFromText } from '../script/plain.ts';
import { aDeck } from '../testing.ts';
import type { Run } from '../text.ts';
import { findWords, replaceWords } from './find.ts';

const text = (id: string, ...runs: Run[]): SlideElement => ({
  id,
  type: 'text',
  text: { paragraphs: [{ runs }] },
});
const cell = (words: string) => ({ text: { paragraphs: [{ runs: [{ text: words }] }] } });
const table: TableElement = {
  id: 'table',
  type: 'table',
  columns: [10, 10],
  rows: [10],
  cells: [[cell('Energy'), cell('low energy')]],
};
const deck: Deck = aDeck({
  slides: [
    { id: 'one', elements: [text('a', { text: 'Ener', bold: true }, { text: 'gy and energy' })] },
    { id: 'two', elements: [table], script: scriptFromText('Energy is all.\nNothing else.') },
  ],
});
const find = (words: string, matchCase = false) => findWords(deck, { words, matchCase });

test('words are found over runs, in cells and in scripts', () => {
  expect(find('energy').map((match) => [match.slideId, match.in, match.start])).toEqual([
    ['one', { element: 'a' }, 0],
    ['one', { element: 'a' }, 11],
    ['two', { element: 'table', cell: { row: 0, column: 0 } }, 0],
    ['two', { element: 'table', cell: { row: 0, column: 1 } }, 4],
    ['two', 'script', 0],
  ]);
});

test.each<[string, string, boolean, number]>([
  ['with the same letters', 'Energy', true, 3],
  ['signs mean themselves', '.', false, 2],
  ['signs that patterns know', '(a|b)*[', false, 0],
  ['nothing', '', false, 0],
])('%s', (_what, words, matchCase, count) => {
  expect(find(words, matchCase)).toHaveLength(count);
});

test('paragraphs without words count where a script has words', () => {
  const { version, content } = scriptFromText('Energy');
  const script = { type: 'doc' as const, version, content: [{ type: 'paragraph' as const }, ...content] };
  const found = findWords(
    { slides: [{ id: 'one', elements: [], script }] },
    { words: 'energy', matchCase: false },
  );
  expect(found).toEqual([{ slideId: 'one', in: 'script', paragraph: 1, start: 0, end: 6 }]);
});

test('all of them are replaced but those of scripts, and what takes their place looks like their first letter', () => {
  const next = apply(deck, replaceWords(deck, find('energy'), '能量')).value;
  expect(next.slides[0]?.elements[0]).toEqual(text('a', { text: '能量', bold: true }, { text: ' and 能量' }));
  expect(next.slides[1]?.elements.map(elementText)).toEqual(['能量\tlow 能量']);
  expect(next.slides[1]?.script).toEqual(deck.slides[1]?.script);
});

test('one of them is replaced alone, and may become nothing', () => {
  const [, second] = find('energy');
  const next = apply(deck, replaceWords(deck, second ? [second] : [], '')).value;
  expect(next.slides[0]?.elements.map(elementText)).toEqual(['Energy and ']);
});

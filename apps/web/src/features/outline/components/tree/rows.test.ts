import { expect, test } from 'vitest';
import { deckPages, type Row } from './rows.ts';

let made = 0;
const row = (kind: Row['kind'], depth: number, more: Partial<Row> = {}): Row => ({
  id: `${made++}`,
  kind,
  depth,
  text: kind,
  from: [],
  ...more,
});
const part = (pages: number) => [
  row('section', 0),
  ...Array.from({ length: pages }, () => [row('page', 1), row('point', 2)]).flat(),
];
const talk = [...part(3), ...part(3)];

test('the pages of a deck follow what is done to its outline', () => {
  // Title, contents, six pages, summary, questions.
  expect(deckPages(talk)).toBe(10);
  expect(deckPages([...talk, row('page', 1), row('point', 2)])).toBe(11);
  expect(deckPages(part(3))).toBe(5);
});

test('a part without pages, and a page of which nothing stands in the material, make no page', () => {
  const many = [...part(7), ...part(7)];
  expect(deckPages([...many, row('section', 0)])).toBe(deckPages(many));
  expect(deckPages([...talk, row('page', 1), row('point', 2, { unfounded: true })])).toBe(10);
});

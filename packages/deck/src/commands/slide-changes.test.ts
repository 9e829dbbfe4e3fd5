import { expect, test } from 'vitest';
import type { Slide } from '../slide.ts';
import { aSlide, aText } from '../testing.ts';
import { apply } from './apply.ts';
import { overlap, slideChanges, touchedBetween } from './slide-changes.ts';

const slide = (letters: string, more: Partial<Slide> = {}): Slide => ({
  ...aSlide({ id: 'one', elements: [...letters].map((id) => aText(id, { id })) }),
  ...more,
});
const moved = (from: Slide, id: string, left: number): Slide => ({
  ...from,
  elements: from.elements.map((element) => (element.id === id ? { ...element, left } : element)),
});

test.each([
  ['abcd', 'abcd'],
  ['abcd', 'dcba'],
  ['abcd', 'bxdy'],
  ['', 'abc'],
  ['abc', ''],
])('leads from %s to %s', (from, to) => {
  expect(apply(slide(from), slideChanges(slide(from), slide(to))).value).toEqual(slide(to));
});

test('leads to other fields, those that go and those that come', () => {
  const from = slide('ab', { hidden: true, section: 'One' });
  const to = moved(slide('ba', { section: 'Two', layoutId: 'l' }), 'a', 7);
  expect(apply(from, slideChanges(from, to)).value).toEqual(to);
  expect(slideChanges(from, from)).toEqual([]);
});

test('what two people did overlaps where it is the same field of the same thing', () => {
  const base = slide('abc');
  const left = touchedBetween(base, moved(base, 'a', 7));
  expect(overlap(left, touchedBetween(base, moved(base, 'a', 9)))).toBe(true);
  expect(overlap(left, touchedBetween(base, moved(base, 'b', 9)))).toBe(false);
  const other = { ...base, elements: base.elements.map((each) => ({ ...each, top: 1 })) };
  expect(overlap(left, touchedBetween(base, other))).toBe(false);
  expect(overlap(left, touchedBetween(base, slide('bc')))).toBe(true);
  expect(overlap(left, touchedBetween(base, slide('abcd')))).toBe(false);
  expect(overlap(left, touchedBetween(base, slide('cab')))).toBe(false);
});

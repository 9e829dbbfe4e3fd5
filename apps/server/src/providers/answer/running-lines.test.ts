import { expect, test } from 'vitest';
import { deckOf } from './cut-deck.ts';
import { asked, page } from './testing.ts';

const footer = ['Mara Holt | Night trains of Europe | 2031'];
const pages = [
  page('Night trains', [['By Mara Holt']]),
  page('Where they go', [['Berlin, Vienna and Rome'], footer]),
  page('Why they return', [['Flights became dear'], footer]),
  page('What they cost', [['A bed costs 90 euros'], footer, ['Booked by phone', footer[0]!]]),
  page('Who rides them', [['Students and bands'], footer]),
];

test('a line that runs through a deck in a box of its own answers nothing', () => {
  const some = pages.filter((_page, at) => at !== 3);
  for (const question of ['What about night trains of Europe?', 'What is told of Europe in 2031?'])
    expect(asked(some, question).said).not.toContain('|');
});

const running = (some: ReturnType<typeof page>[]) =>
  deckOf(some)
    .passages.filter(({ text }) => text.endsWith(footer[0]!))
    .map((one) => one.page);

test('a box that says more keeps it', () => {
  expect(running(pages)).toEqual([4]);
});

test('what stands on some pages, or on all of very few, stays', () => {
  expect(running(pages.slice(0, 3))).toEqual([2, 3]);
  const others = ['Rome', 'Oslo', 'Bern', 'Ulm'].map((title) => page(title, [[`${title} has a yard`]]));
  expect(running([...pages, ...others])).toEqual([2, 3, 4, 4, 5]);
});

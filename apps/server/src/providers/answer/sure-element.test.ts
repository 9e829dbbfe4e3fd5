import { expect, test } from 'vitest';
import { deckOf } from './cut-deck.ts';
import { createEmbeddedAnswers } from './embedded.ts';
import { page } from './testing.ts';

const answers = createEmbeddedAnswers();

/** What is told, and what it points at. */
function cited(pages: ReturnType<typeof page>[], question: string) {
  const deck = deckOf(pages);
  const found = answers.answer(question, deck.pages, deck.passages, undefined, deck.grids);
  return { told: found.sentences, elements: answers.cite(question, deck.pages, deck.passages, found) };
}

const harbour = page('The harbour', [
  ['The lighthouse was built in 1874 by the fishermen of the village'],
  ['Ferries leave for the islands every morning'],
]);
const market = page('The market', [['Cheese and apples come from the farms in the hills']]);

test('an element that answers as no other does is pointed at', () => {
  const { told, elements } = cited([harbour, market], 'When was the lighthouse built by the fishermen?');
  expect(told[0]).toMatchObject({ page: 1, text: expect.stringContaining('1874') });
  expect(elements[0]).toBe('box-1');
});

test('where two pages say the same the page is told, and no element is pointed at', () => {
  const again = page('The harbour again', [
    ['The lighthouse was built in 1874 by the fishermen of the village'],
  ]);
  const { told, elements } = cited(
    [harbour, again, market],
    'When was the lighthouse built by the fishermen?',
  );
  expect(told[0]?.text).toContain('1874');
  expect(elements).toEqual(told.map(() => undefined));
});

test('where two elements of a page say nearly the same, none of them is pointed at', () => {
  const boats = page('Boats', [
    ['The northern ferry takes forty passengers to the islands'],
    ['The southern ferry takes sixty passengers to the islands'],
  ]);
  const { told, elements } = cited([boats, market], 'Which ferry takes passengers to the islands?');
  expect(told[0]?.page).toBe(1);
  expect(elements).toEqual(told.map(() => undefined));
});

test('a page that was asked for by its number points at what it tells', () => {
  const { told, elements } = cited([harbour, market], 'What does page 2 say?');
  expect(told[0]?.page).toBe(2);
  expect(elements[0]).toBe('box-1');
});

import { expect, test } from 'vitest';
import { orderTexts } from './choose-text.ts';
import { indexDeck } from './deck-index.ts';
import { createEmbeddedAnswers } from './embedded.ts';
import type { Passage } from './port.ts';

const pages = ['The bakery', 'Opening a second house', 'Money', 'Staff', 'Thanks'].map((title, at) => ({
  page: at + 1,
  title,
}));
const line = (page: number, text: string, elementId: string): Passage => ({
  page,
  text,
  elementId,
  kind: 'slide',
});
const passages: Passage[] = [
  line(1, 'We bake bread and cakes', 'a'),
  line(2, 'Opening a second house', 'b'),
  line(2, 'Why open the second house in Darien?', 'c'),
  line(2, 'Because the only bakery in Darien has closed', 'd'),
  line(2, 'The second house in Darien opens in March 2027', 'e'),
  line(2, 'The second house in Darien will have twelve tables', 'f'),
  { page: 2, text: 'Our second house in Darien gets twelve tables.', kind: 'script' },
  line(3, 'The bank lends half of it', 'g'),
  line(4, 'Three bakers and two apprentices', 'h'),
  line(5, 'Thank you', 'i'),
];
const index = indexDeck(pages, passages);
const best = (question: string) => orderTexts(index, question, 2)[0]?.text.text;

test.each([
  ['Why do they open the second house in Darien?', 'Because the only bakery in Darien has closed'],
  ['When does the second house in Darien open?', 'The second house in Darien opens in March 2027'],
  [
    'How many tables will the second house in Darien have?',
    'The second house in Darien will have twelve tables',
  ],
])('%s is answered by the kind of text that it asks for', (question, text) => {
  expect(best(question)).toBe(text);
});

test('the sentence that says the same as a line is told for it', () => {
  const { sentences } = createEmbeddedAnswers().answer(
    'How many tables will the second house in Darien have for its guests?',
    pages,
    passages,
  );
  expect(sentences[0]?.text).toBe('Our second house in Darien gets twelve tables.');
});

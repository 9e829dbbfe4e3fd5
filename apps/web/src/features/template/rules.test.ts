import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { expect, test } from 'vitest';
import { templatesFor } from './rules.ts';

const deck = (title: string, more: Partial<DeckBrief> = {}): DeckBrief => ({
  id: title,
  kind: 'collection',
  title,
  pages: 9,
  viewport: { width: 1000, height: 562.5 },
  projectId: null,
  imageUrl: null,
  cover: null,
  topic: null,
  isFavourite: false,
  updatedAt: null,
  ...more,
});
const decks = [
  deck('Mine', { kind: 'template', isFavourite: true }),
  deck('Lesson', { topic: 'teaching' }),
  deck('Pitch', { topic: 'launch', isFavourite: true }),
];
const titles = (...asked: Parameters<typeof templatesFor>) =>
  templatesFor(...asked).map(({ title }) => title);

test('templates are found by what they are for, by their owner, by favour and by name', () => {
  expect(titles(decks, 'all', '')).toEqual(['Mine', 'Lesson', 'Pitch']);
  expect(titles(decks, 'teaching', '')).toEqual(['Lesson']);
  expect(titles(decks, 'favourites', '')).toEqual(['Mine', 'Pitch']);
  expect(titles(decks, 'mine', '')).toEqual(['Mine']);
  expect(titles(decks, 'all', ' pit')).toEqual(['Pitch']);
  expect(titles(decks, 'mine', 'pit')).toEqual([]);
});

import { expect, test } from 'vitest';
import { type Action, divider, shownEntries } from './actions.ts';

const action = (name: string, possible = true): Action => ({
  name,
  label: name,
  when: () => possible,
  run: () => undefined,
});
const namesOf = (entries: ReturnType<typeof shownEntries>) =>
  entries.map((entry) => (entry === divider ? '-' : entry.name));

test('what cannot be done is not shown', () => {
  expect(namesOf(shownEntries([action('open'), action('rename', false)]))).toEqual(['open']);
});

test('lines stand only between two actions', () => {
  const entries = [
    divider,
    action('open'),
    divider,
    action('rename', false),
    divider,
    action('delete'),
    divider,
  ] as const;
  expect(namesOf(shownEntries(entries))).toEqual(['open', '-', 'delete']);
});

test('nothing to do is an empty menu', () => {
  expect(shownEntries([divider, action('open', false)])).toEqual([]);
});

import { apply } from '@app/deck/commands/apply.ts';
import { set, slidePlace } from '@app/deck/commands/place.ts';
import { addSlide } from '@app/deck/commands/slides.ts';
import { aDeck, aSlide, aText, countingIds } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { createDrafts, draftOf, recovered } from './drafts.ts';
import { withOperations } from './operations.ts';
import { createServerState } from './server-state.ts';

const slide = (id: string) => aSlide({ id, elements: [aText('words', { id: `${id}-text` })] });
const deck = aDeck({ slides: [slide('one'), slide('two')] });
const serverWith = (revision: number) =>
  createServerState(
    deck.slides.map((each) => ({ slide: each, revision })),
    0,
  );
const commands = [
  set(slidePlace('one').to('elements').item('one-text').to('left'), 7),
  addSlide(2, slide('three')),
  set(slidePlace('two').to('hidden'), true),
];
const changed = apply(deck, commands).value;
const draft = draftOf(withOperations([], commands, 100), changed, serverWith(4));

test('what could not be saved is done again on a deck that nobody changed', () => {
  const lists = recovered(draft, serverWith(4), countingIds());
  expect(lists.reduce((now, list) => apply(now, list).value, deck)).toEqual(changed);
});

test('a page that others changed meanwhile stays, and the own one stands behind it', () => {
  const lists = recovered(draft, serverWith(5), countingIds('new'));
  const { slides } = lists.reduce((now, list) => apply(now, list).value, deck);
  expect(slides[0]).toEqual(deck.slides[0]);
  expect(slides[1]?.elements[0]).toMatchObject({
    left: 7,
    text: { paragraphs: [{ runs: [{ text: 'words' }] }] },
  });
  expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
});

test('drafts of two tabs stand beside each other, and broken ones are none', () => {
  const memory = new Map<string, string>();
  const storage = {
    get: (key: string) => memory.get(key) ?? null,
    set: (key: string, value: string) => memory.set(key, value) !== undefined,
    remove: (key: string) => void memory.delete(key),
  };
  const drafts = createDrafts(storage, 'p');
  drafts.keep('a', draft);
  drafts.keep('b', { operations: [], slides: [] });
  drafts.keep('b', { operations: [], slides: [] });
  expect(drafts.tabs()).toEqual(['a', 'b']);
  expect(drafts.find('a')).toEqual(JSON.parse(JSON.stringify(draft)));
  memory.set('editorDraft:p:b', '{"operations":');
  expect(drafts.find('b')).toBeUndefined();
  drafts.drop('a');
  drafts.drop('b');
  expect(memory.size).toBe(0);
});

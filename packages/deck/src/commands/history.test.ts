import { describe, expect, test } from 'vitest';
import type { Deck } from '../deck.ts';
import { aDeck, aSlide, aText } from '../testing.ts';
import { addElements } from './elements.ts';
import {
  emptyHistory,
  type Edited,
  lastDone,
  perform,
  redo,
  sealed,
  type Selection,
  undo,
} from './history.ts';
import { elementPlace, set, unset } from './place.ts';

const deck = aDeck({ slides: [aSlide({ id: 's', elements: [aText('words', { id: 'e' })] })] });
const start: Edited<Deck> = { value: deck, history: emptyHistory() };
const nothing: Selection = { slideId: 's', elementIds: [] };
const chosen: Selection = { slideId: 's', elementIds: ['e'] };
const element = elementPlace('s', 'e');

const drag = (edited: Edited<Deck>, left: number, merge?: string) =>
  perform(edited, [set(element.to('left'), left)], {
    before: nothing,
    after: chosen,
    ...(merge !== undefined && { merge }),
  });
const leftOf = (edited: Edited<Deck> | undefined) => edited?.value.slides[0]?.elements[0]?.left;

test('a step is undone and done again with what was chosen then', () => {
  const moved = drag(start, 5);
  const undone = undo(moved);
  expect(undone).toMatchObject({ value: deck, selection: nothing });
  expect(redo(undone!)).toMatchObject({ value: moved.value, selection: chosen });
});

test('there is nothing to undo at the beginning, and nothing to redo at the end', () => {
  expect(undo(start)).toBeUndefined();
  expect(redo(drag(start, 5))).toBeUndefined();
});

test('a new step forgets what was undone; a step that changes nothing does not', () => {
  const undone = undo(drag(start, 5))!;
  expect(redo(drag(undone, 100))).toMatchObject({ selection: chosen });
  expect(redo(drag(undone, 6))).toBeUndefined();
});

test('only so many steps are remembered', () => {
  let edited: Edited<Deck> = { ...start, history: emptyHistory(3) };
  for (const left of [1, 2, 3, 4, 5]) edited = drag(edited, left);
  for (let i = 0; i < 3; i++) edited = undo(edited)!;
  expect(leftOf(edited)).toBe(2);
  expect(undo(edited)).toBeUndefined();
});

describe('steps of one key', () => {
  const dragged = [5, 9, 30].reduce((edited, left) => drag(edited, left, 'drag'), start);

  test('are one step, of which only the ends are kept', () => {
    expect(dragged.history.past).toHaveLength(1);
    expect(dragged.history.past[0]?.commands).toHaveLength(1);
    expect(undo(dragged)?.value).toEqual(deck);
    expect(leftOf(redo(undo(dragged)!))).toBe(30);
  });

  test('are two steps for two keys, after the pointer was up, and after an undo', () => {
    expect(leftOf(undo(drag(dragged, 31, 'other drag')))).toBe(30);
    expect(leftOf(undo(drag({ ...dragged, history: sealed(dragged.history) }, 31, 'drag')))).toBe(30);
    const again = redo(undo(dragged)!)!;
    expect(leftOf(undo(drag(again, 31, 'drag')))).toBe(30);
  });

  test('come back whole when they change different things, or one finds its value there', () => {
    const note = { before: nothing, after: chosen, merge: 'key' };
    const both = (left: number, top: number) => [set(element.to('left'), left), set(element.to('top'), top)];
    let edited = perform(start, both(100, 7), note);
    edited = perform(edited, both(8, 8), note);
    edited = perform(edited, [set(element.to('opacity'), 0.5)], note);
    edited = perform(edited, [unset(element, 'opacity')], note);
    expect(edited.history.past).toHaveLength(1);
    expect(JSON.stringify(undo(edited)?.value)).toBe(JSON.stringify(deck));
    expect(redo(undo(edited)!)?.value).toEqual(edited.value);
  });
});

describe('something new', () => {
  const added = perform(start, addElements('s', 1, [aText('', { id: 'new' })]), {
    before: nothing,
    after: { slideId: 's', elementIds: ['new'] },
  });
  const write = (edited: Edited<Deck>, joins: boolean) =>
    perform(edited, [set(elementPlace('s', 'new').to('name'), 'words')], {
      before: nothing,
      after: nothing,
      merge: 'writing',
      joins,
    });

  test('is known as such until something else is done', () => {
    expect(lastDone(added.history, 'new')).toBe('added');
    expect(lastDone(write(added, true).history, 'new')).toBe('added');
    expect(lastDone(write(added, false).history, 'new')).toBe('changed');
    expect(lastDone(drag(added, 5).history, 'new')).toBeUndefined();
  });

  test('that came together with something else did not come alone', () => {
    const two = perform(start, addElements('s', 1, [aText('', { id: 'new' }), aText('', { id: 'other' })]), {
      before: nothing,
      after: nothing,
    });
    expect(lastDone(two.history, 'new')).toBe('changed');
  });

  test('and what joins it are one step, which goes on', () => {
    const written = write({ ...added, history: sealed(added.history) }, true);
    expect(written.history.past).toHaveLength(1);
    expect(written.history.past[0]?.merge).toBe('writing');
    expect(undo(written)?.value).toEqual(deck);
  });
});

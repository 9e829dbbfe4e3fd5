import { elementPlace, set } from '@app/deck/commands/place.ts';
import { aDeck, aSlide, aText } from '@app/deck/testing.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEditor, currentSlide, type Editor } from '../store.ts';
import {
  chooseAll,
  chooseNext,
  duplicateChosen,
  groupChosen,
  hideChosen,
  leave,
  lockChosen,
  nudge,
  removeChosen,
  turnSlide,
  ungroupChosen,
  openChosen,
} from './actions.ts';

let editor: Editor;
beforeEach(() => {
  const slides = ['one', 'two'].map((id) =>
    aSlide({
      id,
      elements: ['a', 'b', 'c'].map((each, index) => aText(each, { id: each, left: index * 100 })),
    }),
  );
  editor = createEditor({
    deck: aDeck({ slides }),
    onCommands: () => undefined,
    onMisfit: () => undefined,
  });
});

const state = () => editor.store.getState();
const elements = () => currentSlide(state()).elements;
const element = (id: string) => elements().find((each) => each.id === id);

describe('nudging', () => {
  test('twice is one step to undo', () => {
    editor.select(['b']);
    nudge(editor, 1, 0);
    nudge(editor, 1, 0);
    expect(element('b')?.left).toBe(102);
    editor.undo();
    expect(element('b')?.left).toBe(100);
    editor.redo();
    expect(element('b')?.left).toBe(102);
  });

  test('leaves what is locked where it is', () => {
    editor.select(['a', 'b']);
    editor.perform([set(elementPlace('one', 'a').to('locked'), true)]);
    nudge(editor, 0, 10);
    expect([element('a')?.top, element('b')?.top]).toEqual([100, 110]);
  });
});

test('what somebody else does is seen at once, and is not undone', () => {
  editor.take([set(elementPlace('one', 'a').to('left'), 7)]);
  expect(element('a')?.left).toBe(7);
  editor.undo();
  expect(element('a')?.left).toBe(7);
});

test('deleting leaves what is locked, and can be undone with what was chosen', () => {
  editor.select(['a', 'b']);
  editor.perform([set(elementPlace('one', 'a').to('locked'), true)]);
  removeChosen(editor);
  expect(elements().map(({ id }) => id)).toEqual(['a', 'c']);
  editor.undo();
  expect(state().selected).toEqual(['a', 'b']);
});

test('copies are chosen, and stand beside', () => {
  editor.select(['b']);
  duplicateChosen(editor);
  expect(elements()).toHaveLength(4);
  expect(state().selected).toEqual([elements()[2]?.id]);
});

test('a group is chosen as one, entered, and left step by step', () => {
  editor.select(['a', 'b']);
  groupChosen(editor);
  editor.select([]);
  chooseNext(editor, 1);
  expect(state().selected).toEqual(['a', 'b']);
  editor.select(['a'], element('a')?.groups?.[0]);
  expect(leave(editor)).toBe(true);
  expect(state().selected).toEqual(['a', 'b']);
  ungroupChosen(editor);
  expect(element('a')?.groups).toBeUndefined();
  leave(editor);
  expect(state().selected).toEqual([]);
  expect(leave(editor)).toBe(false);
});

test('Tab goes through the elements and on behind the last', () => {
  const seen = [1, 2, 3].map(() => {
    chooseNext(editor, 1);
    return state().selected.join();
  });
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(chooseNext(editor, 1)).toBe(false);
});

test('what is hidden is not chosen any more, nor by all', () => {
  editor.select(['b']);
  hideChosen(editor);
  chooseAll(editor);
  expect(state().selected).toEqual(['a', 'c']);
});

test('a lock goes off where all are locked', () => {
  editor.select(['a', 'b']);
  editor.perform([set(elementPlace('one', 'a').to('locked'), true)]);
  lockChosen(editor);
  expect(elements().map(({ locked }) => locked === true)).toEqual([true, true, false]);
  lockChosen(editor);
  expect(elements().some(({ locked }) => locked)).toBe(false);
});

test('Enter writes into the one that is chosen, and puts what a tool draws into the middle', () => {
  editor.select(['b']);
  openChosen(editor);
  expect(state().opened).toBe('b');
  editor.use({ tool: { kind: 'draw', type: 'shape', preset: 'rect' } });
  openChosen(editor);
  expect(elements().at(-1)).toMatchObject({ type: 'shape' });
  expect(state().tool.kind).toBe('select');
});

test('slides are turned as far as there are any', () => {
  turnSlide(editor, 1);
  expect(state().slideId).toBe('two');
  turnSlide(editor, 1);
  expect(state().slideId).toBe('two');
});

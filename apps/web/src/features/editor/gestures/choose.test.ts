import { aText } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import { afterClick, afterDoublePress, afterEscape, afterPress, unitAt } from './choose.ts';

const element = (id: string, groups?: string[], more = {}) =>
  aText(id, { id, ...(groups && { groups }), ...more });

const elements = [
  element('alone'),
  element('a', ['outer', 'inner']),
  element('b', ['outer', 'inner']),
  element('c', ['outer']),
  element('gone', ['outer'], { hidden: true }),
];
const nothing = { selected: [], entered: undefined };

describe('a press', () => {
  test('chooses the whole group, without what is hidden in it', () => {
    expect(afterPress(elements, nothing, 'a', false).selected).toEqual(['a', 'b', 'c']);
  });

  test('inside of a group that was entered chooses a part, which may be a group', () => {
    const now = { selected: [], entered: 'outer' };
    expect(afterPress(elements, now, 'a', false)).toEqual({ selected: ['a', 'b'], entered: 'outer' });
    expect(afterPress(elements, now, 'c', false)).toEqual({ selected: ['c'], entered: 'outer' });
  });

  test('outside of it leaves it', () => {
    const now = { selected: ['c'], entered: 'outer' };
    expect(afterPress(elements, now, 'alone', false)).toEqual({ selected: ['alone'], entered: undefined });
    expect(afterPress(elements, now, 'alone', true)).toEqual({ selected: ['alone'], entered: undefined });
  });

  test('on what is chosen among others keeps them, so that all can be moved', () => {
    const now = { selected: ['alone', 'a', 'b', 'c'], entered: undefined };
    expect(afterPress(elements, now, 'alone', false)).toBe(now);
    expect(afterClick(elements, now, 'alone', false).selected).toEqual(['alone']);
  });

  test('with a key held adds, and a click on what was chosen takes away', () => {
    const one = { selected: ['alone'], entered: undefined };
    const all = afterPress(elements, one, 'c', true);
    expect(all.selected).toEqual(['alone', 'a', 'b', 'c']);
    expect(afterClick(elements, one, 'c', true).selected).toEqual(all.selected);
    expect(afterClick(elements, all, 'c', true).selected).toEqual(['alone']);
  });

  test('on nothing chooses nothing', () => {
    expect(afterPress(elements, { selected: ['a'], entered: 'outer' }, undefined, false)).toEqual(nothing);
  });
});

test('two presses go one level into a group, and at last into the element', () => {
  expect(afterDoublePress(elements, 'a', undefined)).toEqual({ selected: ['a', 'b'], entered: 'outer' });
  expect(afterDoublePress(elements, 'a', 'outer')).toEqual({ selected: ['a'], entered: 'inner' });
  expect(afterDoublePress(elements, 'a', 'inner')).toEqual({ opens: 'a' });
  expect(afterDoublePress([element('fast', undefined, { locked: true })], 'fast', undefined)).toBeUndefined();
});

test('Escape goes out level by level', () => {
  const inner = { selected: ['a'], entered: 'inner' };
  const outer = afterEscape(elements, inner);
  expect(outer).toMatchObject({ selected: ['a', 'b'], entered: 'outer' });
  const whole = afterEscape(elements, outer);
  expect(whole.entered).toBeUndefined();
  expect(whole.selected).toContain('c');
  expect(afterEscape(elements, whole)).toEqual(nothing);
});

test('what is hidden is chosen only when it is meant itself', () => {
  expect(unitAt(elements, 'gone', 'outer').selected).toEqual(['gone']);
});

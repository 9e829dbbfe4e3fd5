import { expect, test } from 'vitest';
import { rangeOf, stepped, toggled } from './choose.ts';

const order = ['a', 'b', 'c', 'd'];

test('a range goes both ways', () => {
  expect(rangeOf(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(order, 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(rangeOf(order, 'c', 'gone')).toEqual([]);
});

test('slides are chosen one by one, in the order of the deck, and the last one stays', () => {
  const two = toggled(order, { slideId: 'c', chosen: ['c'] }, 'a');
  expect(two).toEqual({ slideId: 'a', chosen: ['a', 'c'] });
  const one = toggled(order, two, 'a');
  expect(one).toEqual({ slideId: 'c', chosen: ['c'] });
  expect(toggled(order, one, 'c')).toEqual(one);
});

test('a step ends at the ends', () => {
  expect(stepped(order, 'a', 1)).toBe('b');
  expect(stepped(order, 'a', -1)).toBe('a');
  expect(stepped(order, 'c', 9)).toBe('d');
});

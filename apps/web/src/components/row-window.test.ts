import { expect, test } from 'vitest';
import { movedInGrid, rangeNear, stretchesOf } from './row-window.ts';

const measures = { columns: 4, rowHeight: 280, gap: 20 };

test.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', undefined],
  [1, 'ArrowDown', 4],
  [4, 'ArrowDown', undefined],
  [4, 'ArrowUp', 1],
  [2, 'End', 6],
  [2, 'Home', 0],
  [0, 'Home', undefined],
  [2, 'a', undefined],
])('from card %i, %s leads to %s in a grid of three columns and seven cards', (from, key, to) => {
  expect(movedInGrid(from, key, 3, 7)).toBe(to);
});

test.each([
  ['at the top', -400, { from: 0, to: 16 }],
  ['in the middle', 30_000, { from: 392, to: 420 }],
  ['at the end', 224_100, { from: 2980, to: 2999 }],
  ['far below the list', 900_000, { from: 2996, to: 2999 }],
])('%s, the rows near a window of 900 pixels are drawn', (_where, above, range) => {
  expect(rangeNear(measures, { above, height: 900 }, 2999)).toEqual(range);
});

test('before anything is measured the first page is drawn', () => {
  expect(rangeNear({ columns: 1, rowHeight: 0, gap: 0 }, { above: 0, height: 900 }, 2999)).toEqual({
    from: 0,
    to: 24,
  });
});

const heightOf = (drawn: { from: number; to: number; held: number }, total: number) => {
  const stretches = stretchesOf(measures, drawn, total);
  const parts = stretches.flatMap(({ room, from, to }) => [
    ...(room > 0 ? [room] : []),
    ...Array.from({ length: Math.ceil((to - from) / 4) }, () => 280),
  ]);
  return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * 20;
};

test.each([
  ['the window', { from: 400, to: 428, held: 404 }],
  ['a card above it', { from: 400, to: 428, held: 2 }],
  ['a card below it', { from: 400, to: 428, held: 2998 }],
  ['a card right before it', { from: 400, to: 428, held: 399 }],
])('the list is as high as all of its rows, with the focus in %s', (_where, drawn) => {
  expect(heightOf(drawn, 2999)).toBe(750 * 300 - 20);
});

test('the held place is drawn with its row, in order, and nothing twice', () => {
  const places = ({ held }: { held: number }) =>
    stretchesOf(measures, { from: 400, to: 408, held }, 2999).map(({ from, to }) => [from, to]);
  expect(places({ held: 1 })).toEqual([
    [0, 4],
    [400, 408],
    [2999, 2999],
  ]);
  expect(places({ held: 2998 })).toEqual([
    [400, 408],
    [2996, 2999],
    [2999, 2999],
  ]);
  expect(places({ held: 407 })).toEqual([
    [400, 408],
    [2999, 2999],
  ]);
});

import { expect, test } from 'vitest';
import { createNearness } from './nearness.ts';

const [north, east, both] = [Int8Array.of(100, 0), Int8Array.of(0, 50), Int8Array.of(70, 70)];

test('a page is as near as its nearest text, its texts in a row, and all of them', () => {
  const near = createNearness([{ meanings: [north, east] }]).pages(north)(0);
  expect(near?.text).toBeCloseTo(1);
  expect(near?.window).toBeCloseTo(1 / Math.SQRT2);
  expect(near?.page).toBeCloseTo(1 / Math.SQRT2);
});

test('texts of which nobody knows what they mean are left out, and a page of such texts is not compared', () => {
  const nearness = createNearness([{ meanings: [undefined, both] }, { meanings: [undefined] }, {}]);
  const near = nearness.pages(both);
  expect(near(0)?.text).toBeCloseTo(1);
  expect(near(0)?.page).toBeCloseTo(1);
  expect([near(1), near(2)]).toEqual([undefined, undefined]);
  // It is as near as the nearest text of its page: neither better nor worse.
  expect(nearness.texts(both, 0)[0]).toBeCloseTo(1);
  expect(nearness.texts(both, 1)).toEqual([]);
});

test('without any meaning nothing is known', () => {
  expect(createNearness([{}, { meanings: [undefined] }]).isKnown).toBe(false);
});

import { expect, test } from 'vitest';
import { tipPlace } from './tip-place.ts';

const window = { width: 1000, height: 800 };
const tip = { width: 280, height: 64 };
const box = (top: number, height: number) => ({ top, left: 100, width: 600, height });
const script = box(400, 150);

test('a tip stands below what it is about, in its middle', () => {
  expect(tipPlace(script, tip, [], window)).toEqual({ top: 562, left: 260 });
});

test('it stands below the buttons there, not on them', () => {
  const [slide, counter, buttons, about] = [box(0, 340), box(370, 24), box(558, 30), box(594, 20)];
  expect(tipPlace(script, tip, [slide, counter, buttons, about], window).top).toBe(622);
});

test('where a window ends it stands above, clear of what is written there', () => {
  const low = box(600, 150);
  expect(tipPlace(low, tip, [], window).top).toBe(524);
  expect(tipPlace(low, tip, [box(570, 24)], window).top).toBe(498);
});

test('where nothing is free it stands beside it all the same', () => {
  const everything = [box(0, 400), box(550, 250)];
  expect(tipPlace(script, tip, everything, window).top).toBe(562);
});

test('it does not leave the window', () => {
  const corner = { top: 10, left: 900, width: 90, height: 40 };
  expect(tipPlace(corner, tip, [], window)).toEqual({ top: 62, left: 704 });
});

import { expect, test } from 'vitest';
import { tipPlace } from './tip-place.ts';

const window = { width: 1000, height: 800 };
const tip = { width: 280, height: 64 };
const box = (top: number, height: number) => ({ top, left: 100, width: 600, height });
const script = box(400, 150);
const none = { read: [], pressed: [] };

test('a tip stands below what it is about, in its middle', () => {
  expect(tipPlace(script, tip, none, window)).toEqual({ top: 562, left: 260 });
});

test('it stands below the buttons there, not on them', () => {
  const [slide, counter, buttons, about] = [box(0, 340), box(370, 24), box(558, 30), box(594, 20)];
  const marks = { read: [slide, counter, about], pressed: [buttons] };
  expect(tipPlace(script, tip, marks, window)?.top).toBe(622);
});

test('it is measured as a browser measures, whose boxes have no fields of their own', () => {
  class Measured {
    get width() {
      return tip.width;
    }
    get height() {
      return tip.height;
    }
  }
  const buttons = box(558, 30);
  expect(tipPlace(script, new Measured(), { read: [], pressed: [buttons] }, window)?.top).toBe(324);
});

test('where a window ends it stands above, clear of what is written there', () => {
  const low = box(600, 150);
  expect(tipPlace(low, tip, none, window)?.top).toBe(524);
  expect(tipPlace(low, tip, { read: [box(570, 24)], pressed: [] }, window)?.top).toBe(498);
});

test('where nothing is free it may lie on words, not on what is to be pressed', () => {
  const [above, below] = [box(0, 400), box(550, 250)];
  expect(tipPlace(script, tip, { read: [above, below], pressed: [] }, window)?.top).toBe(562);
  expect(tipPlace(script, tip, { read: [above], pressed: [below] }, window)?.top).toBe(324);
});

test('where everything around is to be pressed it lies on what it is about', () => {
  const pressed = [box(0, 400), box(550, 250)];
  expect(tipPlace(script, tip, { read: [], pressed }, window)?.top).toBe(408);
});

test('on a phone it covers nothing: it stands where there is room, or not at all', () => {
  const phone = { width: 390, height: 844 };
  const narrow = (top: number, height: number) => ({ top, left: 16, width: 358, height });
  const field = narrow(400, 150);
  expect(tipPlace(field, tip, { read: [narrow(0, 380)], pressed: [] }, phone)?.top).toBe(562);
  const marks = { read: [narrow(0, 390), narrow(560, 284)], pressed: [] };
  expect(tipPlace(field, tip, marks, phone)).toBeUndefined();
});

test('it does not leave the window', () => {
  const corner = { top: 10, left: 900, width: 90, height: 40 };
  expect(tipPlace(corner, tip, none, window)).toEqual({ top: 62, left: 704 });
});

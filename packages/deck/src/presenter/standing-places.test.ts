import { expect, test } from 'vitest';
import { defaultAvatarBox } from '../defaults.ts';
import { standingBox, standingOf, standingPlaces, standingSizes } from './standing-places.ts';

const wide = { width: 1000, height: 562.5 };
const sizes = [wide, { width: 1000, height: 750 }, { width: 1000, height: 1400 }];

test('the usual size at the bottom right is where new slides have their presenter', () => {
  for (const viewport of sizes)
    expect(standingBox('bottom-right', standingSizes.usual, viewport)).toEqual(defaultAvatarBox(viewport));
});

test('nobody stands outside of a slide, and a choice is read from its box again', () => {
  for (const viewport of sizes)
    for (const place of standingPlaces)
      for (const size of [standingSizes.min, 0.5, standingSizes.usual]) {
        const box = standingBox(place, size, viewport);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(viewport.width + 0.001);
        expect(box.top + box.height).toBeLessThanOrEqual(viewport.height + 0.001);
        expect(standingOf(box, viewport).place).toBe(place);
        expect(standingOf(box, viewport).size).toBeCloseTo(size);
      }
});

test('an element that was put anywhere has the nearest place, and a size that can be chosen', () => {
  expect(standingOf({ left: 30, top: 60, width: 100, height: 180 }, wide).place).toBe('top-left');
  expect(standingOf({ left: 700, top: 100, width: 500, height: 900 }, wide)).toMatchObject({ size: 1 });
});

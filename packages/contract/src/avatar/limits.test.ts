import { expect, test } from 'vitest';
import { avatarLimits, isPortraitLargeEnough } from './limits.ts';
import { modelTypes, timbres } from './states/look.ts';

test('the numbers are those of the spec', () => {
  expect(avatarLimits).toMatchObject({
    name: { min: 1, max: 20 },
    styleImages: 4,
    photo: { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 },
    portrait: { width: 768, height: 1280 },
    generationMinutes: { min: 10, max: 20 },
    styleSeconds: { min: 10, max: 30 },
    priceCredits: 60,
  });
});

test.each([
  [767, 1280, false],
  [768, 1279, false],
  [768, 1280, true],
  [1024, 1280, true],
])('a portrait of %i × %i is large enough: %s', (width, height, enough) => {
  expect(isPortraitLargeEnough(width, height)).toBe(enough);
});

test('looks and timbres travel by the names of the spec', () => {
  expect(modelTypes).toEqual(['RealisticStyle', 'GameStyle']);
  expect(timbres).toEqual(['nonsupport', 'support']);
});

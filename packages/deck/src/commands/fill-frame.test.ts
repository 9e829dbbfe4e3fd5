import { expect, test } from 'vitest';
import { cutFurther, fillingCrop } from './fill-frame.ts';

const frame = { width: 200, height: 100 };

test.each([
  ['of the same shape loses nothing', { width: 400, height: 200 }, undefined],
  [
    'that is too high loses above and below',
    { width: 100, height: 100 },
    { left: 0, right: 0, top: 0.25, bottom: 0.25 },
  ],
  [
    'that is too wide loses at its sides',
    { width: 800, height: 100 },
    { left: 0.375, right: 0.375, top: 0, bottom: 0 },
  ],
])('a picture %s', (_, picture, crop) => expect(fillingCrop(picture, frame)).toEqual(crop));

test('of a half that is shown, half is a quarter of the picture', () => {
  const half = { left: 0.5, top: 0, right: 0, bottom: 0 };
  expect(cutFurther(half, { left: 0.25, top: 0.1, right: 0.25, bottom: 0 })).toEqual({
    left: 0.625,
    top: 0.1,
    right: 0.125,
    bottom: 0,
  });
});

import { expect, test } from 'vitest';
import type { DrawnElement } from '../drawn.ts';
import { cropToRatio, pictureSize, pullSide, recropped, wholePicture } from './crop.ts';

const image = (more = {}): Extract<DrawnElement, { type: 'image' }> => ({
  id: 'a',
  type: 'image',
  url: 'media:a',
  left: 100,
  top: 100,
  width: 400,
  height: 200,
  rotate: 0,
  ...more,
});
const half = { left: 0.5, top: 0, right: 0, bottom: 0 };

test('cutting away the left half leaves the right half where it was', () => {
  expect(recropped(image(), half)).toEqual({ left: 300, top: 100, width: 200, height: 200, crop: half });
});

test('a mirrored picture is cut on the side that is seen', () => {
  expect(recropped(image({ flipHorizontal: true }), half)).toMatchObject({ left: 100, width: 200 });
});

test('a turned picture stays where it was, too', () => {
  const { left, top, width, height } = recropped(image({ rotate: 90 }), half);
  expect([left + width / 2, top + height / 2].map(Math.round)).toEqual([300, 300]);
});

test('a cut can be taken back', () => {
  const cut = image({ ...recropped(image(), half) });
  expect(pictureSize(cut)).toEqual({ width: 400, height: 200 });
  expect(recropped(cut, wholePicture)).toMatchObject({ left: 100, top: 100, width: 400, height: 200 });
});

test.each([
  [1, { left: 0.25, right: 0.25, top: 0, bottom: 0 }],
  [4, { left: 0, right: 0, top: 0.25, bottom: 0.25 }],
  [2, wholePicture],
])('a ratio of %d is cut from the middle', (ratio, crop) => {
  expect(cropToRatio(image(), ratio)).toEqual(crop);
});

test.each([
  [0.3, 0.3],
  [-1, 0],
  [0.99, 0.78],
])('a side pulled to %d stands at %d: something is always left', (to, at) => {
  expect(pullSide({ ...wholePicture, right: 0.2 }, 'left', to).left).toBeCloseTo(at, 6);
});

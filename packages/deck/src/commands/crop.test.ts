import { expect, test } from 'vitest';
import type { DrawnElement } from '../drawn.ts';
import { cropToRatio, moveBehind, pictureSize, pullGrip, pullSide, recropped, wholePicture } from './crop.ts';

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

test.each([
  ['the right side inwards', {}, { x: 1, y: 0 }, { x: -100, y: 30 }, { right: 0.25 }],
  ['a corner', {}, { x: -1, y: -1 }, { x: 100, y: 50 }, { left: 0.25, top: 0.25 }],
  ['no further than the picture', {}, { x: -1, y: 0 }, { x: -80, y: 0 }, {}],
  [
    'the other side of a mirrored picture',
    { flipHorizontal: true },
    { x: 1, y: 0 },
    { x: -100, y: 0 },
    { left: 0.25 },
  ],
  ['along the sides of a turned picture', { rotate: 90 }, { x: 1, y: 0 }, { x: 0, y: -100 }, { right: 0.25 }],
  [
    'what was cut away out again',
    { width: 200, crop: half },
    { x: -1, y: 0 },
    { x: -100, y: 0 },
    { left: 0.25 },
  ],
] as const)('a grip pulls %s', (_what, more, grip, by, cut) => {
  const crop = pullGrip(image(more), grip, by);
  const wanted = { ...wholePicture, ...cut };
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(crop[side]).toBeCloseTo(wanted[side], 6);
});

test('a corner that keeps the ratio follows the hand as far as the picture reaches', () => {
  const inner = image({
    width: 200,
    height: 100,
    crop: { left: 0.25, top: 0.25, right: 0.25, bottom: 0.25 },
  });
  const ratioOf = (by: { x: number; y: number }) => {
    const { width, height } = recropped(inner, pullGrip(inner, { x: 1, y: 1 }, by, true));
    return [Math.round(width), Math.round(height)];
  };
  expect(ratioOf({ x: -100, y: -50 })).toEqual([100, 50]);
  expect(ratioOf({ x: 40, y: 0 })).toEqual([240, 120]);
  expect(ratioOf({ x: 900, y: 10 })).toEqual([300, 150]);
});

test.each([
  ['with the hand', {}, { x: 40, y: 0 }, { left: 0.4, right: 0.1 }],
  ['no further than its edge', {}, { x: -300, y: 0 }, { left: 0.5, right: 0 }],
  [
    'with the hand when it is mirrored',
    { flipHorizontal: true },
    { x: -40, y: 0 },
    { left: 0.4, right: 0.1 },
  ],
  ['with the hand when it is turned', { rotate: 90 }, { x: 5, y: 40 }, { left: 0.4, right: 0.1 }],
])('the picture moves behind its frame %s', (_how, more, by, cut) => {
  const crop = moveBehind(image({ width: 200, crop: { ...wholePicture, left: 0.5 }, ...more }), by);
  const wanted = { ...wholePicture, ...cut };
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(crop[side]).toBeCloseTo(wanted[side], 6);
});

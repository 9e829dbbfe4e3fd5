import { describe, expect, test } from 'vitest';
import {
  type Cut,
  cropOf,
  cutOf,
  cutRatio,
  firstCut,
  guideOf,
  inside,
  moved,
  nearness,
  quarterTurned,
  tilted,
  withNearness,
  zoomed,
} from './crop.ts';

const photo = { width: 1200, height: 1600 };
const wide = { width: 2000, height: 1000 };

/** The corners of what is cut out, in pixels of the photo. */
function corners({ x, y, height, turn }: Cut) {
  const angle = (-turn * Math.PI) / 180;
  const [right, down] = [(height * cutRatio) / 2, height / 2];
  return [
    [-right, -down],
    [right, -down],
    [right, down],
    [-right, down],
  ].map(([across = 0, along = 0]) => ({
    x: x + across * Math.cos(angle) - along * Math.sin(angle),
    y: y + across * Math.sin(angle) + along * Math.cos(angle),
  }));
}

const liesInside = (size: typeof photo, cut: Cut): boolean =>
  corners(cut).every(({ x, y }) => x > -1e-6 && y > -1e-6 && x < size.width + 1e-6 && y < size.height + 1e-6);

test('at first as much as fits is shown: all of a photo of 3:4, the middle of a wide one', () => {
  expect(firstCut(photo)).toEqual({ x: 600, y: 800, height: 1600, turn: 0 });
  expect(firstCut(wide)).toEqual({ x: 1000, y: 500, height: 1000, turn: 0 });
});

describe.each([0, 12, -30, 45, 90, 102, -90, 180])('turned by %i°', (turn) => {
  test.each([
    [photo, { x: 0, y: 0, height: 9000 }],
    [photo, { x: 9000, y: 9000, height: 500 }],
    [wide, { x: -50, y: 400, height: 10 }],
    [
      { width: 90, height: 120 },
      { x: 9, y: 9, height: 60 },
    ],
  ])('no corner leaves a photo of %j', (size, cut) => {
    expect(liesInside(size, inside(size, { ...cut, turn }))).toBe(true);
  });
});

test('the photo follows the finger, also when it is turned', () => {
  const near = { x: 600, y: 800, height: 400, turn: 0 };
  expect(moved(photo, near, { x: 0.5, y: 0 })).toMatchObject({ x: 400, y: 800 });
  const turned = moved(photo, { ...near, turn: 90 }, { x: 0.5, y: 0 });
  expect(turned.x).toBeCloseTo(600);
  // Turned clockwise, what was above is on the right: dragged there, more of what lies below comes in.
  expect(turned.y).toBeCloseTo(1000);
});

test('zooming ends where a face could no longer be seen, and where the photo ends', () => {
  const cut = firstCut(photo);
  expect(zoomed(photo, cut, 1000).height).toBe(240);
  expect(zoomed(photo, cut, 0.001).height).toBe(1600);
  expect(nearness(photo, cut)).toBe(0);
  expect(withNearness(photo, cut, 1).height).toBeCloseTo(240);
  expect(nearness(photo, withNearness(photo, cut, 0.3))).toBeCloseTo(0.3);
});

test('straightening goes 30° each way and keeps quarter turns; four quarters are none', () => {
  const turned = quarterTurned(photo, firstCut(photo));
  expect(tilted(photo, turned, -80).turn).toBe(60);
  expect(tilted(photo, tilted(photo, turned, 20), 0).turn).toBe(90);
  let cut = firstCut(photo);
  for (let quarter = 0; quarter < 4; quarter += 1) cut = quarterTurned(photo, cut);
  expect(cut.turn).toBe(0);
});

test('a crop travels in whole pixels inside the photo and comes back as the same cut', () => {
  const cut = inside(photo, { x: 333.4, y: 500.2, height: 801, turn: 5 });
  const crop = cropOf(cut);
  expect(Object.values(crop).every(Number.isInteger)).toBe(true);
  expect(crop.left).toBeGreaterThanOrEqual(0);
  const back = cutOf(photo, crop);
  expect(Math.abs(back.x - cut.x)).toBeLessThan(2);
  expect(Math.abs(back.height - cut.height)).toBeLessThan(2);
});

test('the oval is as large as usual heads, and larger around a face that would not fit', () => {
  const cut = firstCut(photo);
  const usual = guideOf(cut, null);
  expect(guideOf(cut, { width: cut.height * 0.2, height: cut.height * 0.25 })).toEqual(usual);
  const face = { width: cut.height * cutRatio * 0.7, height: cut.height * 0.6 };
  const large = guideOf(cut, face);
  expect(large.rx * 2).toBeGreaterThan(0.7 * 300);
  expect(large.rx * 2).toBeLessThan(300);
  expect(large.cy - large.ry).toBeGreaterThan(0);
  expect(large.cy + large.ry).toBeLessThan(400);
});

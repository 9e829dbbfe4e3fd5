import { describe, expect, test } from 'vitest';
import { boundsOf, hitsBox, isInside, rectBetween, touches, unionOf } from './bounds.ts';
import { lineBetween, lineEnds, straightened } from './line-ends.ts';
import { type Grip, resizeBox, scaledInto } from './resize.ts';
import { directionTo, settledAngle, turnedAbout } from './rotate.ts';
import { centreOf, turn } from './transform.ts';

const box = (left: number, top: number, width: number, height: number, rotate = 0) => ({
  left,
  top,
  width,
  height,
  rotate,
});

const rounded = <T extends object>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1000) / 1000 + 0 : each,
  ) as T;

describe('bounds', () => {
  test.each([
    ['level', 0, { left: 0, top: 0, width: 100, height: 50 }],
    ['turned by a quarter', 90, { left: 25, top: -25, width: 50, height: 100 }],
    ['turned upside down', 180, { left: 0, top: 0, width: 100, height: 50 }],
  ])('of a box that is %s', (_, rotate, expected) => {
    expect(rounded(boundsOf(box(0, 0, 100, 50, rotate)))).toEqual(expected);
  });

  test('of several are around all of them, and of none are nowhere', () => {
    expect(unionOf([box(0, 0, 10, 10), box(30, 5, 10, 20)])).toEqual({
      left: 0,
      top: 0,
      width: 40,
      height: 25,
    });
    expect(unionOf([])).toBeUndefined();
  });

  test('a point beside the upright bounds of a turned box does not hit it', () => {
    const turned = box(0, 0, 100, 10, 45);
    expect(hitsBox(turned, { x: 50, y: 5 })).toBe(true);
    expect(hitsBox(turned, { x: 80, y: -20 })).toBe(false);
    expect(hitsBox(box(0, 0, 100, 0), { x: 50, y: 4 }, 5)).toBe(true);
  });

  test('an area is the same whichever way it was drawn', () => {
    expect(rectBetween({ x: 30, y: 40 }, { x: 10, y: 20 })).toEqual({
      left: 10,
      top: 20,
      width: 20,
      height: 20,
    });
  });

  test('touching is not lying inside', () => {
    expect(touches(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(true);
    expect(touches(box(0, 0, 10, 10), box(11, 0, 10, 10))).toBe(false);
    expect(isInside(box(2, 2, 4, 4), box(0, 0, 10, 10))).toBe(true);
    expect(isInside(box(2, 2, 14, 4), box(0, 0, 10, 10))).toBe(false);
  });
});

describe('resizing', () => {
  const plain = { keepsRatio: false, fromCentre: false, least: 8 };
  const grip = (x: Grip['x'], y: Grip['y']): Grip => ({ x, y });

  test.each([
    ['the right side', grip(1, 0), plain, { left: 0, top: 0, width: 120, height: 50 }],
    ['the left side', grip(-1, 0), plain, { left: 20, top: 0, width: 80, height: 50 }],
    ['a corner', grip(1, 1), plain, { left: 0, top: 0, width: 120, height: 60 }],
    [
      'a corner with its ratio',
      grip(1, 1),
      { ...plain, keepsRatio: true },
      { left: 0, top: 0, width: 120, height: 60 },
    ],
    [
      'a side with its ratio',
      grip(1, 0),
      { ...plain, keepsRatio: true },
      { left: 0, top: -5, width: 120, height: 60 },
    ],
    [
      'a corner from the centre',
      grip(1, 1),
      { ...plain, fromCentre: true },
      { left: -20, top: -10, width: 140, height: 70 },
    ],
  ])('%s follows the pointer', (_, held, way, expected) => {
    expect(rounded(resizeBox(box(0, 0, 100, 50), held, { x: 20, y: 10 }, way))).toMatchObject(expected);
  });

  test('nothing becomes smaller than it can be held', () => {
    const small = resizeBox(box(0, 0, 100, 50), grip(1, 1), { x: -500, y: -500 }, plain);
    expect(small).toMatchObject({ left: 0, top: 0, width: 8, height: 8 });
    const even = resizeBox(
      box(0, 0, 100, 50),
      grip(1, 1),
      { x: -500, y: -500 },
      { ...plain, keepsRatio: true },
    );
    expect(even).toMatchObject({ width: 16, height: 8 });
  });

  test('a turned box keeps the opposite corner where it is', () => {
    const before = box(100, 100, 80, 40, 30);
    const after = resizeBox(before, grip(1, 1), { x: 25, y: 12 }, plain);
    const corner = ({ left, top, rotate, ...size }: typeof before) =>
      turn({ x: left, y: top }, centreOf({ left, top, ...size }), rotate);
    expect(rounded(corner(after))).toEqual(rounded(corner(before)));
    expect(after.width).toBeGreaterThan(before.width);
  });

  test('several keep their places within the whole; what lies across swaps its sides', () => {
    const from = { left: 0, top: 0, width: 100, height: 100 };
    const to = { left: 0, top: 0, width: 200, height: 100 };
    expect(scaledInto(box(50, 0, 50, 20), from, to)).toEqual(box(100, 0, 100, 20));
    expect(rounded(scaledInto(box(50, 0, 50, 20, 90), from, to))).toMatchObject({ width: 50, height: 40 });
  });
});

describe('turning', () => {
  test.each([
    [3, false, 0],
    [357.5, false, 0],
    [43, false, 45],
    [52.34, false, 52.3],
    [52, true, 45],
    [53, true, 60],
  ])('%s degrees (firm: %s) become %s', (degrees, firm, expected) => {
    expect(settledAngle(degrees, firm)).toBeCloseTo(expected);
  });

  test('upwards is 0, to the right a quarter', () => {
    expect(directionTo({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(0);
    expect(directionTo({ x: 0, y: 0 }, { x: 5, y: 0 })).toBe(90);
  });

  test('a box that is turned about another point moves around it', () => {
    const turned = rounded(turnedAbout(box(100, 0, 20, 20), { x: 0, y: 10 }, 90));
    expect(turned).toMatchObject({ left: -10, top: 110, rotate: 90 });
  });
});

describe('lines', () => {
  test.each([
    [{ x: 10, y: 10 }, { x: 60, y: 40 }, 0],
    [{ x: 60, y: 40 }, { x: 10, y: 10 }, 0],
    [{ x: 10, y: 40 }, { x: 60, y: 10 }, 0],
    [{ x: 10, y: 40 }, { x: 60, y: 10 }, 90],
  ])('between %o and %o, turned by %s, has just these ends', (start, end, rotate) => {
    expect(rounded(lineEnds(lineBetween(start, end, rotate)))).toEqual({ start, end });
  });

  test('with Shift run at multiples of 15 degrees', () => {
    expect(rounded(straightened({ x: 0, y: 0 }, { x: 100, y: 4 }))).toEqual({ x: 100, y: 0 });
  });
});

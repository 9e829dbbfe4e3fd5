import { describe, expect, test } from 'vitest';
import { createAxisSnap, reachAt } from './axis-snap.ts';
import { createMoveSnap } from './move-snap.ts';
import { createPointSnap, createResizeSnap } from './resize-snap.ts';
import { collectTargets } from './targets.ts';

const page = { width: 1000, height: 500 };
const noGuides = { x: [], y: [] };
const reach = reachAt(1);
const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('one axis', () => {
  test('catches within 6 pixels and holds up to 9', () => {
    const snap = createAxisSnap([{ at: 100, rank: 0 }], reach);
    expect(snap(93, 0).value).toBe(93);
    expect(snap(95, 0).value).toBe(100);
    expect(snap(91, 0).value).toBe(100);
    expect(snap(90, 0).value).toBe(90);
    expect(snap(93, 0).value).toBe(93);
  });

  test('keeps its winner though another is nearer, until it is left', () => {
    const snap = createAxisSnap(
      [
        { at: 100, rank: 0 },
        { at: 106, rank: 0 },
      ],
      reach,
    );
    expect(snap(101, 0).value).toBe(100);
    expect(snap(105, 0).value).toBe(100);
    expect(snap(110, 0).value).toBe(106);
  });

  test('reaches as many pixels at every zoom', () => {
    const snap = createAxisSnap([{ at: 100, rank: 0 }], reachAt(2));
    expect(snap(95, 0).value).toBe(95);
    expect(snap(97.5, 0).value).toBe(100);
  });
});

describe('what moves', () => {
  const moving = rect(400, 200, 100, 60);

  test('stands with its side at the side of another, and one line says so', () => {
    const targets = collectTargets([rect(100, 20, 50, 30)], page, noGuides);
    const caught = createMoveSnap(targets, moving, reach)(-297, 50);
    expect(caught.x).toBe(-300);
    expect(caught.marks).toContainEqual({ kind: 'line', axis: 'x', at: 100, from: 20, to: 310 });
  });

  test('stands in the middle of the page', () => {
    const snap = createMoveSnap(collectTargets([], page, noGuides), moving, reach);
    expect(snap(52, 17)).toMatchObject({ x: 50, y: 20 });
  });

  test('stands on a guide rather than on an edge that is as near', () => {
    const targets = collectTargets([rect(303, 20, 50, 30)], page, { x: [300], y: [] });
    expect(createMoveSnap(targets, moving, reach)(-98.5, 100).x).toBe(-100);
  });

  test('stands at equal distances between two, and beyond them', () => {
    const row = [rect(100, 200, 100, 60), rect(700, 200, 100, 60)];
    const between = createMoveSnap(collectTargets(row, page, noGuides), rect(390, 210, 120, 40), reach);
    expect(between(3, 0).x).toBe(0);
    const two = [rect(37, 200, 50, 60), rect(128, 200, 50, 60)];
    const beyond = createMoveSnap(collectTargets(two, page, noGuides), rect(300, 210, 60, 40), reach);
    const caught = beyond(-79, 0);
    expect(caught.x).toBe(178 + 41 - 300);
    expect(caught.marks.filter(({ kind }) => kind === 'length')).toMatchObject([
      { from: 87, to: 128 },
      { from: 178, to: 219 },
    ]);
  });

  test('knows nothing of gaps of another row', () => {
    const two = [rect(37, 0, 50, 60), rect(128, 0, 50, 60)];
    const snap = createMoveSnap(collectTargets(two, page, noGuides), rect(300, 400, 61, 40), reach);
    expect(snap(-79, 0).x).toBe(-79);
  });
});

describe('what is resized', () => {
  const targets = collectTargets([rect(100, 20, 170, 30)], page, noGuides);

  test('becomes as wide as another, and both lengths are shown', () => {
    const box = rect(400, 300, 100, 50);
    const by = createResizeSnap(targets, box, { x: 1, y: 0 }, reach)({ x: 67, y: 4 });
    expect(by.x).toBe(70);
    expect(by.y).toBe(4);
    expect(by.marks(rect(400, 300, 170, 50)).map(({ kind, from, to }) => [kind, to - from])).toEqual([
      ['length', 170],
      ['length', 170],
    ]);
  });

  test('ends where another ends', () => {
    const by = createResizeSnap(targets, rect(150, 300, 100, 50), { x: 1, y: 1 }, reach)({ x: 16, y: 0 });
    expect(by.x).toBe(20);
  });
});

test('a point is caught on both axes', () => {
  const snap = createPointSnap(collectTargets([], page, noGuides), reach);
  expect(snap({ x: 497, y: 3 })).toMatchObject({ x: 500, y: 0 });
});

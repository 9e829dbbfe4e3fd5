import { describe, expect, test } from 'vitest';
import type { Geometry } from '../element.ts';
import { handleTable } from './handle-table.ts';
import { dragHandle, shapeHandles, shapeSites } from './handles.ts';
import { drawGeometry, isPreset } from './preset.ts';

const size = { width: 200, height: 100 };
const preset = (name: string, adjust?: Record<string, number>): Geometry => ({
  kind: 'preset',
  name,
  ...(adjust && { adjust }),
});
const drawn: Geometry = { kind: 'custom', width: 10, height: 10, paths: [] };

describe('handles', () => {
  test('the corner of a round rectangle has one, at the end of its bend', () => {
    const [handle, ...others] = shapeHandles(preset('roundRect'), size);
    expect(others).toEqual([]);
    expect(handle?.x).toBeCloseTo(16.67, 2);
    expect(handle?.y).toBe(0);
  });

  test.each<[string, number, [number, number], Record<string, number>]>([
    ['roundRect', 0, [40, 0], { adj: 40_000 }],
    ['roundRect', 0, [190, 60], { adj: 50_000 }],
    ['roundRect', 0, [-30, 0], { adj: 0 }],
    ['rightArrow', 0, [100, 10], { adj1: 80_000 }],
    ['triangle', 0, [150, 0], { adj: 75_000 }],
    ['bentConnector3', 0, [60, 50], { adj1: 30_000 }],
    ['bentConnector3', 0, [300, 50], { adj1: 150_000 }],
    ['wedgeRectCallout', 0, [-50, 200], { adj1: -75_000, adj2: 150_000 }],
  ])('%s: handle %d dragged to %j sets %j', (name, index, [x, y], adjust) => {
    const now = dragHandle(preset(name), size, index, { x, y });
    expect(now).toMatchObject({ kind: 'preset', name });
    const found = now.kind === 'preset' ? (now.adjust ?? {}) : {};
    for (const [key, value] of Object.entries(adjust))
      expect(Math.abs((found[key] ?? 0) - value), key).toBeLessThan(60);
  });

  test('a pie opens by an angle', () => {
    const now = dragHandle(preset('pie'), { width: 100, height: 100 }, 0, { x: 50, y: 100 });
    expect(now).toHaveProperty('adjust.adj1', 5_400_000);
  });

  const withHandles = Object.keys(handleTable).filter((name) => shapeHandles(preset(name), size).length > 0);
  test.each(withHandles)('%s stays a shape wherever its handles are dragged', (name) => {
    for (const [index] of shapeHandles(preset(name), size).entries()) {
      const wanted = { x: 190, y: 30 };
      const now = dragHandle(preset(name), size, index, wanted);
      for (const { d } of drawGeometry(now, size).paths) expect(d).toMatch(/^M[MLCQAZ\d\s.e-]*$/);
      const before = shapeHandles(preset(name), size)[index]!;
      const after = shapeHandles(now, size)[index]!;
      const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - wanted.x, y - wanted.y);
      expect(away(after)).toBeLessThanOrEqual(away(before) + 0.1);
    }
  });

  test('what is drawn freely, or is not there, has none', () => {
    expect(shapeHandles(drawn, size)).toEqual([]);
    expect(dragHandle(drawn, size, 0, { x: 1, y: 1 })).toBe(drawn);
    const round = preset('roundRect');
    expect(dragHandle(round, size, 7, { x: 1, y: 1 })).toBe(round);
  });
});

describe('sites', () => {
  const sides = [
    { x: 100, y: 0, angle: 270 },
    { x: 0, y: 50, angle: 180 },
    { x: 100, y: 100, angle: 90 },
    { x: 200, y: 50, angle: 0 },
  ];

  test('a line can end at the middle of each side', () => {
    expect(shapeSites(preset('rect'), size)).toEqual(sides);
    expect(shapeSites(undefined, size)).toEqual(sides);
    expect(shapeSites(drawn, size)).toEqual(sides);
  });

  test('a triangle has its own, which follow its top', () => {
    const [top] = shapeSites(preset('triangle', { adj: 25_000 }), size);
    expect(top).toEqual({ x: 50, y: 0, angle: 270 });
  });

  test('the table names no shape that cannot be drawn', () => {
    expect(Object.keys(handleTable).filter((name) => !isPreset(name))).toEqual([]);
  });
});

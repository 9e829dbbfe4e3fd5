import { describe, expect, test } from 'vitest';
import { evaluateGuides, parseGuide } from './guides.ts';
import { drawGeometry, isPreset } from './preset.ts';
import { presetTable } from './preset-table.ts';
import { rarePresetTable } from './rare-preset-table.ts';
import './rare-presets.ts';

const size = { width: 200, height: 100 };
const draw = (name: string, adjust?: Record<string, number>) =>
  drawGeometry({ kind: 'preset', name, ...(adjust && { adjust }) }, size);

const numbersOf = (d: string) => d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];

describe('preset shapes', () => {
  test('a rectangle goes round its box', () => {
    expect(draw('rect').paths).toEqual([{ d: 'M0 0L200 0L200 100L0 100Z', fill: 'norm', stroke: true }]);
  });

  test('an ellipse touches the middle of each side', () => {
    expect(draw('ellipse').paths[0]?.d).toBe(
      'M0 50A100 50 0 0 1 100 0A100 50 0 0 1 200 50A100 50 0 0 1 100 100A100 50 0 0 1 0 50Z',
    );
  });

  test('a handle moves the corner of a round rectangle', () => {
    expect(draw('roundRect').paths[0]?.d).toMatch(/^M0 16.67A16.67 16.67 /);
    expect(draw('roundRect', { adj: 50_000 }).paths[0]?.d).toMatch(/^M0 50A50 50 /);
  });

  test('text stands inside a triangle, not over its edges', () => {
    expect(draw('triangle').textBox).toEqual({ left: 0.25, top: 0.5, right: 0.75, bottom: 1 });
  });

  test('an up arrow is a down arrow upside down', () => {
    const mirrored = numbersOf(draw('downArrow').paths[0]?.d ?? '').map((value, i) =>
      i % 2 ? 100 - value : value,
    );
    const points = (values: number[]) =>
      values.flatMap((x, i) => (i % 2 ? [] : [`${x},${values[i + 1]}`])).toSorted();
    expect(points(numbersOf(draw('upArrow').paths[0]?.d ?? ''))).toEqual(points(mirrored));
  });

  test('a cube is painted with a light and a dark side', () => {
    expect(draw('cube').paths.map(({ fill }) => fill)).toEqual(['norm', 'darkenLess', 'lightenLess', 'none']);
  });

  test('a shape that the table does not know is a rectangle', () => {
    expect(isPreset('hexaflexagon')).toBe(false);
    expect(draw('hexaflexagon')).toEqual(draw('rect'));
    expect(draw('constructor')).toEqual(draw('rect'));
  });

  test.each(Object.keys({ ...presetTable, ...rarePresetTable }))(
    '%s is drawn with numbers only, flat boxes too',
    (name) => {
      for (const box of [size, { width: 0, height: 50 }, { width: 50, height: 0 }]) {
        const { paths, textBox } = drawGeometry({ kind: 'preset', name }, box);
        expect(paths.length).toBeGreaterThan(0);
        for (const { d } of paths) expect(d).toMatch(/^M[MLCQAZ\d\s.e-]*$/);
        expect(Object.values(textBox).every(Number.isFinite)).toBe(true);
      }
    },
  );
});

describe('formulas', () => {
  const work = (formula: string) =>
    evaluateGuides([], [parseGuide('x', formula)], { width: 30, height: 40 }).get('x');

  test.each([
    ['*/ w h 3', 400],
    ['+- w h 3', 67],
    ['+/ w h 7', 10],
    ['?: -1 w h', 40],
    ['abs -5', 5],
    ['mod w h 0', 50],
    ['pin 10 w 20', 20],
    ['max w h', 40],
    ['sqrt 81', 9],
    ['sin 10 cd4', 10],
    ['cos 10 cd2', -10],
    ['at2 1 1', 2_700_000],
    ['*/ w h 0', 0],
    ['val unknown', 0],
    ['shake w h', 0],
  ])('%s is %d', (formula, expected) => {
    expect(work(formula)).toBeCloseTo(expected, 6);
  });
});

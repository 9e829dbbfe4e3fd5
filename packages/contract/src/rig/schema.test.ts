import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rigLimits } from './limits.ts';
import { rigSchema } from './schema.ts';
import { unitNames } from './states/unit.ts';

const { facePoints } = rigLimits;

/** The smallest rig there can be: nothing in it moves. */
const rig = {
  version: 2,
  picture: { width: 960, height: 1280 },
  space: { origin: [480.5, 466.2], pupilDistance: 150.25, tilt: 0.01 },
  skin: [211, 185, 162],
  rest: { blinkL: 12 },
  face: {
    points: Array.from({ length: facePoints * 3 }, () => 0),
    triangles: [0, 1, 2],
    solidity: Array.from({ length: facePoints }, () => 100),
  },
  base: { columns: 1, rows: 2, depths: [0, 0, 0, 0, 0, 0] },
  eyes: { right: { centre: [-5000, 0], radius: 900 }, left: { centre: [5000, 0], radius: 900 } },
  mouth: { centre: [0, 11000], width: 8000, usualWidth: 8200 },
  pivot: [0, 20000, -5500],
  units: Object.fromEntries(unitNames.map((name) => [name, { face: [], base: [] as number[] }])),
};
const faultsOf = (file: unknown): string[] =>
  (z.safeParse(rigSchema, file).error?.issues ?? []).map(({ path }) => path.join('.'));
const withUnit = (jawOpen: { face: number[]; base: number[] }) => ({
  ...rig,
  units: { ...rig.units, jawOpen },
});

test('a rig is what the schema says', () => {
  expect(z.parse(rigSchema, rig)).toEqual(rig);
  expect(faultsOf(withUnit({ face: [467, 1, -2, 3], base: [5, 1, 2, 3] }))).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['another version', { ...rig, version: 1 }, 'version'],
  ['a point too few', { ...rig, face: { ...rig.face, points: rig.face.points.slice(1) } }, 'face.points'],
  ['half a triangle', { ...rig, face: { ...rig.face, triangles: [0, 1] } }, 'face.triangles'],
  [
    'a corner that is no point',
    { ...rig, face: { ...rig.face, triangles: [0, 1, 468] } },
    'face.triangles.2',
  ],
  ['a grid with a hole', { ...rig, base: { ...rig.base, depths: [0] } }, 'base.depths'],
  ['a movement of half a point', withUnit({ face: [0, 1], base: [] }), 'units'],
  ['a movement of a point beyond the grid', withUnit({ face: [], base: [6, 0, 0, 0] }), 'units'],
  ['a movement that nobody knows', { ...rig, rest: { wink: 1 } }, 'rest'],
  ['a length that is no whole number', { ...rig, pivot: [0.5, 0, 0] }, 'pivot.0'],
  ['a field of the first version', { ...rig, morphs: {} }, ''],
])('%s is refused', (_what, file, fault) => {
  expect(faultsOf(file)[0]).toContain(fault);
  expect(faultsOf(file).length).toBeGreaterThan(0);
});

test('a movement that is missing is refused', () => {
  const { jawOpen: _gone, ...units } = rig.units;
  expect(faultsOf({ ...rig, units }).length).toBeGreaterThan(0);
});

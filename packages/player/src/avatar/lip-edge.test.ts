import type { RigFile } from '@app/contract/rig/schema.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDeformer } from './deform.ts';
import type { Layer } from './layer.ts';
import { fitView } from './placer.ts';
import { neutralPose } from './pose.ts';
import { openRig, type Rig } from './rig.ts';
import { innerLips, lipPairs } from './topology.ts';
import { addUnits, type UnitWeights } from './units.ts';

const avatars = path.join(import.meta.dirname, '../../../../apps/web/public/assets/avatars');
const folder = readdirSync(avatars).find((name) => name.startsWith('linxia'))!;
const rig = openRig(JSON.parse(readFileSync(path.join(avatars, folder, 'rig.json'), 'utf8')) as RigFile);
const ipd = rig.toPicture.a;

/** The same person with lips that are apart in the picture, by this share of the distance between the pupils. */
function withTeeth(apart: number): Rig {
  const rest = rig.face.rest.slice();
  for (const [, bottom] of lipPairs) rest[bottom * 3 + 1]! += apart;
  return { ...rig, face: { ...rig.face, rest }, restUnits: new Float32Array(rig.restUnits.length) };
}

function layersOf(of: Rig, weights: UnitWeights): Record<string, Layer | undefined> {
  const pose = neutralPose();
  addUnits(pose.units, weights);
  const layers = createDeformer(of)(pose, fitView(of, of.width, of.height));
  return Object.fromEntries(layers.map((layer) => [layer.name, layer]));
}

const at = (layer: Layer, index: number) => [layer.positions[index * 2]!, layer.positions[index * 2 + 1]!];
const apart = ([ax, ay]: number[], [bx, by]: number[]) => Math.hypot(ax! - bx!, ay! - by!);

test('no dark shows between the lips of a smile and the teeth of the picture', () => {
  const { face, ownTeeth } = layersOf(withTeeth(0.08), { cornersUp: 0.35 });
  const still = layersOf(withTeeth(0.08), {});
  const moved = innerLips.map((index) => apart(at(face!, index), at(still.face!, index)));
  expect(Math.max(...moved)).toBeGreaterThan(ipd * 0.01);
  const upper = innerLips
    .map((index, i) => [index, i] as const)
    .filter(([index]) => lipPairs.some(([top]) => top === index));
  for (const [index, i] of upper) expect(apart(at(face!, index), at(ownTeeth!, i))).toBeLessThan(ipd * 0.005);
});

test('an open mouth shows either the teeth of the picture or those of the sheet, whole', () => {
  for (const gap of [0.06, 0.11, 0.12, 0.13, 0.16]) {
    const { upperTeeth, ownTeeth } = layersOf(withTeeth(gap), { jawOpen: 0.6 });
    expect([upperTeeth, ownTeeth].filter(Boolean), String(gap)).toHaveLength(1);
    expect(ownTeeth?.tints?.[3] ?? 1, String(gap)).toBe(1);
  }
});

test('no two layers of a mouth on its way open share a name: the graphics card knows them by it', () => {
  for (const jawOpen of [0, 0.03, 0.06, 0.09, 0.12, 0.3]) {
    const pose = neutralPose();
    addUnits(pose.units, { jawOpen });
    const of = withTeeth(0.08);
    const names = createDeformer(of)(pose, fitView(of, of.width, of.height)).map(({ name }) => name);
    expect(new Set(names).size, String(jawOpen)).toBe(names.length);
  }
});

test('the edge of the lips fades inside the mouth, and over less than half of it', () => {
  for (const jawOpen of [0.02, 0.3, 0.7]) {
    const { face, lipEdge } = layersOf(withTeeth(0.03), { jawOpen });
    const count = innerLips.length;
    innerLips.forEach((index, i) => {
      const pair = lipPairs.find((both) => (both as readonly number[]).includes(index));
      const other = pair?.find((each) => each !== index) ?? index;
      const wide = apart(at(face!, index), at(face!, other));
      expect(apart(at(lipEdge!, i), at(face!, index))).toBe(0);
      expect(apart(at(lipEdge!, count + i), at(face!, index))).toBeLessThanOrEqual(wide / 2 + 1e-3);
      expect(lipEdge!.tints![i * 4 + 3]).toBe(1);
      expect(lipEdge!.tints![(count + i) * 4 + 3]).toBe(0);
    });
  }
});

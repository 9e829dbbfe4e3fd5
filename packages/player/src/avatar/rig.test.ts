import type { RigFile } from '@app/contract/rig/schema.ts';
import { unitNames } from '@app/contract/rig/states/unit.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createDeformer } from './deform.ts';
import { fitView } from './placer.ts';
import { neutralPose } from './pose.ts';
import { openRig, pictureUv } from './rig.ts';
import { eyes, lipPairs, point } from './topology.ts';
import { addUnits, type UnitWeights } from './units.ts';

const served = path.join(import.meta.dirname, '../../../../apps/web/public');
const folders = readdirSync(path.join(served, 'assets/avatars'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join('assets/avatars', name))
  // Who is drawn has no photo.
  .filter((folder) => existsSync(path.join(served, folder, 'picture.webp')));
const rigText = (folder: string) => readFileSync(path.join(served, folder, 'rig.json'), 'utf8');

describe.each(folders)('the rig in %s', (folder) => {
  const text = rigText(folder);
  const rig = openRig(JSON.parse(text) as RigFile);
  const view = fitView(rig, rig.width, rig.height);
  const deform = createDeformer(rig);
  const faceWith = (weights: UnitWeights, more = {}) => {
    const pose = Object.assign(neutralPose(), more);
    addUnits(pose.units, weights);
    const layers = deform(pose, view);
    const positions = layers.find(({ name }) => name === 'face')!.positions.slice();
    return {
      names: layers.map(({ name }) => name),
      y: (index: number) => positions[index * 2 + 1]!,
      x: (index: number) => positions[index * 2]!,
    };
  };
  const ipd = rig.toPicture.a;

  test('is small', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(60_000);
    expect(readFileSync(path.join(served, folder, 'picture.webp')).length).toBeLessThan(80_000);
  });

  test('knows every movement', () => {
    for (const name of unitNames.filter((unit) => unit !== 'lipsClose'))
      expect(rig.units[unitNames.indexOf(name)]!.face.points.length, name).toBeGreaterThan(0);
  });

  test('shows the picture as it is when nothing moves', () => {
    const layers = createDeformer({ ...rig, restUnits: new Float32Array(unitNames.length) })(
      neutralPose(),
      view,
    );
    // The edges of lips that are apart in the picture show the lips and not the line between them.
    const edges = new Set<number>(lipPairs.flat());
    // The soft edge of the lips has their colour, not that of the teeth below it.
    const shown = layers.filter(({ name, picture }) => picture === 'portrait' && name !== 'lipEdge');
    for (const { name, positions, uvs } of shown) {
      const away = Array.from(uvs, (uv, i) => {
        if (name === 'face' && edges.has(i >> 1)) return 0;
        return Math.abs(positions[i]! - uv * (i % 2 === 0 ? rig.width : rig.height));
      });
      expect(Math.max(...away), name).toBeLessThan(0.01);
    }
  });

  test('closes the eyes', () => {
    const open = faceWith({});
    const closed = faceWith({ blinkL: 1, blinkR: 1 });
    for (const { upper, lower } of [eyes.L, eyes.R]) {
      const gap = (face: typeof open) => face.y(lower[3]) - face.y(upper[3]);
      expect(gap(open)).toBeGreaterThan(ipd * 0.05);
      expect(gap(closed)).toBeLessThan(ipd * 0.01);
    }
  });

  test('opens the mouth and shows what is in it', () => {
    const shut = faceWith({ lipsClose: 1 });
    const open = faceWith({ lipsClose: 1, jawOpen: 0.55 });
    expect(shut.names).toEqual(['base', 'eyes', 'face']);
    const inside = ['cavity', 'tongue', 'lowerTeeth', 'upperTeeth'];
    expect(open.names).toEqual(['base', 'eyes', ...inside, 'face', 'lipEdge']);
    expect(open.y(point.chin) - shut.y(point.chin)).toBeGreaterThan(ipd * 0.1);
    expect(open.y(point.lowerLip) - open.y(point.upperLip)).toBeGreaterThan(ipd * 0.15);
  });

  test('never lets the lips pass through each other', () => {
    for (const weights of [{ lipsPress: 2 }, { lipsBite: 3 }, { lipsClose: 1, lipsTighten: 2 }]) {
      const face = faceWith(weights);
      // A head that is a little tilted puts points that meet a little beside each other.
      for (const [top, bottom] of lipPairs) expect(face.y(top)).toBeLessThanOrEqual(face.y(bottom) + 0.05);
    }
  });

  test('turns the head and leaves the shoulders', () => {
    const pose = Object.assign(neutralPose(), { yaw: 0.1 });
    const still = deform(neutralPose(), view)[0]!.positions.slice();
    const turned = deform(pose, view)[0]!.positions;
    const last = turned.length - 2;
    expect(Math.abs(turned[last]! - still[last]!)).toBeLessThan(0.01);
    expect(faceWith({}, { yaw: 0.1 }).x(1) - faceWith({}).x(1)).toBeGreaterThan(ipd * 0.05);
  });

  test('moves the iris with the gaze and leaves the corners of the eye', () => {
    const irisAt = (gazeX: number) => {
      const layers = deform(Object.assign(neutralPose(), { gazeX }), view);
      return layers.find(({ name }) => name === 'eyes')!.uvs.slice();
    };
    const [ahead, aside] = [irisAt(0), irisAt(0.4)];
    const moved = aside.map((uv, i) => Math.abs(uv - ahead[i]!));
    expect(Math.max(...moved) * rig.width).toBeGreaterThan(ipd * 0.02);
    expect(moved[0]).toBeLessThan(1e-4);
    const { u } = pictureUv(rig, rig.eyes.R.x, rig.eyes.R.y);
    expect(u).toBeGreaterThan(0.3);
  });
});

test('a rig of another version is refused', () => {
  const file = JSON.parse(rigText(folders[0]!)) as RigFile;
  // As a file of the first version says; only the compiler knows that there is none any more.
  expect(() => openRig({ ...file, version: 1 as 2 })).toThrow('rig version 1 is not known');
});

test.each<[string, (file: RigFile) => RigFile, string]>([
  ['points', (file) => ({ ...file, face: { ...file.face, points: [] } }), 'a face has 468 points'],
  ['depths', (file) => ({ ...file, base: { ...file.base, rows: 1 } }), 'a grid is not whole'],
])('a rig that lacks %s is refused before anything is drawn', (_what, broken, sentence) => {
  const file = JSON.parse(rigText(folders[0]!)) as RigFile;
  expect(() => openRig(broken(file))).toThrow(sentence);
});

test('a rig that lacks a movement is refused before anything is drawn', () => {
  const file = JSON.parse(rigText(folders[0]!), (key, value: unknown) =>
    key === 'jawOpen' ? undefined : value,
  ) as RigFile;
  expect(() => openRig(file)).toThrow('a rig has no jawOpen');
});

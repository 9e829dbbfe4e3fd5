import type { CharacterFile } from '@app/contract/character/schema.ts';
import {
  browKinds,
  clothesKinds,
  eyeKinds,
  faceNames,
  hairStyles,
  noseKinds,
} from '@app/contract/character/states/part.ts';
import type { RigFile } from '@app/contract/rig/schema.ts';
import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addMouth } from '../mouth.ts';
import { neutralPose, type Pose, poseAt } from '../pose.ts';
import { addUnits, type UnitWeights } from '../units.ts';
import type { VisemeMark } from '../visemes.ts';
import { compose } from './compose.ts';
import { drawCharacter } from './draw.ts';
import { eyeShape } from './eye-shape.ts';
import { mouthShape } from './mouth-shape.ts';
import { type Follow, placesOf } from './places.ts';
import { posterOf } from './poster.ts';
import { SvgPen } from './svg-pen.ts';

const root = path.join(import.meta.dirname, '../../../../..');
const served = path.join(root, 'apps/web/public/assets/avatars');
const samples = path.join(root, 'apps/server/samples');
const golden = path.join(root, 'packages/player/data/golden/drawn.svg');

const files = readdirSync(served, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('rig.json'))
  .map((name) => JSON.parse(readFileSync(path.join(served, name), 'utf8')) as CharacterFile | RigFile)
  .filter((file) => 'kind' in file);
const someone = files.find(({ hair }) => hair.style === 'crop')!;

function poseWith(units: UnitWeights, more: Partial<Pose> = {}): Pose {
  const pose = { ...neutralPose(), breath: 0.5, ...more };
  addUnits(pose.units, units);
  return pose;
}

function saying(id: Viseme): Pose {
  const pose = poseWith({ cornersUp: 0.1 });
  const closure = id === 'PP' || id === 'FF' ? 1 : 0;
  return Object.assign(pose, addMouth(pose.units, { [id]: 1 }, { closure, speaking: 1 }));
}

function drawn(file: CharacterFile, pose: Pose): string {
  const pen = new SvgPen();
  drawCharacter(pen, compose(file), pose);
  return pen.body();
}

describe('the mouth of a drawn presenter', () => {
  const { mouth } = compose(someone);
  const tracks = readdirSync(samples)
    .filter((name) => name.endsWith('.track.json'))
    .map(
      (name) =>
        JSON.parse(readFileSync(path.join(samples, name), 'utf8')) as {
          durationMs: number;
          visemes: VisemeMark[];
        },
    );

  test.each([60, 30])(
    'is shut at every b, p and m of the samples, and has teeth on the lip at every f and v, with %i pictures a second',
    (perSecond) => {
      const missed: string[] = [];
      for (const { durationMs, visemes } of tracks) {
        const script = { seed: 7, emotion: 'general', track: { visemes, emphasis: [] } } as const;
        const frameMs = 1000 / perSecond;
        const shapesIn = (from: number, to: number) => {
          const shapes = [];
          for (let at = Math.ceil(from / frameMs) * frameMs; at <= Math.min(to, durationMs); at += frameMs)
            shapes.push(mouthShape(poseAt(script, { speechMs: at, idleMs: at }), mouth));
          return shapes;
        };
        for (const { id, startMs, endMs } of visemes) {
          if (id !== 'PP' && id !== 'FF') continue;
          const seen = shapesIn(startMs - 20, endMs + 20);
          const isRight =
            id === 'PP' ? seen.some(({ gap }) => gap === 0) : seen.some(({ bite }) => bite > 0.5);
          if (seen.length > 0 && !isRight) missed.push(`${id} at ${startMs}`);
        }
      }
      expect(tracks.length).toBeGreaterThan(0);
      expect(missed).toEqual([]);
    },
  );

  test('is wide for ee, round for oh and widest open for aa', () => {
    const [ee, oh, aa] = (['I', 'O', 'aa'] as const).map((id) => mouthShape(saying(id), mouth));
    expect(ee!.half).toBeGreaterThan(oh!.half * 1.3);
    expect(oh!.round).toBeGreaterThan(0.5);
    expect(aa!.gap).toBeGreaterThan(Math.max(ee!.gap, oh!.gap));
  });

  test('shows its teeth at rest where its smile does, and shuts all the same', () => {
    const toothy = { ...mouth, teeth: 1 };
    expect(mouthShape(poseWith({ cornersUp: 0.1 }), mouth).gap).toBe(0);
    expect(mouthShape(poseWith({ cornersUp: 0.1 }), toothy).gap).toBeGreaterThan(4);
    expect(mouthShape(saying('PP'), toothy).gap).toBe(0);
    expect(mouthShape(poseWith({ cornersDown: 0.5 }), toothy).gap).toBe(0);
  });

  test('smiles at rest and not when it is sad', () => {
    expect(mouthShape(poseWith({ cornersUp: 0.1 }), mouth).cornerY).toBeLessThan(-5);
    expect(mouthShape(poseWith({ cornersUp: 0, cornersDown: 0.45 }), mouth).cornerY).toBeGreaterThan(-1);
  });
});

describe('the head of a drawn presenter', () => {
  const straight = compose({ ...someone, turn: { yaw: 0, pitch: 0, roll: 0 } });

  test('is the same on both sides', () => {
    const places = placesOf(straight, poseWith({ cornersUp: 0.4, jawOpen: 0.3 }));
    const parts: Follow[] = ['face', 'skin', 'hair', 'nose', 'lipTop', 'glass', 'hang', 'neck', 'body'];
    for (const part of parts)
      for (const [x, y] of [
        [20, -100],
        [60, 10],
        [40, 110],
        [90, 190],
      ] as const) {
        const [left, right] = [places[part](-x, y), places[part](x, y)];
        expect(left[0] + right[0]).toBeCloseTo(0, 9);
        expect(left[1]).toBeCloseTo(right[1], 9);
      }
  });

  test('winks with one eye', () => {
    const pose = poseWith({ blinkL: 1 });
    expect(eyeShape(pose, straight.eyes, 'L').blink).toBe(1);
    expect(eyeShape(pose, straight.eyes, 'R').blink).toBe(0);
  });

  test('has lids that meet when it blinks, whatever the kind of eyes', () => {
    for (const kind of eyeKinds) {
      const { eyes } = compose({ ...someone, eyes: { ...someone.eyes, kind } });
      const shape = eyeShape(poseWith({ blinkL: 1 }), eyes, 'L');
      for (const u of [-0.8, 0, 0.8]) expect(Math.abs(shape.upY(u) - shape.lowY(u))).toBeLessThan(1);
    }
  });
});

describe('a drawn presenter', () => {
  test('can wear every part, and no part draws what is not a number', () => {
    const parts = [
      ...hairStyles.map((style) => ({ hair: { ...someone.hair, style } })),
      ...clothesKinds.map((kind) => ({ clothes: { ...someone.clothes, kind } })),
      ...noseKinds.map((kind) => ({ nose: { kind } })),
      ...browKinds.map((kind) => ({ brows: { kind } })),
      ...faceNames.map((face) => ({ face })),
    ];
    for (const part of parts) expect(posterOf({ ...someone, ...part })).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('with a part from a later version is drawn with one that is known', () => {
    const later = { ...someone, hair: { ...someone.hair, style: 'braids' } } as unknown as CharacterFile;
    expect(posterOf(later)).toContain('<path');
  });

  test('looks different in every pose, and the same in the same one', () => {
    const poses = [
      poseWith({}),
      saying('aa'),
      saying('PP'),
      poseWith({ blinkL: 1, blinkR: 1 }),
      poseWith({}, { yaw: 0.14 }),
      poseWith({}, { gazeX: 0.4 }),
    ];
    const pictures = poses.map((pose) => drawn(someone, pose));
    expect(new Set(pictures).size).toBe(poses.length);
    expect(drawn(someone, saying('aa'))).toBe(pictures[1]);
  });

  test('speaks as it did when it was looked at', () => {
    // After a wanted change: UPDATE_GOLDEN=1 npx vitest run --project player drawn, then look at the picture.
    const pictures = [
      saying('aa'),
      poseWith({ blinkL: 0.6, blinkR: 1 }, { yaw: 0.12, pitch: 0.08, gazeX: 0.3 }),
    ];
    const svg = pictures
      .map((pose, place) => `<svg x="${place * 600}" width="600">${drawn(someone, pose)}</svg>\n`)
      .join('');
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">\n${svg}</svg>\n`;
    if (process.env['UPDATE_GOLDEN']) writeFileSync(golden, sheet);
    expect(sheet === readFileSync(golden, 'utf8')).toBe(true);
  });
});

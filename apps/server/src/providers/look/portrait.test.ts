import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FaceModel } from '@app/player/avatar/build/face-model.ts';
import { faceOval } from '@app/player/avatar/topology.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeOf } from './face/face-place.ts';
import { loadModels, type Models } from './face/models.ts';
import { likenessOf } from './likeness/likeness.ts';
import { skinNameOf } from './likeness/skin-name.ts';
import { traitsOf } from './likeness/traits.ts';
import { cutOut } from './make/cut-out.ts';
import { sitterOf } from './make/make-style.ts';
import { brightness, type Colour } from './paint/colour.ts';
import { masksOf } from './paint/masks.ts';
import type { Portrait } from './paint/portrait.ts';
import { skinColour } from './paint/skin.ts';
import { cutOutTemplate, portrait, root } from './testing.ts';

let models: Models;
beforeAll(async () => {
  models = await loadModels(path.join(root, 'apps/server/models'));
});
const cut = (photo: Buffer): Promise<Portrait> => cutOut(models, photo, undefined);
const sitters = new Map<string, Promise<Portrait>>();
/** A template, cut out of its portrait once for all tests: it takes seconds. */
async function sitter(id: string): Promise<Portrait> {
  const known = sitters.get(id) ?? portrait(id).then(cut);
  sitters.set(id, known);
  return known;
}

describe('what a photo tells about a person', () => {
  test.each([
    ['anya', { sex: 'female', hairLength: 'jaw', hairColour: 'espresso' }],
    ['grace', { sex: 'female', hairLength: 'short', hairColour: 'espresso' }],
    ['martin', { sex: 'male', hairLength: 'bald' }],
    // His upper lip is as bright as his cheeks and his hair is short: that may be anybody.
    ['zhiyuan', { sex: undefined, hairLength: 'short', hairColour: 'silver' }],
  ])('%s', async (id, traits) => {
    const likeness = likenessOf(await sitter(id));
    expect(traitsOf(likeness)).toMatchObject({ ...traits, hasGlasses: false, beard: undefined });
  });

  test('glasses are seen by their frame on the nose', async () => {
    const bare = await portrait('anya');
    const { points } = await sitter('anya');
    const { x, y, pupils } = placeOf({ points });
    const lens = (side: number) =>
      `<circle cx="${x + (side * pupils) / 2}" cy="${y + pupils * 0.06}" r="${pupils * 0.37}"/>`;
    const bridge = `<path d="M${x - pupils * 0.14} ${y} H${x + pupils * 0.14}"/>`;
    const frame = `<svg width="960" height="1280" fill="none" stroke="#2b2320" stroke-width="7">${lens(-1)}${lens(1)}${bridge}</svg>`;
    const worn = await sharp(bare)
      .composite([{ input: Buffer.from(frame) }])
      .jpeg()
      .toBuffer();
    expect(traitsOf(likenessOf(await cut(worn))).hasGlasses).toBe(true);
  });
});

test.each([
  ['porcelain', [0.97, 0.84, 0.78]],
  ['fair', [0.87, 0.68, 0.58]],
  ['bronze', [0.72, 0.5, 0.36]],
  ['deep', [0.3, 0.19, 0.13]],
  // Light skin in a dark photo.
  ['fair', [0.66, 0.47, 0.42]],
] as const)('a skin is %s: %j', (name, [red, green, blue]) => {
  expect(skinNameOf([red, green, blue])).toBe(name);
});

test('grey hair and a white shirt are no skin, however bright; a neck in its shade is', async () => {
  const bare = await sitter('anya');
  const { x, y, pupils } = placeOf(bare);
  const row = (down: number) => Math.round(y + down * pupils);
  const [hair, shirt, neck] = [row(-1.7), row(2.6), row(1.9)];
  const skin = skinColour(bare);
  const light = brightness(...skin);
  const painted = { ...bare, colours: bare.colours.map((plane) => plane.slice()) as Portrait['colours'] };
  const band = (at: number, colour: Colour) => {
    for (let i = (at - 12) * bare.width; i < (at + 12) * bare.width; i++)
      for (const c of [0, 1, 2] as const) painted.colours[c][i] = colour[c];
  };
  band(hair, [light, light * 0.98, light * 0.95]);
  band(shirt, [light * 1.1, light * 1.08, light]);
  band(neck, skin.map((value) => value * 0.75) as Colour);
  const { skin: mask } = masksOf(painted);
  const seen = (at: number) => mask[at * bare.width + Math.round(x)];
  expect(seen(hair)).toBeLessThan(0.1);
  expect(seen(shirt)).toBeLessThan(0.1);
  expect(seen(neck)).toBeGreaterThan(0.6);
});

test('a lamp draws no line around the face', async () => {
  const sitting = await sitter('zhiyuan');
  const file = path.join(root, 'packages/player/data/face-model.json');
  const { triangles } = JSON.parse(readFileSync(file, 'utf8')) as FaceModel;
  const { masks, lamp } = sitterOf(sitting, triangles);
  const light = lamp([-0.75, -0.25, 0.6]);
  const { points, pupils, width } = sitting;
  const [noseX, noseY] = points[4] ?? [0, 0];
  /** What the lamp adds so far outside of a point of the edge, in distances between the pupils. */
  const addedAt = (index: number, out: number): number => {
    const [x, y] = points[index] ?? [0, 0];
    const far = 1 + (out * pupils) / Math.hypot(x - noseX, y - noseY);
    const i = Math.round(noseY + (y - noseY) * far) * width + Math.round(noseX + (x - noseX) * far);
    return (masks.lit[i] ?? 0) * ((light[i] ?? 0) - 0.66);
  };
  const steps = faceOval.flatMap((index) =>
    Array.from({ length: 20 }, (_, i) => -0.2 + i * 0.02).map((out) =>
      Math.abs(addedAt(index, out + 0.05) - addedAt(index, out)),
    ),
  );
  expect(Math.max(...steps)).toBeLessThan(0.3);
});

test('nobody ends at a straight edge, also where the photo ends beside a shoulder', async () => {
  const photo = await cutOutTemplate('david')
    .flatten({ background: '#8a9aa5' })
    .extract({ left: 180, top: 0, width: 780, height: 1040 })
    .jpeg()
    .toBuffer();
  const { alpha, width, height } = await cut(photo);
  const column = (x: number) => Array.from({ length: height }, (_, y) => alpha[y * width + x] ?? 0);
  expect(Math.max(...column(0), ...column(width - 1))).toBeLessThan(0.01);
  expect(Math.max(...column(width / 2))).toBe(1);
});

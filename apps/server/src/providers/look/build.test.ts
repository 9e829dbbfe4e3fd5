import { rigSchema } from '@app/contract/rig/schema.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedLooks } from './embedded.ts';
import { type Look, PhotoRefused } from './port.ts';
import { foldsOf, portrait, root } from './testing.ts';

const looks = createEmbeddedLooks({ program: childProgram(root, 'look'), root });
afterAll(() => looks.close());

type PhotoLook = Extract<Look, { kind: 'photo' }>;

/** How solid some places of a picture are, 0 to 255. */
async function alphaAt(picture: Uint8Array, places: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => data[(y * info.width + x) * 4 + 3]);
}

describe('a portrait made movable', () => {
  let look: PhotoLook;
  beforeAll(async () => {
    look = (await looks.build(await portrait('zhiyuan'), undefined, 'natural')) as PhotoLook;
  });

  test('is a rig, a picture and a face of their sizes', async () => {
    expect(z.safeParse(rigSchema, look.rig).success).toBe(true);
    expect(look.rig.picture).toEqual({ width: 960, height: 1280 });
    expect(await sharp(look.picture).metadata()).toMatchObject({ format: 'webp', width: 960, height: 1280 });
    expect(await sharp(look.face).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(look.picture.length + look.face.length + JSON.stringify(look.rig).length).toBeLessThan(1_500_000);
  });

  test('stands where the templates stand', () => {
    const { origin, pupilDistance } = look.rig.space;
    expect(Math.abs(origin[0] - 480)).toBeLessThan(30);
    expect(Math.abs(origin[1] - 430)).toBeLessThan(30);
    expect(Math.abs(pupilDistance - 154)).toBeLessThan(12);
  });

  test('is cut out, whole, and fades at its lower end', async () => {
    const [wall, face, chest, ground] = await alphaAt(look.picture, [
      [60, 300],
      [480, 430],
      [480, 1000],
      [480, 1278],
    ]);
    expect([wall, face, chest]).toEqual([0, 255, 255]);
    expect(ground).toBeLessThan(8);
  });

  test('never folds, whatever it says', () => {
    expect(foldsOf(look.rig)).toEqual([]);
  });
});

test('a transparent background is taken as it is', async () => {
  const cut = await sharp(await portrait())
    .joinChannel(
      await sharp({ create: { width: 960, height: 1280, channels: 3, background: '#000' } })
        .composite([
          {
            input: Buffer.from(
              '<svg width="960" height="1280"><circle cx="480" cy="500" r="400" fill="#fff"/></svg>',
            ),
          },
        ])
        .extractChannel(0)
        .raw()
        .toBuffer(),
      { raw: { width: 960, height: 1280, channels: 1 } },
    )
    .png()
    .toBuffer();
  const crop = { left: 0, top: 0, width: 960, height: 1280, turn: 0 };
  const look = (await looks.build(cut, crop, 'natural')) as PhotoLook;
  expect(
    await alphaAt(look.picture, [
      [30, 30],
      [480, 500],
      [200, 300],
    ]),
  ).toEqual([0, 255, 255]);
});

test('without a face there is nothing to make', async () => {
  const wall = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#b09a80' } })
    .jpeg()
    .toBuffer();
  await expect(looks.build(wall, undefined, 'natural')).rejects.toThrow(PhotoRefused);
});

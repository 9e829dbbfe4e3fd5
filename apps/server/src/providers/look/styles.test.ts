import { characterSchema } from '@app/contract/character/schema.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedLooks } from './embedded.ts';
import type { StyleImage } from './port.ts';
import { foldsOf, portrait, root } from './testing.ts';

const looks = createEmbeddedLooks({ program: childProgram(root, 'look'), root });
afterAll(() => looks.close());

describe('the styles of a photo', () => {
  const told: string[] = [];
  let images: StyleImage[];
  beforeAll(async () => {
    images = await looks.styles(await portrait('zhiyuan'), undefined, {
      onStyle: ({ style }) => told.push(style),
    });
  });

  test('are four, told one by one, two like photos and two like games', () => {
    expect(images.map(({ style }) => style)).toEqual(['studio', 'cinematic', 'film', 'drawn']);
    expect(told).toEqual(['studio', 'cinematic', 'film', 'drawn']);
  });

  test('are pictures of one size that differ from each other', async () => {
    const colours: number[][] = [];
    for (const { picture } of images) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 720, height: 960 });
      const { channels } = await sharp(picture).stats();
      colours.push(channels.map(({ mean }) => mean));
    }
    for (const [i, one] of colours.entries())
      for (const other of colours.slice(i + 1)) {
        const difference = Math.max(...one.map((mean, channel) => Math.abs(mean - other[channel]!)));
        expect(difference).toBeGreaterThan(5);
      }
  });

  test('draw who is in the photo: somebody with grey hair, in jacket and tie, without glasses', () => {
    const { character } = images.at(-1) ?? {};
    expect(z.safeParse(characterSchema, character).success).toBe(true);
    expect(character?.hair).toEqual({ style: 'sideParting', colour: 'silver' });
    expect(character).toMatchObject({ aged: true, clothes: { kind: 'suit', tie: 'navy' } });
    expect(character).not.toHaveProperty('glasses');
    expect(character).not.toHaveProperty('beard');
  });

  test('are what is built: the drawn avatar is the drawing that was shown', async () => {
    const look = await looks.build(await portrait('zhiyuan'), undefined, 'drawn');
    expect(look).toEqual({ kind: 'drawn', character: images.at(-1)?.character, sex: undefined });
  });
});

test('an avatar in a style is the same bytes when it is made again, and never folds', async () => {
  const photo = await portrait('anya');
  const made = await looks.build(photo, undefined, 'film');
  expect(await looks.build(photo, undefined, 'film')).toEqual(made);
  if (made.kind !== 'photo') throw new Error('a film is painted');
  expect(foldsOf(made.rig)).toEqual([]);
});

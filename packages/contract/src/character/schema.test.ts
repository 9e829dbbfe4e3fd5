import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CharacterFile, characterSchema } from './schema.ts';

const someone: CharacterFile = {
  kind: 'drawn',
  version: 1,
  skin: 'honey',
  face: 'oval',
  build: 1,
  turn: { yaw: 0.1, pitch: 0, roll: 0 },
  hair: { style: 'crop', colour: 'black' },
  eyes: { kind: 'open', colour: 'brown' },
  brows: { kind: 'soft' },
  nose: { kind: 'straight' },
  mouth: {},
  clothes: { kind: 'shirt', outer: 'sage' },
};

test('a presenter is parts by their names, and the rest has usual numbers', () => {
  expect(z.parse(characterSchema, someone)).toEqual(someone);
});

test.each([
  ['a part that nobody draws', { hair: { style: 'horns', colour: 'black' } }],
  ['a number that breaks the face', { mouth: { w: 400 } }],
  ['a head turned too far', { turn: { yaw: 1, pitch: 0, roll: 0 } }],
  ['a field that means nothing', { tail: 'long' }],
  ['another version', { version: 2 }],
])('%s is refused', (_what, change) => {
  expect(z.safeParse(characterSchema, { ...someone, ...change }).success).toBe(false);
});

import type { CharacterFile } from '@app/contract/character/schema.ts';

/** Somebody who can be drawn. */
export const character: CharacterFile = {
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

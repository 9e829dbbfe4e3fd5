import { type CharacterFile, characterSchema } from '@app/contract/character/schema.ts';
import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import type { HairColour, HairStyle, IrisName } from '@app/contract/character/states/part.ts';
import { irises } from '@app/player/avatar/drawn/palettes.ts';
import * as z from 'zod/mini';
import { drawClothes } from './clothes.ts';
import type { Likeness } from './likeness.ts';
import { nearest } from './nearest.ts';
import { skinNameOf } from './skin-name.ts';
import { type Traits, traitsOf } from './traits.ts';

function hairStyleOf({ hairLength, hasFringe, sex }: Traits): HairStyle {
  if (hairLength === 'long') return 'longWaves';
  if (hairLength === 'jaw') return hasFringe ? 'fringe' : 'lob';
  if (hairLength === 'ears') return 'shortBob';
  if (hairLength === 'bald' || hairLength === 'receding') return hairLength;
  if (sex === 'female') return 'shortBob';
  return hasFringe ? 'crop' : 'sideParting';
}

function faceOf({ width, jaw }: Likeness): CharacterFile['face'] {
  if (width > 0.86) return jaw > 0.8 ? 'broad' : 'round';
  if (width < 0.76) return 'long';
  return jaw > 0.8 ? 'square' : 'oval';
}

type Manner = Pick<CharacterFile, 'build' | 'brows' | 'nose' | 'clothes'> & { eyes: object };

/** What a drawing does differently for a man and a woman, and where that is not known, for neither. */
const manners: Record<StyleSex | 'unknown', Manner> = {
  female: {
    build: 0.92,
    eyes: { line: 4.4, wing: 0.14 },
    brows: { kind: 'arched' },
    nose: { kind: 'small' },
    clothes: { kind: 'blazer', outer: 'peacock', inner: 'cream' },
  },
  male: {
    build: 1.02,
    eyes: {},
    brows: { kind: 'full' },
    nose: { kind: 'straight' },
    clothes: { kind: 'suit', outer: 'navy', inner: 'white' },
  },
  unknown: {
    build: 0.97,
    eyes: {},
    brows: { kind: 'soft' },
    nose: { kind: 'straight' },
    clothes: { kind: 'rollneck', outer: 'ink' },
  },
};

const agedColours = new Set<HairColour>(['grey', 'silver', 'white']);

const irisColours = Object.fromEntries(
  Object.entries(irises).map(([name, [dark]]) => [name, dark]),
) as Record<IrisName, string>;

const between = (value: number, min: number, max: number): number =>
  Math.round(Math.min(max, Math.max(min, value)) * 10) / 10;

/** Draws somebody who looks like a person: the parts that are nearest, and the person's own proportions. */
export function drawLikeness(likeness: Likeness): CharacterFile {
  const { skin, iris, mouthWidth, eyeHeight, smile, lipsApart } = likeness;
  const traits = traitsOf(likeness);
  const { eyes, ...manner } = manners[traits.sex ?? 'unknown'];
  return z.parse(characterSchema, {
    kind: 'drawn',
    version: 1,
    skin: skinNameOf(skin),
    face: faceOf(likeness),
    turn: { yaw: -0.06, pitch: 0, roll: -0.01 },
    hair: { style: hairStyleOf(traits), colour: traits.hairColour },
    eyes: {
      kind: eyeHeight < 0.085 ? 'narrow' : eyeHeight > 0.2 ? 'round' : 'almond',
      colour: nearest(iris, irisColours),
      ...eyes,
    },
    mouth: {
      w: between(mouthWidth * 40, 30, 40),
      smile: between(0.6 + smile * 2, 0.5, 1),
      teeth: between((lipsApart - 0.04) * 8, 0, 1),
    },
    ...(traits.hasGlasses ? { glasses: 'thin' } : {}),
    ...(traits.beard ? { beard: traits.beard } : {}),
    ...(agedColours.has(traits.hairColour) ? { aged: true } : {}),
    ...manner,
    clothes: drawClothes(likeness.clothes, traits.sex, manner.clothes),
  });
}

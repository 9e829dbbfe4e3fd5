import { type CharacterFile, characterSchema } from '@app/contract/character/schema.ts';
import type { HairStyle, IrisName } from '@app/contract/character/states/part.ts';
import { hairTones, irises, skins } from '@app/player/avatar/drawn/palettes.ts';
import * as z from 'zod/mini';
import type { Likeness } from './likeness.ts';
import type { Colour } from './style.ts';

/** A photo is darker than a drawing of the same person. */
const paperLight = 1.16;
// A beard or glasses that somebody does not have would hurt more than ones that are missing.
const limits = {
  beard: 0.34,
  fullBeard: 0.48,
  glasses: 0.3,
  long: 0.45,
  shoulder: 0.12,
  overEars: 0.5,
  lipstick: 0.13,
};
/** How little colour grey hair has, against its light, and how bright it is at least. */
const greyHair = { colour: 0.38, light: 0.38 };

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Colour;

/** The name of the colour that is nearest. */
function nearest<Name extends string>(colour: Colour, named: Record<Name, string>): Name {
  const names = Object.keys(named) as Name[];
  const away = (name: Name) => {
    const [r, g, b] = colourOf(named[name]);
    return Math.hypot(r - colour[0], g - colour[1], b - colour[2]);
  };
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}

const isGrey = ([r, g, b]: Colour): boolean => {
  const most = Math.max(r, g, b);
  return (most - Math.min(r, g, b)) / most < greyHair.colour && most > greyHair.light;
};

/** Hair and lips decide how somebody is drawn; nothing else of a drawing depends on it. */
const isFeminine = ({ hairLength, hairOverEars, lipstick }: Likeness): boolean =>
  hairOverEars > limits.overEars ||
  lipstick > limits.lipstick ||
  (hairLength > limits.shoulder && hairOverEars > limits.overEars / 3);

function hairStyleOf(likeness: Likeness): HairStyle {
  const { hair, hairLength, beard } = likeness;
  if (isFeminine(likeness)) {
    if (hairLength > limits.long) return 'longWaves';
    return hairLength > limits.shoulder ? 'lob' : 'shortBob';
  }
  if (!hair) return 'bald';
  return beard > limits.beard ? 'crop' : 'sideParting';
}

function faceOf({ width, jaw }: Likeness): CharacterFile['face'] {
  if (width > 0.86) return jaw > 0.8 ? 'broad' : 'round';
  if (width < 0.76) return 'long';
  return jaw > 0.8 ? 'square' : 'oval';
}

const basesOf = <Name extends string>(tones: Record<Name, { base: string }>) =>
  Object.fromEntries(
    (Object.entries(tones) as [Name, { base: string }][]).map(([name, { base }]) => [name, base]),
  ) as Record<Name, string>;
const irisColours = Object.fromEntries(
  Object.entries(irises).map(([name, [dark]]) => [name, dark]),
) as Record<IrisName, string>;

const between = (value: number, min: number, max: number): number =>
  Math.round(Math.min(max, Math.max(min, value)) * 10) / 10;

/** Draws somebody who looks like a person: the parts that are nearest, and the person's own proportions. */
export function drawLikeness(likeness: Likeness): CharacterFile {
  const { skin, hair, iris, beard, bridge, mouthWidth, eyeHeight, smile } = likeness;
  const feminine = isFeminine(likeness);
  const grey = hair !== undefined && isGrey(hair);
  const hasBeard = !feminine && beard > limits.beard;
  return z.parse(characterSchema, {
    kind: 'drawn',
    version: 1,
    skin: nearest(skin.map((value) => Math.min(1, value * paperLight)) as Colour, basesOf(skins)),
    face: faceOf(likeness),
    build: feminine ? 0.92 : 1.02,
    turn: { yaw: -0.06, pitch: 0, roll: -0.01 },
    hair: {
      style: hairStyleOf(likeness),
      colour: grey ? 'silver' : nearest(hair ?? skin, basesOf(hairTones)),
    },
    eyes: {
      kind: eyeHeight < 0.085 ? 'narrow' : eyeHeight > 0.2 ? 'round' : 'almond',
      colour: nearest(iris, irisColours),
      ...(feminine ? { line: 4.4, wing: 0.14 } : {}),
    },
    brows: { kind: feminine ? 'arched' : 'full' },
    nose: { kind: feminine ? 'small' : 'straight' },
    mouth: { w: between(mouthWidth * 40, 30, 40), smile: between(0.6 + smile * 2, 0.5, 0.9) },
    ...(bridge > limits.glasses ? { glasses: 'thin' } : {}),
    ...(hasBeard ? { beard: beard > limits.fullBeard ? 'full' : 'short' } : {}),
    ...(grey ? { aged: true } : {}),
    clothes: feminine
      ? { kind: 'blazer', outer: 'peacock', inner: 'cream' }
      : { kind: 'suit', outer: 'navy', inner: 'white' },
  });
}

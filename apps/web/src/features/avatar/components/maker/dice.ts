import type { CharacterFile as Character } from '@app/contract/character/schema.ts';
import type {
  ClothesKind,
  ClothName,
  HairColour,
  HairStyle,
  SkinName,
} from '@app/contract/character/states/part.ts';
import { browKinds, eyeKinds, faceNames, noseKinds, skinNames } from '@app/contract/character/states/part.ts';

/** A number from 0 up to 1, each as likely as the other. */
export type Random = () => number;

const oneOf = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
const between = (random: Random, min: number, max: number): number =>
  Math.round((min + random() * (max - min)) * 100) / 100;
const chance = (random: Random, share: number): boolean => random() < share;

const longHair = ['lob', 'curly', 'longWaves', 'bun', 'ponytail', 'fringe', 'shortBob'] as const;
const shortHair = ['sideParting', 'sweptBack', 'crop', 'quiff', 'bald'] as const;

/** Hair that goes with a skin, as most people have it. */
const hairOf: Record<SkinName, readonly [HairColour, ...HairColour[]]> = {
  porcelain: ['black', 'chestnut', 'auburn', 'blond', 'espresso'],
  fair: ['black', 'chestnut', 'auburn', 'blond', 'espresso'],
  rosy: ['chestnut', 'auburn', 'blond', 'espresso'],
  honey: ['black', 'espresso', 'chestnut'],
  olive: ['black', 'espresso', 'chestnut'],
  bronze: ['black', 'espresso', 'coil'],
  brown: ['black', 'coil'],
  deep: ['black', 'coil'],
};

/** Outfits whose colours go together: kind, outside, underneath. */
const outfits: readonly [
  readonly [ClothesKind, ClothName, ClothName],
  ...(readonly [ClothesKind, ClothName, ClothName])[],
] = [
  ['blazer', 'peacock', 'cream'],
  ['blazer', 'ink', 'white'],
  ['blazer', 'plum', 'cream'],
  ['blazer', 'charcoal', 'sky'],
  ['suit', 'navy', 'white'],
  ['suit', 'charcoal', 'white'],
  ['cardigan', 'brick', 'white'],
  ['cardigan', 'forest', 'cream'],
  ['cardigan', 'sand', 'white'],
  ['shirt', 'sage', 'white'],
  ['shirt', 'sky', 'white'],
  ['shirt', 'navy', 'white'],
  ['rollneck', 'marigold', 'cream'],
  ['rollneck', 'forest', 'cream'],
  ['rollneck', 'rose', 'cream'],
  ['crew', 'peacock', 'cream'],
  ['crew', 'brick', 'cream'],
];

type Person = { isAged: boolean; hasLongHair: boolean; skin: SkinName };

function hairFor(random: Random, { isAged, hasLongHair, skin }: Person): Character['hair'] {
  const isScarf = hasLongHair && chance(random, 0.1);
  const styles: readonly [HairStyle, ...HairStyle[]] = isScarf
    ? ['headscarf']
    : hasLongHair
      ? longHair
      : shortHair;
  const colour = isAged && chance(random, 0.4) ? 'silver' : oneOf(random, hairOf[skin]);
  return {
    style: oneOf(random, styles),
    colour,
    ...(isAged && colour !== 'silver' && { grey: true }),
    ...(isScarf && { scarf: oneOf(random, ['sage', 'rose', 'sand', 'plum', 'sky']) }),
  };
}

/** What may be worn in the face. */
function extrasFor(random: Random, { isAged, hasLongHair }: Person, style: HairStyle) {
  // Where hair hides the ears, nothing hangs from them.
  const isEarSeen = ['bun', 'ponytail', 'curly'].includes(style);
  return {
    ...(chance(random, isAged ? 0.5 : 0.25) && { glasses: oneOf(random, ['thin', 'round'] as const) }),
    ...(!hasLongHair && chance(random, 0.4) && { beard: oneOf(random, ['short', 'full'] as const) }),
    ...(isEarSeen && chance(random, 0.5) && { earrings: oneOf(random, ['pearl', 'hoops'] as const) }),
    ...(isAged && { aged: true }),
  };
}

/** Somebody by chance who looks well: what goes together comes together. */
export function rollCharacter(random: Random): Character {
  const skin = oneOf(random, skinNames);
  const person = { skin, hasLongHair: chance(random, 0.5), isAged: chance(random, 0.2) };
  const { hasLongHair, isAged } = person;
  const hair = hairFor(random, person);
  const [kind, outer, inner] = oneOf(random, outfits);
  const isLight =
    ['porcelain', 'fair', 'rosy'].includes(skin) && ['blond', 'auburn', 'chestnut'].includes(hair.colour);
  const side = chance(random, 0.5) ? 1 : -1;
  return {
    kind: 'drawn',
    version: 1,
    skin,
    face: oneOf(random, faceNames),
    build: hasLongHair ? between(random, 0.9, 0.96) : between(random, 0.98, 1.06),
    turn: { yaw: side * between(random, 0.06, 0.1), pitch: 0, roll: side * 0.02 },
    hair,
    eyes: {
      kind: oneOf(random, eyeKinds),
      colour: isLight
        ? oneOf(random, ['blue', 'green', 'grey', 'hazel', 'brown'])
        : oneOf(random, ['brown', 'dark', 'hazel']),
      line: hasLongHair ? 4.8 : 3.4,
      wing: hasLongHair ? 0.22 : 0.04,
      ...(isAged && { bag: 0.32 }),
    },
    brows: { kind: hasLongHair ? oneOf(random, ['soft', 'arched', 'straight']) : oneOf(random, browKinds) },
    nose: { kind: oneOf(random, noseKinds) },
    mouth: {
      w: between(random, 32, 35),
      up: hasLongHair ? between(random, 7, 9) : between(random, 5.4, 7.4),
      low: hasLongHair ? between(random, 9.6, 12) : between(random, 8, 10),
      smile: between(random, 0.6, 0.75),
    },
    ...extrasFor(random, person, hair.style),
    clothes: { kind, outer, inner },
  };
}

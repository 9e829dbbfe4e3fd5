import type { Message } from '@app/contract/base/messages.ts';
import type { CharacterFile as Character } from '@app/contract/character/schema.ts';
import * as part from '@app/contract/character/states/part.ts';
import { cloths, hairTones, irises, skins } from '@app/player/avatar/drawn/palettes.ts';
import { makerTexts as rows, partTexts as words } from './messages.ts';

/** One thing to choose: what it is called, and what choosing it makes of a character. */
export type Choice = {
  readonly name: string;
  readonly label: Message;
  /** A choice of colour shows it; all others show the character with it. */
  readonly colour?: string;
  readonly isOn: (character: Character) => boolean;
  readonly put: (character: Character) => Character;
};

/** Choices of which one holds. */
export type Row = {
  readonly name: string;
  readonly label: Message;
  /** What is looked at while choosing. */
  readonly view: 'close' | 'face' | 'whole';
  readonly when?: (character: Character) => boolean;
  readonly choices: readonly Choice[];
};

/** Rows that are seen together. */
export type Group = { readonly name: string; readonly label: Message; readonly rows: readonly Row[] };

type Of<Name extends string> = {
  names: readonly Name[];
  words: Record<Name, Message>;
  read: (character: Character) => Name;
  write: (character: Character, name: Name) => Character;
  colours?: (name: Name) => string;
};
type Frame = Pick<Row, 'name' | 'label' | 'when'> & Partial<Pick<Row, 'view'>>;

const row = <Name extends string>(frame: Frame, of: Of<Name>): Row => ({
  view: 'face',
  ...frame,
  choices: of.names.map((name) => ({
    name,
    label: of.words[name],
    ...(of.colours && { colour: of.colours(name) }),
    isOn: (character) => of.read(character) === name,
    put: (character) => of.write(character, name),
  })),
});

/** Without the fields that are undefined: a character has none of those. */
const clean = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const without = 'none';
type Maybe<Name extends string> = Name | typeof without;
const maybe = <Name extends string>(names: readonly Name[]): readonly Maybe<Name>[] => [without, ...names];
const given = <Name extends string>(name: Maybe<Name>): Name | undefined =>
  name === without ? undefined : (name as Name);

/** The setting whose number is nearest. */
const nearest = <Name extends string>(
  settings: readonly (readonly [Name, number])[],
  value: number,
  usual: Name,
): Name =>
  settings.reduce(
    (best, setting) => (Math.abs(setting[1] - value) < Math.abs(best[1] - value) ? setting : best),
    settings[0] ?? ([usual, 0] as const),
  )[0];

const cloth = {
  names: part.clothNames,
  words,
  colours: (name: part.ClothName) => cloths[name].base,
} as const;

const ages = ['young', 'mature', 'senior'] as const;
const lines = {
  young: { aged: undefined, grey: undefined, bag: undefined },
  mature: { aged: true, grey: undefined, bag: 0.24 },
  senior: { aged: true, grey: true, bag: 0.34 },
} as const;

const lips = { lipsThin: [5.4, 8], lipsMedium: [7.2, 9.8], lipsFull: [9.4, 12.4] } as const;
type Lips = keyof typeof lips;
const lashes = { lashesShort: [3.4, 0.04], lashesLong: [5, 0.24] } as const;
type Lashes = keyof typeof lashes;
const builds = { slim: 0.9, medium: 0.97, wide: 1.07 } as const;
type Build = keyof typeof builds;
const keysOf = <Name extends string>(of: Record<Name, unknown>) => Object.keys(of) as Name[];

const face = [
  row(
    { name: 'skin', label: rows.rowSkin },
    {
      names: part.skinNames,
      words: { ...words, brown: words.skinBrown },
      colours: (name) => skins[name].base,
      read: ({ skin }) => skin,
      write: (character, skin) => ({ ...character, skin }),
    },
  ),
  row(
    { name: 'face', label: rows.rowFace },
    {
      names: part.faceNames,
      words: { ...words, round: words.faceRound, broad: words.faceBroad },
      read: (character) => character.face,
      write: (character, name) => ({ ...character, face: name }),
    },
  ),
  row(
    { name: 'age', label: rows.rowAge },
    {
      names: ages,
      words,
      read: ({ aged, hair }) => (hair.grey ? 'senior' : aged ? 'mature' : 'young'),
      write: ({ aged: _aged, ...character }, name) => {
        const { aged, grey, bag } = lines[name];
        const eyes = clean({ ...character.eyes, bag });
        return clean({ ...character, aged, eyes, hair: clean({ ...character.hair, grey }) });
      },
    },
  ),
];

const isScarf = ({ hair }: Character): boolean => hair.style === 'headscarf';
const hair = [
  row(
    { name: 'hair', label: rows.rowHair },
    {
      names: part.hairStyles,
      words,
      read: (character) => character.hair.style,
      write: (character, style) => ({ ...character, hair: { ...character.hair, style } }),
    },
  ),
  row(
    { name: 'scarf', label: rows.rowScarf, when: isScarf },
    {
      ...cloth,
      read: (character) => character.hair.scarf ?? 'cream',
      write: (character, scarf) => ({ ...character, hair: { ...character.hair, scarf } }),
    },
  ),
  row(
    { name: 'hairColour', label: rows.rowHairColour },
    {
      names: part.hairColours,
      words,
      colours: (name) => hairTones[name].base,
      read: (character) => character.hair.colour,
      write: (character, colour) => ({ ...character, hair: { ...character.hair, colour } }),
    },
  ),
];

const eyes = [
  row(
    { name: 'eyes', label: rows.rowEyes, view: 'close' },
    {
      names: part.eyeKinds,
      words: { ...words, round: words.eyeRound },
      read: (character) => character.eyes.kind,
      // Numbers of one shape of eye do not fit another.
      write: (character, kind) => {
        const { colour, line, wing, bag } = character.eyes;
        return { ...character, eyes: clean({ kind, colour, line, wing, bag }) };
      },
    },
  ),
  row(
    { name: 'iris', label: rows.rowIris },
    {
      names: part.irisNames,
      words: { ...words, brown: words.irisBrown },
      colours: (name) => irises[name][1],
      read: (character) => character.eyes.colour,
      write: (character, colour) => ({ ...character, eyes: { ...character.eyes, colour } }),
    },
  ),
  row(
    { name: 'lashes', label: rows.rowLashes, view: 'close' },
    {
      names: keysOf<Lashes>(lashes),
      words,
      read: (character) => ((character.eyes.wing ?? 0) > 0.14 ? 'lashesLong' : 'lashesShort'),
      write: (character, name) => {
        const [line, wing] = lashes[name];
        return { ...character, eyes: { ...character.eyes, line, wing } };
      },
    },
  ),
];

const features = [
  row(
    { name: 'brows', label: rows.rowBrows, view: 'close' },
    {
      names: part.browKinds,
      words: { ...words, straight: words.browStraight, full: words.browFull },
      read: (character) => character.brows.kind,
      write: (character, kind) => ({ ...character, brows: { kind } }),
    },
  ),
  row(
    { name: 'nose', label: rows.rowNose, view: 'close' },
    {
      names: part.noseKinds,
      words: { ...words, straight: words.noseStraight, broad: words.noseBroad, round: words.noseRound },
      read: (character) => character.nose.kind,
      write: (character, kind) => ({ ...character, nose: { kind } }),
    },
  ),
  row(
    { name: 'mouth', label: rows.rowMouth, view: 'close' },
    {
      names: keysOf<Lips>(lips),
      words,
      read: ({ mouth }) =>
        nearest(
          keysOf<Lips>(lips).map((name) => [name, lips[name][1]] as const),
          mouth.low ?? 9.4,
          'lipsMedium',
        ),
      write: (character, name) => {
        const [up, low] = lips[name];
        return { ...character, mouth: { ...character.mouth, up, low } };
      },
    },
  ),
  row(
    { name: 'beard', label: rows.rowBeard },
    {
      names: maybe(part.beardKinds),
      words: { none: words.none, full: words.beardFull, short: words.beardShort },
      read: ({ beard }) => beard ?? without,
      write: ({ beard: _before, ...character }, name) => clean({ ...character, beard: given(name) }),
    },
  ),
];

const extras = [
  row(
    { name: 'glasses', label: rows.rowGlasses, view: 'close' },
    {
      names: maybe(part.glassesKinds),
      words: { none: words.none, thin: words.glassesThin, round: words.glassesRound },
      read: ({ glasses }) => glasses ?? without,
      write: ({ glasses: _before, ...character }, name) => clean({ ...character, glasses: given(name) }),
    },
  ),
  row(
    { name: 'earrings', label: rows.rowEarrings, when: (character) => !isScarf(character) },
    {
      names: maybe(part.earringKinds),
      words,
      read: ({ earrings }) => earrings ?? without,
      write: ({ earrings: _before, ...character }, name) => clean({ ...character, earrings: given(name) }),
    },
  ),
];

const hasInner = ({ clothes }: Character): boolean => !['rollneck', 'crew'].includes(clothes.kind);
const clothes = [
  row(
    { name: 'clothes', label: rows.rowClothes, view: 'whole' },
    {
      names: part.clothesKinds,
      words,
      read: (character) => character.clothes.kind,
      write: (character, kind) => ({ ...character, clothes: { ...character.clothes, kind } }),
    },
  ),
  row(
    { name: 'outer', label: rows.rowOuter },
    {
      ...cloth,
      read: (character) => character.clothes.outer,
      write: (character, outer) => ({ ...character, clothes: { ...character.clothes, outer } }),
    },
  ),
  row(
    { name: 'inner', label: rows.rowInner, when: hasInner },
    {
      ...cloth,
      read: (character) => character.clothes.inner ?? 'cream',
      write: (character, inner) => ({ ...character, clothes: { ...character.clothes, inner } }),
    },
  ),
  row(
    { name: 'build', label: rows.rowBuild, view: 'whole' },
    {
      names: keysOf<Build>(builds),
      words,
      read: ({ build }) =>
        nearest(
          keysOf<Build>(builds).map((name) => [name, builds[name]] as const),
          build,
          'medium',
        ),
      write: (character, name) => ({ ...character, build: builds[name] }),
    },
  ),
];

/** Everything that can be chosen of a drawn avatar. */
export const groups: readonly Group[] = [
  { name: 'face', label: rows.groupFace, rows: face },
  { name: 'hair', label: rows.groupHair, rows: hair },
  { name: 'eyes', label: rows.groupEyes, rows: eyes },
  { name: 'features', label: rows.groupFeatures, rows: features },
  { name: 'extras', label: rows.groupExtras, rows: extras },
  { name: 'clothes', label: rows.groupClothes, rows: clothes },
];

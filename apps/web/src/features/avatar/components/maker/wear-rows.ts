import type { CharacterFile as Character } from '@app/contract/character/schema.ts';
import * as part from '@app/contract/character/states/part.ts';
import { cloths, hairTones } from '@app/player/avatar/drawn/palettes.ts';
import { clean, given, keysOf, maybe, nearest, row, without } from './choices.ts';
import { makerTexts as rows, partTexts as words } from './messages.ts';

const cloth = {
  names: part.clothNames,
  words,
  colours: (name: part.ClothName) => cloths[name].base,
} as const;

const builds = { slim: 0.9, medium: 0.97, wide: 1.07 } as const;
type Build = keyof typeof builds;

const isScarf = ({ hair }: Character): boolean => hair.style === 'headscarf';
export const hair = [
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
      words: { ...words, brown: words.hairBrown },
      colours: (name) => hairTones[name].base,
      read: (character) => character.hair.colour,
      write: (character, colour) => ({ ...character, hair: { ...character.hair, colour } }),
    },
  ),
];

export const extras = [
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
export const clothes = [
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
    { name: 'tie', label: rows.rowTie, when: ({ clothes: { kind } }) => kind === 'suit' },
    {
      names: maybe(part.clothNames),
      words,
      colours: (name) => (name === without ? undefined : cloths[name].base),
      read: (character) => character.clothes.tie ?? without,
      write: (character, name) => ({
        ...character,
        clothes: clean({ ...character.clothes, tie: given(name) }),
      }),
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

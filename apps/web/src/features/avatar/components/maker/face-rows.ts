import * as part from '@app/contract/character/states/part.ts';
import { irises, skins } from '@app/player/avatar/drawn/palettes.ts';
import { clean, given, keysOf, maybe, nearest, row, without } from './choices.ts';
import { makerTexts as rows, partTexts as words } from './messages.ts';

const ages = ['young', 'mature', 'senior'] as const;
const lines = {
  young: { aged: undefined, grey: undefined, bag: undefined },
  mature: { aged: true, grey: undefined, bag: 0.24 },
  senior: { aged: true, grey: true, bag: 0.34 },
} as const;

const lips = { lipsThin: [5.4, 8], lipsMedium: [7.2, 9.8], lipsFull: [9.4, 12.4] } as const;
type Lips = keyof typeof lips;
const smiles = { smileFaint: [0.5, 0], smileWarm: [0.75, 0], smileTeeth: [0.9, 0.8] } as const;
type Smile = keyof typeof smiles;
const lashes = { lashesShort: [3.4, 0.04], lashesLong: [5, 0.24] } as const;
type Lashes = keyof typeof lashes;
export const face = [
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

export const eyes = [
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

export const features = [
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
    { name: 'smile', label: rows.rowSmile, view: 'close' },
    {
      names: keysOf<Smile>(smiles),
      words,
      read: ({ mouth: { smile = 0.62, teeth = 0 } }) =>
        teeth > 0.3 ? 'smileTeeth' : smile > 0.6 ? 'smileWarm' : 'smileFaint',
      write: (character, name) => {
        const [smile, teeth] = smiles[name];
        return { ...character, mouth: { ...character.mouth, smile, teeth } };
      },
    },
  ),
  row(
    { name: 'beard', label: rows.rowBeard },
    {
      names: maybe(part.beardKinds),
      words: {
        none: words.none,
        full: words.beardFull,
        short: words.beardShort,
        moustache: words.beardMoustache,
      },
      read: ({ beard }) => beard ?? without,
      write: ({ beard: _before, ...character }, name) => clean({ ...character, beard: given(name) }),
    },
  ),
];

import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { Brows, Character, Eyes, Layers, Mouth, Nose, Skin } from './character.ts';
import { outfits } from './clothes/outfits.ts';
import { blend, lightness } from './colours.ts';
import { bothHalves } from './dots.ts';
import { browLines, browWidths, eyeForms, necks, noseForms, outlines, toCrown } from './features.ts';
import type { Hair } from './hair/hair.ts';
import { hairs } from './hair/hairs.ts';
import { cloths, hairTones, irises, skins } from './palettes.ts';
import { ageLines } from './wear/age-lines.ts';
import { beards } from './wear/beards.ts';
import { hoops, pearl } from './wear/earrings.ts';
import { glasses } from './wear/glasses.ts';

const plain = { frame: '#2b2320', glint: '#ffffff', gold: '#e8b74f', goldDark: '#b07d22', pearl: '#fffaf0' };
/** Some brows are darker than the hair. */
const paleHair = new Set(['blond', 'silver', 'white']);

/** A player older than a character knows some of its parts by no name: it draws the first of the kind. */
function known<Part>(table: Record<string, Part>, name: string | undefined): Part {
  const [first] = Object.values(table);
  const part = (name === undefined ? undefined : table[name]) ?? first;
  if (part === undefined) throw new Error('there are no parts');
  return part;
}

const isDark = ({ base }: Skin): boolean => lightness(base) < 0.62;

/** Fields that are given, without those that are not. */
const given = <Fields extends object>(fields: Fields): { [Key in keyof Fields]: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: NonNullable<Fields[Key]>;
  };

/** All colours by the names that marks use, such as hair.base. */
function coloursOf(file: CharacterFile, skin: Skin): Record<string, string> {
  const { lips: _lips, ...tones } = skin;
  const sets = {
    skin: tones,
    hair: known(hairTones, file.hair.colour),
    outer: known(cloths, file.clothes.outer),
    inner: known(cloths, file.clothes.inner ?? 'cream'),
    tie: known(cloths, file.clothes.tie ?? 'navy'),
    scarf: known(cloths, file.hair.scarf ?? 'cream'),
  };
  const flat = Object.entries(sets).flatMap(([set, colours]) =>
    Object.entries(colours).map(([tone, colour]) => [`${set}.${tone}`, colour] as const),
  );
  return { ...plain, ...Object.fromEntries(flat) };
}

function eyesOf({ eyes: { kind, colour: name, ...own } }: CharacterFile, skin: Skin): Eyes {
  const [dark, colour] = known(irises, name);
  const tones = isDark(skin)
    ? { lineColour: '#150a08', lid: blend(skin.base, skin.shade, 0.6), lidAlpha: 0.75, white: '#fbf2e6' }
    : { lineColour: '#2a1712', lid: blend(skin.base, skin.shade, 0.55), lidAlpha: 0.55, white: '#fdf7ef' };
  return { ...known(eyeForms, kind), bag: 0.16, ...tones, ...given(own), dark, colour };
}

function browsOf({ brows: { kind, y = -34, w }, hair }: CharacterFile): Brows {
  const { base, dark } = known(hairTones, hair.colour);
  return {
    line: known(browLines, kind)(y),
    w: w ?? known(browWidths, kind),
    colour: blend(base, dark, paleHair.has(hair.colour) ? 0.7 : 0.25),
  };
}

const noseOf = ({ nose: { kind, ...own } }: CharacterFile, skin: Skin): Nose => ({
  ...known(noseForms, kind),
  blush: isDark(skin) ? 0.24 : 0.32,
  ...given(own),
});

function mouthOf({ mouth, beard, hair }: CharacterFile, skin: Skin): Mouth {
  const [lipUp, lipLow, line] = skin.lips;
  const inside = isDark(skin)
    ? { inside: '#2a0b0d', insideLow: '#5c1c1f' }
    : { inside: '#3d1216', insideLow: '#6f2428' };
  const isJawBare = !beard || beard === 'moustache';
  const under = isJawBare ? skin.shade : known(hairTones, hair.colour).dark;
  const usual = { y: 93, w: 33.5, up: 7, low: 9.4, smile: 0.62, teeth: 0, dimple: 0.8, bow: 2.8, shine: 0.4 };
  return {
    ...usual,
    softEdge: isJawBare ? 0.2 : 0.1,
    lipUp,
    lipLow,
    line,
    ...inside,
    under,
    ...given(mouth),
  };
}

function layersOf(file: CharacterFile, hair: Hair): Layers {
  const outfit = known(outfits, file.clothes.kind)(file.build, file.clothes.tie !== undefined);
  const beard = file.beard && known(beards, file.beard);
  const isEarSeen = hair.ears?.left !== 'none';
  return {
    behind: hair.behind ?? [],
    collarBack: outfit.collarBack,
    body: outfit.body,
    over: hair.over ?? [],
    ears: file.earrings === 'hoops' ? hoops : [],
    shaven: [...(hair.shaven ?? []), ...(beard?.shaven ?? [])],
    face: file.aged ? ageLines : [],
    beard: beard?.beard ?? [],
    moustache: beard?.moustache ?? [],
    glasses: file.glasses ? known(glasses, file.glasses) : [],
    hair: [...hair.hair, ...(file.hair.grey ? (hair.grey ?? []) : [])],
    earrings: file.earrings === 'pearl' && isEarSeen ? pearl : [],
  };
}

/** Makes a presenter ready to be drawn. */
export function compose(file: CharacterFile): Character {
  const skin = known(skins, file.skin);
  const hair = known(hairs, file.hair.style);
  const colours = coloursOf(file, skin);
  const outline = known(outlines, file.face);
  const dark = isDark(skin);
  const { neck } = known(outfits, file.clothes.kind)(file.build, file.clothes.tie !== undefined);
  const isStrong = neck === 'slim' && file.build >= 1;
  return {
    head: file.head ?? 1.1,
    turn: file.turn,
    skin,
    colours,
    face: bothHalves(hair.bare ? toCrown(outline) : outline),
    neck: necks[isStrong ? 'strong' : neck],
    ears: { x: 94, y: 24, size: 0.95, left: 'behind', right: 'behind', ...hair.ears },
    skull: hair.bare ? skin.base : known(hairTones, file.hair.colour).dark,
    blush: { x: 58, y: 42, alpha: dark ? 0.3 : 0.27 },
    chinLight: dark ? 0.28 : 0.4,
    eyes: eyesOf(file, skin),
    brows: browsOf(file),
    nose: noseOf(file, skin),
    mouth: mouthOf(file, skin),
    layers: layersOf(file, hair),
  };
}

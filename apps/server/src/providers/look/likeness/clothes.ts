import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { ClothName } from '@app/contract/character/states/part.ts';
import { cloths } from '@app/player/avatar/drawn/palettes.ts';
import { point } from '@app/player/avatar/topology.ts';
import { brightness, type Colour, medianColour } from '../paint/colour.ts';
import { type FaceView, range } from '../paint/face-view.ts';
import { nearest } from './nearest.ts';

/** What somebody wears: on the shoulders, at the collar, and a tie below it. Absent where too little is seen. */
export type Clothes = Record<'shoulders' | 'collar' | 'tie', Colour | undefined>;

/** Of fewer places than these nothing is told. */
const leastPlaces = 24;
/** A figure fades towards the lower edge; what is seen of it there still has its colour. */
const faded = 0.3;
/** How much brighter a shirt is than the jacket over it, and how bright at least. */
const shirt = { brighter: 0.22, light: 0.42 };
/** How far the colour of a tie is from that of the shirt. */
const tieApart = 0.2;
/** Cloth in photos is darker than in drawings: black is drawn as charcoal, dark blue as navy. */
const darkest = 0.22;

const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

type Test = (colour: Colour) => boolean;

/** Looks below the chin. Lengths are distances between the pupils. `isHair`: hair that falls there. */
export function clothesOf(view: FaceView, isSkin: Test, isHair: Test): Clothes {
  const [middle, chin] = view.place(point.chin);
  const seen = (xs: readonly number[], ys: readonly number[]): Colour[] =>
    view.colours(xs, ys, faded).filter((colour) => !isSkin(colour));
  const middleOf = (colours: Colour[]): Colour | undefined =>
    colours.length < leastPlaces ? undefined : medianColour(colours);
  // Where nothing but the colour of the hair is seen, the clothes have it too.
  const told = (colours: Colour[]): Colour | undefined =>
    middleOf(colours.filter((colour) => !isHair(colour))) ?? middleOf(colours);
  const beside = (from: number, to: number) =>
    [-1, 1].flatMap((side) => range(from, to, 9).map((x) => middle + side * x));
  const shoulders = told(seen(beside(0.9, 1.9), range(chin + 0.3, chin + 1.9, 33)));
  const collar = told(seen(beside(0.2, 0.42), range(chin + 0.45, chin + 0.95, 9)));
  const others = [shoulders, collar].filter((colour) => colour !== undefined);
  // Whoever turns to the camera has the tie beside the chin.
  const below = seen(range(middle - 0.35, middle + 0.35, 29), range(chin + 0.45, chin + 1.8, 28));
  const tie = middleOf(below.filter((colour) => others.every((other) => apart(colour, other) > tieApart)));
  return { shoulders, collar, tie };
}

const named = Object.fromEntries(Object.entries(cloths).map(([name, { base }]) => [name, base])) as Record<
  ClothName,
  string
>;

function clothOf(colour: Colour): ClothName {
  const light = Math.max(0.01, brightness(...colour));
  const by = Math.max(1, darkest / light);
  return nearest(colour.map((value) => value * by) as Colour, named);
}

const suitCloths = new Set<ClothName>(['charcoal', 'navy', 'ink', 'grey', 'forest']);

/** The clothes of a drawing that are most like these. `usual`: where they are not seen. */
export function drawClothes(
  { shoulders, collar, tie }: Clothes,
  sex: StyleSex | undefined,
  usual: CharacterFile['clothes'],
): CharacterFile['clothes'] {
  if (!shoulders) return usual;
  const outer = clothOf(shoulders);
  const collarLight = collar ? brightness(...collar) : 0;
  const isJacket = collarLight > shirt.light && collarLight > brightness(...shoulders) + shirt.brighter;
  // A dark jacket is what men wear in a photo that ends at the collar.
  if (!collar && sex === 'male' && suitCloths.has(outer)) return { kind: 'suit', outer, inner: 'white' };
  if (!collar || !isJacket) return { kind: sex === 'male' ? 'shirt' : 'crew', outer };
  const inner = clothOf(collar);
  if (sex === 'female') return { kind: 'blazer', outer, inner };
  return { kind: 'suit', outer, inner, ...(tie && { tie: clothOf(tie) }) };
}

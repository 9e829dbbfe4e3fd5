import { eyes, point } from '@app/player/avatar/topology.ts';
import { brightness, type Colour, medianColour } from '../paint/colour.ts';
import type { Portrait } from '../paint/portrait.ts';
import { type Beard, beardOf } from './beard.ts';
import { type Clothes, clothesOf } from './clothes.ts';
import { faceView } from '../paint/face-view.ts';
import { frameOnNose } from './glasses.ts';
import { falling, type Hair, hairOf } from './hair.ts';
import { coloursAround, skinIn, skinTest } from '../paint/skin.ts';

/** What of a person a drawing can show. */
export type Likeness = {
  skin: Colour;
  hair: Hair;
  beard: Beard;
  /** How strong the edges across the bridge of the nose are: glasses. */
  frame: number;
  /** How much redder the lips are than the skin. */
  lips: number;
  clothes: Clothes;
  iris: Colour;
  /** How wide the face is against its height, and the jaw against the face. */
  width: number;
  jaw: number;
  /** In distances between the pupils. */
  mouthWidth: number;
  eyeHeight: number;
  smile: number;
  /** How far the lips are apart, against how wide the mouth is. */
  lipsApart: number;
};

/** Colours that are nearer to that of the hair are hair. */
const hairApart = 0.14;

const redness = (colour: Colour): number => (colour[0] - colour[1]) / Math.max(0.004, brightness(...colour));

/** Looks at a person for what a drawing needs. */
export function likenessOf(portrait: Portrait): Likeness {
  const view = faceView(portrait);
  const skin = skinIn(view);
  const skinLight = Math.max(0.004, brightness(...skin));
  const away = (a: number, b: number) => {
    const [[ax, ay], [bx, by]] = [view.place(a), view.place(b)];
    return Math.hypot(ax - bx, ay - by);
  };
  const height = (index: number) => view.place(index)[1];
  const lips = medianColour(coloursAround(view, [0, 17, 37, 267, 84, 314]));
  const isSkin = skinTest(skin);
  const hair = hairOf(view, isSkin);
  const isFallen = (colour: Colour) =>
    hair.jaw > falling && Math.hypot(...colour.map((value, i) => value - (hair.colour[i] ?? 0))) < hairApart;
  const cheekbones = away(point.templeRight, point.templeLeft);
  return {
    skin,
    hair,
    clothes: clothesOf(view, isSkin, isFallen),
    beard: beardOf(view, skin, isSkin),
    frame: frameOnNose(view, skinLight),
    lips: redness(lips) - redness(skin),
    iris: medianColour(coloursAround(view, [eyes.R.iris, eyes.L.iris])),
    width: cheekbones / away(10, point.chin),
    jaw: away(172, 397) / cheekbones,
    mouthWidth: away(point.mouthRight, point.mouthLeft),
    eyeHeight: (away(159, 145) + away(386, 374)) / 2,
    lipsApart: away(13, 14) / away(point.mouthRight, point.mouthLeft),
    smile:
      (height(point.upperLip) + height(point.lowerLip) - height(point.mouthRight) - height(point.mouthLeft)) /
      2,
  };
}

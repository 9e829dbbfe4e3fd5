import { brightness, type Colour, median, medianColour } from '../paint/colour.ts';
import type { FaceView } from '../paint/face-view.ts';
import { coloursAround } from '../paint/skin.ts';

const upperLip = [165, 391, 92, 322, 167, 393];
const jaw = [214, 434, 210, 430, 135, 364];

/** What grows around the mouth, against the skin. */
export type Beard = {
  /** The light of the upper lip and of the jaw. */
  lipLight: number;
  jawLight: number;
  /** How much of the upper lip is skin, and how red it is: shade on skin is redder, hair is not. */
  lipBare: number;
  lipRed: number;
};

const redness = ([red, green, blue]: Colour): number =>
  (red - green) / Math.max(0.02, brightness(red, green, blue));

/** Looks at upper lip and jaw. A shadow falls on one of them, a beard grows on both. */
export function beardOf(view: FaceView, skin: Colour, isSkin: (colour: Colour) => boolean): Beard {
  const skinLight = Math.max(0.004, brightness(...skin));
  const light = (colours: readonly Colour[]) =>
    median(colours.map((colour) => brightness(...colour))) / skinLight;
  const lip = coloursAround(view, upperLip);
  return {
    lipLight: light(lip),
    jawLight: light(coloursAround(view, jaw)),
    lipBare: lip.length === 0 ? 1 : lip.filter(isSkin).length / lip.length,
    lipRed: redness(medianColour(lip)) / Math.max(0.02, redness(skin)),
  };
}

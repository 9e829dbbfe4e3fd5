import { brightness, type Colour, medianColour } from './colour.ts';
import type { Portrait } from './portrait.ts';
import { type FaceView, faceView, range } from './face-view.ts';

/** On the cheeks and the forehead, where neither hair nor beard grows. */
const bare = [50, 280, 101, 330, 117, 346, 151, 9, 108, 337];
/** How far around each of them is looked. */
const around = 0.045;
/** What still is skin: how dark and how bright, how much redder or less red, how much more or less yellow. */
const limits = { dark: 0.5, bright: 1.4, lessRed: 0.15, redder: 0.3, yellow: 0.18 };

/** The colours around points of a face. */
export const coloursAround = (view: FaceView, indices: readonly number[]): Colour[] =>
  indices.flatMap((index) => {
    const [x, y] = view.place(index);
    return view.colours(range(x - around, x + around, 7), range(y - around, y + around, 7));
  });

/** The colour of the skin of a face. */
export const skinIn = (view: FaceView): Colour => medianColour(coloursAround(view, bare));

export const skinColour = (portrait: Portrait): Colour => skinIn(faceView(portrait));

/** Tells skin from anything else, in light and in shade; ears are redder. */
export function skinTest(skin: Colour): (colour: Colour) => boolean {
  const tone = ([red, green, blue]: Colour) => {
    const light = Math.max(0.004, brightness(red, green, blue));
    return { light, red: (red - green) / light, yellow: (green - blue) / light };
  };
  const own = tone(skin);
  return (colour) => {
    const { light, red, yellow } = tone(colour);
    return (
      light > own.light * limits.dark &&
      light < own.light * limits.bright &&
      red > own.red - limits.lessRed &&
      red < own.red + limits.redder &&
      Math.abs(yellow - own.yellow) < limits.yellow
    );
  };
}

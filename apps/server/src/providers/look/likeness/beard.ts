import { brightness, median } from '../paint/colour.ts';
import type { FaceView } from '../paint/face-view.ts';
import { coloursAround } from '../paint/skin.ts';

const upperLip = [165, 391, 92, 322, 167, 393];
const jaw = [214, 434, 210, 430, 135, 364];

/** What grows around the mouth: the light of the upper lip and of the jaw, against that of the skin. */
export type Beard = { lipLight: number; jawLight: number };

/** Looks at upper lip and jaw. A shadow falls on one of them, a beard grows on both. */
export function beardOf(view: FaceView, skinLight: number): Beard {
  const light = (indices: readonly number[]) =>
    median(coloursAround(view, indices).map((colour) => brightness(...colour))) / skinLight;
  return { lipLight: light(upperLip), jawLight: light(jaw) };
}

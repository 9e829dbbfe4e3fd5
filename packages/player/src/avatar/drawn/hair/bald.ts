import { mirrored } from '../dots.ts';
import type { Hair } from './hair.ts';

const side = '-89,4! -110,0 -116,-60 -96,-124! -84,-92 -87,-50 -88,-20';

/** Shaved, with a shade where hair would grow. */
export const bald: Hair = {
  hair: [{ soft: [-34, -122, 40, 20, -0.4], colour: 'skin.light', alpha: 0.6 }],
  shaven: [{ fill: [side, mirrored(side)], colour: 'hair.base', alpha: 0.28 }],
  bare: true,
};

import type { Hair } from './hair.ts';

/** Shaved, with a shade where hair would grow: soft, so that it ends nowhere. */
export const bald: Hair = {
  hair: [{ soft: [-34, -122, 40, 20, -0.4], colour: 'skin.light', alpha: 0.6 }],
  shaven: [
    { soft: [-104, -62, 28, 84, 0.1], colour: 'hair.base', alpha: 0.5 },
    { soft: [104, -62, 28, 84, -0.1], colour: 'hair.base', alpha: 0.5 },
  ],
  bare: true,
};

import { mirrored } from '../dots.ts';
import { hairShade } from '../hair-shade.ts';
import type { Hair } from './hair.ts';

const side = '-94,6! -102,-18 -107,-52 -107,-86 -99,-114 -85,-132! -83,-112 -86,-92 -86,-66 -89,-36 -91,-12';
const strands = ['-93,-8 -98,-40 -96,-76', '-99,-20 -103,-54 -99,-92', '-90,-46 -92,-78 -88,-108'];

/** Bare above, with hair at the sides. */
export const receding: Hair = {
  hair: [
    { soft: [-30, -124, 42, 20, -0.4], colour: 'skin.light', alpha: 0.6 },
    {
      fill: [side, mirrored(side)],
      casts: true,
      gradient: hairShade([-90, -130, 90, 10]),
      inside: [
        {
          stroke: strands.flatMap((line) => [line, mirrored(line)]),
          width: 3,
          colour: 'hair.shine',
          alpha: 0.5,
        },
      ],
    },
  ],
  bare: true,
};

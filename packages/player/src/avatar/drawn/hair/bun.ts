import type { Hair } from './hair.ts';
import { pulledBack } from './pulled-back.ts';
import { hairShade } from '../hair-shade.ts';

/** Put up in a knot. */
export const bun: Hair = {
  behind: [
    {
      fill: '14,-230 46,-222 61,-196 52,-166 14,-152 -24,-166 -34,-196 -18,-222',
      gradient: hairShade([-30, -232, 56, -150], 0.5),
      inside: [
        {
          stroke: ['-20,-186 4,-214 40,-212', '-14,-172 16,-198 52,-190', '-22,-202 0,-222 28,-224'],
          width: 5,
          colour: 'hair.shine',
          alpha: 0.45,
        },
        {
          stroke: ['-18,-180 10,-206 48,-202', '4,-166 34,-180 54,-176'],
          width: 4,
          colour: 'hair.dark',
          alpha: 0.6,
        },
      ],
    },
  ],
  hair: pulledBack,
};

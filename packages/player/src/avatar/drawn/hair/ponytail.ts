import type { Hair } from './hair.ts';
import { pulledBack } from './pulled-back.ts';
import { hairShade } from '../hair-shade.ts';

/** Drawn back into a high tail that falls beside the neck. */
export const ponytail: Hair = {
  behind: [
    {
      fill: '28,-168! 60,-196 104,-190 136,-150 150,-84 154,-6 150,70 138,132 112,178! 108,126 112,66 108,0 96,-64 70,-116',
      follow: 'hangBack',
      gradient: hairShade([60, -190, 140, 160], 0.3),
      inside: [
        {
          stroke: ['52,-176 100,-160 124,-90 128,10 118,120', '64,-186 116,-160 138,-80 140,20 126,130'],
          width: 5,
          colour: 'hair.shine',
          alpha: 0.42,
        },
        {
          stroke: ['48,-166 92,-140 114,-70 120,20 112,130', '78,-184 128,-140 146,-50 144,50 130,140'],
          width: 3.4,
          colour: 'hair.dark',
          alpha: 0.55,
        },
      ],
    },
    { fill: '22,-180 48,-190 60,-172 44,-154 22,-162', colour: 'hair.dark' },
  ],
  hair: pulledBack,
};

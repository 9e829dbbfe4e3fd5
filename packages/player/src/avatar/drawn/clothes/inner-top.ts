import type { Mark } from '../marks.ts';
import type { Cloth } from './garment.ts';

/** A collarless top under a jacket. */
export const innerTop = (cloth: Cloth): Mark[] => [
  {
    fill: `-66,190! -58,214 -34,236 0,244 34,236 58,214 66,190! 110,540! -110,540!`,
    gradient: {
      line: [-40, 200, 60, 260],
      stops: [
        [0, `${cloth}.base`],
        [0.5, `${cloth}.base`],
        [1, `${cloth}.dark`],
      ],
    },
    inside: [
      {
        stroke: `-66,196 -57,220 -33,242 0,250 33,242 57,220 66,196`,
        width: 2.2,
        profile: 'even',
        colour: `${cloth}.deep`,
        alpha: 0.55,
      },
      { fill: '0,470! 36,330 60,230! 70,300 40,540!', colour: `${cloth}.deep`, alpha: 0.35 },
      {
        stroke: ['-14,282 -20,340 -14,410', '14,300 20,350 12,420'],
        width: 5,
        colour: `${cloth}.dark`,
        alpha: 0.7,
      },
    ],
  },
];

import type { Mark } from '../marks.ts';
import type { Cloth } from './garment.ts';
import { widen } from './widen.ts';

/** The shade between arms and body. */
export const armShade = (build: number, cloth: Cloth): Mark[] => [
  {
    fill: widen('-178,318! -171,380 -170,460 -176,540! -162,540! -160,450 -166,380', build),
    colour: `${cloth}.deep`,
    alpha: 0.4,
  },
  {
    fill: widen('178,318! 171,380 170,460 176,540! 160,540! 158,450 165,380', build),
    colour: `${cloth}.deep`,
    alpha: 0.52,
  },
];

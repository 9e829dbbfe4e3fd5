import type { Mark } from '../marks.ts';

/** Lines beside the mouth and the eyes, one on the forehead. */
export const ageLines: readonly Mark[] = [
  { stroke: ['-28,62 -38,70 -45,84', '28,62 38,70 45,84'], width: 2.8, colour: 'skin.shade', alpha: 0.6 },
  {
    stroke: ['-72,2 -80,-2', '-72,7 -81,8', '72,2 80,-2', '72,7 81,8'],
    width: 1.6,
    colour: 'skin.deep',
    alpha: 0.35,
  },
  { stroke: ['-36,-78 0,-82 36,-78'], width: 1.8, colour: 'skin.shade', alpha: 0.7 },
];

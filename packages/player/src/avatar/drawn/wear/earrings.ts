import type { Mark } from '../marks.ts';

/** Gold rings. */
export const hoops: readonly Mark[] = [
  {
    ring: [-101, 77, 17],
    width: 5,
    gradient: {
      line: [-118, 60, -84, 96],
      stops: [
        [0, 'gold'],
        [0.5, '#fbe2a0'],
        [1, 'goldDark'],
      ],
    },
  },
  {
    ring: [101, 77, 17],
    width: 5,
    gradient: {
      line: [84, 60, 118, 96],
      stops: [
        [0, '#fbe2a0'],
        [0.4, 'gold'],
        [1, 'goldDark'],
      ],
    },
  },
];

/** A pearl in the ear that shows (viewer's left). */
export const pearl: readonly Mark[] = [
  { fill: '-104,58 -98,55 -93,59 -94,66 -100,69 -105,65', colour: 'pearl' },
  { soft: [-98, 64, 6, 5], colour: 'gold', alpha: 0.7 },
];

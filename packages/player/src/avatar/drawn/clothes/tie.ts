import type { Mark } from '../marks.ts';

/** A tie below a closed collar: the blade, and its knot. */
export const tie: readonly Mark[] = [
  {
    fill: '-11,258! 11,258! 21,430 23,540! -23,540! -21,430',
    gradient: {
      line: [-20, 260, 24, 420],
      stops: [
        [0, 'tie.light'],
        [0.45, 'tie.base'],
        [1, 'tie.dark'],
      ],
    },
    inside: [
      {
        stroke: ['-30,330 30,296', '-30,384 30,350', '-30,438 30,404', '-30,492 30,458'],
        width: 5,
        profile: 'even',
        colour: 'tie.deep',
        alpha: 0.3,
      },
    ],
  },
  {
    fill: '-17,226! 0,222 17,226! 11,262! 0,266 -11,262!',
    gradient: {
      line: [-14, 224, 14, 264],
      stops: [
        [0, 'tie.light'],
        [1, 'tie.dark'],
      ],
    },
  },
  { stroke: '-11,262 0,266 11,262', width: 2.4, colour: 'tie.deep', alpha: 0.8 },
];

import type { GlassesKind } from '@app/contract/character/states/part.ts';
import { mirrored } from '../dots.ts';
import type { Mark } from '../marks.ts';

const lens = '16,-10 22,-21 44,-24 67,-22 75,-10 73,10 62,23 42,25 24,19 16,6';
const lensIn = '18.8,-9 24.5,-18 44,-20.6 65,-19 72,-9 70.2,9 60.5,20.4 42,22.2 25.6,16.8 18.8,5.4';

/** Thin frames. Colours: frame, glint. */
const thinGlasses: readonly Mark[] = [
  {
    fill: [lensIn, mirrored(lensIn)],
    gradient: {
      line: [-60, -20, 60, 20],
      stops: [
        [0, 'glint', 0.1],
        [0.5, 'glint', 0.02],
        [1, 'glint', 0.08],
      ],
    },
  },
  {
    fill: ['-66,-15! -56,-18.5! -63,17! -69,9!', '24,-14! 33,-19! 26,14! 21,7!'],
    colour: 'glint',
    alpha: 0.14,
  },
  { fill: [lens, lensIn, mirrored(lens), mirrored(lensIn)], hole: true, colour: 'frame' },
  { stroke: '-18,-8 -9,-12.5 0,-13.5 9,-12.5 18,-8', width: 3.4, profile: 'even', colour: 'frame' },
  { stroke: ['-73,-12 -86,-11 -98,-6', '73,-12 86,-11 98,-6'], width: 3.6, profile: 'out', colour: 'frame' },
  { stroke: '-24,-21 -44,-23 -62,-21.5', width: 1.2, colour: 'glint', alpha: 0.5 },
];

const round = '16,0 19,-14 30,-23 46,-25 62,-21 72,-8 72,8 62,22 46,26 30,23 19,14';
const roundIn = '19,0 22,-12 32,-20 46,-21.8 60,-18.4 68.8,-7 68.8,7 60,19 46,22.8 32,20 22,12';

/** Round, dark frames. */
const roundGlasses: readonly Mark[] = [
  { fill: [roundIn, mirrored(roundIn)], colour: 'glint', alpha: 0.07 },
  { fill: [round, roundIn, mirrored(round), mirrored(roundIn)], hole: true, colour: 'frame' },
  { stroke: '-18,-5 -9,-10 0,-11 9,-10 18,-5', width: 4, profile: 'even', colour: 'frame' },
  { stroke: ['-71,-10 -86,-10 -98,-6', '71,-10 86,-10 98,-6'], width: 4.2, profile: 'out', colour: 'frame' },
];

export const glasses: Record<GlassesKind, readonly Mark[]> = { thin: thinGlasses, round: roundGlasses };

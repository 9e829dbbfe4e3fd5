import type { Mark } from '../marks.ts';
import { armShade } from './arm-shade.ts';
import type { Cloth, Garment } from './garment.ts';
import { widen } from './widen.ts';

/** The ribs of a collar, further down by some units. */
const ribs = (down: number): string[] =>
  Array.from({ length: 19 }, (_, i) => {
    const t = (i - 9) / 9;
    const bend = 1 - t * t;
    return `${t * 50},${172 + 20 * bend + down} ${t * 57},${204 + 26 * bend + down}`;
  });

/** Stitches down the front. */
const stitches = Array.from({ length: 29 }, (_, i) => (i - 14) / 14)
  .filter((t) => t !== 0)
  .map(
    (t) =>
      `${t * 150 + Math.sign(t) * 20},${258 - Math.abs(t) * 26} ${t * 172},330 ${t * 178},430 ${t * 186},560`,
  );

const rollNeck = (cloth: Cloth): Mark[] => [
  {
    fill: '-51,160! -30,177 0,183 30,177 51,160! 58,180 62,202 40,228 0,240 -40,228 -62,202 -58,180',
    gradient: {
      line: [-56, 0, 60, 0],
      stops: [
        [0, `${cloth}.light`],
        [0.45, `${cloth}.base`],
        [1, `${cloth}.dark`],
      ],
    },
    inside: [
      { stroke: ribs(0), width: 2.6, colour: `${cloth}.deep`, alpha: 0.4 },
      {
        stroke: '-51,163 -30,181 0,187 30,181 51,163',
        width: 6,
        colour: `${cloth}.light`,
        alpha: 0.6,
      },
    ],
  },
  { stroke: '-62,202 -40,228 0,240 40,228 62,202', width: 3.4, colour: `${cloth}.deep`, alpha: 0.6 },
];

const crewNeck = (cloth: Cloth): Mark[] => [
  {
    fill: [
      '-60,190! -50,222 -26,242 0,247 26,242 50,222 60,190! 69,195 63,230 34,255 0,261 -34,255 -63,230 -69,195',
    ],
    colour: `${cloth}.dark`,
    inside: [
      {
        stroke: ribs(40),
        width: 2,
        colour: `${cloth}.deep`,
        alpha: 0.5,
      },
    ],
  },
];

/** A knitted pullover: round neck or roll neck. */
export function knit(build: number, cloth: Cloth, neck: 'roll' | 'crew'): Garment {
  const torso = widen(
    '-58,196! -92,212 -142,226 -186,246 -220,298 -231,380 -242,540! 242,540! 231,380 220,298 186,246 142,226 92,212 58,196! 30,228 0,236 -30,228',
    build,
  );
  return {
    collarBack: [
      {
        fill:
          neck === 'roll'
            ? '-51,160! -30,150 0,147 30,150 51,160! 54,200 0,226 -54,200'
            : '-60,190! -30,180 0,178 30,180 60,190! 58,230 0,256 -58,230',
        colour: `${cloth}.deep`,
      },
    ],
    body: [
      {
        fill: torso,
        gradient: {
          line: [-210, 230, 180, 520],
          stops: [
            [0, `${cloth}.light`],
            [0.3, `${cloth}.base`],
            [0.75, `${cloth}.dark`],
            [1, `${cloth}.deep`],
          ],
        },
        inside: [
          { stroke: stitches, width: 2.6, colour: `${cloth}.deep`, alpha: 0.2 },
          {
            stroke: widen('-92,213 -142,227 -186,247 -219,298 -230,380', build),
            width: 9,
            colour: `${cloth}.shine`,
            alpha: 0.45,
          },
          ...armShade(build, cloth),
          { soft: [20, 250, 90, 30], colour: `${cloth}.deep`, alpha: 0.42 },
          {
            stroke: ['-164,308 -136,322 -104,322', '166,306 140,322 108,324'],
            width: 6,
            colour: `${cloth}.deep`,
            alpha: 0.3,
          },
        ],
      },
      ...(neck === 'roll' ? rollNeck : crewNeck)(cloth),
    ],
  };
}

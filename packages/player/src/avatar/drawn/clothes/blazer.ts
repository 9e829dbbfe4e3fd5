import { mirrored } from '../dots.ts';
import type { Mark } from '../marks.ts';
import type { Cloth, Garment } from './garment.ts';
import { widen } from './widen.ts';

const lapel =
  '-62,186! -55,226 -36,312 -4,456! -62,386 -102,326 -121,278! -82,264! -108,249! -95,212 -78,191';

const lapels = (cloth: Cloth): Mark[] => [
  // They throw a shadow.
  { fill: '-121,284 -102,334 -62,396 0,470! -40,320', colour: `${cloth}.deep`, alpha: 0.5 },
  { fill: '121,284 102,334 62,396 0,470! 40,320', colour: `${cloth}.deep`, alpha: 0.5 },
  {
    fill: lapel,
    gradient: {
      line: [-110, 220, -10, 440],
      stops: [
        [0, `${cloth}.light`],
        [0.6, `${cloth}.base`],
        [1, `${cloth}.dark`],
      ],
    },
  },
  {
    fill: mirrored(lapel),
    gradient: {
      line: [110, 220, 10, 440],
      stops: [
        [0, `${cloth}.base`],
        [1, `${cloth}.dark`],
      ],
    },
  },
  {
    stroke: ['-81,264 -62,240 -58,214', '81,264 62,240 58,214'],
    width: 2.2,
    colour: `${cloth}.deep`,
    alpha: 0.85,
  },
  {
    stroke: [
      '-120,279 -101,327 -61,387 -5,455',
      '120,279 101,327 61,387 5,455',
      '-120,278 -82,265',
      '-82,264 -107,250',
      '120,278 82,265',
      '82,264 107,250',
    ],
    width: 1.9,
    colour: `${cloth}.deep`,
    alpha: 0.8,
  },
];

/** A jacket with notched lapels, open to a V. */
export function blazer(build: number, cloth: Cloth): Garment {
  const half = widen(
    '-62,186! -98,210 -146,226 -188,246 -221,298 -232,380 -243,540! -6,540! -4,452! -34,310',
    build,
  );
  const shade = widen('-178,318! -171,380 -170,460 -176,540! -162,540! -160,450 -166,380', build);
  return {
    collarBack: [
      { fill: '-62,186! -30,176 0,174 30,176 62,186! 56,236 0,280 -56,236', colour: `${cloth}.deep` },
    ],
    body: [
      {
        fill: half,
        gradient: {
          line: [-220, 230, -40, 520],
          stops: [
            [0, `${cloth}.light`],
            [0.28, `${cloth}.base`],
            [1, `${cloth}.dark`],
          ],
        },
        inside: [
          { fill: shade, colour: `${cloth}.deep`, alpha: 0.4 },
          {
            stroke: widen('-98,211 -146,227 -188,247 -220,298 -231,380', build),
            width: 7,
            colour: `${cloth}.shine`,
            alpha: 0.5,
          },
        ],
      },
      {
        fill: mirrored(half),
        gradient: {
          line: [20, 230, 240, 500],
          stops: [
            [0, `${cloth}.base`],
            [1, `${cloth}.deep`],
          ],
        },
        inside: [{ fill: mirrored(shade), colour: `${cloth}.deep`, alpha: 0.55 }],
      },
      ...lapels(cloth),
      { fill: '-9,446! 9,446! 12,540! -12,540!', colour: `${cloth}.base` },
      { stroke: '4,452 5,500 6,560', width: 2, profile: 'even', colour: `${cloth}.deep`, alpha: 0.8 },
      { fill: '-2,474 5,472 9,478 5,484 -2,484 -5,478', colour: `${cloth}.deep` },
    ],
  };
}

import { mirrored } from '../dots.ts';
import type { Mark } from '../marks.ts';
import type { Cloth } from './garment.ts';
import { widen } from './widen.ts';

/** A cardigan or overshirt over a shirt: two fronts, open. */
export function openFronts(build: number, cloth: Cloth): Mark[] {
  const half = widen(
    `-72,196! -104,209 -150,223 -192,244 -226,298 -238,380 -250,540! -56,540! -66,420 -84,310 -84,240`,
    build,
  );
  const band = `-72,196! -84,240 -84,310 -66,420 -56,540! -78,540! -90,420 -106,312 -104,244 -88,203!`;
  const lines = (s: 1 | -1) =>
    Array.from(
      { length: 9 },
      (_, i) => `${s * (-116 - i * 13)},${226 + i * 5} ${s * (-118 - i * 12)},380 ${s * (-110 - i * 13)},540`,
    );
  return [
    {
      fill: half,
      gradient: {
        line: [-230, 230, -60, 520],
        stops: [
          [0, `${cloth}.light`],
          [0.35, `${cloth}.base`],
          [1, `${cloth}.dark`],
        ],
      },
      inside: [
        { stroke: lines(1), width: 2, colour: `${cloth}.deep`, alpha: 0.28 },
        {
          stroke: widen('-104,210 -150,224 -192,245 -225,298 -237,380', build),
          width: 8,
          colour: `${cloth}.shine`,
          alpha: 0.45,
        },
        {
          fill: widen('-178,318! -171,380 -170,460 -176,540! -162,540! -160,450 -166,380', build),
          colour: `${cloth}.deep`,
          alpha: 0.45,
        },
      ],
    },
    {
      fill: mirrored(half),
      gradient: {
        line: [70, 230, 250, 500],
        stops: [
          [0, `${cloth}.base`],
          [1, `${cloth}.deep`],
        ],
      },
      inside: [
        { stroke: lines(-1), width: 2, colour: `${cloth}.deep`, alpha: 0.35 },
        {
          fill: widen('178,318! 171,380 170,460 176,540! 160,540! 158,450 165,380', build),
          colour: `${cloth}.deep`,
          alpha: 0.55,
        },
      ],
    },
    {
      fill: band,
      gradient: {
        line: [-90, 0, -60, 0],
        stops: [
          [0, `${cloth}.base`],
          [1, `${cloth}.dark`],
        ],
      },
    },
    { fill: mirrored(band), colour: `${cloth}.dark` },
    {
      stroke: ['-88,204 -104,245 -106,313 -90,420 -78,540', '88,204 104,245 106,313 90,420 78,540'],
      width: 2.2,
      colour: `${cloth}.deep`,
      alpha: 0.6,
    },
  ];
}

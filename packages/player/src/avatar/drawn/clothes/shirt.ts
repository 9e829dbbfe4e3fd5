import { mirrored } from '../dots.ts';
import type { Mark } from '../marks.ts';
import { armShade } from './arm-shade.ts';
import type { Cloth, Garment } from './garment.ts';
import { widen } from './widen.ts';

/** The shadow of the collar, the edge with its buttons. */
const details = (cloth: Cloth, open: boolean): Mark[] => [
  {
    fill: open
      ? '-86,244! -66,304! -18,276! -30,262! -66,290!'
      : '-88,222! -60,282! -30,262 0,236! -30,246 -60,268!',
    colour: `${cloth}.deep`,
    alpha: 0.5,
  },
  {
    fill: open ? '86,244! 68,308! 20,282! 30,262! 66,290!' : '88,222! 64,286! 34,266 0,238! 30,246 60,268!',
    colour: `${cloth}.deep`,
    alpha: 0.5,
  },
  {
    stroke: `6,${open ? 330 : 250} 6,420 6,540`,
    width: 1.8,
    profile: 'even',
    colour: `${cloth}.deep`,
    alpha: 0.7,
  },
  {
    stroke: `-12,${open ? 318 : 250} -12,420 -12,540`,
    width: 1.2,
    profile: 'even',
    colour: `${cloth}.deep`,
    alpha: 0.4,
  },
  ...[370, 440].map((y) => ({
    fill: `-7,${y} -3,${y - 4} 1,${y} -3,${y + 4}`,
    colour: `${cloth}.deep`,
    alpha: 0.8,
  })),
];

/** A shirt, its collar open or closed. */
export function shirt(build: number, cloth: Cloth, open: boolean): Garment {
  const torso = widen(
    '-60,190! -96,210 -146,226 -188,246 -221,298 -232,380 -243,540! 243,540! 232,380 221,298 188,246 146,226 96,210 60,190! 40,262 0,330! -40,262',
    build,
  );
  const wing = open
    ? '-55,158! -52,196 -24,262! -66,296! -84,238 -72,186'
    : '-56,156! -72,184 -86,216! -60,272! -32,252 -2,226! -32,204 -50,178';
  return {
    collarBack: [
      { fill: '-60,166! -30,156 0,154 30,156 60,166! 56,226 0,262 -56,226', colour: `${cloth}.deep` },
    ],
    body: [
      {
        fill: open
          ? torso
          : torso.replace('0,330!', '0,222!').replace('40,262', '34,226').replace('-40,262', '-34,226'),
        gradient: {
          line: [-200, 230, 190, 520],
          stops: [
            [0, `${cloth}.light`],
            [0.4, `${cloth}.base`],
            [1, `${cloth}.dark`],
          ],
        },
        inside: [
          ...armShade(build, cloth),
          {
            stroke: ['-164,308 -136,324 -104,326', '166,306 140,324 106,328'],
            width: 6,
            colour: `${cloth}.deep`,
            alpha: 0.35,
          },
          ...details(cloth, open),
        ],
      },
      {
        fill: wing,
        gradient: {
          line: [-90, 180, -20, 290],
          stops: [
            [0, `${cloth}.light`],
            [1, `${cloth}.base`],
          ],
        },
      },
      {
        fill: mirrored(wing),
        gradient: {
          line: [90, 180, 20, 290],
          stops: [
            [0, `${cloth}.base`],
            [1, `${cloth}.dark`],
          ],
        },
      },
    ],
  };
}

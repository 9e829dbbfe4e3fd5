import { mirrored } from '../dots.ts';
import type { Mark } from '../marks.ts';
import type { Hair } from './hair.ts';

const curtain =
  '2,-185! -58,-174 -108,-124 -128,-50 -137,30 -142,104! -122,72 -107,30 -100,-8 -94,-38 -76,-76 -44,-104 2,-121!';
const fall =
  '-106,-10 -132,20 -141,96 -150,170 -152,226 -140,262 -118,278 -96,270 -82,240 -80,200 -84,150 -94,100 -103,50';

const strands = [
  '-10,-172 -64,-140 -104,-80 -116,0',
  '-8,-156 -56,-120 -92,-64 -108,10',
  '-14,-182 -80,-152 -118,-84 -128,10',
];
const low = [
  '-112,-20 -124,70 -130,170 -121,262',
  '-106,10 -109,110 -113,190 -104,256',
  '-122,-10 -136,90 -142,220',
  '-101,60 -98,140 -98,200 -92,244',
];
const side = (f: (line: string) => string): Mark[] => [
  {
    fill: f(fall),
    follow: 'hang',
    gradient: {
      line: [-110, 0, -120, 300],
      stops: [
        [0, 'hair.base'],
        [0.5, 'hair.base'],
        [1, 'hair.dark'],
      ],
    },
    inside: [
      { stroke: low.map(f), width: 5, colour: 'hair.shine', alpha: 0.4 },
      {
        stroke: ['-104,80 -104,150 -106,210 -98,262', '-124,70 -134,150 -138,210 -132,256'].map(f),
        width: 3.4,
        colour: 'hair.dark',
        alpha: 0.45,
      },
    ],
  },
];
const top = (f: (line: string) => string): Mark[] => [
  {
    fill: f(curtain),
    follow: 'hang',
    casts: true,
    gradient: {
      line: [0, -180, -110, 60],
      stops: [
        [0, 'hair.light'],
        [0.35, 'hair.base'],
        [1, 'hair.base'],
      ],
    },
    inside: [
      { stroke: strands.map(f), width: 4.4, colour: 'hair.shine', alpha: 0.42 },
      { stroke: f('-12,-140 -56,-104 -88,-50 -104,20'), width: 3, colour: 'hair.dark', alpha: 0.5 },
    ],
  },
];
const same = (line: string) => line;

/** Long waves over the shoulders, parted in the middle. */
export const longWaves: Hair = {
  behind: [
    {
      fill: '0,-168 -58,-158 -106,-112 -128,-30 -138,60 -146,150 -140,230 -80,250 0,240 80,250 140,230 146,150 138,60 128,-30 106,-112 58,-158',
      follow: 'hangBack',
      gradient: {
        line: [-130, 0, 130, 0],
        stops: [
          [0, 'hair.base'],
          [0.5, 'hair.dark'],
          [1, 'hair.dark'],
        ],
      },
    },
  ],
  over: [...side(same), ...side(mirrored)],
  hair: [...top(same), ...top(mirrored)],
  ears: { left: 'none', right: 'none' },
};

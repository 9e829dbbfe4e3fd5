import type { Hair } from './hair.ts';

const cloth = {
  line: [-90, -180, 110, 160],
  stops: [
    [0, 'scarf.light'],
    [0.4, 'scarf.base'],
    [1, 'scarf.dark'],
  ],
} as const;

/** A scarf around the head that is laid over neck and shoulders. */
export const headscarf: Hair = {
  behind: [
    {
      fill: '0,-176 -62,-164 -108,-116 -128,-40 -130,50 -124,130 -130,200 -100,236 0,240 100,236 130,200 124,130 130,50 128,-40 108,-116 62,-164',
      follow: 'hangBack',
      colour: 'scarf.deep',
    },
  ],
  over: [
    {
      fill: '-84,84! -112,140 -146,196 -178,238! -120,290 -40,322 30,316 110,290 176,238! 146,196 112,140 84,84! 40,150 -40,150',
      follow: 'neck',
      gradient: {
        line: [-140, 120, 120, 320],
        stops: [
          [0, 'scarf.light'],
          [0.45, 'scarf.base'],
          [1, 'scarf.dark'],
        ],
      },
      inside: [
        {
          stroke: [
            '-92,120 -72,176 -20,220 60,246 130,250',
            '-104,146 -84,206 -24,254 60,280',
            '-120,176 -96,238 -40,284 20,304',
            '90,110 70,166 20,206 -40,226',
          ],
          width: 6,
          colour: 'scarf.deep',
          alpha: 0.42,
        },
        {
          stroke: [
            '-98,132 -78,190 -22,236 60,262',
            '-112,160 -92,222 -34,270 30,294',
            '96,124 84,170 40,212',
          ],
          width: 4.6,
          colour: 'scarf.shine',
          alpha: 0.34,
        },
      ],
    },
  ],
  hair: [
    {
      fill: [
        '0,-186 -58,-176 -104,-134 -124,-66 -127,10 -118,76 -98,130 -62,170 0,186 62,170 98,130 118,76 127,10 124,-66 104,-134 58,-176',
        '0,-112 -42,-106 -72,-82 -86,-40 -89,10 -83,60 -66,104 -40,132 0,146 40,132 66,104 83,60 89,10 86,-40 72,-82 42,-106',
      ],
      follow: 'scarf',
      hole: true,
      casts: true,
      gradient: cloth,
    },
    {
      stroke: ['-6,-116 -46,-110 -76,-84 -90,-40 -93,12 -87,62 -69,108 -42,137'],
      follow: 'scarf',
      width: 5,
      colour: 'scarf.shine',
      alpha: 0.4,
    },
    {
      stroke: [
        '6,-116 46,-110 76,-84 90,-40 93,12 87,62 69,108 42,137',
        '-44,-168 -92,-122 -108,-50 -108,30',
      ],
      follow: 'scarf',
      width: 4,
      colour: 'scarf.deep',
      alpha: 0.5,
    },
    {
      stroke: [
        '20,-176 76,-146 108,-80 112,0 102,70',
        '-20,-176 -74,-150 -104,-90 -112,-10 -104,64',
        '40,-168 92,-126 116,-54 116,30',
      ],
      follow: 'scarf',
      width: 5,
      colour: 'scarf.deep',
      alpha: 0.28,
    },
    {
      stroke: ['0,-160 -52,-142 -86,-100 -100,-40', '-10,-178 -66,-160 -104,-112 -118,-40'],
      follow: 'scarf',
      width: 6,
      colour: 'scarf.shine',
      alpha: 0.32,
    },
  ],
  ears: { left: 'none', right: 'none' },
};

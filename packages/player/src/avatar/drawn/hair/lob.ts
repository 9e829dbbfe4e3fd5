import type { Hair } from './hair.ts';

/** Long bob, side parting, one side behind the ear. */
export const lob: Hair = {
  behind: [
    {
      fill: '4,-168 -56,-158 -104,-114 -126,-40 -133,50 -134,124 -124,176 -96,200 -56,196 0,190 60,196 100,200 128,176 138,124 138,50 132,-40 110,-116 62,-164',
      follow: 'hangBack',
      gradient: {
        line: [-130, 0, 130, 100],
        stops: [
          [0, 'hair.base'],
          [0.5, 'hair.dark'],
          [1, 'hair.dark'],
        ],
      },
      inside: [
        {
          stroke: ['-118,40 -124,110 -104,186', '-106,60 -110,120 -88,190', '-126,20 -130,90 -118,168'],
          width: 4,
          colour: 'hair.light',
          alpha: 0.55,
        },
      ],
    },
  ],
  hair: [
    // near the parting, and back behind the ear (viewer's left)
    {
      fill: '-24,-186! -72,-171 -110,-121 -127,-56 -130,0 -126,40 -117,30 -107,8! -100,-10 -96,-30 -86,-62 -64,-98 -28,-130!',
      follow: 'hang',
      casts: true,
      gradient: {
        line: [-50, -170, -116, 20],
        stops: [
          [0, 'hair.light'],
          [0.3, 'hair.base'],
          [1, 'hair.base'],
        ],
      },
      inside: [
        {
          stroke: [
            '-40,-160 -82,-122 -108,-62 -112,20',
            '-36,-150 -74,-106 -98,-54 -106,14',
            '-44,-170 -94,-128 -118,-62 -121,20',
          ],
          width: 3.6,
          colour: 'hair.shine',
          alpha: 0.42,
        },
        { stroke: '-34,-150 -66,-112 -90,-62 -102,-6', width: 3, colour: 'hair.dark', alpha: 0.5 },
      ],
    },
    // the long sweep (viewer's right)
    {
      fill: '-30,-128! -33,-184! 0,-191 58,-178 110,-126 131,-44 138,50 138,124 129,174 106,199 84,194 96,150 104,96 105,46 101,0 91,-36 70,-70 38,-94 4,-114',
      follow: 'hang',
      casts: true,
      gradient: {
        line: [-30, -180, 120, 170],
        stops: [
          [0, 'hair.light'],
          [0.22, 'hair.base'],
          [0.6, 'hair.base'],
          [1, 'hair.dark'],
        ],
      },
      inside: [
        {
          stroke: ['-28,-156 30,-138 82,-88 106,-22 112,50', '-30,-148 14,-126 62,-86 94,-38 104,20'],
          width: 4,
          colour: 'hair.dark',
          alpha: 0.5,
        },
        {
          stroke: [
            '-28,-164 42,-148 98,-92 119,-12 122,70',
            '-20,-172 54,-158 108,-100 128,-16 130,60',
            '-30,-152 22,-132 72,-88 100,-30',
          ],
          width: 3.6,
          colour: 'hair.shine',
          alpha: 0.42,
        },
        { stroke: '8,-180 66,-154 106,-100 124,-28', width: 11, colour: 'hair.shine', alpha: 0.35 },
        {
          stroke: ['118,70 120,120 106,188', '108,84 109,130 96,188', '129,60 131,110 120,172'],
          width: 3.4,
          colour: 'hair.shine',
          alpha: 0.3,
        },
      ],
    },
  ],
  ears: { right: 'none' },
};

import type { BeardKind } from '@app/contract/character/states/part.ts';
import type { Mark } from '../marks.ts';
import { hairShade } from '../hair-shade.ts';

/** A beard follows the jaw, one that is shaven close stays on the skin; a moustache follows the upper lip. */
export type Beard = { shaven?: readonly Mark[]; beard?: readonly Mark[]; moustache: readonly Mark[] };

/** A short full beard; it follows the jaw, the moustache follows the upper lip. */
const fullBeard: Beard = {
  beard: [
    {
      fill: '-97,-50! -102,10 -102,30 -98,62 -86,102 -60,140 -30,159 0,163 30,159 60,140 86,102 98,62 102,30 102,10 97,-50! 90,0 90,18 86,50 72,72 52,80 40,84 28,77 12,74 0,76 -12,74 -28,77 -40,84 -52,80 -72,72 -86,50 -90,18 -90,0',
      gradient: hairShade([-90, 40, 80, 160]),
      inside: [
        {
          stroke: [
            '-92,40 -86,84 -66,124',
            '-82,66 -74,98 -54,130',
            '-64,84 -56,112 -38,140',
            '-30,118 -24,136 -14,152',
            '0,126 2,142 4,158',
            '28,118 24,136 16,154',
            '64,84 56,112 40,140',
            '82,66 74,98 56,130',
            '92,40 87,84 68,124',
            '-12,124 -10,140 -4,156',
            '14,124 14,140 12,156',
            '-46,104 -40,124 -28,146',
            '46,104 40,124 30,146',
          ],
          width: 3.2,
          colour: 'hair.dark',
          alpha: 0.5,
        },
        {
          stroke: [
            '-88,52 -80,90 -60,124',
            '-72,78 -64,106 -46,132',
            '-52,88 -46,112 -32,138',
            '-22,122 -18,138 -8,154',
            '22,122 20,138 10,154',
            '72,80 64,106 48,132',
          ],
          width: 2.4,
          colour: 'hair.shine',
          alpha: 0.5,
        },
      ],
    },
  ],
  moustache: [
    {
      fill: '0,75! 12,72 28,77 38,88 41,98! 30,93 18,91 8,90.5 0,92! -8,90.5 -18,91 -30,93 -41,98! -38,88 -28,77 -12,72',
      follow: 'lipTop',
      gradient: hairShade([-40, 74, 40, 100], 0.6),
      inside: [
        {
          stroke: ['-4,78 -18,82 -34,94', '-2,84 -16,87 -28,94', '4,78 18,82 34,94', '2,84 16,87 28,94'],
          width: 2.2,
          colour: 'hair.dark',
          alpha: 0.45,
        },
      ],
    },
  ],
};

/** Kept short: skin is seen through it. */
const shortBeard: Beard = {
  shaven: [
    {
      fill: '-120,-10! -122,60 -110,120 -60,172 0,180 60,172 110,120 122,60 120,-10! 97,2 93,34 85,64 66,88 44,100 26,117 0,121 -26,117 -44,100 -66,88 -85,64 -93,34 -97,2',
      colour: 'hair.base',
      alpha: 0.62,
      inside: [
        {
          stroke: [
            '-84,80 -66,118 -36,144',
            '84,80 66,118 36,144',
            '-16,128 -8,142 -4,154',
            '18,128 12,142 8,154',
          ],
          width: 3,
          colour: 'hair.dark',
          alpha: 0.4,
        },
      ],
    },
    { soft: [-52, 86, 26, 20], colour: 'hair.base', alpha: 0.26 },
    { soft: [52, 86, 26, 20], colour: 'hair.base', alpha: 0.26 },
  ],
  moustache: [
    {
      fill: '0,78! 12,75 26,79 36,87 42,94! 30,92.5 18,91 8,90.5 0,91.5! -8,90.5 -18,91 -30,92.5 -42,94! -36,87 -26,79 -12,75',
      colour: 'hair.base',
      alpha: 0.8,
      inside: [
        {
          stroke: ['-4,80 -18,83 -34,91', '4,80 18,83 34,91'],
          width: 2.2,
          colour: 'hair.dark',
          alpha: 0.45,
        },
      ],
    },
  ],
};

export const beards: Record<BeardKind, Beard> = {
  full: fullBeard,
  short: shortBeard,
  moustache: { moustache: fullBeard.moustache },
};

import type { BrowKind, EyeKind, FaceName, NoseKind } from '@app/contract/character/states/part.ts';
import type { NeckKind } from './clothes/outfits.ts';
import type { Eyes, Nose } from './character.ts';

/** Outlines of the face: the right half from the top to the chin. */
export const outlines: Record<FaceName, string> = {
  oval: '0,-140 50,-130 84,-95 95,-44 95,6 89,50 73,93 46,126 22,142 0,146',
  long: '0,-142 50,-132 84,-96 94,-44 95,6 90,52 76,96 50,131 24,148 0,152',
  square: '0,-138 52,-129 87,-95 98,-44 99,6 95,52 82,97 55,132 27,149 0,152',
  round: '0,-138 52,-129 88,-94 98,-44 99,6 95,50 80,93 52,124 25,138 0,142',
  heart: '0,-140 52,-130 88,-95 98,-44 96,2 87,46 68,90 41,124 18,141 0,145',
  broad: '0,-136 54,-128 89,-94 99,-44 101,6 98,52 88,94 62,127 31,143 0,147',
};

/** Without hair the same outlines are seen to the crown. */
export const toCrown = (outline: string): string =>
  outline.replace(/^\S+ \S+ \S+ \S+/, '0,-163 45,-154 80,-121 97,-62');

export const necks: Record<NeckKind, string> = {
  slim: '-42,90 42,90 43,146 46,176 58,206 60,310 -60,310 -58,206 -46,176 -43,146',
  strong: '-53,90 53,90 52,150 51,172 58,196 60,330 -60,330 -58,196 -51,172 -52,150',
  collared: '-53,90 53,90 52,150 50,170 46,200 40,310 -40,310 -46,200 -50,170 -52,150',
  rolled: '-42,90 42,90 43,146 46,172 54,200 56,260 -56,260 -54,200 -46,172 -43,146',
};

type EyeForm = Omit<Eyes, 'colour' | 'dark' | 'lineColour' | 'lid' | 'lidAlpha' | 'white' | 'bag'>;

const open: EyeForm = {
  x: 43.5,
  w: 48,
  h: 25,
  tilt: 2,
  inner: 2.6,
  iris: 13,
  upShare: 0.6,
  apex: -0.02,
  power: 2.3,
  fold: 5,
  foldAlpha: 0.5,
  hood: 0,
  line: 3.6,
  wing: 0.08,
  hollow: 0.4,
};

export const eyeForms: Record<EyeKind, EyeForm> = {
  open,
  almond: { ...open, h: 23.5, w: 50, tilt: 4, inner: 3.4, power: 1.85, apex: -0.12, fold: 5.6, iris: 12.8 },
  narrow: {
    ...open,
    h: 20.5,
    w: 47,
    tilt: 3.4,
    inner: 3.8,
    power: 2.5,
    apex: 0.04,
    fold: 1.6,
    foldAlpha: 0.16,
    hollow: 0.2,
    iris: 12.2,
    line: 4.2,
  },
  hooded: {
    ...open,
    h: 21,
    tilt: 0.2,
    power: 2.1,
    apex: -0.16,
    fold: 3,
    foldAlpha: 0.7,
    hood: 5.5,
    hollow: 0.55,
    iris: 12.2,
  },
  round: { ...open, h: 28, w: 46, tilt: 1, inner: 1.8, upShare: 0.56, power: 2.7, fold: 4.4, iris: 13.6 },
};

/** Brows for the face's left, as far above the eyes as `y` says, from the nose outwards. */
export const browLines: Record<BrowKind, (y: number) => string> = {
  soft: (y) => `19,${y} 36,${y - 4.8} 55,${y - 4.4} 73,${y + 4}`,
  straight: (y) => `18,${y - 1} 37,${y - 3.6} 56,${y - 3.2} 74,${y + 0.6}`,
  arched: (y) => `20,${y + 1} 37,${y - 5} 57,${y - 7.4} 74,${y + 4}`,
  full: (y) => `16,${y + 1} 35,${y - 4.4} 56,${y - 4.4} 77,${y + 5}`,
};
export const browWidths: Record<BrowKind, number> = { soft: 7.4, straight: 8, arched: 7, full: 10 };

type NoseForm = Omit<Nose, 'blush'>;
export const noseForms: Record<NoseKind, NoseForm> = {
  small: { w: 15.5, y: 52.5, bridge: 0.55, bump: 0, wing: 0.85, tip: 0.9 },
  straight: { w: 18, y: 56, bridge: 1, bump: 0, wing: 1, tip: 1 },
  broad: { w: 23, y: 54.5, bridge: 0.6, bump: 0, wing: 1.3, tip: 1.25 },
  round: { w: 20.5, y: 55, bridge: 0.7, bump: 0, wing: 1.1, tip: 1.5 },
  strong: { w: 19.5, y: 59, bridge: 1.35, bump: 3, wing: 1.1, tip: 1.1 },
};

import type { Mark } from './marks.ts';

/** Five tones of skin, and the lips: upper, lower, and the line between them. */
export type Skin = {
  light: string;
  base: string;
  shade: string;
  deep: string;
  blush: string;
  lips: readonly [upper: string, lower: string, line: string];
};

export type Eyes = {
  /** From the middle of the face; width and height; how much the outer corner is higher, and the inner one lower. */
  x: number;
  w: number;
  h: number;
  tilt: number;
  inner: number;
  iris: number;
  /** The colour of the iris, and of its rim. */
  colour: string;
  dark: string;
  /** How much of the height is above the corners, where the upper lid is highest, how square its arch is. */
  upShare: number;
  apex: number;
  power: number;
  /** The fold of the lid: how far above its edge, and how clear. */
  fold: number;
  foldAlpha: number;
  /** How far the skin hangs over the lid at its outer end. */
  hood: number;
  line: number;
  wing: number;
  hollow: number;
  bag: number;
  lineColour: string;
  lid: string;
  lidAlpha: number;
  white: string;
};

export type Brows = { line: string; w: number; colour: string };

/** Width of the nose, where its tip is, and how it is drawn: bridge, wings, tip and blush from faint (0) to strong (1). */
export type Nose = {
  w: number;
  y: number;
  bridge: number;
  bump: number;
  wing: number;
  tip: number;
  blush: number;
};

export type Mouth = {
  y: number;
  w: number;
  up: number;
  low: number;
  smile: number;
  teeth: number;
  dimple: number;
  bow: number;
  shine: number;
  softEdge: number;
  lipUp: string;
  lipLow: string;
  line: string;
  inside: string;
  insideLow: string;
  /** The colour below the lower lip. */
  under: string;
};

/** Where an ear is drawn: behind the face, in front of the hair, or not at all. */
export type EarPlace = 'behind' | 'front' | 'none';

/** What is drawn of a presenter, from back to front. */
export type Layers = {
  behind: readonly Mark[];
  collarBack: readonly Mark[];
  body: readonly Mark[];
  over: readonly Mark[];
  ears: readonly Mark[];
  /** On the skin, and cut off at its edge. */
  shaven: readonly Mark[];
  face: readonly Mark[];
  beard: readonly Mark[];
  moustache: readonly Mark[];
  glasses: readonly Mark[];
  hair: readonly Mark[];
  earrings: readonly Mark[];
};

/** A presenter ready to be drawn. */
export type Character = {
  head: number;
  turn: { yaw: number; pitch: number; roll: number };
  skin: Skin;
  /** By the names that marks use. */
  colours: Readonly<Record<string, string>>;
  face: string;
  neck: string;
  ears: { x: number; y: number; size: number; left: EarPlace; right: EarPlace };
  /** The colour of the head where hair leaves a gap. */
  skull: string;
  blush: { x: number; y: number; alpha: number };
  chinLight: number;
  eyes: Eyes;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  layers: Layers;
};

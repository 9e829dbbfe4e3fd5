/** A colour as CSS reads it: `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
export type HexColor = string;

/** The colours of a theme: letters and grounds, six that stand out, and links. */
export const colorSlots = [
  'dark1',
  'light1',
  'dark2',
  'light2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'link',
  'followedLink',
] as const;

/** The name of a colour in a theme. */
export type ColorSlot = (typeof colorSlots)[number];

/** What can be done to a colour of the theme; the names are those of the file format (design/change-color.ts). */
export const colorChangeKinds = [
  'lum',
  'lumMod',
  'lumOff',
  'sat',
  'satMod',
  'satOff',
  'hue',
  'hueMod',
  'hueOff',
  'red',
  'redMod',
  'redOff',
  'green',
  'greenMod',
  'greenOff',
  'blue',
  'blueMod',
  'blueOff',
  'shade',
  'tint',
  'alpha',
  'alphaMod',
  'alphaOff',
  'comp',
  'inv',
  'gray',
  'gamma',
  'invGamma',
] as const;

/** One change of a colour; `by` is a share (of the whole circle where it is a hue), and means nothing to those that need none. */
export type ColorChange = { kind: (typeof colorChangeKinds)[number]; by: number };

/** A colour of the theme, changed in this order. */
export type ThemeColor = { slot: ColorSlot; changes?: ColorChange[] };

/** A colour of a deck: a fixed one, or one that follows the theme. */
export type Color = HexColor | ThemeColor;

/** A point of a gradient; `at` goes from 0 to 1. */
export type GradientStop = { at: number; color: Color };

/** A place in a box, in shares of its size; it may lie outside. */
export type Point = { x: number; y: number };

/** Where a gradient in circles begins that says nothing of it. */
export const middleOfBox: Point = { x: 0.5, y: 0.5 };

/** Parts of a picture that are cut away at its sides, as shares of its size; negative leaves room. */
export type Crop = { left: number; top: number; right: number; bottom: number };

/** How large a tile is, and how many pixels its picture has. Absent is a unit for a pixel. */
export type Tile = { width: number; height: number; pixels: { width: number; height: number } };

/** What is done to the colours of a picture, in this order. */
export type Recolor =
  | { kind: 'grey' }
  /** Black below this share of light, white above. */
  | { kind: 'black-white'; from: number }
  /** Lighter and harder by these shares; below zero darker and softer. */
  | { kind: 'light'; brightness: number; contrast: number }
  /** From the one colour, where it is dark, to the other, where it is light. */
  | { kind: 'duotone'; dark: Color; light: Color }
  /** What has this colour is seen through. */
  | { kind: 'clear'; color: HexColor };

/** What an area is painted with. */
export type Fill =
  /** Nothing, where it would inherit something. */
  | { kind: 'none' }
  | { kind: 'solid'; color: Color }
  /**
   * `angle` in degrees clockwise, 0 from left to right. A radial one runs in circles from its centre to the corner that is
   * farthest from there; `center` in shares of the box, absent in the middle.
   */
  | { kind: 'gradient'; shape: 'linear' | 'radial'; angle: number; center?: Point; stops: GradientStop[] }
  | {
      kind: 'picture';
      url: string;
      fit: 'stretch' | 'tile';
      crop?: Crop;
      opacity?: number;
      tile?: Tile;
      recolor?: Recolor[];
    }
  /** Eight rows of eight dots, each a unit wide: two hexadecimal digits a row, a bit a dot, the leftmost the highest. */
  | { kind: 'pattern'; dots: string; front: Color; back: Color };

/** What stands at the end of a line; sizes in widths of the line. */
export type LineEnd = {
  kind: 'triangle' | 'stealth' | 'diamond' | 'oval' | 'arrow';
  width: number;
  length: number;
};

/** How an outline or a line is drawn; `dash` in widths of the line, as SVG reads it. A width of 0 is no line. */
export type Stroke = {
  width: number;
  color: Color;
  dash?: number[];
  cap?: 'butt' | 'round' | 'square';
  join?: 'miter' | 'round' | 'bevel';
  start?: LineEnd;
  end?: LineEnd;
};

/** A shadow behind an element, in units of the viewport. */
export type Shadow = { horizontal: number; vertical: number; blur: number; color: Color };

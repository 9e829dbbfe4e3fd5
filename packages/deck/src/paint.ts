/** A colour as CSS reads it: `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
export type Color = string;

/** A point of a gradient; `at` goes from 0 to 1. */
export type GradientStop = { at: number; color: Color };

/** Parts of a picture that are cut away at its sides, as shares of its size; negative leaves room. */
export type Crop = { left: number; top: number; right: number; bottom: number };

/** What an area is painted with. */
export type Fill =
  | { kind: 'solid'; color: Color }
  /** `angle` in degrees clockwise, 0 from left to right; a radial one runs from its centre outwards. */
  | { kind: 'gradient'; shape: 'linear' | 'radial'; angle: number; stops: GradientStop[] }
  | { kind: 'picture'; url: string; fit: 'stretch' | 'tile'; crop?: Crop; opacity?: number };

/** What stands at the end of a line; sizes in widths of the line. */
export type LineEnd = {
  kind: 'triangle' | 'stealth' | 'diamond' | 'oval' | 'arrow';
  width: number;
  length: number;
};

/** How an outline or a line is drawn; `dash` in widths of the line, as SVG reads it. */
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

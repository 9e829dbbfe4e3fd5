/** The families whose Chinese is cut: with serifs where a deck asks for such a font, else without. */
const families = ['sans', 'serif'] as const;
export type FontFamily = (typeof families)[number];
/** Weights of the fonts that are cut: slides are plain or bold. */
const weights = ['400', '700'] as const;
export type FontWeight = (typeof weights)[number];

/** Numbers of the fonts that are cut to the characters of a talk. */
export const fontLimits = {
  families,
  weights,
  /** Characters in one file: as an address they take 9 bytes each, and proxies take addresses of 8 kB. */
  characters: 400,
  /** The same characters are always the same file. */
  keepSeconds: 365 * 24 * 60 * 60,
} as const;

/** Where a font is cut. It stands here for pages that ask for fonts by their address and need nothing else of the call. */
export const cutPath = '/web-api/portrait/font/cut/{family}/{weight}';

/** The name of the whole font in the folder `fonts` of the built pages. */
export const fontFile = (family: FontFamily, weight: FontWeight) =>
  `noto-${family}-sc-${weight}.ttf` as const;

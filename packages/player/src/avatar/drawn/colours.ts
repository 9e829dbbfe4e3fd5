import { clamp, mix } from '../numbers.ts';

const part = (colour: string, place: number): number =>
  Number.parseInt(colour.slice(1 + place * 2, 3 + place * 2), 16);

const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** How bright a colour (#rrggbb) is: 0 to 1. */
export const lightness = (colour: string): number =>
  (part(colour, 0) * 0.3 + part(colour, 1) * 0.59 + part(colour, 2) * 0.11) / 255;

/** A colour between two. */
export const blend = (from: string, to: string, share: number): string =>
  `#${[0, 1, 2].map((place) => twoDigits(mix(part(from, place), part(to, place), share))).join('')}`;

/** A colour that can be seen through. */
export const fade = (colour: string, alpha: number): string =>
  `${colour}${twoDigits(clamp(alpha, 0, 1) * 255)}`;

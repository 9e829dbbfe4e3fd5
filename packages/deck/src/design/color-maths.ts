/** Red, green, blue and opacity, each from 0 to 1. */
export type Rgba = { r: number; g: number; b: number; a: number };

/** Hue, saturation and lightness, each from 0 to 1. */
export type Hsl = { h: number; s: number; l: number };

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** As hue, saturation and lightness. */
export function toHsl({ r, g, b }: Rgba): Hsl {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [l, span] = [(max + min) / 2, max - min];
  if (span === 0) return { h: 0, s: 0, l };
  const s = span / (1 - Math.abs(2 * l - 1));
  const sector = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { h: sector / 6, s, l };
}

/** From hue, saturation and lightness, with this opacity. */
export function fromHsl({ h, s, l }: Hsl, a: number): Rgba {
  const [hue, saturation, lightness] = [((h % 1) + 1) % 1, clamp(s), clamp(l)];
  const span = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue * 12) % 12;
    return lightness - span * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return { r: channel(0), g: channel(8), b: channel(4), a };
}

/** Light, as it adds up, of a channel as it is written. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** A channel as it is written, of light. */
export const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * clamp(value) ** (1 / 2.4) - 0.055;

const byte = (value: number) =>
  Math.round(clamp(value) * 255)
    .toString(16)
    .padStart(2, '0');

/** As CSS reads it: `#rrggbb`, or `#rrggbbaa`. */
export const toHex = ({ r, g, b, a }: Rgba): string =>
  `#${byte(r)}${byte(g)}${byte(b)}${a < 0.998 ? byte(a) : ''}`;

/** From three, six or eight hexadecimal digits; undefined where it is none. */
export function fromHex(digits: string): Rgba | undefined {
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return undefined;
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2) || 'ff', 16) / 255;
  return { r: channel(0), g: channel(2), b: channel(4), a: channel(6) };
}

/** Halfway (or any share of the way) between two colours. */
export const mix = (one: Rgba, other: Rgba, share: number): Rgba => ({
  r: one.r + (other.r - one.r) * share,
  g: one.g + (other.g - one.g) * share,
  b: one.b + (other.b - one.b) * share,
  a: one.a + (other.a - one.a) * share,
});

/** How light a colour is, from 0 to 1 (WCAG). */
export const luminance = ({ r, g, b }: Rgba) =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** How well two opaque colours can be told apart, from 1 to 21 (WCAG); text needs 4.5. */
export function contrastOf(one: Rgba, other: Rgba): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

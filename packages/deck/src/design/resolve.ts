import type { Color, HexColor } from '../paint.ts';
import type { Font, Fonts, Theme } from '../theme.ts';
import { changeColor } from './change-color.ts';
import { fromHex, toHex } from './color-maths.ts';

/** The colour that is seen with this theme. */
export function resolveColor(color: Color, { colors }: Theme): HexColor {
  if (typeof color === 'string') return color;
  const { slot, changes = [] } = color;
  const base = changes.length === 0 ? undefined : fromHex(colors[slot].slice(1));
  return base ? toHex(changes.reduce(changeColor, base)) : colors[slot];
}

/** The name of the font for these letters with this theme; undefined where the theme names none. */
export const resolveFont = (font: Font, theme: Theme, letters: keyof Fonts): string | undefined =>
  typeof font === 'string' ? font : theme[font.slot][font.letters ?? letters];

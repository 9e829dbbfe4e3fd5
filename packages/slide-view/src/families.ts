import { hasSerifs, lettersFor } from '@app/deck/fonts/stand-in.ts';

const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;

const han = /\p{Script=Han}/u;

/** A talk brings its own characters alone; the whole font comes in slices. */
const sans = ['"Rostrum Slide"', '"Noto Sans SC Variable"'];

/** The fonts that a run asks for, then those that the product brings along. */
export function familyOf(font: string | undefined, eastFont: string | undefined, text = ''): string {
  const substitute = font === undefined ? undefined : lettersFor(font);
  // Among Chinese, quotes and dashes are as wide as its characters: only letters come from the Latin font.
  const letters = substitute && (han.test(text) ? `${substitute} Letters` : substitute);
  const asked = [font, letters, eastFont].filter((name) => name !== undefined);
  const own = hasSerifs(font, eastFont)
    ? // The editor has the slices of this font; elsewhere signs are those of the other one.
      ['"Rostrum Slide Serif"', '"Noto Serif SC Variable"', ...sans, 'serif']
    : [...sans, 'sans-serif'];
  return [...new Set(asked.map(quoted)), ...own].join(', ');
}

const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;

const isSerif = (name: string) =>
  /song|ming|serif|times|georgia|garamond|cambria|roman|palatino|bodoni|baskerville|宋|明体|仿宋/i.test(
    name,
  ) && !/sans/i.test(name);

const han = /\p{Script=Han}/u;

/** Fonts for Chinese, by names in Latin letters; their own Latin letters are like those that we bring for Chinese. */
const isEastern = (name: string) =>
  han.test(name) ||
  /yahei|simsun|simhei|kaiti|fangsong|dengxian|pingfang|heiti|songti|hiragino|noto (?:sans|serif) (?:sc|tc|cjk)|source han|youyuan|lisu/i.test(
    name,
  );

/** Fonts that decks often ask for, and those of ours whose letters are just as wide: lines break where they did. */
const alike: [RegExp, string][] = [
  [/^calibri/i, 'Carlito'],
  [/^cambria/i, 'Caladea'],
  [/courier|consolas|menlo|monaco|console|mono\b|\bcode\b/i, 'Cousine'],
];

/** The font of ours that stands in for one in Latin letters; undefined for fonts for Chinese. */
function substituteFor(name: string): string | undefined {
  if (isEastern(name)) return undefined;
  const known = alike.find(([names]) => names.test(name))?.[1];
  return known ?? (isSerif(name) ? 'Tinos' : 'Arimo');
}

/** Whether the Chinese of a run that asks for these fonts has serifs. */
export const hasSerifs = (font: string | undefined, eastFont: string | undefined): boolean =>
  isSerif(eastFont ?? font ?? '');

/** A talk brings its own characters alone; the whole font comes in slices. */
const sans = ['"Rostrum Slide"', '"Noto Sans SC Variable"'];

/** The fonts that a run asks for, then those that the product brings along. */
export function familyOf(font: string | undefined, eastFont: string | undefined, text = ''): string {
  const substitute = font === undefined ? undefined : substituteFor(font);
  // Among Chinese, quotes and dashes are as wide as its characters: only letters come from the Latin font.
  const letters = substitute && (han.test(text) ? `${substitute} Letters` : substitute);
  const asked = [font, letters, eastFont].filter((name) => name !== undefined);
  const own = hasSerifs(font, eastFont)
    ? // The editor has the slices of this font; elsewhere signs are those of the other one.
      ['"Rostrum Slide Serif"', '"Noto Serif SC Variable"', ...sans, 'serif']
    : [...sans, 'sans-serif'];
  return [...new Set(asked.map(quoted)), ...own].join(', ');
}

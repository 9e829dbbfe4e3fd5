import { cutPath, type FontFamily, fontLimits, type FontWeight } from '@app/contract/font/limits.ts';

/** Texts of users take their Chinese from these where they have some: see slide-view/src/families.ts and app/tokens.css. */
const names: Record<FontFamily, string> = { sans: 'Rostrum Slide', serif: 'Rostrum Slide Serif' };
/** Which wish for a weight each one answers. */
const weights: Record<FontWeight, string> = { '400': '1 549', '700': '550 1000' };

/** Chinese characters, apart for each family and weight that they are shown in. */
export type Lettering = Record<FontFamily, Record<FontWeight, Set<string>>>;

export const noLetters = (): Lettering => ({
  sans: { '400': new Set(), '700': new Set() },
  serif: { '400': new Set(), '700': new Set() },
});

/** The Chinese of texts that are shown without serifs, in these weights. */
export function lettersOf(texts: Record<FontWeight, string>): Lettering {
  const letters = noLetters();
  for (const weight of fontLimits.weights) addLetters(letters.sans[weight], texts[weight]);
  return letters;
}

const han = /\p{Script=Han}/u;

/** Adds the Chinese of a text. */
export function addLetters(to: Set<string>, text: string): void {
  for (const character of text) if (han.test(character)) to.add(character);
}

/** The address of the font with these characters: the same for the same ones, so that it is made and fetched once. */
export const cutAddress = (family: FontFamily, weight: FontWeight, characters: readonly string[]): string =>
  `${cutPath.replace('{family}/{weight}', `${family}/${weight}`)}?text=${encodeURIComponent(characters.toSorted().join(''))}`;

const unicodeRange = (characters: readonly string[]): string =>
  characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');

/** What this page has a face for already, whichever text brought it. */
const known = noLetters();

/**
 * Tells the browser where these characters are to be had, in one file for each family and weight. Nothing is fetched
 * before one of them is shown; where the server has no fonts to cut, slices of the whole font are shown instead.
 */
export function declareFonts(lettering: Lettering): void {
  // Where tests run there are no fonts.
  if (typeof FontFace === 'undefined') return;
  for (const family of fontLimits.families)
    for (const weight of fontLimits.weights) {
      const seen = known[family][weight];
      const fresh = [...lettering[family][weight]].filter((character) => !seen.has(character));
      for (const character of fresh) seen.add(character);
      for (let at = 0; at < fresh.length; at += fontLimits.characters)
        declare(family, weight, fresh.slice(at, at + fontLimits.characters));
    }
}

function declare(family: FontFamily, weight: FontWeight, characters: readonly string[]): void {
  const source = `url("${cutAddress(family, weight, characters)}") format("woff2")`;
  const like = { weight: weights[weight], display: 'swap', unicodeRange: unicodeRange(characters) } as const;
  document.fonts.add(new FontFace(names[family], source, like));
}

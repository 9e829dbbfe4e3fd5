import type { DrawnSlide } from '../drawn.ts';

const chinese = /\p{Script=Han}/u;
const letter = /[\p{L}\p{N}]/u;

/** The fonts that words are shown in: Chinese has its own, where one is named. */
function fontsOf(text: string, font: string | undefined, eastFont: string | undefined): string[] {
  const signs = [...text].filter((sign) => letter.test(sign));
  const asked = signs.map((sign) => (chinese.test(sign) ? (eastFont ?? font) : (font ?? eastFont)));
  return [...new Set(asked)].filter((name) => name !== undefined);
}

/** The names of the fonts that the words of a slide ask for, as its file writes them. */
export function askedFonts(slide: DrawnSlide): string[] {
  const found = new Set<string>();
  const gather = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const {
      type,
      text,
      font,
      eastFont,
    }: { type?: string; text?: unknown; font?: string; eastFont?: string } = part;
    if (typeof text === 'string') for (const name of fontsOf(text, font, eastFont)) found.add(name);
    if (type === 'chart' && font) found.add(font);
    for (const each of Object.values(part)) gather(each);
  };
  gather(slide.elements);
  return [...found];
}

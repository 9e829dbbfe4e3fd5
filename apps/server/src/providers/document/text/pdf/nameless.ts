import type { Item } from './page-items.ts';

// Some programs write fonts that say how their letters look and not which letters they are. What is read then is the places of
// drawings in a font: commands, letters that no language puts beside each other. Nobody could tell such words.

/**
 * Commands, letters without a meaning, and those of small scripts that only such fonts bring together. Signs of speech are none,
 * nor are ǎ, ǐ, ǒ and ǔ, with which Chinese is written for learners.
 */
const odd = /(?!\s)\p{Cc}|[\ufffd\p{Co}\p{Cn}\u0180-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01dd-\u024f]/gu;
/** A font for bullets or arrows has few letters. */
const fewest = 8;
const mostOdd = 0.15;

const lettersIn = (text: string): number => text.replaceAll(/\s/gu, '').length;

/** Whether a font names none of its letters, by what it writes on one page. */
function isNameless(text: string): boolean {
  const letters = lettersIn(text);
  const share = (text.match(odd)?.length ?? 0) / Math.max(1, letters);
  return share > 0.5 || (letters >= fewest && share > mostOdd);
}

/** What is written in fonts that name their letters, and how many letters the others wrote. */
export function withoutNameless(items: readonly (Item & { font: string })[]): {
  items: Item[];
  nameless: number;
} {
  const written = new Map<string, string>();
  for (const { font, text } of items) written.set(font, (written.get(font) ?? '') + text);
  const fonts = new Set([...written].flatMap(([font, text]) => (isNameless(text) ? [font] : [])));
  return {
    items: items.filter(({ font }) => !fonts.has(font)),
    nameless: [...fonts].reduce((sum, font) => sum + lettersIn(written.get(font) ?? ''), 0),
  };
}

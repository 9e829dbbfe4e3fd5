import { type Letters, tablesOf } from './letters.ts';
import type { Tables } from './sfnt.ts';

/** An outline that is put together from others, such as a letter with its accent, has this many contours. */
const isComposed = (outline: Buffer): boolean => outline.length > 0 && outline.readInt16BE(0) < 0;

/**
 * The tables of a font with those of these characters that it has. Letters that are put together from others are left
 * out: Chinese has none.
 */
export function cutFont(font: Letters, characters: string): Tables {
  // The first glyph of a font is the one for what it does not have.
  const glyphs = [font.glyph(0)];
  const glyphOf = new Map<number, number>();
  for (const character of new Set(characters)) {
    const code = character.codePointAt(0) ?? 0;
    const index = font.glyphOf.get(code);
    const glyph = index === undefined ? undefined : font.glyph(index);
    if (!glyph || isComposed(glyph.outline)) continue;
    glyphOf.set(code, glyphs.length);
    glyphs.push(glyph);
  }
  return tablesOf([font.tables], glyphs, glyphOf);
}

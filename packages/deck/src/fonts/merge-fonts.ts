import { type Glyph, readLetters, tablesOf } from './letters.ts';
import { writeTables } from './sfnt.ts';

/**
 * One font out of static TrueType slices of the same family. A web page would otherwise ask for every slice by itself.
 * Only outlines, widths and the character map are taken along.
 */
export function mergeFonts(files: readonly Buffer[]): Buffer {
  const fonts = files.map(readLetters);
  const glyphs: Glyph[] = [];
  const glyphOf = new Map<number, number>();
  for (const font of fonts) {
    const shift = glyphs.length;
    for (let index = 0; index < font.count; index++) {
      const glyph = font.glyph(index);
      glyphs.push({ ...glyph, outline: shifted(Buffer.from(glyph.outline), shift) });
    }
    for (const [code, glyph] of font.glyphOf) if (!glyphOf.has(code)) glyphOf.set(code, glyph + shift);
  }
  return writeTables(
    tablesOf(
      fonts.map(({ tables }) => tables),
      glyphs,
      glyphOf,
    ),
  );
}

const flag = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** An outline whose parts (accents and the like) are found `shift` glyphs further on. */
function shifted(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  for (let at = 10, flags = flag.more; flags & flag.more; ) {
    flags = outline.readUInt16BE(at);
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & flag.wordArguments ? 4 : 2);
    at += flags & flag.matrix ? 8 : flags & flag.twoScales ? 4 : flags & flag.scale ? 2 : 0;
  }
  return outline;
}

import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { readTables, tableOf, type Tables } from './sfnt.ts';

/** One drawn letter: its outline as the file has it, and its widths. */
export type Glyph = { readonly outline: Buffer; readonly advance: number; readonly bearing: number };

/** A static TrueType font as its letters. */
export type Letters = {
  readonly tables: Tables;
  readonly count: number;
  glyph(index: number): Glyph;
  /** The glyph of a character, by its code. */
  readonly glyphOf: ReadonlyMap<number, number>;
};

/** What a made font takes over from the one it is made of: its measures and its names. */
const sharedTables = ['head', 'hhea', 'maxp', 'OS/2', 'name', 'post'];

/** The letters of a font file; an outline is a view into it. */
export function readLetters(file: Buffer): Letters {
  const tables = readTables(file);
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const hmtx = tableOf(tables, 'hmtx');
  const longOffsets = tableOf(tables, 'head').readInt16BE(50) === 1;
  const metrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const offset = (i: number) => (longOffsets ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  return {
    tables,
    count: tableOf(tables, 'maxp').readUInt16BE(4),
    glyph: (i) => ({
      outline: glyf.subarray(offset(i), offset(i + 1)),
      advance: hmtx.readUInt16BE(Math.min(i, metrics - 1) * 4),
      bearing: i < metrics ? hmtx.readInt16BE(i * 4 + 2) : hmtx.readInt16BE(metrics * 4 + (i - metrics) * 2),
    }),
    glyphOf: readCharacterMap(tableOf(tables, 'cmap')),
  };
}

/** The tables of a font with these glyphs, whose measures are those of the fonts that they come from. */
export function tablesOf(
  fonts: readonly Tables[],
  glyphs: readonly Glyph[],
  glyphOf: ReadonlyMap<number, number>,
): Tables {
  const [first] = fonts;
  if (!first) throw new Error('there is no font to take the measures from');
  const tables = new Map<string, Buffer>(sharedTables.map((tag) => [tag, Buffer.from(tableOf(first, tag))]));
  writeGlyphs(tables, glyphs);
  writeLimits(tables, fonts, glyphs.length);
  return tables.set('cmap', writeCharacterMap(glyphOf));
}

function writeGlyphs(tables: Map<string, Buffer>, glyphs: readonly Glyph[]): void {
  const outlines = glyphs.map(({ outline }) => Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  let offset = 0;
  for (const [i, { advance, bearing }] of glyphs.entries()) {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
    offset += outlines[i]?.length ?? 0;
    loca.writeUInt32BE(offset, (i + 1) * 4);
  }
  tables.set('glyf', Buffer.concat(outlines)).set('loca', loca).set('hmtx', hmtx);
}

/** The numbers that describe all glyphs: how many there are, and the largest of everything. */
function writeLimits(tables: Tables, fonts: readonly Tables[], glyphs: number): void {
  const maxp = tableOf(tables, 'maxp');
  for (const font of fonts) {
    const other = tableOf(font, 'maxp');
    for (let at = 6; at < 32; at += 2)
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
  }
  maxp.writeUInt16BE(glyphs, 4);
  tableOf(tables, 'hhea').writeUInt16BE(glyphs, 34);
  const head = tableOf(tables, 'head');
  const boxes = fonts.map((font) => [36, 38, 40, 42].map((at) => tableOf(font, 'head').readInt16BE(at)));
  for (const [i, at] of [36, 38, 40, 42].entries()) {
    const edge = boxes.map((box) => box[i] ?? 0);
    head.writeInt16BE(i < 2 ? Math.min(...edge) : Math.max(...edge), at);
  }
  head.writeInt16BE(1, 50);
}

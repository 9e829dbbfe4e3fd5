import { readTables, type Tables, tableOf, writeTables } from './sfnt.ts';

type Glyph = { readonly outline: Buffer; readonly advance: number; readonly bearing: number };
type Slice = { readonly glyphs: readonly Glyph[]; readonly glyphOf: ReadonlyMap<number, number> };

/** What a merged font takes over from its first slice: its measures and its names. */
const sharedTables = ['head', 'hhea', 'maxp', 'OS/2', 'name', 'post'];

/**
 * One font out of static TrueType slices of the same family. A web page would otherwise ask for every slice by itself.
 * Only outlines, widths and the character map are taken along.
 */
export function mergeFonts(files: readonly Buffer[]): Buffer {
  const fonts = files.map(readTables);
  const [first] = fonts;
  if (!first) throw new Error('there is no font to merge');
  const glyphs: Glyph[] = [];
  const glyphOf = new Map<number, number>();
  for (const slice of fonts.map(readSlice)) {
    const shift = glyphs.length;
    glyphs.push(...slice.glyphs.map((glyph) => ({ ...glyph, outline: shifted(glyph.outline, shift) })));
    for (const [code, glyph] of slice.glyphOf) if (!glyphOf.has(code)) glyphOf.set(code, glyph + shift);
  }
  const tables = new Map<string, Buffer>(sharedTables.map((tag) => [tag, Buffer.from(tableOf(first, tag))]));
  writeGlyphs(tables, glyphs);
  writeLimits(tables, fonts, glyphs.length);
  tables.set('cmap', characterMap(glyphOf));
  return writeTables(tables);
}

function readSlice(tables: Tables): Slice {
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const hmtx = tableOf(tables, 'hmtx');
  const longOffsets = tableOf(tables, 'head').readInt16BE(50) === 1;
  const metrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const offset = (i: number) => (longOffsets ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  const glyphs = Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, i) => ({
    outline: Buffer.from(glyf.subarray(offset(i), offset(i + 1))),
    advance: hmtx.readUInt16BE(Math.min(i, metrics - 1) * 4),
    bearing: i < metrics ? hmtx.readInt16BE(i * 4 + 2) : hmtx.readInt16BE(metrics * 4 + (i - metrics) * 2),
  }));
  return { glyphs, glyphOf: readCharacterMap(tableOf(tables, 'cmap')) };
}

/** The glyphs of characters; the subsetter writes subtables of the formats 4 and 12. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphOf = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) readFormat4(table, glyphOf);
    else if (format === 12) readFormat12(table, glyphOf);
  }
  return glyphOf;
}

function readFormat4(table: Buffer, glyphOf: Map<number, number>): void {
  const twice = table.readUInt16BE(6);
  for (let at = 14; at < 14 + twice; at += 2) {
    const end = table.readUInt16BE(at);
    const startAt = at + twice + 2;
    const delta = table.readUInt16BE(startAt + twice);
    const rangeAt = startAt + twice * 2;
    const range = table.readUInt16BE(rangeAt);
    const start = table.readUInt16BE(startAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphOf.set(code, glyph);
    }
  }
}

function readFormat12(table: Buffer, glyphOf: Map<number, number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [start, end, glyph] = [0, 4, 8].map((part) => table.readUInt32BE(at + part)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code++) glyphOf.set(code, glyph + code - start);
  }
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

/** A character map of one subtable, format 12: any character, one group each. */
function characterMap(glyphOf: ReadonlyMap<number, number>): Buffer {
  const codes = [...glyphOf].sort(([one], [other]) => one - other);
  const cmap = Buffer.alloc(12 + 16 + codes.length * 12);
  cmap.writeUInt16BE(1, 2);
  // Platform 3 (Windows), encoding 10 (all of Unicode).
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + codes.length * 12, 16);
  cmap.writeUInt32BE(codes.length, 24);
  for (const [i, [code, glyph]] of codes.entries()) {
    const at = 28 + i * 12;
    cmap.writeUInt32BE(code, at);
    cmap.writeUInt32BE(code, at + 4);
    cmap.writeUInt32BE(glyph, at + 8);
  }
  return cmap;
}

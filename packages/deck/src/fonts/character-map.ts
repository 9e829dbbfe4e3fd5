/** The glyphs of characters, from subtables of the formats 4 and 12: others are not written today. */
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

/** A character map of one subtable, format 12: any character, one group each. */
export function writeCharacterMap(glyphOf: ReadonlyMap<number, number>): Buffer {
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

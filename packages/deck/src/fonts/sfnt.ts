// TrueType as our fonts use it: what is needed to put static fonts of one family together, and to cut them.

/** A font as its named tables. */
export type Tables = ReadonlyMap<string, Buffer>;

const tagLength = 4;
const tableRecord = 16;
const headerLength = 12;

/** The tables of a font file. */
export function readTables(file: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const at = headerLength + i * tableRecord;
    const offset = file.readUInt32BE(at + 8);
    const tag = file.toString('latin1', at, at + tagLength);
    tables.set(tag, file.subarray(offset, offset + file.readUInt32BE(at + 12)));
  }
  return tables;
}

/** A font file of these tables. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const search = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(headerLength + tags.length * tableRecord);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(search * tableRecord, 6);
  header.writeUInt16BE(Math.log2(search), 8);
  header.writeUInt16BE((tags.length - search) * tableRecord, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [i, tag] of tags.entries()) {
    const table = table4(tables.get(tag) ?? Buffer.alloc(0));
    const at = headerLength + i * tableRecord;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(tables.get(tag)?.length ?? 0, at + 12);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
}

/** Tables begin at multiples of four bytes. */
const table4 = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A table that a font cannot be without. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Tables } from '@app/deck/fonts/sfnt.ts';

// W3C, WOFF File Format 2.0, sections 4 and 5.
const headerLength = 48;
/** Tables with a number of their own in the format, as many as our fonts have. */
const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', '', '', 'glyf', 'loca'];
/** These two could travel in another order, which is smaller; 3 says that they do not. */
const asTheyAre = { glyf: 3 << 6, loca: 3 << 6 } as Record<string, number>;

/** A number in groups of seven bits, the highest first. */
function base128(value: number): number[] {
  const groups = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}

function entryOf(tag: string, table: Buffer): number[] {
  const number = known.indexOf(tag);
  if (number < 0) throw new Error(`no font of ours has a table ${tag}`);
  return [number | (asTheyAre[tag] ?? 0), ...base128(table.length)];
}

/** A font as browsers fetch it: its tables one after the other, packed together. */
export async function packWoff2(tables: Tables): Promise<Buffer> {
  // The offsets of glyphs follow the glyphs themselves.
  const tags = [...tables.keys()].filter((tag) => tag !== 'loca').sort();
  tags.splice(tags.indexOf('glyf') + 1, 0, 'loca');
  const parts = tags.map((tag) => [tag, tables.get(tag) ?? Buffer.alloc(0)] as const);
  const directory = Buffer.from(parts.flatMap(([tag, table]) => entryOf(tag, table)));
  const plain = Buffer.concat(parts.map(([, table]) => table));
  const data = await promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  const header = Buffer.alloc(headerLength);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  const length = headerLength + directory.length + data.length;
  const padding = Buffer.alloc(-length & 3);
  header.writeUInt32BE(length + padding.length, 8);
  header.writeUInt16BE(parts.length, 12);
  header.writeUInt32BE(unpackedLength(parts.map(([, table]) => table)), 16);
  header.writeUInt32BE(data.length, 20);
  return Buffer.concat([header, directory, data, padding]);
}

/** How long the font is as TrueType: a header, a row for each table, and tables that begin at multiples of four. */
const unpackedLength = (tables: readonly Buffer[]): number =>
  tables.reduce((sum, { length }) => sum + 16 + length + (-length & 3), 12);

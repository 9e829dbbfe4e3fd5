/**
 * QR codes (ISO/IEC 18004) for addresses: bytes, error correction M, versions 1 to 9. That is up to 180 bytes, three
 * times what a link of ours has.
 */

/** True is dark; rows from the top. */
export type QrCode = readonly (readonly boolean[])[];

/** Per version: bytes of correction in a block, and how many bytes of data each block has. */
const versions: readonly (readonly [correction: number, ...data: number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
];
/** Where the small squares have their centres, along both sides. */
const centres: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

// The field of 256 elements in which bytes are corrected: powers of 2 by x⁸ + x⁴ + x³ + x² + 1.
const powers: number[] = [];
for (let value = 1; powers.length < 255; value = value < 128 ? value * 2 : (value * 2) ^ 0x11d)
  powers.push(value);
const logs = new Map(powers.map((value, power) => [value, power]));
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((logs.get(a) ?? 0) + (logs.get(b) ?? 0)) % 255] ?? 0);

/** The bytes that correct others: what is left when these are divided by a polynomial of so many roots. */
export function correctionOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root++) {
    const longer = [...divisor, 0];
    for (const [index, factor] of divisor.entries())
      longer[index + 1] = (longer[index + 1] ?? 0) ^ times(factor, powers[root] ?? 0);
    divisor = longer;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [index, term] of divisor.entries())
      rest[at + index] = (rest[at + index] ?? 0) ^ times(term, factor);
  }
  return rest.slice(data.length);
}

/** The bytes of a code in the order in which they are drawn; undefined when they do not fit. */
export function codewordsOf(bytes: Uint8Array): { version: number; codewords: number[] } | undefined {
  // Four bits say that bytes follow, eight how many; half a byte stays free for the end.
  const index = versions.findIndex(([, ...blocks]) => sum(blocks) >= bytes.length + 2);
  const [correction, ...lengths] = versions[index] ?? [0];
  if (index < 0) return undefined;
  const bits = [
    0,
    1,
    0,
    0,
    ...bitsOf(bytes.length, 8),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    0,
    0,
    0,
    0,
  ];
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let filler = 0xec; data.length < sum(lengths); filler ^= 0xec ^ 0x11) data.push(filler);
  let from = 0;
  const blocks = lengths.map((length) => data.slice(from, (from += length)));
  const corrections = blocks.map((block) => correctionOf(block, correction));
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => block.slice(at, at + 1)),
  ).flat();
}

/** What is left of bits behind which as many zeros stand as the divisor has, without its first bit. */
function remainder(value: number, divisor: number): number {
  const length = 31 - Math.clz32(divisor);
  let rest = value << length;
  while (31 - Math.clz32(rest) >= length && rest !== 0) rest ^= divisor << (31 - Math.clz32(rest) - length);
  return (value << length) | rest;
}

/** The fifteen bits that tell the correction (M is 0) and the mask. */
export const formatBits = (mask: number): number => remainder(mask, 0b10100110111) ^ 0b101010000010010;
/** The eighteen bits that tell the version, from 7 on. */
export const versionBits = (version: number): number => remainder(version, 0b1111100100101);

/** A square that is being drawn; what is fixed is neither data nor masked. */
type Board = { size: number; dark: boolean[][]; fixed: boolean[][] };

const square = (size: number): boolean[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => false));

function put({ dark, fixed }: Board, row: number, column: number, isDark: boolean): void {
  const [cells, marks] = [dark[row], fixed[row]];
  if (!cells || !marks || column < 0 || column >= cells.length) return;
  cells[column] = isDark;
  marks[column] = true;
}

/** Rings around a centre: `light` tells which of them are not dark. */
function putRings(board: Board, row: number, column: number, radius: number, light: readonly number[]): void {
  for (let down = -radius; down <= radius; down++)
    for (let across = -radius; across <= radius; across++) {
      const ring = Math.max(Math.abs(down), Math.abs(across));
      put(board, row + down, column + across, !light.includes(ring));
    }
}

function boardOf(version: number): Board {
  const size = 17 + 4 * version;
  const board: Board = { size, dark: square(size), fixed: square(size) };
  for (let at = 0; at < size; at++) {
    put(board, 6, at, at % 2 === 0);
    put(board, at, 6, at % 2 === 0);
  }
  const far = size - 4;
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    putRings(board, row, column, 4, [2, 4]);
  const places = centres[version - 1] ?? [];
  const last = places.at(-1);
  for (const row of places)
    for (const column of places) {
      // Three of the corners have their large squares.
      const isCorner = (row === 6 && (column === 6 || column === last)) || (column === 6 && row === last);
      if (!isCorner) putRings(board, row, column, 2, [1]);
    }
  putFormat(board, 0);
  if (version >= 7) putVersion(board, version);
  return board;
}

function putFormat(board: Board, mask: number): void {
  const { size } = board;
  const bit = (index: number) => ((formatBits(mask) >> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    // Around the upper left square, past the dotted lines.
    const near = index < 6 ? index : index < 8 ? index + 1 : 0;
    if (index < 8) put(board, near, 8, bit(index));
    else put(board, 8, index === 8 ? 7 : 14 - index, bit(index));
    // Beside the other two.
    if (index < 8) put(board, 8, size - 1 - index, bit(index));
    else put(board, size - 15 + index, 8, bit(index));
  }
  put(board, size - 8, 8, true);
}

function putVersion(board: Board, version: number): void {
  const bits = versionBits(version);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const [far, near] = [board.size - 11 + (index % 3), Math.floor(index / 3)];
    put(board, near, far, isDark);
    put(board, far, near, isDark);
  }
}

/** The places of the data in their order: two columns at a time from the right, up and down in turns. */
function placesOf({ size, fixed }: Board): (readonly [row: number, column: number])[] {
  const places: (readonly [number, number])[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The dotted column is left out.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (fixed[row]?.[column] !== true) places.push([row, column]);
    }
    isUp = !isUp;
  }
  return places;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** How much a code could be mistaken: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(dark: QrCode): number {
  const columns = dark.map((_, column) => dark.map((row) => row[column] === true));
  const lines = [...dark, ...columns].map((line) => line.map(Number).join(''));
  let total = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) total += run.length - 2;
    total += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let row = 1; row < dark.length; row++)
    for (let column = 1; column < dark.length; column++) {
      const here = dark[row]?.[column];
      const around = [dark[row - 1]?.[column], dark[row]?.[column - 1], dark[row - 1]?.[column - 1]];
      if (around.every((cell) => cell === here)) total += 3;
    }
  const share = lines.slice(0, dark.length).join('').replaceAll('0', '').length / dark.length ** 2;
  return total + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function drawn(version: number, codewords: readonly number[], mask: number): QrCode {
  const board = boardOf(version);
  putFormat(board, mask);
  const bits = codewords.flatMap((byte) => bitsOf(byte, 8));
  for (const [index, [row, column]] of placesOf(board).entries()) {
    const cells = board.dark[row];
    // A few places may be left over; they count as light.
    if (cells) cells[column] = (bits[index] === 1) !== masks[mask]?.(row, column);
  }
  return board.dark;
}

/** The code of a text; undefined when the text is too long. */
export function qrCode(text: string): QrCode | undefined {
  const found = codewordsOf(new TextEncoder().encode(text));
  if (!found) return undefined;
  const codes = masks.map((_, mask) => drawn(found.version, found.codewords, mask));
  return codes.toSorted((one, other) => penalty(one) - penalty(other))[0];
}

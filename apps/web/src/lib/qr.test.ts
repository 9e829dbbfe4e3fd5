import { describe, expect, test } from 'vitest';
import { codewordsOf, correctionOf, formatBits, qrCode, type QrCode, versionBits } from './qr.ts';

const link = 'https://talks.example.com/share-login?code=ABCDEFGH23456789';
const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');

describe('what the standard prints', () => {
  test('the bytes that correct the example of annex I', () => {
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  test('the bits of correction M with each mask', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => bits(formatBits(mask), 15))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ]);
  });

  test('the bits of version 7', () => {
    expect(bits(versionBits(7), 18)).toBe('000111110010010100');
  });
});

describe('a code', () => {
  test.each([
    [14, 21],
    [15, 25],
    [62, 33],
    [63, 37],
    [122, 45],
    [180, 53],
  ])('for %d bytes is %d squares wide', (length, size) => {
    expect(qrCode('a'.repeat(length))).toHaveLength(size);
  });

  test('for more than it can hold is none', () => {
    expect(qrCode('a'.repeat(181))).toBeUndefined();
  });

  test.each([
    link,
    'http://localhost:8080/share-login?code=K7',
    `https://讲.example/${'x'.repeat(90)}`,
    'a'.repeat(170),
  ])('of %s is read back', (text) => {
    expect(readBack(qrCode(text)!)).toBe(text);
  });

  test('has its three corners, dotted lines and the dark square', () => {
    const code = qrCode(link)!;
    const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const at = (top: number, left: number) =>
      corner.map((_, row) =>
        code[top + row]!.slice(left, left + 7)
          .map(Number)
          .join(''),
      );
    const far = code.length - 7;
    expect([at(0, 0), at(0, far), at(far, 0)]).toEqual([corner, corner, corner]);
    expect(
      code[6]!
        .slice(8, code.length - 8)
        .map(Number)
        .join(''),
    ).toMatch(/^(10)+1$/);
    expect(code[code.length - 8]![8]).toBe(true);
  });
});

/** Reads a code as a phone does after it has found the corners; nothing is damaged, so nothing is corrected. */
function readBack(code: QrCode): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const cell = (row: number, column: number) => (code[row]![column] ? 1 : 0);
  // Row 8 from the left holds the highest bits of the format.
  const format = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((column) => cell(8, column))
    .concat([7, 5, 4, 3, 2, 1, 0].map((row) => cell(row, 8)));
  const told = Number.parseInt(format.join(''), 2) ^ 0b101010000010010;
  const mask = (told >> 10) & 7;
  expect(told >> 13).toBe(0);
  const flips = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_i: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2,
  ];
  const middles = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]][
    version - 1
  ]!;
  const isFixed = (row: number, column: number) => {
    if (row === 6 || column === 6) return true;
    if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9))
      return true;
    if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
    return middles.some((i) =>
      middles.some((j) => {
        const isCorner = (i === 6 && j === 6) || (i === 6 && j === size - 7) || (i === size - 7 && j === 6);
        return !isCorner && Math.abs(row - i) <= 2 && Math.abs(column - j) <= 2;
      }),
    );
  };
  const stream: number[] = [];
  let up = true;
  for (const pair of Array.from({ length: (size - 1) / 2 }, (_, index) => index)) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isFixed(row, column)) stream.push(cell(row, column) ^ (flips[mask]!(row, column) === 0 ? 1 : 0));
    }
    up = !up;
  }
  const bytes = Array.from({ length: Math.floor(stream.length / 8) }, (_, at) =>
    Number.parseInt(stream.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const lengths = [
    [16],
    [28],
    [44],
    [32, 32],
    [43, 43],
    [27, 27, 27, 27],
    [31, 31, 31, 31],
    [38, 38, 39, 39],
    [36, 36, 36, 37, 37],
  ][version - 1]!;
  const blocks = lengths.map(() => [] as number[]);
  let next = 0;
  for (let at = 0; at < Math.max(...lengths); at++)
    for (const [index, length] of lengths.entries()) if (at < length) blocks[index]!.push(bytes[next++]!);
  const text = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  expect(text.slice(0, 4)).toBe('0100');
  const count = Number.parseInt(text.slice(4, 12), 2);
  const said = Array.from({ length: count }, (_, at) =>
    Number.parseInt(text.slice(12 + at * 8, 20 + at * 8), 2),
  );
  expect(codewordsOf(new Uint8Array(said))?.codewords).toEqual(
    bytes.slice(0, codewordsOf(new Uint8Array(said))!.codewords.length),
  );
  return new TextDecoder().decode(new Uint8Array(said));
}

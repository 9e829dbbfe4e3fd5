import { expect, test } from 'vitest';
import { joined, wavOf } from './wav.ts';

const textAt = (file: ArrayBuffer, start: number, length: number) =>
  String.fromCharCode(...new Uint8Array(file, start, length));

test('a second at 16 kHz is a file of 32 044 bytes with the numbers of its sound', () => {
  const file = wavOf(new Float32Array(16_000), 16_000);
  const view = new DataView(file);
  expect(file.byteLength).toBe(32_044);
  expect([textAt(file, 0, 4), textAt(file, 8, 8), textAt(file, 36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(32_036);
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint16(34, true)).toBe(16);
  expect(view.getUint32(40, true)).toBe(32_000);
});

test('samples keep their place, and loud ones are clipped', () => {
  const view = new DataView(wavOf(Float32Array.of(0, 1, -1, 2, -3), 16_000));
  expect([0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true))).toEqual([
    0, 32_767, -32_768, 32_767, -32_768,
  ]);
});

test('pieces become one', () => {
  expect([...joined([Float32Array.of(1, 2), new Float32Array(0), Float32Array.of(3)])]).toEqual([1, 2, 3]);
});

import { expect, test } from 'vitest';
import { sampleRate } from '../port.ts';
import { encodeMp3 } from './encode.ts';
import { frameBytes, frameMs, mp3Clip } from './mp3-clip.ts';

test('every frame of our mp3 has the length on which pieces of it are found', async () => {
  const noise = Int16Array.from({ length: sampleRate * 3 }, (_, index) => ((index * 7919) % 20_011) - 10_000);
  const mp3 = await encodeMp3(noise);
  expect(mp3.length % frameBytes).toBe(0);
  for (let at = 0; at < mp3.length; at += frameBytes) expect([mp3[at], mp3[at + 1]]).toEqual([0xff, 0xf3]);
  expect((mp3.length / frameBytes) * frameMs).toBeGreaterThanOrEqual(3000 + 1105 / 24);
});

test('a piece holds exactly its own time, with a run-up before it', () => {
  const size = 500 * frameBytes;
  const { firstByte, lastByte, fromMs, toMs } = mp3Clip(5000, 7500, size);
  expect(firstByte % frameBytes).toBe(0);
  expect((lastByte + 1) % frameBytes).toBe(0);
  expect(toMs - fromMs).toBeCloseTo(2500, 6);
  // The time of the file is later by what encoder and decoder hold back.
  expect((firstByte / frameBytes) * frameMs + fromMs).toBeCloseTo(5000 + 1105 / 24, 6);
  expect(fromMs).toBeGreaterThanOrEqual(8 * frameMs);
  expect(((lastByte + 1 - firstByte) / frameBytes) * frameMs).toBeGreaterThan(toMs);
});

test('at the beginning there is no run-up, and at the end no more than the file', () => {
  const size = 100 * frameBytes;
  expect(mp3Clip(0, 1000, size)).toMatchObject({ firstByte: 0, fromMs: expect.closeTo(46, 0) });
  expect(mp3Clip(1500, 2390, size).lastByte).toBe(size - 1);
});

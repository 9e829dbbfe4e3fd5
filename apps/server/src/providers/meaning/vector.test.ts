import { expect, test } from 'vitest';
import { inBytes, readMeaning, writeMeaning } from './vector.ts';

test('a vector keeps its direction in bytes, and what was written is read as it was', () => {
  const meaning = inBytes(Float32Array.from([0.5, -0.25, 0]));
  expect([...meaning]).toEqual([127, -63, 0]);
  expect([...readMeaning(writeMeaning(meaning))]).toEqual([127, -63, 0]);
});

test('a vector of nothing is none', () => {
  expect([...inBytes(new Float32Array(3))]).toEqual([0, 0, 0]);
});

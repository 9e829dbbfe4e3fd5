import type { Meaning } from './port.ts';

const largest = 127;

/** Only the direction counts, so each vector has the whole range of a byte. */
export function inBytes(vector: Float32Array): Meaning {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  return Int8Array.from(vector, (value) => Math.round((value * largest) / (most || 1)));
}

export const writeMeaning = (meaning: Meaning): string =>
  Buffer.from(meaning.buffer, meaning.byteOffset, meaning.byteLength).toString('base64');

export const readMeaning = (written: string): Meaning => {
  const bytes = Buffer.from(written, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

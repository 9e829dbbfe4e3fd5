import { expect, test } from 'vitest';
import { encodeWav } from '../tts/audio/encode.ts';
import { readWav } from './read-wav.ts';

const wav = encodeWav(Int16Array.from({ length: 48_000 }, (_, at) => Math.round(16_000 * Math.sin(at / 20))));

test.each([
  ['fewer samples', 16_000],
  ['as many', 24_000],
  ['more', 48_000],
])('a recording is read as %s a second, as loud as it was', (_what, rate) => {
  const sound = readWav(wav, rate);
  expect(sound.length).toBe(2 * rate);
  expect(Math.max(...sound)).toBeCloseTo(16_000 / 32_768, 2);
});

test('two channels become one', () => {
  const stereo = Buffer.from(wav);
  stereo.writeUInt16LE(2, 22);
  expect(readWav(stereo, 24_000).length).toBe(24_000);
});

test('what is no recording is not read', () => {
  expect(() => readWav(Buffer.from('noise'), 16_000)).toThrow('no WAV file');
});

import { expect, test } from 'vitest';
import { encodeWav } from '../providers/tts/audio/encode.ts';
import { readWavHead, wavMs } from './wav.ts';

const seconds = (count: number, rate = 24_000): Int16Array =>
  Int16Array.from({ length: count * rate }, (_, at) => Math.round(16_000 * Math.sin(at / 20)));

test('a recording says how long it is', () => {
  expect(wavMs(readWavHead(encodeWav(seconds(2)))!)).toBe(2000);
});

test('a file that was cut off is as long as what is there', () => {
  expect(wavMs(readWavHead(encodeWav(seconds(2)).subarray(0, 44 + 48_000))!)).toBe(1000);
});

const changed = (change: (view: DataView) => void): Uint8Array => {
  const wav = Uint8Array.from(encodeWav(seconds(1)));
  change(new DataView(wav.buffer));
  return wav;
};

test.each([
  ['nothing', new Uint8Array()],
  ['a web page', Buffer.from('<html>'.repeat(20))],
  ['another kind of samples', changed((view) => view.setUint16(20, 3, true))],
  ['no channels', changed((view) => view.setUint16(22, 0, true))],
  ['a rate that no recorder has', changed((view) => view.setUint32(24, 1, true))],
  ['a head without an end', changed((view) => view.setUint32(16, 0xff_ff_ff_ff, true))],
  [
    'nothing but empty parts',
    Buffer.concat([encodeWav(seconds(1)).subarray(0, 12), Buffer.alloc(10_000_000)]),
  ],
  ['no sound at all', encodeWav(seconds(1)).subarray(0, 36)],
])('%s is no recording', (_what, file) => expect(readWavHead(file)).toBeUndefined());

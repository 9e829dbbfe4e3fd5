import { expect, test } from 'vitest';
import { windowsOf } from './transcribe-recording.ts';
import { recordedRate, logMel, melFrames } from './log-mel.ts';
import { createTokenReader } from './vocabulary.ts';

const tone = (seconds: number, hertz: number, level = 0.3): number[] =>
  Array.from(
    { length: seconds * recordedRate },
    (_, at) => level * Math.sin((2 * Math.PI * hertz * at) / recordedRate),
  );
const sound = (...parts: number[][]): Float32Array => Float32Array.from(parts.flat());

test('a tone is heard in its band for as long as it lasts', () => {
  const mel = logMel(sound(tone(1, 1000)));
  const at = (frame: number): number => {
    const column = Array.from({ length: 80 }, (_, band) => mel[band * melFrames + frame] ?? 0);
    return column.indexOf(Math.max(...column));
  };
  // 1,000 Hz are 15 of the 45.2 mels up to 8,000 Hz: band 26 of 80.
  expect(at(50)).toBe(26);
  const silent = mel[26 * melFrames + 300] ?? 0;
  expect((mel[26 * melFrames + 50] ?? 0) - silent).toBeCloseTo(2, 1);
});

test('a long recording is cut where it is quiet, and windows in which nobody speaks are left out', () => {
  const windows = windowsOf(sound(tone(20, 300), tone(1, 300, 0), tone(20, 300), tone(30, 300, 0.0001)));
  expect(windows.map(({ length }) => Math.round(length / recordedRate))).toEqual([20, 28]);
  expect(windowsOf(sound(tone(3, 300, 0)))).toEqual([]);
});

test('tokens are bytes: a letter may be spread over two of them', () => {
  // 你 is e4 bd a0; bytes that cannot be printed have letters from U+0100 on.
  const read = createTokenReader(JSON.stringify({ 'ä½': 7, ł: 8, Ġok: 9 }));
  expect(read([7, 8, 9])).toBe('你 ok');
});

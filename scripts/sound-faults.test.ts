import { expect, test } from 'vitest';
import { clicksIn } from '../bench/src/speech/sound-faults.ts';

const rate = 24_000;
const vowel = (sample: number): number =>
  6000 * Math.sin((2 * Math.PI * 180 * sample) / rate) + 3000 * Math.sin((2 * Math.PI * 720 * sample) / rate);
const sound = (sampleAt: (sample: number) => number): Int16Array =>
  Int16Array.from({ length: 2400 }, (_, at) => sampleAt(at));

// Two milliseconds of a voice of ours around the place where the b of “bakery” opens.
const opening = [
  210, 298, 569, 319, 269, 556, 262, 396, 413, 381, 543, 270, 41, -11, 262, -181, 14, -473, -511, -508, -519,
  214, -216, 346, -2537, -4322, 7363, 9199, 5919, 3274, 2494, 1933, -663, -570, 1243, 1354, 1699, 5151, 2013,
  3044, 5362, 1724, -4351, -1850, -866, -2095, -1559, -2952, -5370, -1450, -981, -697, -2283,
];

test('a click is counted in silence and in the middle of a vowel', () => {
  expect(clicksIn(sound((at) => (at === 1200 ? 9000 : 0)))).toBeGreaterThan(0);
  expect(clicksIn(sound((at) => vowel(at) + (at < 1200 ? 0 : 9000)))).toBe(1);
});

test('what the mouth does is no click: a vowel, an s, and the opening of a b', () => {
  let state = 1;
  const noise = (): number => (state = (state * 16_807) % 2_147_483_647) / 1_073_741_824 - 1;
  expect(clicksIn(sound(vowel))).toBe(0);
  expect(clicksIn(sound(() => 12_000 * noise()))).toBe(0);
  expect(clicksIn(Int16Array.from(opening))).toBe(0);
});

import { expect, test } from 'vitest';
import { resample } from './resample.ts';

const tone = (rate: number, hertz: number) =>
  Float32Array.from({ length: rate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
const inside = (samples: Float32Array) => samples.subarray(1000, -1000);
const farthest = (one: Float32Array, other: Float32Array) =>
  one.reduce((most, sample, at) => Math.max(most, Math.abs(sample - other[at]!)), 0);

test.each([8000, 16_000, 22_050, 44_100, 48_000])(
  'a tone at %i samples a second is the same tone at ours',
  (rate) => {
    const made = resample(tone(rate, 1000), rate);
    expect(made).toHaveLength(24_000);
    expect(farthest(inside(made), inside(tone(24_000, 1000)))).toBeLessThan(0.01);
  },
);

test('what is too high for our rate is left out instead of coming back as another tone', () => {
  const made = inside(resample(tone(48_000, 16_000), 48_000));
  expect(made.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.01);
});

test('a sound at our rate stays as it is', () => {
  const samples = tone(24_000, 440);
  expect(resample(samples, 24_000)).toBe(samples);
});

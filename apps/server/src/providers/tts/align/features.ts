import { powersOf } from '../../../platform/fft.ts';
import { sampleRate } from '../port.ts';

/** Sound is looked at a hundred times a second. */
export const frameMs = 10;
const hop = (sampleRate * frameMs) / 1000;
const windowSize = hop * 2;
const fftSize = 512;
const bandCount = 24;
const cepstra = 12;
/** The level, what the mouth is like, and how both change. */
export const featureCount = (cepstra + 1) * 2;

const [lowestHertz, highestHertz] = [80, 7600];
/** What is quieter than this below the loudest is silence, however exactly an engine is silent. */
const floorDb = -55;

const hann = Float64Array.from(
  { length: windowSize },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowSize),
);

const melOf = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const hertzOf = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1);

/** For each band the first bin that it hears, and the weight of each. */
const bands = Array.from({ length: bandCount }, (_, band) => {
  const [from, to] = [melOf(lowestHertz), melOf(highestHertz)];
  const edge = (at: number): number => hertzOf(from + ((to - from) * at) / (bandCount + 1));
  const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)];
  const weights = Array.from({ length: fftSize / 2 }, (_bin, bin) => {
    const hertz = (bin * sampleRate) / fftSize;
    return Math.max(0, Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle)));
  });
  const first = weights.findIndex((weight) => weight > 0);
  return { first, weights: weights.slice(first, weights.findLastIndex((weight) => weight > 0) + 1) };
});

const cosines = Array.from({ length: cepstra }, (_, order) =>
  Float64Array.from({ length: bandCount }, (_band, band) =>
    Math.cos((Math.PI * (order + 1) * (band + 0.5)) / bandCount),
  ),
);

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

/** The bands of every frame in decibels below the loudest of all. */
function bandLevels(pcm: Int16Array): Float64Array[] {
  const count = Math.max(1, Math.floor(pcm.length / hop));
  const levels = Array.from({ length: count }, (_, frame) => {
    const samples = new Float64Array(fftSize);
    const start = Math.round((frame + 0.5) * hop - windowSize / 2);
    for (let at = 0; at < windowSize; at++) samples[at] = ((pcm[start + at] ?? 0) / 32_768) * (hann[at] ?? 0);
    const powers = powersOf(samples);
    return Float64Array.from(bands, ({ first, weights }) =>
      decibels(weights.reduce((sum, weight, at) => sum + weight * (powers[first + at] ?? 0), 0)),
    );
  });
  const loudest = levels.reduce((most, frame) => Math.max(most, ...frame), -Infinity);
  return levels.map((frame) => frame.map((level) => Math.max(level - loudest, floorDb)));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Voices and rooms differ: each number is told against its mean over what is heard. */
function withoutVoice(frames: readonly Float64Array[]): void {
  const loud = Math.max(...frames.map(([level = 0]) => level));
  const heard = frames.filter(([level = 0]) => level > loud - heardDb);
  for (let at = 0; at < cepstra + 1; at++) {
    const usual = mean(heard.map((frame) => frame[at] ?? 0));
    for (const frame of frames) frame[at] = (frame[at] ?? 0) - usual;
  }
}
const heardDb = 30;

/** What each frame of a sound is like, whoever speaks. */
export function featuresOf(pcm: Int16Array): Float64Array[] {
  const still = bandLevels(pcm).map((levels) =>
    Float64Array.from([
      mean([...levels]),
      ...cosines.map((cosine) => mean([...levels].map((level, band) => level * (cosine[band] ?? 0)))),
    ]),
  );
  withoutVoice(still);
  const at = (frame: number): Float64Array | undefined =>
    still[Math.min(Math.max(frame, 0), still.length - 1)];
  return still.map((frame, index) => {
    const [before, after] = [at(index - 2), at(index + 2)];
    return Float64Array.from([
      ...frame,
      ...frame.map((_, place) => (after?.[place] ?? 0) - (before?.[place] ?? 0)),
    ]);
  });
}

import { powersOf } from '../../../platform/fft.ts';
import { hop, measuredRate } from './frames.ts';

const size = 512;
const bandCount = 20;
/** Below, single overtones stand out and tell the pitch, not the voice. */
const lowest = 300;
const highest = 7000;

const hann = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
const melOf = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);
const edges = Array.from({ length: bandCount + 2 }, (_, at) =>
  hertzOf(melOf(lowest) + ((melOf(highest) - melOf(lowest)) * at) / (bandCount + 1)),
);

/** For each band the weight of each bin. */
const bands = Array.from({ length: bandCount }, (_, band) => {
  const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3);
  return Array.from({ length: size / 2 + 1 }, (__, bin) => {
    const hertz = (bin * measuredRate) / size;
    return Math.max(0, Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle)));
  });
});

/** The middle of each band, in Hz. */
export const bandHertz: readonly number[] = edges.slice(1, -1);

/**
 * What a voice sounds like beside its pitch: how loud it is in each band, on the average of frames in which it is heard,
 * in dB against the average of all bands. It says how bright the voice is and, roughly, where its formants lie.
 */
export function envelopeOf(sound: Float32Array, frames: readonly number[]): number[] {
  const sums = new Float64Array(bandCount);
  const frame = new Float64Array(size);
  for (const number of frames) {
    for (let at = 0; at < size; at++) frame[at] = (sound[number * hop + at] ?? 0) * (hann[at] ?? 0);
    const powers = powersOf(frame);
    for (const [band, weights] of bands.entries()) {
      const power = weights.reduce((sum, weight, bin) => sum + weight * (powers[bin] ?? 0), 0);
      sums[band] = (sums[band] ?? 0) + 10 * Math.log10(power + 1e-10);
    }
  }
  const levels = Array.from(sums, (sum) => sum / Math.max(1, frames.length));
  const mean = levels.reduce((sum, level) => sum + level, 0) / bandCount;
  return levels.map((level) => level - mean);
}

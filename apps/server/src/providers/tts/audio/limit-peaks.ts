import { sampleRate } from '../port.ts';

const step = sampleRate / 1000;
/** How many steps of a millisecond the sound gives way before a peak, and after it. */
const reach = 4;

/** Turns the sound down around each peak that is over the ceiling, gently enough not to be heard. */
export function limitPeaks(samples: Float32Array, ceiling: number): Float32Array {
  const gains = stepPeaks(samples).map((peak) => (peak > ceiling ? ceiling / peak : 1));
  if (gains.every((gain) => gain === 1)) return samples;
  const lowest = gains.map((_, at) => Math.min(...around(gains, at, reach + 1)));
  // The mean over a shorter reach: at a peak, and on the way to its neighbours, all are as low as it asks for.
  const smooth = lowest.map((_, at) => {
    const near = around(lowest, at, reach);
    return near.reduce((sum, gain) => sum + gain, 0) / near.length;
  });
  return samples.map((sample, index) => {
    const at = Math.floor(index / step);
    const here = smooth[at] ?? 1;
    const next = smooth[at + 1] ?? here;
    return sample * (here + (next - here) * ((index % step) / step));
  });
}

const around = (values: readonly number[], at: number, steps: number): readonly number[] =>
  values.slice(Math.max(0, at - steps), at + steps + 1);

function stepPeaks(samples: Float32Array): number[] {
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += step) {
    peaks.push(samples.subarray(start, start + step).reduce((most, x) => Math.max(most, Math.abs(x)), 0));
  }
  return peaks;
}

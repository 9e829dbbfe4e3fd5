import { readWavHead } from '../../platform/wav.ts';

/** The sound of a WAV file as one channel of another rate, −1 to 1. */
export function readWav(file: Uint8Array, rate: number): Float32Array {
  const head = readWavHead(file);
  if (!head) throw new Error('this is no WAV file of 16 bit samples');
  const { channels, dataStart, dataEnd } = head;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const frames = Math.floor((dataEnd - dataStart) / (2 * channels));
  const mono = Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(dataStart + (frame * channels + channel) * 2, true);
    return sum / channels / 32_768;
  });
  return head.rate === rate ? mono : resampled(mono, head.rate / rate);
}

/** Each new sample is the mean of what it stands for, or lies between its neighbours where there are too few. */
function resampled(samples: Float32Array, step: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const from = index * step;
    const first = Math.floor(from);
    if (step <= 1) {
      const share = from - first;
      return (samples[first] ?? 0) * (1 - share) + (samples[first + 1] ?? 0) * share;
    }
    const part = samples.subarray(first, Math.max(first + 1, Math.floor(from + step)));
    return part.reduce((sum, sample) => sum + sample, 0) / part.length;
  });
}

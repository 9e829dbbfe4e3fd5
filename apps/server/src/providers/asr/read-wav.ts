import { readWavHead, readWavSamples } from '../../platform/wav.ts';

/** The sound of a WAV file as one channel of another rate, −1 to 1. */
export function readWav(file: Uint8Array, rate: number): Float32Array {
  const head = readWavHead(file);
  if (!head) throw new Error('this is no WAV file of 16 bit samples');
  const mono = readWavSamples(file, head);
  return head.rate === rate ? mono : resampled(mono, head.rate / rate);
}

/** How many turns of its wave a kernel is wide, to either side, and how finely places between samples are told apart. */
const turns = 8;
const places = 256;

/** What lies above the new rate is left out, else it would be heard as something lower: windowed sinc. */
function resampled(samples: Float32Array, step: number): Float32Array {
  const cut = Math.min(1, 1 / step);
  const reach = Math.ceil(turns / cut);
  const kernels = Array.from({ length: places + 1 }, (_, place) => kernelAt(place / places, cut, reach));
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const first = Math.floor(index * step);
    const kernel = kernels[Math.round((index * step - first) * places)];
    let sum = 0;
    for (let at = -reach + 1; at <= reach; at++)
      sum += (samples[first + at] ?? 0) * (kernel?.[at + reach - 1] ?? 0);
    return sum;
  });
}

/** The weights of the samples around a place between two of them. */
function kernelAt(share: number, cut: number, reach: number): Float64Array {
  const weights = Float64Array.from({ length: 2 * reach }, (_, at) => {
    const far = at - reach + 1 - share;
    const wave = Math.PI * far * cut;
    const window = Math.abs(far) >= reach ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * far) / reach);
    return (wave === 0 ? 1 : Math.sin(wave) / wave) * window;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

import { sampleRate } from '../port.ts';

/** How many samples on each side a new one listens to, at the lower of the two rates. */
const reach = 16;

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** A sound of another rate at ours, or at the one that is wanted, without the whistling that plain steps would leave. */
export function resample(samples: Float32Array, rate: number, wanted: number = sampleRate): Float32Array {
  if (rate === wanted) return samples;
  const divisor = divisorOf(rate, wanted);
  const [steps, phases] = [rate / divisor, wanted / divisor];
  const kernels = kernelsOf(phases, steps);
  return Float32Array.from({ length: Math.floor((samples.length * phases) / steps) }, (_, index) => {
    const kernel = kernels[index % phases] ?? new Float64Array();
    const first = Math.floor((index * steps) / phases) - (kernel.length >> 1);
    let sum = 0;
    for (let at = 0; at < kernel.length; at++) sum += (samples[first + at] ?? 0) * (kernel[at] ?? 0);
    return sum;
  });
}

/** Between two samples a new one can stand in so many places; each has its own weights, a sinc under a Hann window. */
function kernelsOf(phases: number, steps: number): Float64Array[] {
  const width = Math.max(1, steps / phases);
  const half = Math.ceil(reach * width);
  return Array.from({ length: phases }, (_, phase) => {
    const from = ((phase * steps) % phases) / phases;
    const weights = Float64Array.from({ length: 2 * half + 1 }, (_weight, at) => {
      const x = (at - half - from) / width;
      if (Math.abs(x) >= reach) return 0;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / reach));
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
}

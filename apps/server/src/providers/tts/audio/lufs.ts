import { sampleRate } from '../port.ts';

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

// The two filters of ITU-R BS.1770 for any sample rate: a shelf for the head, and a high pass for what ears hardly hear.
function shelf(): Coefficients {
  const [hertz, gainDb, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const high = 10 ** (gainDb / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

function highPass(): Coefficients {
  const [hertz, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

const weighting = [shelf(), highPass()] as const;

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Coefficients): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

const block = sampleRate * 0.4;
const hop = block / 4;
const silentBelow = -70;
const quieterThanMean = 10;

const lufsOf = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** How loud ears find it (ITU-R BS.1770), pauses left out; minus infinity for silence. */
export function loudnessOf(samples: Float32Array): number {
  const weighted = weighting.reduce(filtered, samples);
  const powers: number[] = [];
  // What is shorter than a block is one block, so that a word is measured too.
  for (let start = 0; start === 0 || start + block <= weighted.length; start += hop) {
    const part = weighted.subarray(start, start + block);
    powers.push(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(part.length, 1));
  }
  const heard = powers.filter((power) => lufsOf(power) > silentBelow);
  const gate = lufsOf(mean(heard)) - quieterThanMean;
  return lufsOf(mean(heard.filter((power) => lufsOf(power) > gate)));
}

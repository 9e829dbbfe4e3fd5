/** Samples per second of what is heard. */
export const recordedRate = 16_000;
export const windowSeconds = 30;
export const melBands = 80;
const fftSize = 400;
const hop = 160;
export const melFrames = (recordedRate * windowSeconds) / hop;
/** In seconds. */
const silenceAfter = 6;
const bins = fftSize / 2 + 1;
const floor = 1e-10;

const hann = Float64Array.from(
  { length: fftSize },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / fftSize),
);
const cosine = Float64Array.from({ length: fftSize }, (_, at) => Math.cos((2 * Math.PI * at) / fftSize));

// The mel scale of Slaney: even up to 1,000 Hz, then by ratios.
const linearStep = 200 / 3;
const [breakHertz, breakMel] = [1000, 15];
const logStep = Math.log(6.4) / 27;
const melOf = (hertz: number): number =>
  hertz < breakHertz ? hertz / linearStep : breakMel + Math.log(hertz / breakHertz) / logStep;
const hertzOf = (mel: number): number =>
  mel < breakMel ? mel * linearStep : breakHertz * Math.exp(logStep * (mel - breakMel));

/** For each band the bins it hears, each with its weight. */
const bands = bandsOf();

function bandsOf(): { from: number; weights: number[] }[] {
  const most = melOf(recordedRate / 2);
  const edges = Array.from({ length: melBands + 2 }, (_, at) => hertzOf((most * at) / (melBands + 1)));
  return Array.from({ length: melBands }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3);
    const all = Array.from({ length: bins }, (__, bin) => {
      const hertz = (bin * recordedRate) / fftSize;
      const slope = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle));
      return (Math.max(0, slope) * 2) / (high - low);
    });
    const from = Math.max(
      0,
      all.findIndex((weight) => weight > 0),
    );
    return { from, weights: all.slice(from, all.findLastIndex((weight) => weight > 0) + 1) };
  });
}

/** The power of each bin in one frame. A transform of 400 is no power of two; only frames with sound are made. */
function powers(samples: Float32Array, center: number): Float64Array {
  const frame = new Float64Array(fftSize);
  for (let at = 0; at < fftSize; at++) {
    // What lies beyond the beginning is its mirror image.
    const place = Math.abs(center - fftSize / 2 + at);
    frame[at] = (samples[place] ?? 0) * (hann[at] ?? 0);
  }
  const power = new Float64Array(bins);
  for (let bin = 0; bin < bins; bin++) {
    let [real, imaginary] = [0, 0];
    for (let at = 0, turn = 0, quarter = 300; at < fftSize; at++) {
      const sample = frame[at] ?? 0;
      real += sample * (cosine[turn] ?? 0);
      imaginary += sample * (cosine[quarter] ?? 0);
      turn = (turn + bin) % fftSize;
      quarter = (quarter + bin) % fftSize;
    }
    power[bin] = real * real + imaginary * imaginary;
  }
  return power;
}

/** How many frames a sound is heard in: with the silence after it by which the model knows that it is over. */
export const framesOf = (samples: Float32Array): number =>
  Math.min(melFrames, 2 * Math.ceil((samples.length + silenceAfter * recordedRate) / hop / 2));

/** What the model hears in so many frames: bands × frames, as it was taught to expect it. */
export function logMel(samples: Float32Array, heard = melFrames): Float32Array {
  const mel = new Float32Array(melBands * heard).fill(Math.log10(floor));
  const frames = Math.min(heard, Math.ceil((samples.length + fftSize / 2) / hop));
  for (let frame = 0; frame < frames; frame++) {
    const power = powers(samples, frame * hop);
    for (const [band, { from, weights }] of bands.entries()) {
      const loud = weights.reduce((sum, weight, at) => sum + weight * (power[from + at] ?? 0), 0);
      mel[band * heard + frame] = Math.log10(Math.max(loud, floor));
    }
  }
  const most = mel.reduce((a, b) => Math.max(a, b), -Infinity);
  return mel.map((value) => (Math.max(value, most - 8) + 4) / 4);
}

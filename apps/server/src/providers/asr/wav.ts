/** How a recording is kept: 16 bit samples, how many a second, in how many channels, and where they lie in its file. */
export type WavHead = { rate: number; channels: number; dataStart: number; dataEnd: number };

const pcmFormat = 1;
const rates = { min: 8000, max: 96_000 };

/** Reads the head of a WAV file of 16 bit samples; undefined for anything else. Nothing of the sound is read. */
export function readWavHead(file: Uint8Array): WavHead | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number): string => String.fromCodePoint(...file.subarray(at, at + 4));
  if (file.length < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;
  let format: Pick<WavHead, 'rate' | 'channels'> | undefined;
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ' && at + 24 <= file.length) {
      const channels = view.getUint16(at + 10, true);
      const rate = view.getUint32(at + 12, true);
      const isPlain = view.getUint16(at + 8, true) === pcmFormat && view.getUint16(at + 22, true) === 16;
      if (!isPlain || channels < 1 || channels > 2 || rate < rates.min || rate > rates.max) return undefined;
      format = { rate, channels };
    }
    // A recorder that was cut off has written no size, or one that is not there.
    if (name(at) === 'data')
      return format && { ...format, dataStart: at + 8, dataEnd: Math.min(file.length, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
  return undefined;
}

export const wavMs = ({ rate, channels, dataStart, dataEnd }: WavHead): number =>
  ((dataEnd - dataStart) / (2 * channels) / rate) * 1000;

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

/** How a recording is kept: 16 bit samples, how many a second, in how many channels, and where they lie in its file. */
export type WavHead = {
  rate: number;
  channels: number;
  dataStart: number;
  dataEnd: number;
  /** Less is there than its head says. Who writes while it speaks says nothing, or the most there can be. */
  isCut: boolean;
};

const pcmFormat = 1;
const rates = { min: 8000, max: 96_000 };
/** Recorders write a handful; a file of nothing but empty ones would be read for seconds. */
const mostChunks = 32;

/** Reads the head of a WAV file of 16 bit samples; undefined for anything else. Nothing of the sound is read. */
export function readWavHead(file: Uint8Array): WavHead | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number): string => String.fromCodePoint(...file.subarray(at, at + 4));
  if (file.length < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;
  let format: Pick<WavHead, 'rate' | 'channels'> | undefined;
  for (let at = 12, chunks = 0; at + 8 <= file.length && chunks < mostChunks; chunks++) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ' && at + 24 <= file.length) {
      const channels = view.getUint16(at + 10, true);
      const rate = view.getUint32(at + 12, true);
      const isPlain = view.getUint16(at + 8, true) === pcmFormat && view.getUint16(at + 22, true) === 16;
      if (!isPlain || channels < 1 || channels > 2 || rate < rates.min || rate > rates.max) return undefined;
      format = { rate, channels };
    }
    // A recorder that was cut off has written no size, or one that is not there.
    if (name(at) === 'data') return format && { ...format, ...dataOf(at + 8, size, file.length) };
    at += 8 + size + (size % 2);
  }
  return undefined;
}

const unknownSize = 0x7fff_0000;
const dataOf = (dataStart: number, size: number, length: number) => ({
  dataStart,
  dataEnd: Math.min(length, dataStart + size),
  isCut: dataStart + size > length && size < unknownSize,
});

/** The sound of a WAV file as one channel, −1 to 1. */
export function readWavSamples(
  file: Uint8Array,
  { channels, dataStart, dataEnd }: WavHead,
): Float32Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const frames = Math.floor((dataEnd - dataStart) / (2 * channels));
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(dataStart + (frame * channels + channel) * 2, true);
    return sum / channels / 32_768;
  });
}

export const wavMs = ({ rate, channels, dataStart, dataEnd }: WavHead): number =>
  ((dataEnd - dataStart) / (2 * channels) / rate) * 1000;

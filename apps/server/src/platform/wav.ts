/** How a recording is kept: 16 bit samples, how many a second, in how many channels, and where they lie in its file. */
export type WavHead = { rate: number; channels: number; dataStart: number; dataEnd: number };

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
    if (name(at) === 'data')
      return format && { ...format, dataStart: at + 8, dataEnd: Math.min(file.length, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
  return undefined;
}

export const wavMs = ({ rate, channels, dataStart, dataEnd }: WavHead): number =>
  ((dataEnd - dataStart) / (2 * channels) / rate) * 1000;

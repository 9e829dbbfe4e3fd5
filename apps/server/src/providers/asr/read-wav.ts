import { resample } from '../tts/audio/resample.ts';
import { readWavHead, readWavSamples } from '../../platform/wav.ts';

/** The sound of a WAV file as one channel of another rate, −1 to 1. */
export function readWav(file: Uint8Array, rate: number): Float32Array {
  const head = readWavHead(file);
  if (!head) throw new Error('this is no WAV file of 16 bit samples');
  return resample(readWavSamples(file, head), head.rate, rate);
}

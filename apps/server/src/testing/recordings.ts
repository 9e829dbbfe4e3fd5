import { encodeWav } from '../providers/tts/audio/encode.ts';
import { sampleRate } from '../providers/tts/port.ts';

type Said = {
  hertz?: number;
  seconds?: number;
  /** 1 fills what can be recorded. */
  loud?: number;
  /** How loud it hisses, at most. */
  hiss?: number;
  syllablesPerSecond?: number;
  /** Nothing above is heard. */
  upTo?: number;
};

/** What a voice says, as samples: overtones that get weaker, in syllables, with a pause now and then. */
export function saidSamples(said: Said = {}): Int16Array {
  const { hertz = 180, seconds = 9, loud = 0.5, hiss = 0, syllablesPerSecond = 4, upTo = 7500 } = said;
  const overtones = Math.floor(upTo / hertz);
  let [phase, noise] = [0, 1];
  return Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    const time = at / sampleRate;
    // A melody of two semitones up and down.
    phase += (2 * Math.PI * hertz * 2 ** (Math.sin(2 * Math.PI * 0.7 * time) / 6)) / sampleRate;
    const syllable = Math.sin(Math.PI * ((time * syllablesPerSecond) % 1)) ** 0.5;
    const isPause = time % 3 > 2.6;
    let sum = 0;
    for (let number = 1; number <= overtones; number++) sum += Math.sin(phase * number) / number;
    noise = (noise * 48_271) % 2_147_483_647;
    const sample = (isPause ? 0 : loud * syllable * sum * 0.5) + hiss * ((noise / 2_147_483_647) * 2 - 1);
    return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
  });
}

/** What a voice says, as a WAV file. */
export const saidRecording = (said?: Said): Buffer => Buffer.from(encodeWav(saidSamples(said)));

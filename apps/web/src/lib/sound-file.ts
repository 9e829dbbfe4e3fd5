import { wavOf } from './wav.ts';

/** What speech recognition and voice cloning work with. */
const rate = 16_000;

/**
 * The sound of a file as one channel, decoded by the browser, which knows mp3, mp4 and webm: the server knows WAV alone.
 * Undefined where there is none.
 */
export async function decodeSound(content: ArrayBuffer): Promise<{ wav: Blob; ms: number } | undefined> {
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(content).catch(() => undefined);
  if (!sound) return undefined;
  return { wav: new Blob([wavOf(mono(sound), rate)], { type: 'audio/wav' }), ms: sound.duration * 1000 };
}

function mono(sound: AudioBuffer): Float32Array {
  const all = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    for (const [at, sample] of sound.getChannelData(channel).entries())
      all[at] = (all[at] ?? 0) + sample / sound.numberOfChannels;
  return all;
}

import { openVoice, sentencesFor } from '@app/server/providers/tts/align/testing.ts';
import { alignSounds } from '@app/server/providers/tts/align/align-sentence.ts';
import { loudnessOf } from '@app/server/providers/tts/audio/lufs.ts';
import { sampleRate } from '@app/server/providers/tts/port.ts';
import { timingOf } from '@app/server/providers/tts/timing.ts';

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

/**
 * How far the words that are found in a sound are from where the embedded voice says they are, in texts and voices that
 * were not fitted; what finding them costs, and how loud the sentences are.
 */
export async function wordOnsets(root: string) {
  const speak = await openVoice(root);
  const errors: number[] = [];
  const loudness: number[] = [];
  let [cpuMs, seconds] = [0, 0];
  for (const sentence of sentencesFor(root, 'judge')) {
    const { pcm, utterance, times } = await speak(sentence);
    const durationMs = (pcm.length * 1000) / sampleRate;
    const before = process.cpuUsage();
    const found = timingOf(utterance, alignSounds(utterance, pcm), durationMs).words;
    const { user, system } = process.cpuUsage(before);
    cpuMs += (user + system) / 1000;
    seconds += durationMs / 1000;
    for (const [index, word] of timingOf(utterance, times, durationMs).words.entries())
      errors.push(Math.abs((found[index]?.startMs ?? 0) - word.startMs));
    loudness.push(loudnessOf(Float32Array.from(pcm, (sample) => sample / 32_768)));
  }
  return {
    words: errors.length,
    p50: at(errors, 0.5),
    p95: at(errors, 0.95),
    cpuMsPerSecond: cpuMs / seconds,
    quietest: Math.min(...loudness),
    loudest: Math.max(...loudness),
  };
}

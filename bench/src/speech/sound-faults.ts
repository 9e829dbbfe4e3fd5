import { loudnessOf } from '@app/server/providers/tts/audio/lufs.ts';
import { sampleRate, type SpokenSentence } from '@app/server/providers/tts/port.ts';

/** Louder than this, something is heard: one per cent of the most there can be. */
const heardFrom = 330;
const msOf = (samples: number): number => (samples * 1000) / sampleRate;

/** What ears would complain of in many sentences: clicks, ends that are cut, long silence, different loudness. */
export function createSoundFaults() {
  const loudness: number[] = [];
  let [largestStep, loudestEnd, longestAir] = [0, 0, 0];
  return {
    add({ pcm }: SpokenSentence): void {
      for (let at = 1; at < pcm.length; at++)
        largestStep = Math.max(largestStep, Math.abs((pcm[at] ?? 0) - (pcm[at - 1] ?? 0)));
      loudestEnd = Math.max(loudestEnd, Math.abs(pcm[0] ?? 0), Math.abs(pcm.at(-1) ?? 0));
      const first = pcm.findIndex((sample) => Math.abs(sample) > heardFrom);
      const last = pcm.findLastIndex((sample) => Math.abs(sample) > heardFrom);
      longestAir = Math.max(longestAir, msOf(first), msOf(pcm.length - last));
      loudness.push(loudnessOf(Float32Array.from(pcm, (sample) => sample / 32_768)));
    },
    /** Steps and ends as shares of the most there can be, air in milliseconds, loudness in LUFS. */
    result: () => ({
      largestStep: largestStep / 32_768,
      loudestEnd: loudestEnd / 32_768,
      longestAir,
      quietest: Math.min(...loudness),
      loudest: Math.max(...loudness),
    }),
  };
}

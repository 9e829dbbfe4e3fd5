import { loudnessOf } from '@app/server/providers/tts/audio/lufs.ts';
import { sampleRate, type SpokenSentence } from '@app/server/providers/tts/port.ts';

/** Louder than this, something is heard: one per cent of the most there can be. */
const heardFrom = 330;
/** A click is a large step among small ones; those of an s are all large, and where a lip or the tongue opens many follow. */
const clickFrom = 0.15 * 32_768;
const clickAgainst = 8;
/** A millisecond. */
const around = sampleRate / 1000;

const mean = (steps: Float64Array): number =>
  steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);

export function clicksIn(pcm: Int16Array): number {
  const steps = Float64Array.from(pcm, (sample, at) => Math.abs(sample - (pcm[at - 1] ?? sample)));
  return steps.filter((step, at) => {
    if (step < clickFrom) return false;
    const before = mean(steps.subarray(Math.max(0, at - around), at));
    const after = mean(steps.subarray(at + 1, at + 1 + around));
    return step > clickAgainst * Math.max(before, after);
  }).length;
}

const msOf = (samples: number): number => (samples * 1000) / sampleRate;

/** What ears would complain of in many sentences: clicks, ends that are cut, long silence, different loudness. */
export function createSoundFaults() {
  const loudness: number[] = [];
  let [clicks, loudestEnd, longestAir] = [0, 0, 0];
  return {
    add({ pcm }: SpokenSentence): void {
      clicks += clicksIn(pcm);
      loudestEnd = Math.max(loudestEnd, Math.abs(pcm[0] ?? 0), Math.abs(pcm.at(-1) ?? 0));
      const first = pcm.findIndex((sample) => Math.abs(sample) > heardFrom);
      const last = pcm.findLastIndex((sample) => Math.abs(sample) > heardFrom);
      longestAir = Math.max(longestAir, msOf(first), msOf(pcm.length - last));
      loudness.push(loudnessOf(Float32Array.from(pcm, (sample) => sample / 32_768)));
    },
    /** Ends as shares of the most there can be, air in milliseconds, loudness in LUFS. */
    result: () => ({
      clicks,
      loudestEnd: loudestEnd / 32_768,
      longestAir,
      quietest: Math.min(...loudness),
      loudest: Math.max(...loudness),
    }),
  };
}

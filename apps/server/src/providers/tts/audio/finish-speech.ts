import type { Utterance } from '../phonemes/utterance.ts';
import { sampleRate } from '../port.ts';
import { endAtSilence, startAtSound } from '../timing.ts';
import type { TimedSound } from '../visemes.ts';
import { quietStretches, speechBounds, toPcm } from './loudness.ts';
import { widenPauses } from './widen-pauses.ts';

/** A sentence as samples, and when each of its sounds is heard. */
export type SpokenSounds = { pcm: Int16Array; utterance: Utterance; times: TimedSound[] };

/** What a model gives. What is heard comes `earlierMs` before its own count of frames says. */
type RawSpeech = { samples: Float32Array; times: readonly TimedSound[]; earlierMs: number };

const fade = (sampleRate * 5) / 1000;

/** With silence at both ends. */
function surrounded(samples: Float32Array, air: number): Float32Array {
  const whole = new Float32Array(samples.length + 2 * air);
  for (const [at, sample] of samples.entries())
    whole[air + at] = sample * Math.min(1, at / fade, (samples.length - 1 - at) / fade);
  return whole;
}

/** With as much air around it as all speech has, as loud as all speech, with pauses that a listener needs. */
export function finishSpeech({ samples: bare, times, earlierMs }: RawSpeech, gain: number, pace: number) {
  // A model may begin and stop with its first and last sound. What is silent needs nothing around it.
  const around = bare.some((sample) => sample !== 0) ? sampleRate / 10 : 0;
  const samples = surrounded(bare, around);
  const bounds = speechBounds(samples);
  const shift = ((bounds.start - around) * 1000) / sampleRate + earlierMs;
  const { pcm, times: widened } = widenPauses(
    {
      pcm: toPcm(samples.subarray(bounds.start, bounds.end), gain),
      times: times.map((time) => ({ ...time, startMs: time.startMs - shift, endMs: time.endMs - shift })),
    },
    pace,
  );
  const air = { startMs: 0, endMs: ((bounds.heard - bounds.start) * 1000) / sampleRate };
  const quiet = [air, ...quietStretches(pcm).filter(({ startMs }) => startMs > 0)];
  return { pcm, times: startAtSound(endAtSilence(widened, quiet), quiet) };
}

import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import { featureCount, featuresOf, frameMs } from '../apps/server/src/providers/tts/align/features.ts';
import type { SoundShape } from '../apps/server/src/providers/tts/align/place-units.ts';
import { unitsOf } from '../apps/server/src/providers/tts/align/units.ts';
import type { Utterance } from '../apps/server/src/providers/tts/phonemes/utterance.ts';
import { vocabulary } from '../apps/server/src/providers/tts/phonemes/vocabulary.ts';
import { mouthOf, type TimedSound } from '../apps/server/src/providers/tts/visemes.ts';

/** A sentence whose sounds have known times. */
export type Example = { pcm: Int16Array; utterance: Utterance; times: readonly TimedSound[] };

type Seen = { frames: Float64Array[]; lengths: number[] };

const leastDeviation = 0.3;
const leastSpread = 0.25;
/** A sound that was heard in fewer frames than this is taken to be half what sounds of its kind are. */
const trusted = 100;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
const variance = (values: readonly number[], middle: number): number =>
  mean(values.map((value) => (value - middle) ** 2));
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Means and variances of each feature, and of the logarithm of the length. */
type Fitted = { mean: number[]; variance: number[]; log: number; logVariance: number };

function fitted({ frames, lengths }: Seen, kind?: Fitted): Fitted {
  const share = kind ? frames.length / (frames.length + trusted) : 1;
  const blend = (own: number, ofKind: number | undefined): number =>
    share * own + (1 - share) * (ofKind ?? own);
  const columns = Array.from({ length: featureCount }, (_, at) => frames.map((frame) => frame[at] ?? 0));
  const means = columns.map((column, at) => blend(mean(column), kind?.mean[at]));
  const logs = lengths.map((ms) => Math.log(Math.max(ms, frameMs)));
  const log = blend(mean(logs), kind?.log);
  return {
    mean: means,
    variance: columns.map((column, at) => blend(variance(column, means[at] ?? 0), kind?.variance[at])),
    log,
    logVariance: blend(variance(logs, log), kind?.logVariance),
  };
}

const shapeOf = (one: Fitted): SoundShape => ({
  mean: one.mean.map(rounded),
  deviation: one.variance.map((value) => rounded(Math.max(Math.sqrt(value), leastDeviation))),
  ms: Math.round(Math.exp(one.log)),
  spread: rounded(Math.max(Math.sqrt(one.logVariance), leastSpread)),
});

/** The frames and lengths of each sound of the examples; '' is silence. */
function look(examples: readonly Example[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const seenAs = (name: string): Seen => {
    const known = seen.get(name) ?? { frames: [], lengths: [] };
    seen.set(name, known);
    return known;
  };
  for (const { pcm, utterance, times } of examples) {
    const features = featuresOf(pcm);
    const add = (name: string, fromMs: number, toMs: number) => {
      const from = Math.max(0, Math.round(fromMs / frameMs));
      const to = Math.min(features.length, Math.round(toMs / frameMs));
      if (to > from) seenAs(name).frames.push(...features.slice(from, to));
    };
    let heardTo = 0;
    for (const { sound, from, to } of unitsOf(utterance)) {
      const [first, last] = [times[from], times[to - 1]];
      if (sound === undefined || !first || !last) continue;
      add('', heardTo, first.startMs);
      add(sound, first.startMs, last.endMs);
      seenAs(sound).lengths.push(last.endMs - first.startMs);
      heardTo = last.endMs;
    }
    add('', heardTo, features.length * frameMs);
  }
  return seen;
}

/** What each sound is like in examples of speech. One that was heard seldom is like those that the mouth makes alike. */
export function fitShapes(examples: readonly Example[]): Record<string, SoundShape> {
  const seen = look(examples);
  const silence = seen.get('');
  if (!silence) throw new Error('the examples have no silence');
  seen.delete('');
  const together = (all: readonly Seen[]): Seen => ({
    frames: all.flatMap(({ frames }) => frames),
    lengths: all.flatMap(({ lengths }) => lengths),
  });
  const any = fitted(together([...seen.values()]));
  const kindOf = (kind: Viseme | undefined): Fitted =>
    fitted(together([...seen].flatMap(([sound, one]) => (mouthOf(sound) === kind ? [one] : []))), any);
  const nothing: Seen = { frames: [], lengths: [] };
  const sounds = [...vocabulary.keys()].filter((sound) => mouthOf(sound) !== undefined);
  return {
    '': shapeOf(fitted(silence)),
    '?': shapeOf(any),
    ...Object.fromEntries(
      sounds.map((sound) => [sound, shapeOf(fitted(seen.get(sound) ?? nothing, kindOf(mouthOf(sound))))]),
    ),
  };
}

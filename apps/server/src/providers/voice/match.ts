import { voiceLimits } from '@app/contract/voice/limits.ts';
import type { VoiceMeasure } from './port.ts';

/** A voice of the engine, measured as recordings are. */
export type KnownVoice = VoiceMeasure & { id: string };

export type Match = {
  /** Ids with their shares, which make one together; the largest first. */
  parts: [string, number][];
  /** Semitones by which the mixture is moved. */
  pitch: number;
  intonation: number;
  /** The semitones that are left. */
  pitchOff: number;
  /** How unlike the envelopes are, in dB. */
  distance: number;
};

/** A semitone of pitch that is not the mixture's own costs as much as this difference of all bands, in dB. */
const semitoneCost = 0.5;
/** One more voice in the mixture has to be worth it. */
const partCost = 0.15;
const tenths = 10;
const leastShare = 2;
const melodyRange = { min: -0.6, max: 0.8 };

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);
const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;
const semitones = (from: number, to: number): number => 12 * Math.log2(to / from);

/** How unlike two envelopes are: the root of the mean square, in dB. */
export const distanceOf = (one: readonly number[], other: readonly number[]): number =>
  Math.sqrt(one.reduce((sum, level, band) => sum + (level - (other[band] ?? 0)) ** 2, 0) / one.length);

type Mixture = { parts: readonly (readonly [KnownVoice, number])[]; sound: VoiceMeasure };

/** What a mixture sounds like: styles mix nearly as their sounds do. Pitch is heard by ratios. */
function mixed(parts: Mixture['parts']): Mixture {
  const sum = (of: (voice: KnownVoice) => number) =>
    parts.reduce((total, [voice, share]) => total + share * of(voice), 0);
  const [first] = parts;
  const envelope = (first?.[0].envelope ?? []).map((_, band) => sum((voice) => voice.envelope[band] ?? 0));
  return {
    parts,
    sound: {
      envelope,
      medianHz: Math.exp(sum(({ medianHz }) => Math.log(medianHz))),
      range: sum(({ range }) => range),
    },
  };
}

/** Every mixture of at most three voices, in tenths. */
function* mixtures(voices: readonly KnownVoice[]): Generator<Mixture> {
  for (const [at, one] of voices.entries()) {
    yield mixed([[one, 1]]);
    for (const [next, other] of voices.slice(at + 1).entries()) {
      for (let share = leastShare; share <= tenths - leastShare; share++) {
        yield mixed([
          [one, share / tenths],
          [other, (tenths - share) / tenths],
        ]);
        for (const third of voices.slice(at + next + 2))
          for (let rest = leastShare; share + rest <= tenths - leastShare; rest++)
            yield mixed([
              [one, share / tenths],
              [other, rest / tenths],
              [third, (tenths - share - rest) / tenths],
            ]);
      }
    }
  }
}

/** The mixture that is most like a recorded voice, and how it has to be moved. The same recording gives the same. */
export function matchVoice(wanted: VoiceMeasure, voices: readonly KnownVoice[]): Match {
  let best: { mixture: Mixture; cost: number } | undefined;
  for (const mixture of mixtures(voices)) {
    const shift = semitones(mixture.sound.medianHz, wanted.medianHz);
    const cost =
      Math.hypot(distanceOf(wanted.envelope, mixture.sound.envelope), semitoneCost * shift) +
      partCost * mixture.parts.length;
    if (!best || cost < best.cost) best = { mixture, cost };
  }
  if (!best) throw new Error('there are no voices to choose from');
  return moved(wanted, best.mixture);
}

/** Pitch and melody as far as they can go and still sound natural. */
function moved(wanted: VoiceMeasure, { parts, sound }: Mixture): Match {
  const { pitchShift } = voiceLimits;
  const shift = semitones(sound.medianHz, wanted.medianHz);
  const pitch = rounded(clamp(shift, { min: -pitchShift, max: pitchShift }), 10);
  return {
    parts: parts
      .toSorted(([, one], [, other]) => other - one)
      .map(([{ id }, share]): [string, number] => [id, share]),
    pitch,
    intonation: rounded(clamp(wanted.range / sound.range - 1, melodyRange), 20),
    pitchOff: pitch - shift,
    distance: distanceOf(wanted.envelope, sound.envelope),
  };
}

import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import type { SpeechManner, TextSpan } from '../port.ts';
import type { SpokenVoice } from './voices.ts';

/** The engine speaks slowly by itself: about 4.2 Chinese characters a second. This is what people call normal. */
export const usualPace = 1.1;
const slowest = 0.4 / usualPace;
const fastest = 2.5 / usualPace;

type Mood = { pitch: number; range: number; pace: number; gain: number };

const decibels = (change: number): number => 10 ** (change / 20);

// Each differs from the ordinary in pitch, melody, pace and level; the words stay as clear as they were.
const moods: Readonly<Record<Emotion, Mood>> = {
  general: { pitch: 1, range: 1, pace: 1, gain: 1 },
  joy: { pitch: 1.12, range: 1.25, pace: 1.08, gain: decibels(1) },
  sorrow: { pitch: 0.92, range: 0.65, pace: 0.84, gain: decibels(-3) },
  anger: { pitch: 1.05, range: 1.4, pace: 1.15, gain: decibels(2) },
};

type Stress = { length: number; pitch: number };
const stresses: Readonly<Record<NonNullable<TextSpan['emphasis']>, Stress>> = {
  strong: { length: 1.3, pitch: 1.15 },
  moderate: { length: 1.15, pitch: 1.08 },
  reduced: { length: 0.9, pitch: 0.95 },
};

/** 0 is flat but still has its tones, 1 the voice as it is, 2 lively. */
const rangeOf = (intonation: number): number =>
  intonation < 1 ? 0.5 + 0.5 * intonation : 1 + 0.4 * (intonation - 1);

/** What is asked for, by a voice that speaks otherwise than those it is mixed from. */
export const mannerWith = (manner: SpeechManner, against: SpokenVoice['against']): SpeechManner => ({
  ...manner,
  pitch: manner.pitch + against.pitch,
  intonation: Math.max(0, manner.intonation + against.intonation),
});

/** What any engine is told: pace against the usual, how many times as high, how many times as loud. */
export function mannerIn({ pace, pitch, volume, emotion }: SpeechManner) {
  const mood = moods[emotion];
  return {
    pace: Math.min(Math.max(pace * mood.pace, slowest), fastest),
    level: mood.pitch * 2 ** (pitch / 12),
    gain: volume * mood.gain,
  };
}

/** What this engine is told besides. */
export function settingsOf(manner: SpeechManner, medianHz: number) {
  const { pace, level, gain } = mannerIn(manner);
  const swing = rangeOf(manner.intonation) * moods[manner.emotion].range;
  return {
    speed: usualPace * pace,
    gain,
    /** A first tone at the end of a sentence is this high at least: the highest of the tones is not below the voice's own pitch. */
    heldAt: level * medianHz,
    /** F0' = pitch · F0^pow around the voice's own pitch, with this share of the melody it would have. */
    melody(share = 1): { pow: number; pitch: number } {
      const pow = swing * share;
      return { pow, pitch: level * medianHz ** (1 - pow) };
    },
  };
}

/**
 * How much longer and higher the sounds of a span are in a sentence of this emotion. Melody and level are those of the
 * whole sentence: a few words of another emotion differ in pitch and pace alone.
 */
export function stressOf(span: TextSpan | undefined, whole: Emotion = 'general'): Stress {
  const { length, pitch } = span?.emphasis ? stresses[span.emphasis] : { length: 1, pitch: 1 };
  const [own, around] = [moods[span?.emotion ?? whole], moods[whole]];
  return {
    length: (length * around.pace) / own.pace / (span?.rate ?? 1),
    pitch: (pitch * own.pitch) / around.pitch,
  };
}

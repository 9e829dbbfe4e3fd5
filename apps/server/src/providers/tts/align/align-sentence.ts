import { readWavHead, readWavSamples } from '../../../platform/wav.ts';
import { quietStretches, speechBounds, toPcm } from '../audio/loudness.ts';
import { resample } from '../audio/resample.ts';
import type { EnglishReader } from '../phonemes/english/reader.ts';
import { phonemise } from '../phonemes/phonemise.ts';
import type { Utterance } from '../phonemes/utterance.ts';
import { sampleRate, type SpeechSentence, type SpokenSentence } from '../port.ts';
import { normalise } from '../text/normalise.ts';
import { timingOf } from '../timing.ts';
import type { TimedSound } from '../visemes.ts';
import { featuresOf, frameMs } from './features.ts';
import { placeUnits, type SoundShapes, usualMs } from './place-units.ts';
import soundShapes from './sound-shapes.json' with { type: 'json' };
import { unitsOf } from './units.ts';

/** A sentence, and the WAV file in which somebody else says it. */
export type RecordedSentence = SpeechSentence & { file: Uint8Array };

/** Nobody speaks four times as fast as is asked: something is missing. */
const fastestPace = 4;

/** Finds the words of a sentence in a sound, and makes it as loud as all speech is. */
export function alignSentence(
  { file, ...sentence }: RecordedSentence,
  english: EnglishReader,
): Omit<SpokenSentence, 'engine'> {
  const head = readWavHead(file);
  if (!head) throw new Error('no WAV file of 16 bit samples');
  const { spans, language, dictionary, manner, pauseAfterMs } = sentence;
  const samples = resample(readWavSamples(file, head), head.rate);
  const utterance = phonemise(normalise(spans, language), { dictionary, english, voice: language });
  // A character that we cannot read may be one that the engine cannot read either.
  const isSilent = samples.every((sample) => Math.abs(sample) < quietest);
  if (isSilent && utterance.words.length > 0) throw new Error('nothing is heard in it');
  const { start, end } = speechBounds(samples);
  const pcm = toPcm(samples.subarray(start, end), manner.volume);
  const durationMs = (pcm.length * 1000) / sampleRate;
  if (durationMs * fastestPace < usualMs(unitsOf(utterance), soundShapes) / manner.pace)
    throw new Error('too short for its text');
  const times = alignSounds(utterance, pcm);
  return { pcm, sampleRate, durationMs, ...timingOf(utterance, times, durationMs), pauseAfterMs };
}
const quietest = 0.003;

/** When each sound of an utterance is heard. */
export function alignSounds(
  utterance: Utterance,
  pcm: Int16Array,
  shapes: SoundShapes = soundShapes,
): TimedSound[] {
  const units = unitsOf(utterance);
  const borders = placeUnits(units, { features: featuresOf(pcm), quiet: quietStretches(pcm) }, shapes);
  return units.flatMap(({ sound, from, to }, index) => {
    const [startMs, endMs] = [(borders[index] ?? 0) * frameMs, (borders[index + 1] ?? 0) * frameMs];
    const own = utterance.sounds.slice(from, to);
    // A sound's marks have no time of their own: they stand at its beginning or its end.
    const heardAt = sound === undefined ? 0 : own.findIndex((one) => one.sound === sound);
    return own.map((one, at) => ({
      sound: one.sound,
      startMs: at <= heardAt ? startMs : endMs,
      endMs: at < heardAt ? startMs : endMs,
    }));
  });
}

import { finishSpeech, type SpokenSounds } from '../audio/finish-speech.ts';
import { resample } from '../audio/resample.ts';
import { mannerIn, stressOf } from '../kokoro/manner.ts';
import type { Utterance } from '../phonemes/utterance.ts';
import { sampleRate, type SpeechSentence } from '../port.ts';
import type { TimedSound } from '../visemes.ts';
import { lettersOf } from './letters.ts';
import { modelRate, type QuickModel } from './quick-model.ts';
import type { QuickVoice } from './voices.ts';

/** What is heard comes this much before the count of frames says; measured with the aligner, 132 words of two voices. */
const earlierMs = 25;
/** The model makes noises of a text without words. */
const nothing = new Int16Array((sampleRate * 40) / 1000);
/** Rates are multiples of this, so that few weights are needed to resample them. */
const rateStep = 50;

/**
 * Speaks a sentence with a quick voice. It knows no pitch: what is to be higher is spoken slower and played faster, which moves
 * the timbre too. Its melody is its own.
 */
export async function speakQuickly(
  utterance: Utterance,
  { manner }: SpeechSentence,
  voice: QuickVoice,
  model: QuickModel,
): Promise<SpokenSounds> {
  if (utterance.words.length === 0) return { pcm: nothing, utterance: { sounds: [], words: [] }, times: [] };
  const { pace, level, gain } = mannerIn(manner);
  const rate = Math.round((modelRate * level) / rateStep) * rateStep;
  const letters = lettersOf(utterance);
  const sounds = utterance.sounds.map(({ word }, at) => ({
    letters: letters[at] ?? '',
    length: stressOf(word === undefined ? undefined : utterance.words[word]?.span, manner.emotion).length,
  }));
  const slow = rate / modelRate / pace / voice.pace;
  const { samples, before, lengths } = await model.run({ sounds, speaker: voice.speaker, slow });
  let start = before;
  const times: TimedSound[] = utterance.sounds.map(({ sound }, at) => {
    const startMs = (start * 1000) / rate;
    start += lengths[at] ?? 0;
    return { sound, startMs, endMs: (start * 1000) / rate };
  });
  return { ...finishSpeech({ samples: resample(samples, rate), times, earlierMs }, gain, pace), utterance };
}

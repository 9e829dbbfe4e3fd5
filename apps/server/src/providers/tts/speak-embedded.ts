import type { SpokenSounds } from './audio/finish-speech.ts';
import { embeddedEngine } from './engine-name.ts';
import { speakSounds } from './kokoro/speak-sentence.ts';
import type { VoiceModel } from './kokoro/voice-model.ts';
import type { EnglishReader } from './phonemes/english/reader.ts';
import { phonemise } from './phonemes/phonemise.ts';
import type { Utterance } from './phonemes/utterance.ts';
import type { QuickModel } from './piper/quick-model.ts';
import { speakQuickly } from './piper/speak-sentence.ts';
import { quickVoice } from './piper/voices.ts';
import { sampleRate, type SpeechSentence, type SpokenSentence } from './port.ts';
import { normalise } from './text/normalise.ts';
import { timingOf } from './timing.ts';

/** The quick model is loaded when it is asked for, and once. */
export type EmbeddedModels = {
  english: EnglishReader;
  kokoro: VoiceModel;
  quick(): Promise<QuickModel>;
};

/** Speaks one sentence with the voice that it asks for. */
export async function speakEmbedded(
  sentence: SpeechSentence,
  models: EmbeddedModels,
): Promise<SpokenSentence> {
  const { pcm, utterance, times } = await speak(sentence, models);
  const durationMs = (pcm.length * 1000) / sampleRate;
  return {
    pcm,
    sampleRate,
    durationMs,
    ...timingOf(utterance, times, durationMs),
    pauseAfterMs: sentence.pauseAfterMs,
    engine: embeddedEngine,
  };
}

async function speak(
  sentence: SpeechSentence,
  { english, kokoro, quick }: EmbeddedModels,
): Promise<SpokenSounds> {
  const voice = quickVoice(sentence.voice);
  if (!voice) return speakSounds(sentence, { model: kokoro, english });
  const { spans, language, dictionary } = sentence;
  const utterance = phonemise(normalise(spans, language), { dictionary, english, voice: 'en-US' });
  if (isMostlyChinese(utterance))
    return speakSounds({ ...sentence, voice: voice.standIn }, { model: kokoro, english });
  return speakQuickly(utterance, sentence, voice, await quick());
}

// A name in an English sentence is understood without tones; a Chinese sentence is not.
const isMostlyChinese = ({ words }: Utterance): boolean =>
  2 * words.filter(({ text }) => /\p{Script=Han}/u.test(text)).length > words.length;

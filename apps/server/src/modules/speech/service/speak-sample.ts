import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechMessages } from '@app/contract/speech/messages.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import {
  type SpeechAudio,
  SpeechMissing,
  type SpeechProvider,
  type SpokenSentence,
} from '../../../providers/tts/port.ts';

type Deps = { speech: SpeechProvider; audio: SpeechAudio };

const { pace, intonation, volume } = speechLimits;
const manner = {
  pace: pace.usual,
  intonation: intonation.usual,
  volume: volume.usual,
  emotion: 'general',
  pitch: 0,
} as const;
const keepSeconds = 24 * 60 * 60;

/** How a voice sounds. There are few of them and a sentence is small, so what was spoken stays in memory. */
export function speakSample({ speech, audio }: Deps) {
  const spoken = new Map<string, Promise<Uint8Array>>();

  async function speak(voice: string, language: ContentLanguage): Promise<Uint8Array> {
    const text = fill(speechMessages.sample, language);
    const request = { text, voice, language, manner, dictionary: [] };
    const sentences: SpokenSentence[] = [];
    // Somebody has pressed a button and listens.
    for await (const sentence of speech.speak(request, { urgent: true })) sentences.push(sentence);
    return audio.mp3(audio.join(sentences).pcm);
  }

  function once(voice: string, language: ContentLanguage): Promise<Uint8Array> {
    const key = `${voice} ${language}`;
    const found = spoken.get(key) ?? speak(voice, language);
    spoken.set(key, found);
    // What failed is tried anew the next time.
    found.catch(() => spoken.delete(key));
    return found;
  }

  return async (ttsId: string, language: Language): Promise<FileAnswer> => {
    const voice = speech.voices().find(({ id }) => id === ttsId);
    if (!voice) throw new AppError(speechErrors.voiceUnknown);
    const said = voice.languages.includes(language) ? language : voice.languages[0];
    const bytes = await once(ttsId, said).catch((error: unknown) => {
      if (error instanceof SpeechMissing)
        throw new AppError(speechErrors.engineMissing, { command: error.command });
      throw error;
    });
    return {
      size: bytes.length,
      type: 'audio/mpeg',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      keepSeconds,
      open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    };
  };
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechMessages } from '@app/contract/speech/messages.ts';
import type { speechRoutes } from '@app/contract/speech/routes.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Quota } from '../../../platform/quota.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { VoiceService } from '../../voice/service.ts';
import {
  type JoinedSpeech,
  mannerOf,
  type SpeechAudio,
  type SpeechManner,
  SpeechFailed,
  SpeechMissing,
  type SpeechProvider,
  type SpokenSentence,
  type Voice,
} from '../../../providers/tts/port.ts';
import type { DictionaryService } from '../../dictionary/service.ts';
import type { ProjectService } from '../../project/service.ts';

type Deps = {
  speech: SpeechProvider;
  audio: SpeechAudio;
  trials: Quota;
  projects: ProjectService;
  dictionaries: DictionaryService;
  voices: VoiceService;
};
type Trial = {
  text: string;
  language: ContentLanguage;
  manner: SpeechManner;
  dictionary: readonly DictionaryEntry[];
};
type Spoken = { mp3: Uint8Array; track: Pick<JoinedSpeech, 'durationMs' | 'words' | 'visemes'> };

const keepSeconds = 24 * 60 * 60;
/** A few words are small, and the same ones are asked for again: what was spoken last stays in memory. */
const keptTrials = 100;

/** A few words to hear a voice by. */
export function speakTrial({ speech, audio, trials, projects, dictionaries, voices }: Deps) {
  const spoken = createWeightedCache<Promise<Spoken>>({ most: keptTrials, weigh: () => 1 });

  async function speak(voice: string, { text, language, manner, dictionary }: Trial): Promise<Spoken> {
    const request = { text, voice, language, manner, dictionary };
    const sentences: SpokenSentence[] = [];
    // Somebody has pressed a button and listens.
    for await (const sentence of speech.speak(request, { urgent: true })) sentences.push(sentence);
    const { pcm, durationMs, words, visemes } = audio.join(sentences);
    return { mp3: await audio.mp3(pcm), track: { durationMs, words, visemes } };
  }

  const keyOf = (voice: string, trial: Trial) => JSON.stringify([voice, trial]);

  async function once(voice: string, trial: Trial): Promise<Spoken> {
    const key = keyOf(voice, trial);
    const found = spoken.get(key) ?? speak(voice, trial);
    spoken.set(key, found);
    return found.catch((error: unknown) => {
      // What failed is tried anew the next time.
      spoken.delete(key);
      if (error instanceof SpeechMissing)
        throw new AppError(speechErrors.engineMissing, { command: error.command });
      if (error instanceof SpeechFailed && error.isLasting) throw new AppError(speechErrors.engineRefused);
      throw error;
    });
  }

  /** A voice that somebody may hear, and what the engine is told for it. */
  async function voiceOf({ userId }: UserVisitor, ttsId: string): Promise<{ voice: Voice; told: string }> {
    const voice = await voices.find(userId, ttsId);
    if (!voice) throw new AppError(speechErrors.voiceUnknown);
    return { voice, told: (await voices.told(userId, [ttsId]))(ttsId) };
  }

  /** The words in their language where the voice speaks it, else in its own. */
  const spokenBy = ({ languages }: Voice, language: ContentLanguage): ContentLanguage =>
    languages.includes(language) ? language : languages[0];

  return {
    /** How a voice sounds. */
    async sample(visitor: UserVisitor, ttsId: string, language: Language): Promise<FileAnswer> {
      const { voice, told } = await voiceOf(visitor, ttsId);
      const said = spokenBy(voice, language);
      const text = fill(speechMessages.sample, said);
      const manner = mannerOf('natural');
      const { mp3 } = await once(told, { text, language: said, manner, dictionary: [] });
      return {
        size: mp3.length,
        type: 'audio/mpeg',
        etag: `"${createHash('sha256').update(mp3).digest('hex')}"`,
        keepSeconds,
        open: async (range) => Readable.from([range ? mp3.subarray(range.start, range.end + 1) : mp3]),
      };
    },

    /** Words of somebody's own. What has to be spoken first counts against what an account may ask for. */
    async say(
      visitor: UserVisitor,
      { ttsId, speechStyle, settings, text, projectId, readings = [] }: BodyOf<typeof speechRoutes.say>,
    ): Promise<DataOf<typeof speechRoutes.say>> {
      const { userId } = visitor;
      if (projectId) await projects.requireWorkable(visitor, projectId);
      const { voice, told } = await voiceOf(visitor, ttsId);
      const language = spokenBy(voice, languageOfText(text));
      if (!isSpeakable(text)) throw new AppError(speechErrors.nothingToSay);
      const kept = await dictionaries.readingsOf({ userId, projectId: projectId ?? null });
      // What is being tried out comes before what is kept.
      const known = kept.filter((entry) => !readings.some((tried) => tried.text === entry.text));
      const dictionary = [...known, ...readings].filter((entry) => text.includes(entry.text));
      const trial = { text, language, manner: mannerOf(speechStyle, settings), dictionary };
      if (!spoken.get(keyOf(told, trial))) {
        const seconds = await trials.take(userId);
        if (seconds > 0) throw new AppError(speechErrors.tooManyTrials, { seconds });
      }
      const { mp3, track } = await once(told, trial);
      return { audio: Buffer.from(mp3).toString('base64'), ...track };
    },
  };
}

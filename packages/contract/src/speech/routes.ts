import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { sentenceTrackSchema } from '../broadcast/schema.ts';
import { dictionaryLimits } from '../dictionary/limits.ts';
import { dictionaryEntrySchema } from '../dictionary/schema.ts';
import { speechLimits } from './limits.ts';
import { ttsIdSchema, voiceSettingsSchema } from './schema.ts';
import { voiceCharacters } from './states/character.ts';
import { contentLanguages } from './states/language.ts';
import { speechStyles } from './states/style.ts';
import { usualSettings } from './states/voice-choice.ts';

const recordingMinutes = speechLimits.recordingMs / 60_000;
const textSchema = z.object({ zh: z.string(), en: z.string() });

/** A voice that can be chosen. */
export const voiceSchema = z.object({
  ttsId: ttsIdSchema,
  name: textSchema,
  /** What it speaks, its own language first. */
  languages: z.array(z.enum(contentLanguages)),
  sex: z.string(),
  age: z.string(),
  /** Null where its engine does not tell. */
  character: z.nullable(z.enum(voiceCharacters)),
  /** What to expect, in a few words; empty where nobody knows. */
  about: textSchema,
  /** The caller has marked it. */
  isFavourite: z.boolean(),
  /** A sentence that shows how it sounds. */
  sampleText: textSchema,
});
export type Voice = z.output<typeof voiceSchema>;

/** The engine that speaks; where it is not ready, `hint` says what brings it. */
export const speechEngineSchema = z.object({
  name: z.string(),
  state: z.enum(['ready', 'missing', 'failing']),
  hint: textSchema,
});
export type SpeechEngine = z.output<typeof speechEngineSchema>;

/** Calls about voices. Those of the spec that are not here yet stand in pending-calls.ts. */
export const speechRoutes = defineRoutes({
  voices: {
    method: 'GET',
    path: '/web-api/portrait/speech/style/list',
    visitors: ['user'],
    about: {
      zh: '可选的声音，以及语音引擎是否可用。',
      en: 'The voices to choose from, and whether the speech engine works.',
    },
    data: z.object({ list: z.array(voiceSchema), engine: speechEngineSchema }),
  },
  favourite: {
    method: 'PUT',
    path: '/web-api/portrait/speech/style/favourite',
    visitors: ['user'],
    about: {
      zh: '把一个声音加入或移出我的常用声音。',
      en: 'Marks a voice as one of my favourites, or takes the mark away.',
    },
    body: z.strictObject({ ttsId: ttsIdSchema, isFavourite: z.boolean() }),
  },
  sample: {
    method: 'GET',
    path: '/web-api/portrait/speech/sample/{ttsId}',
    visitors: ['user'],
    about: {
      zh: '试听一个声音（mp3）：用 language（没有时用请求的语言）说一句话，不会说这种语言的声音用自己的语言。',
      en: 'A voice to be heard (mp3): one sentence in a language, without one in that of the request, or in its own where it does not speak that.',
    },
    params: z.object({ ttsId: ttsIdSchema }),
    query: z.strictObject({ language: z.optional(z.enum(contentLanguages)) }),
    answer: 'file',
  },
  transcribe: {
    method: 'POST',
    path: '/web-api/portrait/asr/base64',
    visitors: ['project-share', 'user'],
    about: {
      zh: `把一段录音（WAV，16 位，base64，最长 ${recordingMinutes} 分钟）转成文字。MP3、MP4、WebM 请先在浏览器里解码，页面会自动这样做。isPartial：还在说，先转已说的部分。`,
      en: `Turns a recording (WAV of 16 bit samples, base64, at most ${recordingMinutes} minutes) into text. MP3, MP4 and WebM are decoded by the browser before, as the pages do. isPartial: what was said so far of one that goes on.`,
    },
    bodyLimit: speechLimits.transcription.bodyBytes,
    body: z.strictObject({
      base64: z.string().check(z.minLength(1)),
      /** It goes on: what was said so far, where the engine has time for it. */
      isPartial: z.optional(z.boolean()),
    }),
    data: z.object({ text: z.string(), language: z.enum(contentLanguages) }),
  },
  say: {
    method: 'POST',
    path: '/web-api/portrait/speech/say',
    visitors: ['user'],
    about: {
      zh: '用一个声音和说话风格试说几句话：声音（mp3，base64）和口型。',
      en: 'A few words to try a voice and a way of speaking: the sound (mp3, base64) and the shapes of the mouth.',
    },
    body: z.strictObject({
      ttsId: ttsIdSchema,
      speechStyle: z._default(z.enum(speechStyles), 'natural'),
      settings: z._default(voiceSettingsSchema, usualSettings),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(speechLimits.trial.text.max)),
      /** Words are read as in this project; without one, as in the account. */
      projectId: z.optional(idSchema),
      /** How words are to be read before they are kept so. */
      readings: z.optional(z.array(dictionaryEntrySchema).check(z.maxLength(dictionaryLimits.tried))),
    }),
    data: z.object({ audio: z.string(), ...sentenceTrackSchema.shape }),
  },
});

import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { speechLimits } from '../speech/limits.ts';
import { contentLanguages } from '../speech/states/language.ts';
import { consentRecordSchema, ownVoiceSchema, voiceConsentSchema, voiceNameSchema } from './schema.ts';
import { voiceKinds } from './states/own-voice.ts';

const path = (rest: string) => `/web-api/portrait/voice/${rest}` as const;
const byId = { params: z.object({ id: idSchema }) };
const minutes = speechLimits.recordingMs / 60_000;

/** Calls about voices of one's own. They are heard and chosen like any other, by their ttsId. */
export const voiceRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: path('list'),
    visitors: ['user'],
    about: {
      zh: '我自己的声音，最新的在前，以及它们是怎样制作的。',
      en: 'The voices of my own, the newest first, and how they are made here.',
    },
    data: z.object({
      list: z.array(ownVoiceSchema),
      /** Null: the speech engine of this server can speak no voice that is made here. */
      maker: z.nullable(z.object({ kind: z.enum(voiceKinds), engine: z.string() })),
    }),
  },
  add: {
    method: 'POST',
    path: path('add'),
    visitors: ['user'],
    about: {
      zh: `用一段录音（WAV，16 位，base64，最长 ${minutes} 分钟）制作一个自己的声音，连同授权一起提交。是一项任务，结束时推送事件 22 或 23。`,
      en: `Makes a voice of my own from a recording (WAV of 16 bit samples, base64, at most ${minutes} minutes), with the consent to it. It is a task, at whose end event 22 or 23 is pushed.`,
    },
    bodyLimit: speechLimits.transcription.bodyBytes,
    body: z.strictObject({
      name: voiceNameSchema,
      language: z.enum(contentLanguages),
      base64: z.string().check(z.minLength(1)),
      consent: voiceConsentSchema,
    }),
    data: ownVoiceSchema,
  },
  again: {
    method: 'POST',
    path: path('again'),
    visitors: ['user'],
    about: {
      zh: '用保留的录音再试一次制作失败的声音。',
      en: 'Tries again to make a voice that failed, from its recording.',
    },
    body: z.strictObject({ id: idSchema }),
    data: ownVoiceSchema,
  },
  update: {
    method: 'PUT',
    path: path('update'),
    visitors: ['user'],
    about: { zh: '给我的声音改名。', en: 'Renames a voice of my own.' },
    body: z.strictObject({ id: idSchema, name: voiceNameSchema }),
    data: ownVoiceSchema,
  },
  using: {
    ...byId,
    method: 'GET',
    path: path('using/{id}'),
    visitors: ['user'],
    about: {
      zh: '谁在用我的声音 {id}：数字人和项目，以及删除后改用的声音。',
      en: 'What uses my voice {id}: avatars and projects, and the voice they get when it is deleted.',
    },
    data: z.object({
      avatars: z.array(z.object({ id: idSchema, name: z.string() })),
      projects: z.array(z.object({ id: idSchema, title: z.string() })),
      /** The ttsId of the voice that takes its place. */
      instead: z.string(),
    }),
  },
  delete: {
    ...byId,
    method: 'DELETE',
    path: path('delete/{id}'),
    visitors: ['user'],
    about: {
      zh: '删除我的声音 {id} 和它的录音。用过它的数字人和项目改用另一个声音，讲解需要重新生成。',
      en: 'Deletes my voice {id} and its recording. Avatars and projects that used it get another voice, and their talks are to be made again.',
    },
  },
  consents: {
    method: 'GET',
    path: path('consents'),
    visitors: ['user'],
    about: {
      zh: '声音授权记录：我用过谁的录音、何时同意、做成了哪个声音，最新的在前。',
      en: 'The ledger of voices: whose recordings I have used, when that was agreed to and for which voice, the newest first.',
    },
    data: z.object({ list: z.array(consentRecordSchema), total: z.int() }),
  },
  forget: {
    ...byId,
    method: 'DELETE',
    path: path('consent/{id}'),
    visitors: ['user'],
    about: {
      zh: '删除一条声音授权记录；它的声音要先删除。',
      en: 'Deletes a record of the ledger of voices; its voice has to be deleted first.',
    },
  },
});

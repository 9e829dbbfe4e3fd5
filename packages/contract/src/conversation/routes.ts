import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { askedQuestionSchema, questionTextSchema } from './schema.ts';

/** Calls about questions to a talk. */
export const conversationRoutes = defineRoutes({
  ask: {
    method: 'POST',
    path: '/web-api/portrait/project/ask',
    visitors: ['project-share', 'user'],
    about: {
      zh: '向讲解提问：以事件流逐句返回回答、出处页码与语音。每个问题消耗分享者一次互动。',
      en: 'Asks a talk: the answer comes sentence by sentence as an event stream, with pages and speech. Costs its owner one interaction.',
    },
    body: z.strictObject({ projectId: idSchema, question: questionTextSchema }),
    answer: 'stream',
    onceByKey: true,
  },
  questions: {
    method: 'POST',
    path: '/web-api/portrait/statistics/questions',
    visitors: ['user'],
    about: {
      zh: '观众向我的讲解提过的问题，最新的在前。',
      en: 'What viewers asked my talks, newest first.',
    },
    body: z.strictObject({ ...pageFields, projectId: z.optional(idSchema) }),
    data: pageOf(askedQuestionSchema),
  },
});

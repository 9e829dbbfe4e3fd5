import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { askedQuestionSchema, questionSchema } from './schema.ts';

/** Calls about questions to a talk. */
export const conversationRoutes = defineRoutes({
  ask: {
    method: 'POST',
    path: '/web-api/portrait/project/ask',
    visitors: ['project-share', 'user'],
    about: {
      zh: '向讲解提问：以事件流先返回全部文字与出处页码，语音随后逐句返回。每个问题消耗分享者一次互动。',
      en: 'Asks a talk: an event stream brings the text of the answer with its pages at once, then the speech sentence by sentence. Costs its owner one interaction.',
    },
    body: questionSchema,
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

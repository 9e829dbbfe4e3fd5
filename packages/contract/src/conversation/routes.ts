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
      zh: '向讲解提问：以事件流逐句返回文字与出处，语音随后逐句返回。设置了语言模型时由它据课件写出，否则用课件原话。每个问题消耗分享者一次互动。',
      en: 'Asks a talk: an event stream brings each sentence of the answer with its source as soon as it is known, and its speech after it. A language model writes it from the deck where one is set up; else it is in the deck’s own words. Costs its owner one interaction.',
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
      zh: '观众向我的讲解提过的问题，以及回答的出处和引擎，最新的在前。',
      en: 'What viewers asked my talks, with what each answer was made of and by whom, newest first.',
    },
    body: z.strictObject({ ...pageFields, projectId: z.optional(idSchema) }),
    data: pageOf(askedQuestionSchema),
  },
});

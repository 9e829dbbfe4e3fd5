import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { conversationLimits } from './limits.ts';
import { askedAgainSchema, askedQuestionSchema, questionSchema } from './schema.ts';

const { questions: mostAgain } = conversationLimits.askedAgain;

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
  askAgain: {
    method: 'POST',
    path: '/web-api/portrait/statistics/questions/again',
    visitors: ['user'],
    about: {
      zh: `把观众问过一个项目的问题重新问一遍（最新 ${mostAgain} 个不同的问题），返回任务 id。不消耗互动；可取消。`,
      en: `Asks again what viewers asked a project (the newest ${mostAgain} different questions); returns the task. It takes no interactions and can be cancelled.`,
    },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({ taskId: idSchema, questions: z.int() }),
  },
  askedAgain: {
    method: 'GET',
    path: '/web-api/portrait/statistics/questions/again/{id}',
    visitors: ['user'],
    about: {
      zh: '一个项目的问题重新问到哪里，以及哪些回答变了。',
      en: 'How far asking the questions of a project again has come, and which answers are others now.',
    },
    params: z.object({ id: idSchema }),
    data: askedAgainSchema,
  },
});

import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { scriptSchema } from '../courseware/schema.ts';
import { engineSchema } from '../engine/schema.ts';
import { proposalSchema, toneSchema, writingSchema } from './schema.ts';
import { scriptChanges } from './states/change.ts';

const path = (rest: string) => `/web-api/portrait/courseware/${rest}` as const;
const proposing = { method: 'POST', visitors: ['user'], data: proposalSchema, onceByKey: true } as const;

/** Calls by which an engine writes or changes the script of a page. Those for one page store nothing: `page/update` does. */
export const scriptRoutes = defineRoutes({
  writer: {
    method: 'GET',
    path: path('writer'),
    visitors: ['user'],
    about: {
      zh: '谁来写讲稿：语言模型的名称；没有设置时为 null，由内置引擎写。',
      en: 'Who writes scripts: the name of the language model, or null where none is set up and the built-in engine writes.',
    },
    data: z.object({ model: z.nullable(engineSchema) }),
  },
  extract: {
    ...proposing,
    path: path('page/extract'),
    about: {
      zh: '按一页的画面和前后页给出讲稿，不保存。写成后消耗 1 次 AI 助手；内置引擎代语言模型写时不消耗。',
      en: 'Proposes a script for a page from what it shows and from its neighbours; nothing is saved. One helper use when it is written, none when the built-in engine stands in for a language model.',
    },
    body: z.strictObject({ id: idSchema, from: z.literal('slide'), tone: z.optional(toneSchema) }),
  },
  writeAll: {
    method: 'POST',
    path: path('page/extract/all'),
    visitors: ['user'],
    about: {
      zh: '用语言模型写全部页面的讲稿，自己写过的和隐藏的除外，返回任务 id。逐页保存，每写成一页消耗 1 次 AI 助手；可取消。',
      en: 'Lets the language model write all pages but hidden ones and those that a person wrote; returns the task. Pages are saved one by one and take one helper use each; it can be cancelled.',
    },
    body: z.strictObject({ projectId: idSchema, tone: z.optional(toneSchema) }),
    data: z.object({ taskId: idSchema, pages: z.int() }),
    onceByKey: true,
  },
  writing: {
    method: 'GET',
    path: path('writing/{id}'),
    visitors: ['user'],
    about: {
      zh: '一个项目的“写全部页面”进行到哪一页，以及写成的各页原来的讲稿。',
      en: 'How far the writing of all pages of a project has come, and what each written page said before.',
    },
    params: z.object({ id: idSchema }),
    data: writingSchema,
  },
  change: {
    ...proposing,
    path: path('page/rewrite'),
    about: {
      zh: '按要求改一页的讲稿（改写、精简、扩写、改浅、改生动、中英互译），不保存。改成后消耗 1 次 AI 助手。',
      en: 'Proposes another wording of a script (rewrite, shorten, lengthen, simpler, livelier, translate); nothing is saved. One helper use when it worked.',
    },
    body: z.strictObject({
      id: idSchema,
      how: z.enum(scriptChanges),
      /** The words as they stand on the screen, saved or not. */
      content: scriptSchema,
      tone: z.optional(toneSchema),
    }),
  },
});

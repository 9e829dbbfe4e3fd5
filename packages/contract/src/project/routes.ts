import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, wire } from '../base/wire.ts';
import { talkReadinessSchema } from '../broadcast/schema.ts';
import { presenterLayoutSchema } from '../courseware/schema.ts';
import { ttsIdSchema } from '../speech/schema.ts';
import {
  colorSchema,
  docTextSchema,
  lengthMinutesSchema,
  pageNumberSchema,
  projectSchema,
  projectStatusSchema,
  projectTitleSchema,
  stepText,
  talkSchema,
} from './schema.ts';
import { aiCheck } from './states/ai-check.ts';
import { projectMethod } from './states/method.ts';
import { sceneIds } from './states/scene.ts';
import { orderDirs, projectOrders, projectTabs } from './states/sort.ts';

const path = (rest: string) => `/web-api/portrait/project/${rest}` as const;
const byId = { visitors: ['user'], params: z.object({ id: idSchema }) } as const;

/** A deck that is read into a project: one of the account's uploads. */
const deckFields = {
  docId: idSchema,
  /** Speaker notes become scripts; otherwise scripts are made from what stands on the slides. */
  notesAsScript: z._default(z.boolean(), true),
} as const;

/** Calls about projects. Those of the spec that are not here yet stand in pending-calls.ts. */
export const projectRoutes = defineRoutes({
  list: {
    method: 'POST',
    path: path('list'),
    visitors: ['user'],
    about: {
      zh: '我的项目或可用模板，可按标题搜索，按名称、修改、创建或打开时间排序。',
      en: 'My projects or the templates, searched by title, sorted by name, change, creation or last opening.',
    },
    body: z.strictObject({
      ...pageFields,
      tab: z._default(z.enum(projectTabs), 'mine'),
      search: z.optional(z.string().check(z.maxLength(100))),
      orderBy: z.optional(z.enum(projectOrders)),
      orderDir: z.optional(z.enum(orderDirs)),
    }),
    data: pageOf(projectSchema),
    packed: true,
  },
  add: {
    method: 'POST',
    path: path('add'),
    visitors: ['user'],
    about: {
      zh: '新建项目，返回其 id。带 deck 时同时开始读取课件，并选好一位数字人；积分不足则什么都不新建。',
      en: 'Makes a project and returns its id. With `deck` it is read at once and a presenter is chosen; with too few credits nothing is made.',
    },
    body: z.strictObject({
      title: z.optional(projectTitleSchema),
      deck: z.optional(z.strictObject(deckFields)),
    }),
    data: z.object({ id: idSchema }),
    onceByKey: true,
  },
  get: {
    ...byId,
    method: 'GET',
    path: path('get/{id}'),
    about: { zh: '我的一个项目；记为最近打开。', en: 'One of my projects; it counts as opened now.' },
    data: projectSchema,
  },
  update: {
    method: 'PUT',
    path: path('update'),
    visitors: ['user'],
    about: {
      zh: '修改项目的任意字段。isAiCheck 为 2 时收起提示。',
      en: 'Changes any fields of a project. isAiCheck 2 puts the tip away.',
    },
    body: z.strictObject({
      id: idSchema,
      title: z.optional(projectTitleSchema),
      coursewareId: z.optional(z.nullable(idSchema)),
      avatarsId: z.optional(z.nullable(idSchema)),
      ttsId: z.optional(z.nullable(ttsIdSchema)),
      presenterLayout: z.optional(presenterLayoutSchema),
      backgroundColor: z.optional(colorSchema),
      isAiCheck: z.optional(wire(aiCheck)),
      docId: z.optional(z.nullable(idSchema)),
      docText: z.optional(z.nullable(docTextSchema)),
      sceneId: z.optional(z.nullable(z.enum(sceneIds))),
      menu: z.optional(wire(projectMethod)),
      pageNumber: z.optional(pageNumberSchema),
      lengthMinutes: z.optional(z.nullable(lengthMinutesSchema)),
      step: z.optional(stepText),
    }),
    data: projectSchema,
  },
  status: {
    method: 'POST',
    path: path('get/status'),
    visitors: ['user'],
    about: {
      zh: '项目的状态与进度，可一次查询多个。',
      en: 'State and progress of projects, several at once.',
    },
    body: z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
    data: z.object({ list: z.array(projectStatusSchema) }),
  },
  copy: {
    method: 'POST',
    path: path('copy'),
    visitors: ['user'],
    about: {
      zh: '复制我的项目，或用模板新建项目。',
      en: 'Copies one of my projects, or makes one from a template.',
    },
    body: z.strictObject({ id: idSchema }),
    data: z.object({ id: idSchema }),
  },
  importDeck: {
    method: 'POST',
    path: path('ppt'),
    visitors: ['user'],
    about: {
      zh: '把我上传的一个 pptx 读成项目的页面，返回任务 id。读取失败会退回积分。',
      en: 'Turns one of my uploads, a pptx, into the pages of a project; returns the task. A failure gives the credits back.',
    },
    body: z.strictObject({ id: idSchema, ...deckFields }),
    data: z.object({ taskId: idSchema }),
    onceByKey: true,
  },
  info: {
    method: 'GET',
    path: path('info/{id}'),
    visitors: ['project-share', 'user'],
    about: {
      zh: '播放一个项目所需的全部内容，供观众和项目所有者使用。',
      en: 'All that playing a project needs, for its viewers and its owner.',
    },
    params: z.object({ id: idSchema }),
    data: talkSchema,
    packed: true,
  },
  readiness: {
    method: 'GET',
    path: path('readiness/{id}'),
    visitors: ['project-share', 'user'],
    about: {
      zh: '讲解有多少页已经可以听，其余页面还要多少秒（按实际生成速度测算）。',
      en: 'How many pages of a talk can be heard, and in how many seconds the others can, by the measured speed.',
    },
    params: z.object({ id: idSchema }),
    data: talkReadinessSchema,
  },
  delete: {
    ...byId,
    method: 'DELETE',
    path: path('delete/{id}'),
    about: {
      zh: '删除我的项目及其页面、讲解和分享。restorable 为 true 时，一天之内可以恢复；正在读取课件的项目不能恢复。',
      en: 'Deletes one of my projects with its pages, broadcasts and shares. Where `restorable` is true it can be restored within a day; a project whose deck is being read cannot.',
    },
    data: z.object({ restorable: z.boolean() }),
  },
  restore: {
    method: 'POST',
    path: path('restore'),
    visitors: ['user'],
    about: {
      zh: '恢复一天之内删除的项目，页面、讲解和分享都还在。',
      en: 'Brings back a project that was deleted within the last day, with its pages, broadcasts and shares.',
    },
    body: z.strictObject({ id: idSchema }),
    data: projectSchema,
  },
});

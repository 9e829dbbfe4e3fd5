import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { madeDeckSchema, outlineSchema, outlineStateSchema, redrawnSchema } from './schema.ts';

const courseware = (rest: string) => `/web-api/portrait/courseware/${rest}` as const;
const project = (rest: string) => `/web-api/portrait/project/${rest}` as const;
const works = {
  method: 'POST',
  visitors: ['user'],
  body: z.strictObject({ projectId: idSchema }),
  data: z.object({ taskId: idSchema }),
  onceByKey: true,
} as const;

/** Calls by which material becomes an outline, and an outline a deck. What it is made from and for are fields of the project. */
export const outlineRoutes = defineRoutes({
  draw: {
    ...works,
    path: courseware('outline'),
    about: {
      zh: '根据项目的资料（docId 或 docText）、场景、页数和时长生成大纲，返回任务 id。生成后消耗 3 次 AI 助手；可取消，失败不消耗。',
      en: 'Draws an outline from the material of a project (docId or docText), its scene, page count and length; returns the task. Three helper uses when it is there, none when it fails or is cancelled.',
    },
  },
  get: {
    method: 'GET',
    path: project('get/outline/{id}'),
    visitors: ['user'],
    about: {
      zh: '项目的大纲、状态和出处。',
      en: 'The outline of a project, how it stands, and what it was drawn from.',
    },
    params: z.object({ id: idSchema }),
    data: outlineStateSchema,
  },
  save: {
    method: 'PUT',
    path: project('outline'),
    visitors: ['user'],
    about: {
      zh: '保存改过的大纲。版本已旧时返回 1001000409 和最新的大纲。',
      en: 'Saves an outline that was changed. An old revision is refused with 1001000409 and the newest outline.',
    },
    body: z.strictObject({
      projectId: idSchema,
      outline: outlineSchema,
      revision: z.int().check(z.nonnegative()),
    }),
    data: outlineStateSchema,
    newest: outlineStateSchema,
  },
  redraw: {
    method: 'POST',
    path: courseware('outline/branch'),
    visitors: ['user'],
    about: {
      zh: '为大纲的一个章节或一页从它的资料里另选要点，只返回结果不保存，手写的内容保留。消耗 1 次 AI 助手，没有别的可选时不消耗。',
      en: 'Chooses other points for one section or page of an outline from its material. Offers them and stores nothing; what was written by hand stays. One helper use, none where there is nothing else to choose.',
    },
    body: z.strictObject({ projectId: idSchema, nodeId: z.string().check(z.minLength(1), z.maxLength(40)) }),
    data: redrawnSchema,
    onceByKey: true,
  },
  make: {
    ...works,
    path: courseware('create'),
    about: {
      zh: '按大纲生成课件和讲稿，返回任务 id。消耗项目积分和 5 次 AI 助手，失败退回；已有的课件会被替换。',
      en: 'Makes slides and scripts from the outline; returns the task. It costs what a project costs and five helper uses, given back when it fails; a deck that is there is replaced.',
    },
  },
  remake: {
    ...works,
    path: courseware('page/remake'),
    body: z.strictObject({ projectId: idSchema, pageId: idSchema }),
    about: {
      zh: '按大纲重新生成课件的一页（画面和讲稿），换一种内容，返回任务 id。消耗 1 次 AI 助手，失败不消耗；这一页原来的内容保留，可以换回。',
      en: 'Makes one page of a deck anew from the outline, slide and script, with another result; returns the task. One helper use, none when it fails; what stood on the page is kept and can be brought back.',
    },
  },
  turn: {
    method: 'POST',
    path: courseware('page/remake/undo'),
    visitors: ['user'],
    about: {
      zh: '把重新生成过的一页换回原来的画面和讲稿；再调用一次，又换成重新生成的。不消耗次数。',
      en: 'Brings back what a page showed and said before it was made anew; called once more, what was made. It costs nothing.',
    },
    body: z.strictObject({ projectId: idSchema, pageId: idSchema }),
    onceByKey: true,
  },
  made: {
    method: 'GET',
    path: project('get/outline/made/{id}'),
    visitors: ['user'],
    about: {
      zh: '课件的每一页由大纲的哪一页生成，每句话出自资料的哪一页，以及哪些句子因不在资料中而没有采用。',
      en: 'Which page of the outline each page of the deck was made from, the page of the material behind each sentence, and what was left out because the material does not say it.',
    },
    params: z.object({ id: idSchema }),
    data: madeDeckSchema,
  },
});

import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { pageStandingSchema } from '../courseware/schema.ts';
import { projectSchema, projectTitleSchema } from '../project/schema.ts';
import { voiceChoiceSchema } from '../speech/schema.ts';
import { deckLimits } from './limits.ts';
import {
  deckBriefSchema,
  deckSettingsSchema,
  listedPageSchema,
  openDeckSchema,
  pageDataSchema,
  pageElementsSchema,
  pageLengthSchema,
  pageTimingSchema,
  templateTopicSchema,
} from './schema.ts';
import { deckKinds } from './states/kind.ts';

const path = (rest: string) => `/web-api/portrait/courseware/${rest}` as const;
const projectPath = (rest: string) => `/web-api/portrait/project/${rest}` as const;
const byId = { visitors: ['user'], params: z.object({ id: idSchema }) } as const;
const count = z.int().check(z.nonnegative());
/** The id of a deck, or the name of one that comes with the product. */
const deckNameSchema = z.string().check(z.minLength(1), z.maxLength(deckLimits.name.max));
const searchSchema = z.optional(z.string().check(z.maxLength(deckLimits.search.max)));

/** Calls about a deck as a whole and what it is made from; those about single pages stand in courseware/routes.ts. */
export const deckRoutes = defineRoutes({
  list: {
    method: 'POST',
    path: path('list'),
    visitors: ['user'],
    about: {
      zh: '可以用来新建项目的课件：自己的课件、自己的模板和随产品附带的合集（用调用者的语言）；可按 kind、用途（topic）和收藏筛选，按标题搜索，最近修改的在前。',
      en: 'Decks to start from: my own, my templates and the collection in the language of the caller; filtered by kind, topic and favourites, searched by title, the last changed first.',
    },
    body: z.strictObject({
      ...pageFields,
      kind: z.optional(z.enum(deckKinds)),
      topic: z.optional(templateTopicSchema),
      /** Only what is marked as a favourite. */
      favourites: z._default(z.boolean(), false),
      search: searchSchema,
    }),
    data: pageOf(deckBriefSchema),
    packed: true,
  },
  start: {
    method: 'POST',
    path: path('start'),
    visitors: ['user'],
    about: {
      zh: '用 courseware/list 中的一份课件新建项目，返回项目 id。',
      en: 'Makes a project from a deck of courseware/list and returns its id.',
    },
    body: z.strictObject({ id: deckNameSchema }),
    data: z.object({ id: idSchema }),
    onceByKey: true,
  },
  openTemplate: {
    method: 'GET',
    path: path('template/{id}'),
    visitors: ['user'],
    about: {
      zh: 'courseware/list 中一份课件的全部页面和外观，用来翻看。',
      en: 'All pages of a deck of courseware/list with their look, to leaf through.',
    },
    params: z.object({ id: deckNameSchema }),
    data: openDeckSchema,
    packed: true,
  },
  takeTemplate: {
    method: 'POST',
    path: path('template/take'),
    visitors: ['user'],
    about: {
      zh: '与 template/{id} 相同，并把页面用到的图片等文件放进我的项目 projectId，这样页面可以插入其中。',
      en: 'As template/{id}, and the files of its pages become files of my project, so that its pages can be put there.',
    },
    body: z.strictObject({ id: deckNameSchema, projectId: idSchema }),
    data: openDeckSchema,
    packed: true,
  },
  saveTemplate: {
    method: 'POST',
    path: path('template/add'),
    visitors: ['user'],
    about: {
      zh: '把我的项目的课件存为模板，只有自己能看到；改名用 project/update，删除用 project/delete。',
      en: 'Keeps the deck of my project as a template that only I see; project/update renames it, project/delete deletes it.',
    },
    body: z.strictObject({ projectId: idSchema, title: projectTitleSchema }),
    data: z.object({ id: idSchema, projectId: idSchema }),
  },
  setFavourite: {
    method: 'PUT',
    path: path('template/favourite'),
    visitors: ['user'],
    about: {
      zh: '收藏 courseware/list 中的一份课件，或取消收藏。',
      en: 'Marks a deck of courseware/list as a favourite, or takes the mark away.',
    },
    body: z.strictObject({ id: deckNameSchema, isFavourite: z.boolean() }),
  },
  get: {
    ...byId,
    method: 'GET',
    path: path('get/{id}'),
    about: {
      zh: '课件的设置：标题、尺寸、主题、声音和各页的 id（按顺序）。',
      en: 'The settings of a deck: title, size, theme, voice and the ids of its pages in order.',
    },
    data: deckSettingsSchema,
  },
  voice: {
    method: 'PUT',
    path: path('voice'),
    visitors: ['user'],
    about: {
      zh: '整份课件怎么说，或给出 pageId 时这一页怎么说：声音、语速、语调、音量、情绪。null 表示恢复：页面跟随课件，课件跟随数字人。只有听起来会变的页面需要重新生成。',
      en: 'How a deck is spoken, or with pageId one of its pages: voice, pace, intonation, volume, emotion. Null takes it back: a page follows its deck, a deck its avatar. Only pages that will sound different have to be made again.',
    },
    body: z.strictObject({
      projectId: idSchema,
      pageId: z.optional(idSchema),
      settings: z.nullable(voiceChoiceSchema),
      /** That of the page as it was read; a newer one on the server refuses the write with 1001000409. */
      revision: z.optional(count),
    }),
    data: z.object({ list: z.array(pageStandingSchema) }),
  },
  delete: {
    ...byId,
    method: 'DELETE',
    path: path('delete/{id}'),
    about: {
      zh: '删除课件及其讲稿和讲解，项目回到第一步。正在生成时拒绝。',
      en: 'Takes the deck away with its scripts and its talk; the project goes back to step 1. Refused while it is being generated.',
    },
  },
  upload: {
    method: 'POST',
    path: path('upload'),
    visitors: ['user'],
    about: {
      zh: '直接生成页面：把我上传的 pptx 读成项目的课件，返回任务 id。已有课件时，只有 replace 为 true 才会替换。',
      en: 'Direct canvas generation: turns one of my uploads, a pptx, into the deck of a project; returns the task. A deck that is there is replaced only with `replace: true`.',
    },
    body: z.strictObject({
      projectId: idSchema,
      fileId: idSchema,
      replace: z._default(z.boolean(), false),
      /** As in project/ppt. */
      notesAsScript: z._default(z.boolean(), true),
    }),
    data: z.object({ taskId: idSchema }),
    onceByKey: true,
  },
  timing: {
    method: 'POST',
    path: path('timing'),
    visitors: ['user'],
    about: {
      zh: '已生成讲解的各页中每个字词的时间（毫秒，从本页开头算起）。',
      en: 'When each word is heard on the pages that are generated, in milliseconds from the beginning of the page.',
    },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({ list: z.array(pageTimingSchema) }),
    packed: true,
  },
  duration: {
    method: 'POST',
    path: path('duration'),
    visitors: ['user'],
    about: {
      zh: '讲解各页和总共的时长；还没有生成的页按讲稿估算。',
      en: 'How long each page and the whole talk is heard; what is not generated yet is estimated by its script.',
    },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({
      durationMs: z.number().check(z.nonnegative()),
      isEstimated: z.boolean(),
      list: z.array(pageLengthSchema),
    }),
  },
  pageData: {
    method: 'POST',
    path: path('page/data'),
    visitors: ['user'],
    about: {
      zh: '各页的讲解数据：声音地址、字词、口型、字幕和动作的时间；还没有生成的页为 null。',
      en: 'What plays on pages: addresses of the sound, times of words, mouth shapes, captions and cues; null where nothing is generated yet.',
    },
    body: z.strictObject({
      ids: z.array(idSchema).check(z.minLength(1), z.maxLength(deckLimits.dataAtOnce)),
    }),
    data: z.object({ list: z.array(pageDataSchema) }),
    packed: true,
  },
  listPages: {
    method: 'POST',
    path: path('page/page'),
    visitors: ['user'],
    about: {
      zh: '分页列出项目的页面，不含元素；可在标题和讲稿中搜索。',
      en: 'The pages of a project, part by part and without their elements; searched in titles and scripts.',
    },
    body: z.strictObject({ projectId: idSchema, ...pageFields, search: searchSchema }),
    data: pageOf(listedPageSchema),
    packed: true,
  },
  elements: {
    ...byId,
    method: 'GET',
    path: projectPath('get/element/{id}'),
    about: {
      zh: '项目的全部元素，按页排列：编辑器打开时读取，查找替换也用它。',
      en: 'Every element of a project, page by page: what an editor opens with, and what find and replace reads.',
    },
    data: z.object({ list: z.array(pageElementsSchema) }),
    packed: true,
  },
  using: {
    ...byId,
    method: 'GET',
    path: projectPath('using/{id}'),
    about: {
      zh: '我的哪些项目用到了我的文件 {id}：作为资料，或放在页面上。',
      en: 'Which of my projects use my file {id}: as what they are made from, or on their pages.',
    },
    data: z.object({ list: z.array(z.object({ id: idSchema, title: z.string() })) }),
  },
  relevance: {
    method: 'POST',
    path: projectPath('relevance'),
    visitors: ['user'],
    about: {
      zh: '为项目关联数字人、一份或多份资料文档和题库；null 或空列表表示取消关联。没有提到的保持不变。',
      en: 'Ties an avatar, source documents and a question bank to a project; null or an empty list unties. What is not named stays.',
    },
    body: z.strictObject({
      id: idSchema,
      avatarsId: z.optional(z.nullable(idSchema)),
      docIds: z.optional(z.nullable(z.array(idSchema).check(z.maxLength(deckLimits.documents.max)))),
      questionBank: z.optional(z.nullable(idSchema)),
    }),
    data: projectSchema,
  },
  original: {
    method: 'POST',
    path: projectPath('orig'),
    visitors: ['user'],
    about: {
      zh: '项目的原始文件：导入的课件，或作为资料的文档。',
      en: 'The original file of a project: the deck that was imported, or the document it is made from.',
    },
    body: z.strictObject({ id: idSchema }),
    answer: 'file',
  },
});

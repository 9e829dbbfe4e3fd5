import { elementBodySchema } from '@app/deck/schema/body.ts';
import { commandSchema } from '@app/deck/schema/command.ts';
import { hexSchema } from '@app/deck/schema/paint.ts';
import { slideSchema } from '@app/deck/schema/slide.ts';
import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, jsonText } from '../base/wire.ts';
import { deckLimits } from '../deck/limits.ts';
import { engineSchema } from '../engine/schema.ts';
import {
  pageSchema,
  pageStandingSchema,
  placeSchema,
  presenterLayoutSchema,
  projectDesignSchema,
  scriptDocumentText,
  scriptSchema,
  sentElementSchema,
} from './schema.ts';
import { coursewareLimits } from './limits.ts';
import { pageStatus, statusAfterSaving } from './states/page-status.ts';

const path = (rest: string) => `/web-api/portrait/courseware/${rest}` as const;

/** Calls about slides and their scripts. Those of the spec that are not here yet stand in pending-calls.ts. */
export const coursewareRoutes = defineRoutes({
  pages: {
    method: 'POST',
    path: path('page/list'),
    visitors: ['user'],
    about: { zh: '项目的全部页面及其元素。', en: 'All pages of a project with their elements.' },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({ list: z.array(pageSchema) }),
    packed: true,
  },
  page: {
    method: 'POST',
    path: path('page/get'),
    visitors: ['user'],
    about: { zh: '一页及其元素。', en: 'One page with its elements.' },
    body: z.strictObject({ id: idSchema }),
    data: pageSchema,
    packed: true,
  },
  standings: {
    method: 'POST',
    path: path('page/status'),
    visitors: ['user'],
    about: {
      zh: '项目各页的状态与版本，不含内容：等待讲稿或讲解时用它查询。',
      en: 'State and revision of the pages of a project without their content: what to ask while they are worked on.',
    },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({
      list: z.array(pageStandingSchema),
      /** That of the look of the project: a new one means other colours, fonts or layouts. */
      designRevision: z.int().check(z.nonnegative()),
    }),
  },
  saveScript: {
    method: 'PUT',
    path: path('page/update'),
    visitors: ['user'],
    about: {
      zh: '保存一页的讲稿，页面状态变为 6（待确认）。没有选择数字人时不保存。',
      en: 'Saves the script of a page, whose status becomes 6. Without an avatar it is not saved.',
    },
    body: z.strictObject({
      id: idSchema,
      projectId: idSchema,
      /** The avatar that is selected; absent means that of the project. */
      avatarsId: z.optional(z.nullable(idSchema)),
      /** Spec section 7 sends it; a script that is saved can lead nowhere else. */
      status: z.optional(z.literal(pageStatus.encode(statusAfterSaving))),
      content: scriptSchema,
      ssmlJsonText: z.optional(scriptDocumentText),
      /** Our own: the engine whose words these are, as it was answered; absent: a person's. */
      scriptEngine: z.optional(engineSchema.check(z.maxLength(200))),
      /** The revision that was read; a newer one on the server refuses the write with 1001000409. */
      revision: z.optional(z.int().check(z.nonnegative())),
    }),
    data: pageSchema,
    newest: pageSchema,
  },
  patch: {
    method: 'POST',
    path: path('page/patch'),
    visitors: ['user'],
    about: {
      zh: '按顺序执行一组命令来修改一页，全部成功或全部不做。版本已旧时返回 1001000409 和最新的页面。',
      en: 'Changes a page by commands, all of them or none. An old revision is refused with 1001000409 and the newest page.',
    },
    body: z.strictObject({
      id: idSchema,
      /** The revision that the commands were made for; their paths begin at the slide. */
      revision: z.int().check(z.nonnegative()),
      commands: z.array(commandSchema).check(z.minLength(1), z.maxLength(coursewareLimits.patch.commands)),
    }),
    data: pageStandingSchema,
    newest: pageSchema,
    onceByKey: true,
  },
  placePresenter: {
    method: 'PUT',
    path: path('page/presenter'),
    visitors: ['user'],
    about: {
      zh: '数字人在这一页站在哪里；null 表示跟随整份课件。语音不受影响，版本号不变。',
      en: 'Where the presenter stands on a page; null is what the whole deck says. Speech and revision stay as they are.',
    },
    body: z.strictObject({ id: idSchema, presenterLayout: z.nullable(presenterLayoutSchema) }),
    data: pageSchema,
  },
  addDeck: {
    method: 'POST',
    path: path('add'),
    visitors: ['user'],
    about: {
      zh: '给没有课件的项目新建一份课件：一个默认页，或 courseware/list 中一份课件（templateId）的页面；不给项目时连项目一起新建。价格与读取课件相同。',
      en: 'A new deck for a project that has none: one default page, or the pages of a deck of courseware/list (templateId). Where no project is named one is made. It costs what reading a deck costs.',
    },
    body: z.strictObject({
      projectId: z.optional(idSchema),
      templateId: z.optional(z.string().check(z.minLength(1), z.maxLength(deckLimits.name.max))),
    }),
    data: z.object({ id: idSchema, projectId: idSchema }),
    onceByKey: true,
  },
  putPage: {
    method: 'POST',
    path: path('page/addOrUpdate'),
    visitors: ['user'],
    about: {
      zh: '没有 coursewarePageId 时新建一页：默认页、给定元素的页、完整的页（slide），或另一页的副本（copyOf）；否则修改这一页的元素、背景色、缩略图或数字人。',
      en: 'Without coursewarePageId it adds a page: the default one, one with these elements, a whole one (slide), or a copy of another (copyOf). Otherwise it changes elements, background colour, thumbnail or avatar of that page.',
    },
    body: z.strictObject({
      projectId: idSchema,
      coursewareId: z.optional(z.nullable(idSchema)),
      coursewarePageId: z.optional(idSchema),
      avatarsId: z.optional(z.nullable(idSchema)),
      /** The place of a new page; absent means behind the others. */
      index: z.optional(placeSchema),
      elementList: z.optional(z.array(sentElementSchema)),
      /** The address of one of the project's files. */
      imgUrl: z.optional(z.nullable(z.string())),
      backgroundColor: z.optional(hexSchema),
      // Our own: a whole page with the ids that it shall have, or the page whose copy it becomes.
      slide: z.optional(slideSchema),
      copyOf: z.optional(idSchema),
    }),
    data: z.object({ id: idSchema, list: z.array(pageStandingSchema) }),
    onceByKey: true,
  },
  drag: {
    method: 'POST',
    path: path('page/drag'),
    visitors: ['user'],
    about: {
      zh: '把一页移到另一个位置。给出 pageId 时，若 sourceIndex 处已是另一页，返回 1001000409。',
      en: 'Gives a page another place. With pageId it is refused with 1001000409 where another page stands at sourceIndex by now.',
    },
    body: z.strictObject({
      projectId: idSchema,
      coursewareId: z.optional(z.nullable(idSchema)),
      sourceIndex: placeSchema,
      targetIndex: placeSchema,
      /** Our own: the page that is meant. */
      pageId: z.optional(idSchema),
    }),
    data: z.object({ list: z.array(pageStandingSchema) }),
  },
  deletePage: {
    method: 'DELETE',
    path: path('page/delete/{a}/{b}'),
    visitors: ['user'],
    about: {
      zh: '删除项目 {a} 的页面 {b}；最后一页不能删除。一天之内可以恢复。',
      en: 'Deletes page {b} of project {a}, unless it is the last one. It can be restored within a day.',
    },
    params: z.object({ a: idSchema, b: idSchema }),
    data: z.object({ list: z.array(pageStandingSchema) }),
  },
  restorePage: {
    method: 'POST',
    path: path('page/restore'),
    visitors: ['user'],
    about: {
      zh: '恢复一天之内删除的页面，讲稿和已生成的语音都还在。',
      en: 'Brings back a page that was deleted within the last day, with its script and its speech.',
    },
    body: z.strictObject({ projectId: idSchema, id: idSchema, index: z.optional(placeSchema) }),
    data: z.object({ list: z.array(pageStandingSchema) }),
  },
  putElement: {
    method: 'POST',
    path: path('page/slideshow/addOrUpdate'),
    visitors: ['user'],
    about: {
      zh: '添加一个元素，或按 id 替换它；index 是图层位置。',
      en: 'Adds an element, or replaces the one with this id; index is its place among the layers.',
    },
    body: z.strictObject({
      projectId: idSchema,
      coursewarePageId: idSchema,
      element: jsonText(elementBodySchema),
      index: placeSchema,
      id: z.optional(idSchema),
    }),
    data: z.object({ id: idSchema }),
    onceByKey: true,
  },
  deleteElement: {
    method: 'DELETE',
    path: path('page/slideshow/delete/{id}'),
    visitors: ['user'],
    about: { zh: '删除一个元素。', en: 'Deletes an element.' },
    params: z.object({ id: idSchema }),
  },
  clear: {
    method: 'POST',
    path: path('page/clear'),
    visitors: ['user'],
    about: {
      zh: '清空一页的讲稿、元素或两者。',
      en: 'Empties a page: its script, its elements or both.',
    },
    body: z.strictObject({ id: idSchema, what: z.enum(['script', 'elements', 'both']) }),
    data: pageSchema,
  },
  replace: {
    method: 'POST',
    path: path('page/replace'),
    visitors: ['user'],
    about: {
      zh: '用同一项目另一页的元素和背景，或一个版式，替换本页的内容；讲稿保留。',
      en: 'The page takes elements and background of another page of its project, or a layout; its script stays.',
    },
    body: z.strictObject({ id: idSchema, from: z.string().check(z.minLength(1), z.maxLength(200)) }),
    data: pageSchema,
  },
  painting: {
    method: 'POST',
    path: path('page/painting'),
    visitors: ['user'],
    about: {
      zh: '保存一页的缩略图：项目中一个图片文件的地址。版本号不变。',
      en: "Keeps the picture of a page: the address of one of the project's files. The revision stays.",
    },
    body: z.strictObject({ coursewarePageId: idSchema, imgUrl: z.string() }),
  },
  design: {
    method: 'POST',
    path: path('design/get'),
    visitors: ['user'],
    about: {
      zh: '项目的外观：主题的颜色和字体、母版与版式。各页引用它，播放的讲解已按它绘制。',
      en: 'The look of a project: colours and fonts of its theme, masters and layouts. Pages refer to it; talks are drawn with it.',
    },
    body: z.strictObject({ projectId: idSchema }),
    data: projectDesignSchema,
    packed: true,
  },
  patchDesign: {
    method: 'POST',
    path: path('design/patch'),
    visitors: ['user'],
    about: {
      zh: '按顺序执行一组命令来修改项目的外观，全部成功或全部不做；所有引用它的页面随之改变。版本已旧时返回 1001000409 和最新的外观。',
      en: 'Changes the look of a project by commands, all of them or none; every page that refers to it changes with it. An old revision is refused with 1001000409 and the newest look.',
    },
    body: z.strictObject({
      projectId: idSchema,
      /** The revision that the commands were made for; their paths begin at the design. */
      revision: z.int().check(z.nonnegative()),
      commands: z.array(commandSchema).check(z.minLength(1), z.maxLength(coursewareLimits.patch.commands)),
    }),
    data: projectDesignSchema,
    newest: projectDesignSchema,
    onceByKey: true,
  },
  takeMedia: {
    method: 'POST',
    path: path('media'),
    visitors: ['user'],
    about: {
      zh: '把我上传的图片、视频或音频放进项目，返回页面可以使用的地址。',
      en: 'Takes a picture, film or sound that I uploaded into a project; the address is for its pages.',
    },
    body: z.strictObject({
      projectId: idSchema,
      /** The id of the upload. */
      fileId: idSchema,
    }),
    data: z.object({ url: z.string(), /** By its bytes. */ type: z.string() }),
  },
  media: {
    method: 'GET',
    path: path('media/{id}'),
    visitors: ['nobody'],
    about: {
      zh: '按签名地址读取课件中的图片、视频或音频，支持 Range。',
      en: 'A picture, film or sound of a deck by its signed address; Range is supported.',
    },
    params: z.object({ id: idSchema }),
    query: z.strictObject({ expires: z.string(), sign: z.string(), share: z.optional(idSchema) }),
    answer: 'file',
  },
});

import { commandSchema } from '@app/deck/schema/command.ts';
import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { engineSchema } from '../engine/schema.ts';
import {
  pageSchema,
  pageStandingSchema,
  presenterLayoutSchema,
  projectDesignSchema,
  scriptDocumentText,
  scriptSchema,
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
    data: z.object({ list: z.array(pageStandingSchema) }),
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

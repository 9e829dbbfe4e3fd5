import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import {
  extractionCodeSchema,
  shareCodeSchema,
  shareEntrySchema,
  shareRequestSchema,
  shareSchema,
} from './schema.ts';

const path = (rest: string) => `/web-api/portrait/project/${rest}` as const;

/** Calls about sharing a project: those of its owner, and the way in for visitors. */
export const shareRoutes = defineRoutes({
  shareProject: {
    method: 'POST',
    path: path('share'),
    visitors: ['user'],
    about: {
      zh: '分享我的项目：有效期、人数与提取码，返回链接所需的 code。',
      en: 'Shares one of my projects: validity, number of people, extraction code; returns the code of the link.',
    },
    body: shareRequestSchema,
    data: shareSchema,
  },
  sharesOfProject: {
    method: 'POST',
    path: path('share/list'),
    visitors: ['user'],
    about: { zh: '一个项目的全部分享，最新的在前。', en: 'All shares of a project, newest first.' },
    body: z.strictObject({ id: idSchema }),
    data: z.object({ list: z.array(shareSchema) }),
  },
  dismiss: {
    method: 'POST',
    path: path('dismiss'),
    visitors: ['user'],
    about: {
      zh: '关闭我的一个分享；已进入的访客也不能再看。',
      en: 'Ends one of my shares; visitors who are inside are sent out too.',
    },
    body: z.strictObject({ id: idSchema }),
    data: shareSchema,
  },
  beat: {
    method: 'GET',
    path: path('share/beat'),
    visitors: ['project-share'],
    about: {
      zh: '访客的页面定时询问：分享还开着吗？已结束则为 1001002051。',
      en: 'A visitor’s page asks now and then whether the share is still open; 1001002051 when it is over.',
    },
  },
  entry: {
    method: 'POST',
    path: path('share/entry'),
    visitors: ['nobody'],
    about: {
      zh: '分享入口要显示的内容：标题、分享者与封面。',
      en: 'What the entry of a share shows: its title, its cover and who shared it.',
    },
    body: z.strictObject({ code: shareCodeSchema }),
    data: shareEntrySchema,
  },
  verify: {
    method: 'POST',
    path: path('verify'),
    // Who comes back with a token keeps the place that it stands for.
    visitors: ['nobody', 'project-share'],
    about: {
      zh: '用提取码打开分享，占用一个名额，返回访客令牌。',
      en: 'Opens a share by its extraction code, takes one place and returns the visitor’s token.',
    },
    body: z.strictObject({ code: shareCodeSchema, extractionCode: extractionCodeSchema }),
    data: z.object({ token: z.string(), projectId: idSchema }),
  },
});

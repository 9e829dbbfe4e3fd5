import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { exportLimits } from './limits.ts';
import { deckExportSchema } from './schema.ts';
import { presentationKinds } from './states/format.ts';

const { keepHours } = exportLimits;
const path = (rest: string) => `/web-api/portrait/courseware/export${rest}` as const;

/** Calls about files that are made of decks. */
export const exportRoutes = defineRoutes({
  start: {
    method: 'POST',
    path: '/web-api/portrait/courseware/presentations',
    visitors: ['user'],
    about: {
      zh: '把项目做成文件：pptx（可带讲解语音，另可带字幕和数字人的画面），或可再次导入的项目文件；返回任务 id。PDF 和图片由所有者的浏览器生成，这里会说明。不消耗积分。',
      en: 'Makes a file of a project: a pptx, with what is said where asked (and then with captions, and with who presents as a picture), or a project file that can be imported again; returns the task. PDF and pictures are drawn by the browser of the owner, and refused here with that sentence. It costs nothing.',
    },
    body: z.strictObject({
      projectId: idSchema,
      kind: z.enum(presentationKinds),
      narrated: z.optional(z.boolean()),
      /** Only with what is said. */
      captions: z.optional(z.boolean()),
      presenter: z.optional(z.boolean()),
    }),
    data: z.object({ id: idSchema, taskId: idSchema }),
  },
  list: {
    method: 'GET',
    path: path('/list/{id}'),
    visitors: ['user'],
    about: {
      zh: `项目导出的文件：进行中的、${keepHours} 小时内可下载的和刚失败的（附原因），最新的在前；另有已有语音和没有语音的页数。`,
      en: `The files made of a project: those under way, those that can be fetched for ${keepHours} hours, and those that just failed, with the reason; the newest first; and how many pages have speech and how many have none.`,
    },
    params: z.object({ id: idSchema }),
    data: z.object({
      list: z.array(deckExportSchema),
      /** Pages that can be heard, so that a file can have their speech, and pages that cannot. */
      spoken: z.int(),
      silent: z.int(),
    }),
  },
  file: {
    method: 'GET',
    path: path('/file/{id}'),
    visitors: ['nobody'],
    about: {
      zh: '按签名地址下载导出的文件，支持 Range。',
      en: 'A file that was made, by its signed address; Range is supported.',
    },
    params: z.object({ id: idSchema }),
    query: z.strictObject({ expires: z.string(), sign: z.string() }),
    answer: 'file',
  },
});

import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { placeSchema, scriptDocumentText } from '../courseware/schema.ts';
import { scriptReadingSchema, speechLeftSchema, wordMarkSchema } from './schema.ts';

const signed = z.strictObject({ expires: z.string(), sign: z.string(), share: z.optional(idSchema) });
const byAddress = { method: 'GET', visitors: ['nobody'], query: signed, answer: 'file' } as const;

/** Calls about spoken pages: starting, and what the player fetches by signed addresses. */
export const broadcastRoutes = defineRoutes({
  listen: {
    method: 'POST',
    path: '/web-api/portrait/courseware/page/listen',
    visitors: ['user'],
    about: {
      zh: '听讲稿里的一句：at 是光标在纯文本中的位置。声音与生成这一页时完全相同；讲稿不必先保存。next 是下一句的位置，没有时为 null。',
      en: 'One sentence of a script to be heard, at a place of its plain text, just as the page will be spoken. The script need not be saved. next is the place of the sentence after it, null at the end.',
    },
    body: z.strictObject({ id: idSchema, ssmlJsonText: scriptDocumentText, at: placeSchema }),
    data: z.object({
      /** A signed address. */
      audioUrl: z.string(),
      /** Places are those of the script. */
      words: z.array(wordMarkSchema),
      durationMs: z.number(),
      /** The silence that belongs after it. */
      pauseAfterMs: z.number(),
      next: z.nullable(placeSchema),
    }),
  },
  readings: {
    method: 'POST',
    path: '/web-api/portrait/courseware/page/readings',
    visitors: ['user'],
    about: {
      zh: '讲稿里的汉字和有几种读音的英文词会怎么读、还可以怎么读；讲稿不必先保存。isExact 为 false 时由外部引擎自行决定读音，这里只是推测。',
      en: 'How the Chinese characters of a script, and its English words with several readings, will be read, and how else they could be. The script need not be saved. Where isExact is false an outside engine reads by itself, and this is a guess.',
    },
    body: z.strictObject({ id: idSchema, ssmlJsonText: scriptDocumentText }),
    data: z.object({ list: z.array(scriptReadingSchema), isExact: z.boolean() }),
  },
  confirm: {
    method: 'POST',
    path: '/web-api/portrait/courseware/generated',
    visitors: ['user'],
    about: {
      zh: '生成讲解：为尚未生成的页面（或指定页面）生成语音、口型与字幕。',
      en: 'Creates the talk: makes speech, mouth shapes and captions for all pages that have none yet, or for these.',
    },
    body: z.strictObject({
      projectId: idSchema,
      pageIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
    }),
    data: z.object({ pages: z.int() }),
    onceByKey: true,
  },
  cancel: {
    method: 'POST',
    path: '/web-api/portrait/courseware/generated/cancel',
    visitors: ['user'],
    about: {
      zh: '取消正在生成的讲解：还没生成好的页面回到“未生成”，已生成的保留。',
      en: 'Ends the creation of a talk: pages under way are to be created again, those that are done stay.',
    },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({ pages: z.int() }),
  },
  left: {
    method: 'GET',
    path: '/web-api/portrait/broadcast/left',
    visitors: ['user'],
    about: {
      zh: '我正在生成的讲解：生成到哪一页、是否在排队，以及按本机最近的速度估算还需多久。',
      en: 'My talks under way: which pages are done, whether they wait in line, and how long they will still take at the pace at which this machine worked last.',
    },
    data: z.object({ list: z.array(speechLeftSchema) }),
  },
  track: {
    ...byAddress,
    path: '/web-api/portrait/broadcast/track/{pageId}',
    about: {
      zh: '一页的讲解数据（JSON）：字词与口型的时间、声音的地址。',
      en: 'What plays on a page (JSON): times of words and mouth shapes, addresses of the sound.',
    },
    params: z.object({ pageId: idSchema }),
  },
  audio: {
    ...byAddress,
    path: '/web-api/portrait/broadcast/audio/{pageId}',
    about: { zh: '一页的语音（mp3），支持 Range。', en: 'The speech of a page (mp3); Range is supported.' },
    params: z.object({ pageId: idSchema }),
  },
  film: {
    ...byAddress,
    path: '/web-api/portrait/broadcast/film/{pageId}',
    about: {
      zh: '一页的主讲视频（mp4 或 webm，无声播放），支持 Range；仅在管理员配置了生成服务时才有。',
      en: 'The presenter of a page, filmed (mp4 or webm, played without sound); Range is supported. There is one only where the administrator has configured a service.',
    },
    params: z.object({ pageId: idSchema }),
    query: z.extend(signed, { v: z.string() }),
  },
  sentence: {
    ...byAddress,
    path: '/web-api/portrait/broadcast/sentence/{id}',
    about: {
      zh: '一句话的语音（wav）：页面尚未生成完时，以及回答提问时使用。',
      en: 'The speech of one sentence (wav): while a page is still being spoken, and for answers.',
    },
    params: z.object({ id: idSchema }),
  },
  stock: {
    ...byAddress,
    path: '/web-api/portrait/broadcast/stock',
    about: {
      zh: '随产品附带的现成语句（mp3），如“第 3 页讲到”；支持 Range。',
      en: 'Sentences that come with the product (mp3), as "page 3 says"; Range is supported.',
    },
  },
});

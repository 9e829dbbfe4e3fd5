import * as z from 'zod/mini';
import { contentLanguages } from '../speech/states/language.ts';
import { defineRoutes } from '../base/routes.ts';
import { sampleLimits } from './limits.ts';
import { publicSampleSchema } from './schema.ts';

const path = (rest: string) => `/web-api/portrait/client/sample${rest}` as const;
const file = {
  method: 'GET',
  visitors: ['nobody'],
  params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answer: 'file',
} as const;

/** Calls about the sample talk that the home page plays. It comes with the product and belongs to no account. */
export const sampleRoutes = defineRoutes({
  talk: {
    method: 'GET',
    path: path(''),
    visitors: ['nobody'],
    about: {
      zh: '首页播放的示例讲解（一种语言）；没有随附示例时 sample 为 null。',
      en: 'The sample talk that the home page plays, in one language; `sample` is null where none is shipped.',
    },
    query: z.strictObject({ language: z.enum(contentLanguages) }),
    data: z.object({ sample: z.nullable(publicSampleSchema) }),
    keepSeconds: sampleLimits.keepSeconds,
    packed: true,
  },
  track: {
    ...file,
    path: path('/track/{hash}'),
    about: { zh: '示例一页的讲解数据（JSON）。', en: 'What plays on a page of the sample (JSON).' },
  },
  audio: {
    ...file,
    path: path('/audio/{hash}'),
    about: {
      zh: '示例一页的语音（mp3），支持 Range。',
      en: 'The speech of a page of the sample (mp3); Range is supported.',
    },
  },
});

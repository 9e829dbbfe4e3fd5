import * as z from 'zod/mini';
import { contentLanguages } from '../speech/states/language.ts';
import { defineRoutes } from '../base/routes.ts';
import { rightsSchema } from '../user/schema.ts';
import { levelNames } from '../user/states/level.ts';

/** What the web app asks of the server before anybody is logged in. */
export const clientRoutes = defineRoutes({
  settings: {
    method: 'GET',
    path: '/web-api/portrait/client/settings',
    visitors: ['nobody'],
    about: {
      zh: '网页启动时读取的公开设置。',
      en: 'Public settings that the web app reads when it starts.',
    },
    data: z.object({
      version: z.string(),
      /** Developer tools are blocked (spec section 2). */
      deviceGuard: z.boolean(),
      /** The page that shows every component is there: for those who develop and test the product. */
      showcase: z.boolean(),
      /** Mails reach people; otherwise they are kept on the server and /register says where. */
      mailReachesPeople: z.boolean(),
      /** The languages that there is a sample talk in, for the home page. */
      samples: z.array(z.enum(contentLanguages)),
      /** What the levels have, where the host has changed it. */
      levels: z.optional(z.record(z.enum(levelNames), rightsSchema)),
    }),
  },
});

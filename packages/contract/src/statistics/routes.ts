import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { statisticsLimits } from './limits.ts';
import { countedMetrics } from './states/metric.ts';

/** Calls about what viewers do. Those of the spec that are not here yet stand in pending-calls.ts. */
export const statisticsRoutes = defineRoutes({
  increment: {
    method: 'POST',
    path: '/web-api/portrait/statistics/increment',
    visitors: ['project-share'],
    about: {
      zh: '记录一次观看（含停留时长）、点赞或收藏；同一名额只计一次，可取消点赞与收藏。',
      en: 'Notes a view with how long it lasted, a like or a collection; once per place, and likes can be taken back.',
    },
    body: z.strictObject({
      projectId: idSchema,
      metric: z.enum(countedMetrics),
      /** Likes and collections: false takes it back. */
      on: z._default(z.boolean(), true),
      stayMs: z._default(z.int().check(z.minimum(0), z.maximum(statisticsLimits.longestStayMs)), 0),
    }),
  },
});

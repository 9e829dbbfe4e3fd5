import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { consumeRecordSchema } from './schema.ts';
import { ledgers } from './states/ledger.ts';

/** Calls about what was earned and spent. Those of the spec that are not here yet stand in pending-calls.ts. */
export const creditRoutes = defineRoutes({
  records: {
    method: 'POST',
    path: '/web-api/portrait/consume/record/page',
    visitors: ['user'],
    about: {
      zh: '我的积分、助手次数、互动次数与存储空间的每一笔来去，最新的在前。',
      en: 'Every coming and going of my credits, helper uses, interactions and storage, newest first.',
    },
    body: z.strictObject({ ...pageFields, ledger: z.optional(z.enum(ledgers)) }),
    data: pageOf(consumeRecordSchema),
  },
});

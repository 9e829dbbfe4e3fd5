import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import {
  consumeRecordSchema,
  dosageSchema,
  endingSchema,
  offsetField,
  recordFilterFields,
  usageChartSchema,
  usageDaySchema,
} from './schema.ts';
import { dosageKinds } from './states/dosage.ts';
import { tableFormats } from './states/table-format.ts';

/** Calls about what was earned and spent. */
export const creditRoutes = defineRoutes({
  records: {
    method: 'POST',
    path: '/web-api/portrait/consume/record/page',
    visitors: ['user'],
    about: {
      zh: '我的积分、助手次数、互动次数与存储空间的每一笔来去，最新的在前。',
      en: 'Every coming and going of my credits, helper uses, interactions and storage, newest first.',
    },
    body: z.strictObject({ ...pageFields, ...recordFilterFields }),
    data: pageOf(consumeRecordSchema),
  },
  chart: {
    method: 'POST',
    path: '/web-api/portrait/consume/record/echarts',
    visitors: ['user'],
    about: {
      zh: '一种额度每天的增加与消耗，没有变动的日子也在内。',
      en: 'What came and went of one ledger on each day, quiet days too.',
    },
    body: usageChartSchema,
    data: z.object({ days: z.array(usageDaySchema) }),
  },
  export: {
    method: 'POST',
    path: '/web-api/portrait/consume/record/export',
    visitors: ['user'],
    about: {
      zh: '把筛选出的记录下载为 Excel 或 CSV 文件。',
      en: 'The records that a filter leaves, as an Excel or CSV file.',
    },
    body: z.strictObject({
      ...recordFilterFields,
      offsetMinutes: offsetField,
      format: z.enum(tableFormats),
    }),
    answer: 'file',
  },
  dosage: {
    method: 'POST',
    path: '/web-api/portrait/consume/record/dosage',
    visitors: ['user'],
    about: {
      zh: '每个项目、每位数字人或每一天用了多少，退回的已扣除。',
      en: 'What each project, avatar or day has used, without what was given back.',
    },
    body: z.strictObject({
      ...pageFields,
      by: z.enum(dosageKinds),
      from: recordFilterFields.from,
      to: recordFilterFields.to,
      offsetMinutes: offsetField,
    }),
    data: pageOf(dosageSchema),
  },
  endings: {
    method: 'GET',
    path: '/web-api/portrait/consume/record/endings',
    visitors: ['user'],
    about: {
      zh: '按时间购买的额度何时到期，最早的在前。',
      en: 'When what was bought for a time runs out, the first to go first.',
    },
    data: z.object({ list: z.array(endingSchema) }),
  },
});

import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { dictionaryLimits } from './limits.ts';
import { collisionSchema, dictionaryEntrySchema, importReportSchema, keptEntrySchema } from './schema.ts';

/** Whose dictionary: that of a project, or without one the account's. */
const projectId = z.optional(z.nullable(idSchema));

/** Calls about how words are read: our own, beside those of the spec. */
export const dictionaryRoutes = defineRoutes({
  list: {
    method: 'POST',
    path: '/web-api/portrait/dictionary/list',
    visitors: ['user'],
    about: {
      zh: '账号的读音词典，或一个项目的；可按文字或拼音查找。',
      en: 'The pronunciation dictionary of the account or of a project; searched by characters or pinyin.',
    },
    body: z.strictObject({
      projectId,
      search: z.optional(z.string().check(z.maxLength(dictionaryLimits.search.max))),
      ...pageFields,
    }),
    data: pageOf(keptEntrySchema),
  },
  check: {
    method: 'POST',
    path: '/web-api/portrait/dictionary/check',
    visitors: ['user'],
    about: {
      zh: '保存之前：与哪些词重叠、以哪个为准，以及有多少页要重新生成。',
      en: 'Before saving: which entries it meets, which of them is read, and how many pages would be made again.',
    },
    body: z.strictObject({ projectId, id: z.optional(idSchema), entry: dictionaryEntrySchema }),
    data: z.object({
      entry: dictionaryEntrySchema,
      collisions: z.array(collisionSchema),
      pages: z.int(),
    }),
  },
  add: {
    method: 'POST',
    path: '/web-api/portrait/dictionary/add',
    visitors: ['user'],
    about: { zh: '添加一个词的读音。', en: 'Adds how a word is read.' },
    body: z.strictObject({ projectId, entry: dictionaryEntrySchema }),
    data: keptEntrySchema,
  },
  update: {
    method: 'PUT',
    path: '/web-api/portrait/dictionary/update',
    visitors: ['user'],
    about: { zh: '修改一个词或它的读音。', en: 'Changes a word or how it is read.' },
    body: z.strictObject({ id: idSchema, entry: dictionaryEntrySchema }),
    data: keptEntrySchema,
  },
  delete: {
    method: 'DELETE',
    path: '/web-api/portrait/dictionary/delete/{id}',
    visitors: ['user'],
    about: { zh: '删除一个词的读音。', en: 'Deletes how a word is read.' },
    params: z.object({ id: idSchema }),
  },
  import: {
    method: 'POST',
    path: '/web-api/portrait/dictionary/import',
    visitors: ['user'],
    about: {
      zh: '从 CSV 导入词和读音（base64，UTF-8 或 GB18030）；isTrial 为 true 时只说明会发生什么。',
      en: 'Takes words and readings from CSV (base64, UTF-8 or GB18030); with isTrial it only tells what would happen.',
    },
    bodyLimit: dictionaryLimits.import.bodyBytes,
    body: z.strictObject({
      projectId,
      base64: z.string().check(z.minLength(1)),
      isTrial: z.boolean(),
    }),
    data: importReportSchema,
  },
  export: {
    method: 'GET',
    path: '/web-api/portrait/dictionary/export',
    visitors: ['user'],
    about: {
      zh: '以 CSV（UTF-8，带 BOM）下载读音词典。',
      en: 'The pronunciation dictionary as CSV (UTF-8 with a byte order mark).',
    },
    query: z.strictObject({ projectId: z.optional(idSchema) }),
    answer: 'file',
  },
});

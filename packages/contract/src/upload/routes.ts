import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { uploadLimits } from './limits.ts';
import { orderDirs } from '../project/states/sort.ts';
import { uploadNameSchema, uploadProgressSchema, uploadSchema } from './schema.ts';
import { uploadKinds, uploadOrders } from './states/kind.ts';

/** Calls about uploaded files: our own, beside those of the spec. */
export const uploadRoutes = defineRoutes({
  add: {
    method: 'POST',
    path: '/web-api/portrait/upload/add',
    visitors: ['user'],
    about: {
      zh: '上传一个文件（multipart/form-data，字段 file）。类型按内容判断，不看文件名。',
      en: 'Uploads one file (multipart/form-data, field "file"). Its type is told by its bytes, not by its name.',
    },
    upload: true,
    data: uploadSchema,
  },
  begin: {
    method: 'POST',
    path: '/web-api/portrait/upload/begin',
    visitors: ['user'],
    about: {
      zh: '开始分段上传一个文件：之后逐段发送，断线后从已收到处继续。',
      en: 'Begins a file that comes in pieces: one after the other, and after a broken line from where it stopped.',
    },
    body: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(uploadLimits.nameLength)),
      size: z.int().check(z.positive()),
    }),
    data: uploadProgressSchema,
  },
  progress: {
    method: 'GET',
    path: '/web-api/portrait/upload/progress/{id}',
    visitors: ['user'],
    about: { zh: '分段上传已收到多少字节。', en: 'How much of a file in pieces has arrived.' },
    params: z.object({ id: idSchema }),
    data: uploadProgressSchema,
  },
  piece: {
    method: 'POST',
    path: '/web-api/portrait/upload/piece/{id}',
    visitors: ['user'],
    about: {
      zh: '发送下一段（multipart/form-data，字段 file），start 为这一段的起始字节。',
      en: 'Sends the next piece (multipart/form-data, field "file"); start is the byte at which it begins.',
    },
    params: z.object({ id: idSchema }),
    query: z.strictObject({ start: z.string().check(z.regex(/^\d{1,12}$/)) }),
    upload: true,
    data: uploadProgressSchema,
  },
  finish: {
    method: 'POST',
    path: '/web-api/portrait/upload/finish/{id}',
    visitors: ['user'],
    about: {
      zh: '全部收到后完成分段上传，返回文件；重复调用结果相同。',
      en: 'Makes the file of its pieces once all have arrived. Asked again it answers the same.',
    },
    params: z.object({ id: idSchema }),
    data: uploadSchema,
  },
  unlock: {
    method: 'POST',
    path: '/web-api/portrait/upload/unlock',
    visitors: ['user'],
    about: {
      zh: '用打开密码解开我上传的一个加密 Office 文件，之后保存的是解开的文件。密码只用这一次，不保存。',
      en: 'Opens one of my uploads, an Office file with a password; the opened file takes its place. The password is used once and not kept.',
    },
    body: z.strictObject({
      id: idSchema,
      password: z.string().check(z.minLength(1), z.maxLength(uploadLimits.password.max)),
    }),
    data: uploadSchema,
  },
  list: {
    method: 'POST',
    path: '/web-api/portrait/upload/list',
    visitors: ['user'],
    about: {
      zh: '我上传的文件，默认最新的在前；可按类别筛选、按名称搜索、按时间、名称、大小或类型排序。',
      en: 'My uploaded files, newest first unless told otherwise; filtered by kind, searched by name, sorted by time, name, size or type.',
    },
    body: z.strictObject({
      ...pageFields,
      kind: z.optional(z.enum(uploadKinds)),
      search: z.optional(z.string().check(z.maxLength(uploadLimits.search.max))),
      orderBy: z._default(z.enum(uploadOrders), 'createdAt'),
      orderDir: z._default(z.enum(orderDirs), 'desc'),
    }),
    data: pageOf(uploadSchema),
  },
  rename: {
    method: 'PUT',
    path: '/web-api/portrait/upload/rename',
    visitors: ['user'],
    about: { zh: '给我的一个文件改名。', en: 'Gives one of my files another name.' },
    body: z.strictObject({ id: idSchema, name: uploadNameSchema }),
    data: uploadSchema,
  },
  file: {
    method: 'GET',
    path: '/web-api/portrait/upload/file/{id}',
    visitors: ['nobody'],
    about: {
      zh: '按签名地址读取文件内容，支持 Range。',
      en: 'The content of a file by its signed address; Range is supported.',
    },
    params: z.object({ id: idSchema }),
    query: z.strictObject({ expires: z.string(), sign: z.string() }),
    answer: 'file',
  },
  delete: {
    method: 'DELETE',
    path: '/web-api/portrait/upload/delete/{id}',
    visitors: ['user'],
    about: { zh: '删除我的一个文件。', en: 'Deletes one of my files.' },
    params: z.object({ id: idSchema }),
  },
});

import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { uploadSchema } from './schema.ts';

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
  list: {
    method: 'POST',
    path: '/web-api/portrait/upload/list',
    visitors: ['user'],
    about: { zh: '我上传的文件，最新的在前。', en: 'My uploaded files, newest first.' },
    body: z.strictObject({ ...pageFields }),
    data: pageOf(uploadSchema),
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

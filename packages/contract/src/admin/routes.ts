import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { outboxMailSchema } from './schema.ts';

/** Calls for administrators alone. */
export const adminRoutes = defineRoutes({
  outbox: {
    method: 'POST',
    path: '/web-api/portrait/admin/outbox/list',
    visitors: ['administrator'],
    about: {
      zh: '系统发出的邮件；未配置邮件服务器时，验证码可在这里查看。',
      en: 'The mails of the product; with no mail server configured the verification codes can be read here.',
    },
    body: z.strictObject({ ...pageFields }),
    data: pageOf(outboxMailSchema),
  },
});

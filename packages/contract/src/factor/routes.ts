import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { givenPasswordSchema } from '../user/schema.ts';
import { factorCodeSchema, factorSchema, factorSetUpSchema, recoveryCodesSchema } from './schema.ts';

// Whoever is asked to set it up can do this and nothing else.
const own = { visitors: ['user'], withoutInvite: true, withoutFactor: true } as const;
const both = z.strictObject({ password: givenPasswordSchema, code: factorCodeSchema });

/** Calls about one's own second factor. */
export const factorRoutes = defineRoutes({
  state: {
    ...own,
    method: 'GET',
    path: '/web-api/portrait/user/factor',
    about: {
      zh: '自己的两步验证是否启用，还剩几个恢复码。',
      en: 'Whether one’s own second factor is on, and how many recovery codes are left.',
    },
    data: factorSchema,
  },
  begin: {
    ...own,
    method: 'POST',
    path: '/web-api/portrait/user/factor/begin',
    about: {
      zh: '开始启用两步验证，需要密码；返回验证器应用的密钥和二维码地址。确认之前不会启用。',
      en: 'Begins to set up the second factor, by the password; returns the secret for the app and the address of its QR code. Nothing is on before it is confirmed.',
    },
    body: z.strictObject({ password: givenPasswordSchema }),
    data: factorSetUpSchema,
  },
  confirm: {
    ...own,
    method: 'POST',
    path: '/web-api/portrait/user/factor/confirm',
    about: {
      zh: '用应用显示的动态码确认并启用，返回 10 个恢复码；它们只显示这一次。',
      en: 'Switches it on by a code of the app and returns 10 recovery codes, which are shown this once.',
    },
    body: z.strictObject({ code: factorCodeSchema }),
    data: recoveryCodesSchema,
  },
  renewCodes: {
    ...own,
    method: 'POST',
    path: '/web-api/portrait/user/factor/codes',
    about: {
      zh: '重新生成恢复码，需要密码和动态码；旧的全部作废。',
      en: 'New recovery codes, by password and code; the old ones open nothing any more.',
    },
    body: both,
    data: recoveryCodesSchema,
  },
  end: {
    ...own,
    method: 'POST',
    path: '/web-api/portrait/user/factor/end',
    about: {
      zh: '关闭两步验证，需要密码和动态码（或恢复码）。',
      en: 'Switches the second factor off, by the password and a code (or a recovery code).',
    },
    body: both,
  },
});

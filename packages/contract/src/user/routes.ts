import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { permissionSchema, userSchema } from './schema.ts';
import { userLimits } from './limits.ts';
import { userMessages } from './messages.ts';

/** Calls about the account. Those of the spec that are not here yet stand in pending-calls.ts. */
export const userRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/web-api/portrait/user/login',
    visitors: ['nobody'],
    about: {
      zh: '用邮箱和密码登录，返回用户与 accessToken。',
      en: 'Logs in with mailbox and password; returns the user and an accessToken.',
    },
    body: z.strictObject({
      mailbox: z
        .string()
        .check(z.maxLength(userLimits.mailbox.max), z.trim(), z.email(userMessages.mailboxInvalid.key)),
      // No lower limit here: a wrong password is refused as a wrong password, whatever its length.
      password: z.string().check(z.minLength(1), z.maxLength(userLimits.password.longestTried)),
      remember: z._default(z.boolean(), false),
    }),
    data: z.object({ user: userSchema, accessToken: z.string() }),
  },
  info: {
    method: 'GET',
    path: '/web-api/portrait/user/info',
    visitors: ['user'],
    withoutInvite: true,
    oneTimeToken: true,
    about: {
      zh: '当前用户。用一次性令牌调用时，该令牌作废并换成返回的 accessToken。',
      en: 'The current user. Called with a one-time token, it burns that token and returns the accessToken that replaces it.',
    },
    data: z.object({ user: userSchema, accessToken: z.string() }),
  },
  getToken: {
    method: 'POST',
    path: '/web-api/portrait/user/get/token',
    visitors: ['user'],
    about: {
      zh: '领取 5 分钟内有效的一次性令牌，用于 ?tk= 与 ?iframe-token=。',
      en: 'A one-time token, good for 5 minutes, for ?tk= and ?iframe-token=.',
    },
    data: z.object({ token: z.string() }),
  },
  permission: {
    method: 'GET',
    path: '/web-api/portrait/user/permission',
    visitors: ['user'],
    about: {
      zh: '当前账号按级别享有的权益，以及各项余额。',
      en: 'What the account may have by its level, and what is left of it.',
    },
    data: permissionSchema,
  },
  assistant: {
    method: 'GET',
    path: '/web-api/portrait/user/assistant',
    visitors: ['user'],
    about: { zh: '智能助手的剩余次数。', en: 'How many uses of the assistant are left.' },
    data: z.object({ count: z.int() }),
  },
  logout: {
    method: 'POST',
    path: '/web-api/portrait/user/logout',
    visitors: ['user'],
    withoutInvite: true,
    about: { zh: '结束当前会话。', en: 'Ends this session.' },
  },
});

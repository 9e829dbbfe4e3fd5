import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { inviteApplicationSchema } from '../invite/schema.ts';
import {
  changeMailboxSchema,
  changePasswordSchema,
  deleteAccountSchema,
  deletionItemSchema,
  deletionReceiptSchema,
  forgotPasswordSchema,
  loginSchema,
  permissionSchema,
  putUserSchema,
  redeemInviteSchema,
  registerSchema,
  sendCodeSchema,
  sessionSchema,
  userSchema,
  verifyTokenSchema,
} from './schema.ts';

const loggedIn = z.object({ user: userSchema, accessToken: z.string() });
const changed = z.object({ user: userSchema });

/** Calls about the account. */
export const userRoutes = defineRoutes({
  sendCode: {
    method: 'POST',
    path: '/web-api/portrait/user/send/code',
    visitors: ['nobody'],
    about: {
      zh: '向邮箱发送验证码（注册或更换邮箱）。无论邮箱是否已注册，回答都一样。',
      en: 'Sends a verification code to a mailbox, for signing up or changing the email. The answer is the same whether the mailbox is known or not.',
    },
    body: sendCodeSchema,
    data: z.object({ againAfterSeconds: z.int(), delivery: z.enum(['mail', 'console']) }),
  },
  register: {
    method: 'POST',
    path: '/web-api/portrait/user/register',
    visitors: ['nobody'],
    about: {
      zh: '注册账号，返回用户与 accessToken。出生日期只用于年龄判断，不会保存。',
      en: 'Signs up; returns the user and an accessToken. The date of birth decides about the age and is not stored.',
    },
    body: registerSchema,
    data: loggedIn,
  },
  login: {
    method: 'POST',
    path: '/web-api/portrait/user/login',
    visitors: ['nobody'],
    about: {
      zh: '用邮箱和密码登录，返回用户与 accessToken。启用了两步验证的账号还需要 code：密码正确而没有给出时返回 1001002040。setUpFactor 表示须先启用两步验证。',
      en: 'Logs in with mailbox and password; returns the user and an accessToken. An account with a second factor needs its code, too: 1001002040 when the password was right and none was given. setUpFactor means that a second factor has to be set up first.',
    },
    body: loginSchema,
    data: z.extend(loggedIn, { setUpFactor: z.optional(z.literal(true)) }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/web-api/portrait/user/forgot/password',
    visitors: ['nobody'],
    about: {
      zh: '向已注册的邮箱发送重设密码的链接。',
      en: 'Sends a link for a new password to the mailbox of an account.',
    },
    body: forgotPasswordSchema,
    data: z.object({ againAfterSeconds: z.int() }),
  },
  verifyToken: {
    method: 'POST',
    path: '/web-api/portrait/user/verify/token',
    visitors: ['nobody'],
    about: {
      zh: '重设密码的链接是否有效，以及它属于哪个邮箱（部分隐藏）。',
      en: 'Whether the link for a new password is valid, and whose it is (partly hidden).',
    },
    body: verifyTokenSchema,
    data: z.object({ valid: z.boolean(), mailbox: z.string() }),
  },
  changePassword: {
    method: 'PUT',
    path: '/web-api/portrait/user/change/password',
    visitors: ['nobody', 'user'],
    withoutInvite: true,
    withoutFactor: true,
    about: {
      zh: '修改密码：凭邮件链接中的 token，或登录后凭当前密码。所有会话随之结束；登录时返回新的 accessToken。',
      en: 'Changes the password: by the token of the mailed link, or logged in by the current password. It ends all sessions; who is logged in gets a new accessToken.',
    },
    body: changePasswordSchema,
    data: z.object({ accessToken: z.nullable(z.string()) }),
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
    data: loggedIn,
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
  put: {
    method: 'PUT',
    path: '/web-api/portrait/user/put',
    visitors: ['user'],
    about: {
      zh: '修改自己的资料：昵称、语言、外观、助手位置，以及首次访问是否已结束。',
      en: 'Changes one’s own profile: nickname, language, look, place of the assistant, and that the first visit is over.',
    },
    body: putUserSchema,
    data: changed,
  },
  changeMailbox: {
    method: 'PUT',
    path: '/web-api/portrait/user/change/mailbox',
    visitors: ['user'],
    about: {
      zh: '更换邮箱，需要新邮箱的验证码和当前密码。原邮箱会收到通知。',
      en: 'Changes the mailbox, with the code sent to the new one and the password. The old mailbox is told.',
    },
    body: changeMailboxSchema,
    data: changed,
  },
  setPicture: {
    method: 'POST',
    path: '/web-api/portrait/user/picture',
    visitors: ['user'],
    about: {
      zh: '上传头像（multipart/form-data，字段 file），PNG 或 JPG，最大 5 MB。',
      en: 'Uploads the profile picture (multipart/form-data, field "file"): PNG or JPG, at most 5 MB.',
    },
    upload: true,
    data: changed,
  },
  removePicture: {
    method: 'DELETE',
    path: '/web-api/portrait/user/picture',
    visitors: ['user'],
    about: { zh: '移除头像。', en: 'Removes the profile picture.' },
    data: changed,
  },
  picture: {
    method: 'GET',
    path: '/web-api/portrait/user/picture/{id}',
    visitors: ['nobody'],
    about: { zh: '按签名地址读取头像。', en: 'A profile picture by its signed address.' },
    params: z.object({ id: idSchema }),
    query: z.strictObject({ expires: z.string(), sign: z.string() }),
    answer: 'file',
  },
  inviteCode: {
    method: 'PUT',
    path: '/web-api/portrait/user/invite/code',
    visitors: ['user'],
    withoutInvite: true,
    about: {
      zh: '为尚未开通的账号填写邀请码。',
      en: 'Redeems an invitation code for an account that has none yet.',
    },
    body: redeemInviteSchema,
    data: changed,
  },
  apply: {
    method: 'POST',
    path: '/web-api/portrait/user/apply',
    visitors: ['nobody'],
    about: { zh: '申请邀请码。', en: 'Applies for invitation codes.' },
    body: inviteApplicationSchema,
    data: z.object({ id: idSchema }),
  },
  sessions: {
    method: 'GET',
    path: '/web-api/portrait/user/sessions',
    visitors: ['user'],
    about: { zh: '自己的登录会话，最近使用的在前。', en: 'One’s own logins, last used first.' },
    data: z.object({ list: z.array(sessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/web-api/portrait/user/sessions/{id}',
    visitors: ['user'],
    about: { zh: '结束自己的一个会话。', en: 'Ends one of one’s own logins.' },
    params: z.object({ id: idSchema }),
  },
  logout: {
    method: 'POST',
    path: '/web-api/portrait/user/logout',
    visitors: ['user'],
    withoutInvite: true,
    withoutFactor: true,
    about: { zh: '结束当前会话。', en: 'Ends this session.' },
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/web-api/portrait/user/logout/all',
    visitors: ['user'],
    withoutInvite: true,
    withoutFactor: true,
    about: { zh: '结束所有会话，包括当前会话。', en: 'Ends all sessions, this one too.' },
  },
  deletion: {
    method: 'GET',
    path: '/web-api/portrait/user/deletion',
    visitors: ['user'],
    withoutInvite: true,
    about: {
      zh: '注销账号会删除的内容及数量。',
      en: 'What would go with the account, and how much of it.',
    },
    data: z.object({ items: z.array(deletionItemSchema) }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/web-api/portrait/user/delete',
    visitors: ['user'],
    withoutInvite: true,
    about: {
      zh: '注销账号并立即删除其全部内容，返回回执；回执也会发到邮箱。',
      en: 'Deletes the account with everything in it, at once, and returns a receipt, which is mailed too.',
    },
    body: deleteAccountSchema,
    data: deletionReceiptSchema,
  },
});

import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, wire } from '../base/wire.ts';
import { ledgers } from '../credit/states/ledger.ts';
import { applicationState } from '../invite/states/application-state.ts';
import { inviteKind } from '../invite/states/invite-kind.ts';
import { inviteCodeSchema } from '../invite/schema.ts';
import { taskState } from '../task/states/task-state.ts';
import { deletionReceiptSchema, mailboxSchema, nicknameSchema } from '../user/schema.ts';
import { levelNames } from '../user/states/level.ts';
import { adminLimits } from './limits.ts';
import { adminMessages } from './messages.ts';
import {
  auditRowSchema,
  deskApplicationSchema,
  deskCodeSchema,
  deskTaskSchema,
  deskUserSchema,
  engineSchema,
  gradeSchema,
  line,
  outboxMailSchema,
  searchField,
} from './schema.ts';
import { auditActions } from './states/audit-action.ts';

const { note, codes, codeUses, codeDays, grant } = adminLimits;

const visitors = ['administrator'] as const;
const noteField = z._default(z.string().check(z.trim(), z.maxLength(note.max), line), '');
const validDays = z.nullable(z.int().check(z.minimum(codeDays.min), z.maximum(codeDays.max)));

/** Calls for administrators alone. Those that change something need the grade 2. */
export const adminRoutes = defineRoutes({
  users: {
    method: 'POST',
    path: '/web-api/portrait/admin/user/list',
    visitors,
    about: {
      zh: '所有账号；可按邮箱或昵称搜索，按等级和是否停用筛选。',
      en: 'All accounts; searched by mailbox or nickname, filtered by level and by whether they are disabled.',
    },
    body: z.strictObject({
      ...pageFields,
      search: searchField,
      level: z.optional(z.enum(levelNames)),
      disabled: z.optional(z.boolean()),
      orderBy: z._default(z.enum(['createdAt', 'mailbox', 'lastSeenAt']), 'createdAt'),
      orderDir: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
    data: pageOf(deskUserSchema),
  },
  addUser: {
    method: 'POST',
    path: '/web-api/portrait/admin/user/add',
    visitors,
    about: {
      zh: '添加账号，并把设置密码的链接发到该邮箱；首次使用时需要邀请码。',
      en: 'Adds an account and mails it a link to set a password; it is asked for an invitation code at its first use.',
    },
    body: z.strictObject({
      mailbox: mailboxSchema,
      nickname: nicknameSchema,
      level: z.optional(z.enum(levelNames)),
    }),
    data: z.object({ id: idSchema }),
  },
  updateUser: {
    method: 'PUT',
    path: '/web-api/portrait/admin/user/update',
    visitors,
    about: {
      zh: '修改账号的等级、停用状态或管理员权限。停用会立即结束该账号的所有会话。',
      en: 'Changes the level of an account, disables it, or gives and takes an administrator’s grade. Disabling ends its sessions at once.',
    },
    body: z
      .strictObject({
        id: idSchema,
        level: z.optional(z.enum(levelNames)),
        disabled: z.optional(z.boolean()),
        permissionLevel: z.optional(gradeSchema),
      })
      .check(
        z.refine(
          ({ level, disabled, permissionLevel }) =>
            level !== undefined || disabled !== undefined || permissionLevel !== undefined,
          { error: adminMessages.nothingToChange.key },
        ),
      ),
    data: deskUserSchema,
  },
  resetUser: {
    method: 'POST',
    path: '/web-api/portrait/admin/user/reset',
    visitors,
    about: {
      zh: '结束账号的所有会话，并把重设密码的链接发到其邮箱。',
      en: 'Ends the sessions of an account and mails it a link to reset the password.',
    },
    body: z.strictObject({ id: idSchema }),
  },
  resetFactor: {
    method: 'POST',
    path: '/web-api/portrait/admin/user/factor/reset',
    visitors,
    about: {
      zh: '关闭账号的两步验证，供丢失设备和恢复码的用户重新登录；该用户会收到邮件。',
      en: 'Switches the second factor of an account off, for who lost the device and the recovery codes; the user is told by mail.',
    },
    body: z.strictObject({ id: idSchema }),
  },
  removeUser: {
    method: 'DELETE',
    path: '/web-api/portrait/admin/user/delete/{id}',
    visitors,
    about: {
      zh: '删除账号及其全部数据，返回回执。',
      en: 'Removes an account with all of its data and returns the receipt.',
    },
    params: z.object({ id: idSchema }),
    data: deletionReceiptSchema,
  },
  grant: {
    method: 'POST',
    path: '/web-api/portrait/admin/user/grant',
    visitors,
    about: {
      zh: '为账号增加或扣减某项余额，余额不会低于 0。',
      en: 'Adds to a balance of an account or takes from it, never below zero.',
    },
    body: z.strictObject({
      id: idSchema,
      ledger: z.enum(ledgers),
      amount: z.int().check(
        z.minimum(-grant.max),
        z.maximum(grant.max),
        z.refine((amount) => amount !== 0, { error: adminMessages.amountZero.key }),
      ),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(note.max), line),
    }),
    data: z.object({ balance: z.int() }),
    onceByKey: true,
  },
  inviteCodes: {
    method: 'POST',
    path: '/web-api/portrait/admin/invite/list',
    visitors,
    about: {
      zh: '邀请码，最新的在前；可按邀请码或备注搜索。',
      en: 'Invitation codes, newest first; searched by code or note.',
    },
    body: z.strictObject({
      ...pageFields,
      search: searchField,
      state: z.optional(z.enum(['open', 'used', 'expired'])),
    }),
    data: pageOf(deskCodeSchema),
  },
  addInviteCodes: {
    method: 'POST',
    path: '/web-api/portrait/admin/invite/add',
    visitors,
    about: { zh: '生成一批邀请码。', en: 'Makes a number of invitation codes.' },
    body: z.strictObject({
      kind: z.enum(inviteKind.names),
      quantity: z.int().check(z.minimum(codes.min), z.maximum(codes.max)),
      uses: z.nullable(z.int().check(z.minimum(codeUses.min), z.maximum(codeUses.max))),
      validDays,
      note: noteField,
    }),
    data: z.object({ codes: z.array(z.string()) }),
  },
  removeInviteCode: {
    method: 'DELETE',
    path: '/web-api/portrait/admin/invite/delete/{code}',
    visitors,
    about: {
      zh: '删除邀请码；已使用它的账号不受影响。',
      en: 'Deletes an invitation code; accounts that redeemed it keep their invitation.',
    },
    params: z.object({ code: inviteCodeSchema }),
  },
  applications: {
    method: 'POST',
    path: '/web-api/portrait/admin/application/list',
    visitors,
    about: { zh: '邀请码申请，最新的在前。', en: 'Applications for invitation codes, newest first.' },
    body: z.strictObject({ ...pageFields, state: z.optional(z.enum(applicationState.names)) }),
    data: pageOf(deskApplicationSchema),
  },
  decide: {
    method: 'POST',
    path: '/web-api/portrait/admin/application/decide',
    visitors,
    about: {
      zh: '通过或拒绝申请。通过后按申请数量生成一次性邀请码，并用邮件或机器人发给申请人。',
      en: 'Grants or refuses an application. Granting makes as many single-use codes as were asked for and sends them by mail or to the bot.',
    },
    body: z.strictObject({
      id: idSchema,
      decision: z.enum(['grant', 'refuse']),
      validDays: z._default(validDays, null),
      note: noteField,
    }),
    data: deskApplicationSchema,
  },
  outbox: {
    method: 'POST',
    path: '/web-api/portrait/admin/outbox/list',
    visitors,
    about: {
      zh: '系统发出的邮件；未配置邮件服务器时，验证码可在这里查看。可按收件人或主题搜索。',
      en: 'The mails of the product; with no mail server configured the verification codes can be read here. Searched by receiver or subject.',
    },
    body: z.strictObject({ ...pageFields, search: searchField }),
    data: pageOf(outboxMailSchema),
  },
  tasks: {
    method: 'POST',
    path: '/web-api/portrait/admin/task/list',
    visitors,
    about: {
      zh: '所有人的任务，最新的在前。取消和重试使用任务接口。',
      en: 'The tasks of everybody, newest first. The calls about tasks cancel and retry them.',
    },
    body: z.strictObject({
      ...pageFields,
      state: z.optional(wire(taskState)),
      kind: searchField,
    }),
    data: pageOf(deskTaskSchema),
  },
  engines: {
    method: 'GET',
    path: '/web-api/portrait/admin/engine/list',
    visitors,
    about: {
      zh: '系统依赖的各个引擎是否正常，以及如何处理。',
      en: 'Whether the engines that the product stands on work, and what to do if not.',
    },
    data: z.object({ list: z.array(engineSchema) }),
  },
  audit: {
    method: 'POST',
    path: '/web-api/portrait/admin/audit/list',
    visitors,
    about: {
      zh: '审计日志，最新的在前；可按操作人、操作和对象筛选（操作人和对象可填编号或邮箱）。',
      en: 'The audit log, newest first; filtered by actor, action and subject (actor and subject by id or mailbox).',
    },
    body: z.strictObject({
      ...pageFields,
      actor: searchField,
      action: z.optional(z.enum(auditActions)),
      subject: searchField,
    }),
    data: pageOf(auditRowSchema),
  },
});

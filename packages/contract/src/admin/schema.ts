import * as z from 'zod/mini';
import { codeTable } from '../base/codes.ts';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { applicationState, codeDelivery } from '../invite/states/application-state.ts';
import { inviteKind } from '../invite/states/invite-kind.ts';
import { taskSchema } from '../task/schema.ts';
import type { DeletionReceipt } from '../user/schema.ts';
import { levelNames } from '../user/states/level.ts';
import { adminLimits } from './limits.ts';
import { auditActions } from './states/audit-action.ts';

/** Where a mail stands. `kept` means that no mail server is configured and it waits in the outbox folder. */
export const mailState = codeTable('mail state', { waiting: 1, sent: 2, kept: 3, failed: 4 });

/** A mail of the product, as the administrator sees it. */
export const outboxMailSchema = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  /** For who may only look: a sentence that says why it is hidden. */
  text: z.string(),
  state: wire(mailState),
  createdAt: timeSchema,
});
export type OutboxMail = z.output<typeof outboxMailSchema>;

/** One line of text. Control characters are none: the database refuses one of them outright. */
export const line = z.regex(/^\P{Cc}*$/u);

/** What is typed into the search box of a list. */
export const searchField = z.optional(z.string().check(z.trim(), z.maxLength(adminLimits.search.max), line));

/** An administrator's grade: 0 none, 1 may look, 2 may change. */
export const gradeSchema = z.literal([0, 1, 2]);

/** An account as the administrator sees it. */
export const deskUserSchema = z.object({
  id: idSchema,
  mailbox: z.string(),
  nickname: z.string(),
  type: z.enum(['ordinary', 'administrator']),
  permissionLevel: z.int(),
  level: z.enum(levelNames),
  disabled: z.boolean(),
  invited: z.boolean(),
  /** Whether its second factor is on. */
  secondFactor: z.boolean(),
  credits: z.int(),
  createdAt: timeSchema,
  /** When one of its sessions was last used; null when it has none any more. */
  lastSeenAt: z.nullable(timeSchema),
});
export type DeskUser = z.output<typeof deskUserSchema>;

/** What was removed with an account, and the receipt for it. */
export type RemovedUser = DeletionReceipt;

/** An invitation code as the administrator sees it. */
export const deskCodeSchema = z.object({
  code: z.string(),
  kind: z.enum(inviteKind.names),
  /** How often it can be redeemed in all; null means as often as one likes. */
  uses: z.nullable(z.int()),
  usesLeft: z.nullable(z.int()),
  redeemed: z.int(),
  expiresAt: z.nullable(timeSchema),
  createdAt: timeSchema,
  note: z.string(),
});
export type DeskCode = z.output<typeof deskCodeSchema>;

/** An application for invitation codes as the administrator sees it. What was not filled in is empty. */
export const deskApplicationSchema = z.object({
  id: idSchema,
  applicant: z.string(),
  company: z.string(),
  contactPerson: z.string(),
  endUser: z.string(),
  quantity: z.int(),
  type: z.enum(['email', 'bot']),
  applicantEmail: z.string(),
  botAddress: z.string(),
  remark: z.string(),
  state: z.enum(applicationState.names),
  delivery: z.enum(codeDelivery.names),
  createdAt: timeSchema,
  decidedAt: z.nullable(timeSchema),
  /** What the administrator wrote with the decision. */
  note: z.string(),
});
export type DeskApplication = z.output<typeof deskApplicationSchema>;

/** A task of anybody; work that the product does for itself has no mailbox. */
export const deskTaskSchema = z.extend(taskSchema, { userMailbox: z.nullable(z.string()) });
export type DeskTask = z.output<typeof deskTaskSchema>;

/** Whether a part that the product stands on works; `missing` means that it is not configured. */
export const engineStates = ['ready', 'missing', 'failing'] as const;

/** The health of one engine. `detail` says in the caller's language what is wrong and what to do. */
export const engineSchema = z.object({
  name: z.string(),
  provider: z.string(),
  state: z.enum(engineStates),
  detail: z.string(),
  checkedAt: timeSchema,
});
export type EngineHealth = z.output<typeof engineSchema>;

/** One row of the audit log. It outlives the account; the mailbox is masked then. */
export const auditRowSchema = z.object({
  id: idSchema,
  at: timeSchema,
  actorId: z.nullable(idSchema),
  /** Empty when nobody was logged in. */
  actorMailbox: z.string(),
  action: z.enum(auditActions),
  /** What it was done to: the id of an account, a task or an application, or a code. */
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  address: z.string(),
});
export type AuditRow = z.output<typeof auditRowSchema>;

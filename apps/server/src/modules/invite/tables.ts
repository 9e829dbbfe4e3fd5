import { applicationState, codeDelivery } from '@app/contract/invite/states/application-state.ts';
import { inviteKind } from '@app/contract/invite/states/invite-kind.ts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';

export const inviteCodeTable = pgTable(
  'invite_code',
  {
    code: text('code').primaryKey(),
    kind: stateColumn('kind', inviteKind).notNull(),
    organisationId: uuid('organisation_id'),
    /** How often it can be redeemed in all; absent means as often as one likes. */
    uses: integer('uses'),
    usesLeft: integer('uses_left'),
    redeemed: integer('redeemed').notNull().default(0),
    note: text('note').notNull().default(''),
    expiresAt: momentColumn('expires_at'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('invite_code_newest').on(table.createdAt.desc(), table.code)],
);
export type InviteCodeRow = typeof inviteCodeTable.$inferSelect;

/** An application for invitation codes (spec section 3), and what became of it. */
export const inviteApplicationTable = pgTable(
  'invite_application',
  {
    id: uuid('id').primaryKey(),
    applicant: text('applicant').notNull(),
    company: text('company').notNull(),
    contactPerson: text('contact_person').notNull(),
    endUser: text('end_user').notNull(),
    quantity: integer('quantity').notNull(),
    type: text('type').$type<'email' | 'bot'>().notNull(),
    applicantEmail: text('applicant_email').notNull(),
    botAddress: text('bot_address').notNull(),
    remark: text('remark').notNull(),
    /** The language of who applied, in which the codes are sent. */
    language: text('language').$type<'zh-CN' | 'en-US'>().notNull(),
    state: stateColumn('state', applicationState).notNull(),
    delivery: stateColumn('delivery', codeDelivery).notNull(),
    /** The codes that were granted. */
    codes: jsonb('codes').$type<readonly string[]>().notNull().default([]),
    /** The mail that carries the codes; its state says whether they have arrived. */
    mailId: uuid('mail_id'),
    note: text('note').notNull().default(''),
    createdAt: momentColumn('created_at').notNull(),
    decidedAt: momentColumn('decided_at'),
  },
  (table) => [index('invite_application_state').on(table.state, table.id.desc())],
);
export type InviteApplicationRow = typeof inviteApplicationTable.$inferSelect;

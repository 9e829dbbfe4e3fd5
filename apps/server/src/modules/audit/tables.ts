import type { AuditAction, AuditDetail } from '@app/contract/admin/states/audit-action.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';

/**
 * Who did what, when and from where. A trigger of the migration refuses to change or delete rows, but for the two
 * ways of the store; there is no foreign key, because rows outlive the account they speak of.
 */
export const auditTable = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey(),
    at: momentColumn('at').notNull(),
    /** Absent when nobody was logged in. */
    actorId: uuid('actor_id'),
    /** As it was at that moment; masked when the account is deleted. */
    actorMailbox: text('actor_mailbox').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<AuditDetail>().notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('audit_of_actor').on(table.actorId, table.id),
    index('audit_of_action').on(table.action, table.id),
    index('audit_of_subject').on(table.subject, table.id),
    index('audit_age').on(table.at),
  ],
);
export type AuditTableRow = typeof auditTable.$inferSelect;

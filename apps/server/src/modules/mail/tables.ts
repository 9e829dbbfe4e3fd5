import { mailState } from '@app/contract/admin/schema.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';

export const mailTable = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: stateColumn('state', mailState).notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('mail_newest').on(table.id.desc()), index('mail_to').on(sql`lower(${table.to})`)],
);
export type MailRow = typeof mailTable.$inferSelect;

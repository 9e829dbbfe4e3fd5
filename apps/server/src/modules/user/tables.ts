import { level } from '@app/contract/user/states/level.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { sessionKind } from './rules.ts';

export const userTable = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    mailbox: text('mailbox').notNull(),
    nickname: text('nickname').notNull(),
    passwordHash: text('password_hash').notNull(),
    administrator: boolean('administrator').notNull().default(false),
    /** The administrator's grade: 0 none, 1 read, 2 all. */
    permissionLevel: integer('permission_level').notNull().default(0),
    /** Absent means ordinary (spec section 3). */
    level: stateColumn('level', level),
    isFirst: boolean('is_first').notNull().default(true),
    invited: boolean('invited').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [uniqueIndex('user_mailbox').on(sql`lower(${table.mailbox})`)],
);
export type UserRow = typeof userTable.$inferSelect;

/** A token somebody holds. Only its hash is kept. */
export const sessionTable = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: stateColumn('kind', sessionKind).notNull(),
    /** The user behind the token; absent for visitors of a share. */
    userId: uuid('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** The share a visitor's token opens; absent for users. */
    shareId: uuid('share_id'),
    lifetimeSeconds: integer('lifetime_seconds').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('session_of_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
);

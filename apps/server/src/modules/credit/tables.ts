import type { CauseKind } from '@app/contract/credit/states/cause.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

/** Every coming and going, never changed and never deleted. A key is booked once per user and ledger. */
export const ledgerEntryTable = pgTable(
  'ledger_entry',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    ledger: text('ledger').$type<Ledger>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    /** What it is about, where it is about one thing; that may be gone by now. */
    causeKind: text('cause_kind').$type<CauseKind>(),
    causeId: uuid('cause_id'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_key').on(table.userId, table.ledger, table.key),
    index('ledger_entry_newest').on(table.userId, table.id.desc()),
    index('ledger_entry_time').on(table.userId, table.createdAt),
  ],
);

/** The sum of a ledger, kept beside it: it is locked while something is booked, and it never goes below zero. */
export const ledgerBalanceTable = pgTable(
  'ledger_balance',
  {
    userId: owner(),
    ledger: text('ledger').$type<Ledger>().notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ledger] }),
    check('ledger_balance_not_negative', sql`balance >= 0`),
  ],
);

/** From which place of the network the owner and the viewers of an account were there on a day; kept for two days. */
export const dayVisitTable = pgTable(
  'day_visit',
  {
    userId: owner(),
    day: date('day').notNull(),
    kind: text('kind').$type<'owner' | 'viewers' | 'interactions'>().notNull(),
    /** Hashed with a key and the day: the same place of two days cannot be told. */
    place: text('place').notNull(),
    /** What was visited; absent for the owner. */
    projectId: uuid('project_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.kind, table.place] })],
);
export type DayVisitRow = typeof dayVisitTable.$inferSelect;

/** How many viewers of an account have counted so far: every fifth is rewarded. */
export const countedViewersTable = pgTable('counted_viewers', {
  userId: owner().primaryKey(),
  count: integer('count').notNull(),
});

import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

/** The second factor of an account. */
export const factorTable = pgTable('second_factor', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Shared with the app; sealed with the secret of the installation. */
  secret: text('secret').notNull(),
  /** When it was switched on; absent while nobody has shown a code of it yet. */
  since: momentColumn('since'),
  /** The step of the last code that was taken: no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});
export type FactorRow = typeof factorTable.$inferSelect;

/** The recovery codes that are left. Only their keyed hashes are kept; one that is used goes. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => factorTable.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

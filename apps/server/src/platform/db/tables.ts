import { bigint, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { momentColumn } from './columns.ts';

/** Facts about the installation that all nodes share, such as the secret that signs addresses. */
export const settingTable = pgTable('setting', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Counters of rate-limiter-flexible, which prescribes the columns. */
export const limiterTable = pgTable('limiter', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Calls that were done under a key of their caller, with the answer that they got. */
export const keptCallTable = pgTable(
  'kept_call',
  {
    /** The id of an account, or the hash of a visitor's token. */
    caller: text('caller').notNull(),
    /** The hash of what the caller named it. */
    key: text('key').notNull(),
    /** The hash of which call it was and what it was given. */
    request: text('request').notNull(),
    /** Absent while its own transaction is under way, which nobody else can see. */
    answer: jsonb('answer').$type<{ value: unknown }>(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('kept_call_oldest').on(table.createdAt),
  ],
);
export type KeptCallRow = typeof keptCallTable.$inferSelect;

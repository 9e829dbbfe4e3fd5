import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

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

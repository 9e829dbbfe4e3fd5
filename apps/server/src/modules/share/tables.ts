import { codeTable } from '@app/contract/base/codes.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';
import { userTable } from '../user/tables.ts';

/** What is shared; the names are those of the visitors' tokens. */
export const shareKind = codeTable('share kind', { 'project-share': 1, 'avatar-share': 2, 'avatar-link': 3 });

/** A link that somebody gave away. Its places are the tokens that were issued for it. */
export const shareTable = pgTable(
  'share',
  {
    id: uuid('id').primaryKey(),
    kind: stateColumn('kind', shareKind).notNull(),
    /** The project or avatar. It may go before the share; then the share opens nothing. */
    targetId: uuid('target_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** What stands in the address. */
    code: text('code').notNull(),
    extractionCode: text('extraction_code').notNull(),
    validityDays: integer('validity_days').notNull(),
    people: integer('people').notNull(),
    usedPlaces: integer('used_places').notNull().default(0),
    /** What visitors may ask on one day; null is no limit of its own. */
    dailyQuestions: integer('daily_questions'),
    /** Viewers see that the presenter is made by AI. */
    aiMark: boolean('ai_mark').notNull().default(true),
    /** How much was asked on the day that was asked last (UTC, as 2026-11-16). */
    askedOn: text('asked_on').notNull().default(''),
    asked: integer('asked').notNull().default(0),
    closedAt: momentColumn('closed_at'),
    expiresAt: momentColumn('expires_at').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('share_code').on(table.code),
    index('share_of_target').on(table.targetId, table.id.desc()),
    index('share_of_user').on(table.userId),
  ],
);
export type ShareRow = typeof shareTable.$inferSelect;

/**
 * Whether who shared it may use the product, and has not deleted it: the shares of a disabled account are closed as long
 * as it is, and those of a deleted project until it is brought back.
 */
export const isOwnerEnabled = sql<boolean>`(exists (select 1 from ${userTable} as owner where owner.id = ${shareTable}.user_id and not owner.disabled)
  and not exists (select 1 from ${projectTable} as target where target.id = ${shareTable}.target_id and target.removed_at is not null))`;

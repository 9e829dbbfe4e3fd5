import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';
import { userTable } from '../user/tables.ts';

/** What one viewer did with one talk. A viewer is a place of a share: coming back is the same viewer. */
export const viewTable = pgTable(
  'project_view',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    /** Whose talk it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The hash of the visitor's token: enough to know them again, and nothing more. */
    viewer: text('viewer').notNull(),
    shareId: uuid('share_id').notNull(),
    stayMs: bigint('stay_ms', { mode: 'number' }).notNull(),
    liked: boolean('liked').notNull(),
    collected: boolean('collected').notNull(),
    /** Whether it was decided if this viewer brings a reward: once, when they have stayed long enough. */
    judged: boolean('judged').notNull().default(false),
    firstAt: momentColumn('first_at').notNull(),
    lastAt: momentColumn('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.viewer] }),
    index('view_of_user').on(table.userId),
    index('view_of_project').on(table.projectId, table.firstAt),
  ],
);
export type ViewRow = typeof viewTable.$inferSelect;

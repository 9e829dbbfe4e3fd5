import { bigint, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { pushEvent } from '@app/contract/push/events.ts';

/** Events of the last minutes, kept so that a client which lost its connection gets what it missed. */
export const eventTable = pgTable(
  'event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    event: stateColumn('event', pushEvent).notNull(),
    data: jsonb('data').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('event_of_user').on(table.userId, table.id), index('event_age').on(table.createdAt)],
);

import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../user/tables.ts';

/** A deck to start from that somebody wants to find at once: one of theirs, or one that comes with the product. */
export const favouriteDeckTable = pgTable(
  'deck_favourite',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The id of a courseware, or the name of a deck that comes with the product. */
    deckId: text('deck_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deckId] })],
);

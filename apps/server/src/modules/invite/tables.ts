import { codeTable } from '@app/contract/base/codes.ts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';

/** What a code makes of the account that redeems it (decisions, section 3). */
export const inviteKind = codeTable('invitation code kind', { personal: 1, student: 2, member: 3 });

export const inviteCodeTable = pgTable('invite_code', {
  code: text('code').primaryKey(),
  kind: stateColumn('kind', inviteKind).notNull(),
  organisationId: uuid('organisation_id'),
  /** Absent means as often as one likes. */
  usesLeft: integer('uses_left'),
  expiresAt: momentColumn('expires_at'),
  createdAt: momentColumn('created_at').notNull(),
});

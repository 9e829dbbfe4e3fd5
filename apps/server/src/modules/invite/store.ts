import type { Executor } from '../../platform/db/database.ts';
import { inviteCodeTable } from './tables.ts';

export function createInviteStore(db: Executor) {
  return {
    async insert(row: typeof inviteCodeTable.$inferInsert): Promise<void> {
      await db.insert(inviteCodeTable).values(row);
    },
  };
}

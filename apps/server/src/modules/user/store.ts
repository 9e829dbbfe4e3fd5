import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { sameMailbox } from './rules.ts';
import { sessionTable, type UserRow, userTable } from './tables.ts';

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(db: Executor) {
  // Asked by every call with a token: prepared, the database plans it once per connection.
  const holderOf = db
    .select({ session: sessionTable, user: userTable })
    .from(sessionTable)
    .leftJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(
      and(
        eq(sessionTable.tokenHash, sql.placeholder('tokenHash')),
        gt(sessionTable.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('holder_of_token');
  const byId = db
    .select()
    .from(userTable)
    .where(eq(userTable.id, sql.placeholder('id')))
    .prepare('user_by_id');

  return {
    async findHolder(tokenHash: string, now: Date) {
      const rows = await holderOf.execute({ tokenHash, now });
      return rows[0];
    },

    async find(id: string): Promise<UserRow | undefined> {
      return (await byId.execute({ id }))[0];
    },

    async findByMailbox(mailbox: string): Promise<UserRow | undefined> {
      const rows = await db
        .select()
        .from(userTable)
        .where(eq(sql`lower(${userTable.mailbox})`, sameMailbox(mailbox)));
      return rows[0];
    },

    async insert(row: UserRow): Promise<void> {
      await db.insert(userTable).values(row);
    },

    async insertSession(row: typeof sessionTable.$inferInsert): Promise<void> {
      await db.insert(sessionTable).values(row);
    },

    async renewSession(tokenHash: string, expiresAt: Date): Promise<void> {
      await db.update(sessionTable).set({ expiresAt }).where(eq(sessionTable.tokenHash, tokenHash));
    },

    /** True for the one caller that ended the session. */
    async endSession(tokenHash: string): Promise<boolean> {
      const rows = await db
        .delete(sessionTable)
        .where(eq(sessionTable.tokenHash, tokenHash))
        .returning({ tokenHash: sessionTable.tokenHash });
      return rows.length > 0;
    },

    async deleteExpiredSessions(now: Date): Promise<void> {
      await db.delete(sessionTable).where(lt(sessionTable.expiresAt, now));
    },
  };
}

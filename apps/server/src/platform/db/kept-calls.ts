import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { type KeptCallRow, keptCallTable } from './tables.ts';

type Name = Pick<KeptCallRow, 'caller' | 'key'>;

export function createKeptCallStore(db: Executor) {
  const named = ({ caller, key }: Name) => and(eq(keptCallTable.caller, caller), eq(keptCallTable.key, key));

  return {
    async find(name: Name, newerThan: Date): Promise<KeptCallRow | undefined> {
      const rows = await db
        .select()
        .from(keptCallTable)
        .where(and(named(name), gt(keptCallTable.createdAt, newerThan)));
      return rows[0];
    },
    /** True for the first with this name. The second waits here until the transaction of the first has ended. */
    async insert(row: Omit<KeptCallRow, 'answer'>): Promise<boolean> {
      const rows = await db
        .insert(keptCallTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: keptCallTable.key });
      return rows.length > 0;
    },
    async setAnswer(name: Name, value: unknown): Promise<void> {
      await db.update(keptCallTable).set({ answer: { value } }).where(named(name));
    },
    async deleteNamed(name: Name, upTo: Date): Promise<void> {
      await db.delete(keptCallTable).where(and(named(name), lte(keptCallTable.createdAt, upTo)));
    },
    async deleteUpTo(upTo: Date): Promise<void> {
      await db.delete(keptCallTable).where(lte(keptCallTable.createdAt, upTo));
    },
    async deleteOf(caller: string): Promise<void> {
      await db.delete(keptCallTable).where(eq(keptCallTable.caller, caller));
    },
  };
}

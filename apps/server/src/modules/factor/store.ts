import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type FactorRow, factorTable, recoveryCodeTable } from './tables.ts';

export function createFactorStore(db: Executor) {
  const of = (userId: string) => eq(factorTable.userId, userId);
  return {
    async find(userId: string): Promise<FactorRow | undefined> {
      return (await db.select().from(factorTable).where(of(userId)))[0];
    },

    /** Which of these accounts have it switched on. */
    async onAmong(userIds: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ userId: factorTable.userId })
        .from(factorTable)
        .where(and(inArray(factorTable.userId, [...userIds]), isNotNull(factorTable.since)));
      return new Set(rows.map((row) => row.userId));
    },

    /** Begins, or begins anew; false when it is on already. */
    async begin(userId: string, secret: string): Promise<boolean> {
      const rows = await db
        .insert(factorTable)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: factorTable.userId,
          set: { secret, lastStep: 0 },
          setWhere: isNull(factorTable.since),
        })
        .returning({ userId: factorTable.userId });
      return rows.length > 0;
    },

    /** True for the one caller that switched it on, if nothing was begun anew meanwhile. */
    async switchOn({ userId, secret }: FactorRow, since: Date): Promise<boolean> {
      const rows = await db
        .update(factorTable)
        .set({ since })
        .where(and(of(userId), eq(factorTable.secret, secret), isNull(factorTable.since)))
        .returning({ userId: factorTable.userId });
      return rows.length > 0;
    },

    /** Uses the code of a step up, and those before it; of two who come with it one gets in. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const rows = await db
        .update(factorTable)
        .set({ lastStep: step })
        .where(and(of(userId), lt(factorTable.lastStep, step)))
        .returning({ userId: factorTable.userId });
      return rows.length > 0;
    },

    async delete(userId: string): Promise<boolean> {
      const rows = await db.delete(factorTable).where(of(userId)).returning({ since: factorTable.since });
      return rows.some(({ since }) => since !== null);
    },

    async countCodes(userId: string): Promise<number> {
      return db.$count(recoveryCodeTable, eq(recoveryCodeTable.userId, userId));
    },

    async replaceCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
      await db.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
      await db.insert(recoveryCodeTable).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
    },

    /** True for the one caller that used the code up. */
    async burnCode(userId: string, codeHash: string): Promise<boolean> {
      const { userId: owner, codeHash: hash } = recoveryCodeTable;
      const rows = await db
        .delete(recoveryCodeTable)
        .where(and(eq(owner, userId), eq(hash, codeHash)))
        .returning({ codeHash: hash });
      return rows.length > 0;
    },
  };
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type ViewRow, viewTable } from './tables.ts';

export function createViewStore(db: Executor) {
  return {
    /** Notes what a viewer did. Stays of several visits add up, to no more than `longestMs`. */
    async note(
      row: ViewRow,
      change: Partial<Pick<ViewRow, 'liked' | 'collected'>>,
      longestMs: number,
    ): Promise<number> {
      const { stayMs } = viewTable;
      const rows = await db
        .insert(viewTable)
        .values({ ...row, ...change, stayMs: Math.min(row.stayMs, longestMs) })
        .onConflictDoUpdate({
          target: [viewTable.projectId, viewTable.viewer],
          set: {
            ...change,
            stayMs: sql`least(${stayMs} + ${row.stayMs}, greatest(${stayMs}, ${longestMs}::bigint))`,
            lastAt: row.lastAt,
          },
        })
        .returning({ stayMs: viewTable.stayMs });
      return rows[0]?.stayMs ?? 0;
    },
    /** How many viewers of all talks of a user stayed longer than this. */
    countStays: (userId: string, longerThanMs: number): Promise<number> =>
      db.$count(viewTable, and(eq(viewTable.userId, userId), gt(viewTable.stayMs, longerThanMs))),
  };
}

import { and, eq, sql } from 'drizzle-orm';
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
    /** True once for each viewer. */
    async judge({ projectId, viewer }: Pick<ViewRow, 'projectId' | 'viewer'>): Promise<boolean> {
      const rows = await db
        .update(viewTable)
        .set({ judged: true })
        .where(
          and(eq(viewTable.projectId, projectId), eq(viewTable.viewer, viewer), eq(viewTable.judged, false)),
        )
        .returning({ viewer: viewTable.viewer });
      return rows.length > 0;
    },
  };
}

import type { PageStatus } from '@app/contract/courseware/states/page-status.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { pageTable } from '../tables.ts';

const { id, projectId, status, content } = pageTable;

/**
 * Pages that can be heard and whose script holds one of these words. Deleted ones may come back with their speech; those that
 * are being spoken follow by themselves.
 */
const saying = (words: readonly string[]): SQL | undefined =>
  and(
    eq(status, 'confirmed'),
    sql`exists (select from unnest(array[${sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )}]::text[]) as word where strpos(${content}, word) > 0)`,
  );

/** Where words stand in scripts. */
export function findWords(db: Executor) {
  return {
    async projectsSaying(projectIds: readonly string[], words: readonly string[]): Promise<string[]> {
      if (projectIds.length === 0 || words.length === 0) return [];
      const rows = await db
        .selectDistinct({ projectId })
        .from(pageTable)
        .where(and(inArray(projectId, [...projectIds]), saying(words)));
      return rows.map((row) => row.projectId);
    },

    async countSaying(project: string, words: readonly string[]): Promise<number> {
      if (words.length === 0) return 0;
      return db.$count(pageTable, and(eq(projectId, project), saying(words)));
    },

    /** Nobody typed anything, so the revision stays; how many pages there were. */
    async unconfirmSaying(project: string, words: readonly string[], to: PageStatus): Promise<number> {
      if (words.length === 0) return 0;
      const rows = await db
        .update(pageTable)
        .set({ status: to })
        .where(and(eq(projectId, project), saying(words)))
        .returning({ id });
      return rows.length;
    },
  };
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { designTable, elementTable, pageTable } from '../tables.ts';

/** The ids of the files that a piece of a slide names (rules.ts). */
const filesIn = (json: SQL) => sql`select (regexp_matches(${json}, 'media:([0-9a-f-]{36})', 'g'))[1] as id`;

/** What those who watch may see; `played` are the pages that they do. */
export function readPlayed(db: Executor, played: SQL | undefined) {
  return {
    /** Those of these pages that are played. */
    async playedAmong(ids: readonly string[]): Promise<ReadonlyMap<string, true>> {
      const rows = await db
        .select({ id: pageTable.id })
        .from(pageTable)
        .where(and(inArray(pageTable.id, [...ids]), played));
      return new Map(rows.map(({ id }) => [id, true]));
    },

    /** The ids of the files that pages which are played show, and the design of all of them. */
    async filesPlayed(projectId: string): Promise<ReadonlySet<string>> {
      const ofProject = and(eq(pageTable.projectId, projectId), played);
      const ofPages = filesIn(sql`concat(${pageTable.background}, ${pageTable.imageKey})`);
      const { rows } = await db.execute<{ id: string }>(sql`
        ${filesIn(sql`${elementTable.body}::text`)} from ${elementTable}
          join ${pageTable} on ${elementTable.pageId} = ${pageTable.id} where ${ofProject}
        union ${ofPages} from ${pageTable} where ${ofProject}
        union ${filesIn(sql`${designTable.design}::text`)} from ${designTable}
          where ${designTable.projectId} = ${projectId} and not ${designTable.draft}`);
      return new Set(rows.map(({ id }) => id));
    },
  };
}

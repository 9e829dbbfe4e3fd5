import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type GraphRow, graphTable } from './tables.ts';

const { projectId: project, revision } = graphTable;

export function createGraphStore(db: Executor) {
  return {
    async find(projectId: string): Promise<GraphRow | undefined> {
      return (await db.select().from(graphTable).where(eq(project, projectId)))[0];
    },

    /** Notes the work that begins; what was drawn before stays until there is something new. */
    async begin({ projectId, taskId, updatedAt }: Pick<GraphRow, 'projectId' | 'taskId' | 'updatedAt'>) {
      await db
        .insert(graphTable)
        .values({ projectId, taskId, updatedAt, graph: null, engine: null, revision: 0 })
        .onConflictDoUpdate({ target: project, set: { taskId, updatedAt } });
    },

    async update(
      projectId: string,
      values: Partial<Pick<GraphRow, 'graph' | 'engine'>> & Pick<GraphRow, 'updatedAt'>,
    ): Promise<void> {
      await db
        .update(graphTable)
        .set({ ...values, revision: sql`${revision} + 1` })
        .where(eq(project, projectId));
    },
  };
}

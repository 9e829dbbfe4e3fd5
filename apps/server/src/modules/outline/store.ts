import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type MadeNotes, type OutlineRow, outlineTable } from './tables.ts';

const { projectId: project, taskId: task, revision } = outlineTable;
type Growing = Pick<OutlineRow, 'projectId' | 'taskId' | 'growing'>;
type Scanning = Pick<OutlineRow, 'projectId' | 'taskId' | 'scanning'>;

export function createOutlineStore(db: Executor) {
  return {
    async find(projectId: string): Promise<OutlineRow | undefined> {
      return (await db.select().from(outlineTable).where(eq(project, projectId)))[0];
    },

    /** Notes the work that begins; what was drawn before stays until there is something new. */
    async begin(row: Pick<OutlineRow, 'projectId' | 'taskId' | 'name' | 'updatedAt'>): Promise<void> {
      const fresh = {
        ...row,
        outline: null,
        growing: null,
        scanning: null,
        source: null,
        engine: null,
        standIn: null,
        made: null,
        revision: 0,
      };
      const { taskId, updatedAt } = row;
      await db
        .insert(outlineTable)
        .values(fresh)
        .onConflictDoUpdate({ target: project, set: { taskId, growing: null, scanning: null, updatedAt } });
    },

    /** Keeps how far a task has drawn, as long as it is the last one. */
    async grow({ projectId, taskId, growing }: Growing): Promise<boolean> {
      const own = and(eq(project, projectId), eq(task, taskId));
      return (await db.update(outlineTable).set({ growing }).where(own).returning({ project })).length > 0;
    },

    /** How far a task has recognised scanned pages, as long as it is the last one. */
    async setScanning({ projectId, taskId, scanning }: Scanning): Promise<void> {
      const own = and(eq(project, projectId), eq(task, taskId));
      await db.update(outlineTable).set({ scanning }).where(own);
    },

    async update(
      projectId: string,
      values: Partial<Pick<OutlineRow, 'outline' | 'growing' | 'source' | 'name' | 'engine' | 'standIn'>> &
        Pick<OutlineRow, 'updatedAt'>,
    ): Promise<OutlineRow | undefined> {
      const changed = { ...values, revision: sql`${revision} + 1` };
      return (await db.update(outlineTable).set(changed).where(eq(project, projectId)).returning())[0];
    },

    /** Keeps how its deck was made; the outline itself is not another for it. */
    async note(projectId: string, made: MadeNotes): Promise<void> {
      await db.update(outlineTable).set({ made }).where(eq(project, projectId));
    },
  };
}

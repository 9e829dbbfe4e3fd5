import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type TaskFault, taskTable } from '../../platform/jobs/tables.ts';
import { type ExportRow, exportTable } from './tables.ts';

const { id: key, projectId: project, endsAt, createdAt } = exportTable;

type ExportChange = Partial<Pick<ExportRow, 'state' | 'fileKey' | 'size' | 'missing' | 'endsAt'>>;

/** A file with how far its task is, and why that failed. */
export type ShownExport = ExportRow & { progress: number; fault: TaskFault | null };

export function createExportStore(db: Executor) {
  return {
    async find(id: string): Promise<ExportRow | undefined> {
      return (await db.select().from(exportTable).where(eq(key, id)))[0];
    },

    /** The newest first. */
    async ofProject(projectId: string): Promise<ShownExport[]> {
      const rows = await db
        .select({ row: exportTable, progress: taskTable.progress, fault: taskTable.fault })
        .from(exportTable)
        .leftJoin(taskTable, eq(taskTable.id, exportTable.taskId))
        .where(eq(project, projectId))
        .orderBy(desc(createdAt), desc(key));
      return rows.map(({ row, progress, fault }) => ({ ...row, progress: progress ?? 0, fault }));
    },

    async ofTask(taskId: string): Promise<ExportRow | undefined> {
      return (await db.select().from(exportTable).where(eq(exportTable.taskId, taskId)))[0];
    },

    async faultOf(taskId: string): Promise<TaskFault | null> {
      const [task] = await db
        .select({ fault: taskTable.fault })
        .from(taskTable)
        .where(eq(taskTable.id, taskId));
      return task?.fault ?? null;
    },

    /** The finished files of an account, the newest first. */
    async doneOf(userId: string): Promise<Pick<ExportRow, 'id' | 'size'>[]> {
      return db
        .select({ id: key, size: exportTable.size })
        .from(exportTable)
        .where(and(eq(exportTable.userId, userId), eq(exportTable.state, 'complete')))
        .orderBy(desc(createdAt), desc(key));
    },

    async ended(now: Date, most: number): Promise<ExportRow[]> {
      return db.select().from(exportTable).where(lt(endsAt, now)).orderBy(endsAt).limit(most);
    },

    async insert(row: ExportRow): Promise<void> {
      await db.insert(exportTable).values(row);
    },

    /** Only what is still being made; whether it was. */
    async finish(id: string, change: ExportChange): Promise<boolean> {
      const rows = await db
        .update(exportTable)
        .set(change)
        .where(and(eq(key, id), eq(exportTable.state, 'working')))
        .returning({ id: key });
      return rows.length > 0;
    },

    /** What failed is being made again. */
    async begin(id: string): Promise<void> {
      await db.update(exportTable).set({ state: 'working', endsAt: null }).where(eq(key, id));
    },

    async delete(id: string): Promise<void> {
      await db.delete(exportTable).where(eq(key, id));
    },
  };
}

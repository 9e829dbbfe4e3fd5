import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { taskTable } from '../../platform/jobs/tables.ts';
import { type VoiceRow, voiceTable } from './tables.ts';

export type VoiceChange = { [K in keyof VoiceRow]?: VoiceRow[K] | undefined };
/** A voice, and how far the work on it is. */
export type VoiceView = { voice: VoiceRow; progress: number | null };

export function createVoiceStore(db: Executor) {
  const { id, userId, state, recordingKey } = voiceTable;
  const views = () =>
    db
      .select({ voice: voiceTable, progress: taskTable.progress })
      .from(voiceTable)
      .leftJoin(taskTable, eq(taskTable.id, voiceTable.taskId));

  return {
    async find(wanted: string): Promise<VoiceRow | undefined> {
      return (await db.select().from(voiceTable).where(eq(id, wanted)))[0];
    },

    /** The row, kept from changes by others until the transaction ends. */
    async lock(wanted: string): Promise<VoiceRow | undefined> {
      return (await db.select().from(voiceTable).where(eq(id, wanted)).for('update'))[0];
    },

    async insert(row: VoiceRow): Promise<void> {
      await db.insert(voiceTable).values(row);
    },

    async update(wanted: string, change: VoiceChange): Promise<void> {
      await db.update(voiceTable).set(change).where(eq(id, wanted));
    },

    async delete(wanted: string): Promise<void> {
      await db.delete(voiceTable).where(eq(id, wanted));
    },

    async view(wanted: string): Promise<VoiceView | undefined> {
      return (await views().where(eq(id, wanted)))[0];
    },

    viewsOf: (owner: string): Promise<VoiceView[]> => views().where(eq(userId, owner)).orderBy(desc(id)),

    all: (owner: string): Promise<VoiceRow[]> =>
      db.select().from(voiceTable).where(eq(userId, owner)).orderBy(desc(id)),

    readyOf: (owner: string): Promise<VoiceRow[]> =>
      db
        .select()
        .from(voiceTable)
        .where(and(eq(userId, owner), eq(state, 'ready')))
        .orderBy(desc(id)),

    countOf: (owner: string): Promise<number> => db.$count(voiceTable, eq(userId, owner)),

    /** How much the recordings take that are still there. */
    async recordedBytes(owner: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sql<number>`coalesce(sum(${voiceTable.recordingSize}), 0)::int` })
        .from(voiceTable)
        .where(and(eq(userId, owner), isNotNull(recordingKey)));
      return row?.bytes ?? 0;
    },
  };
}

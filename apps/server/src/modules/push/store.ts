import { and, asc, eq, exists, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { eventTable } from './tables.ts';

export type EventRow = typeof eventTable.$inferSelect;
export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(db: Executor) {
  return {
    async insert(row: Omit<EventRow, 'id'>): Promise<number> {
      const rows = await db.insert(eventTable).values(row).returning({ id: eventTable.id });
      return rows[0]?.id ?? 0;
    },
    /** Tells all nodes; they hear it when the transaction commits. Only ids travel: a payload may be at most 8,000 bytes. */
    async notify(channel: string, payload: string): Promise<void> {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    async find(ids: readonly number[]): Promise<EventRow[]> {
      return db
        .select()
        .from(eventTable)
        .where(inArray(eventTable.id, [...ids]))
        .orderBy(asc(eventTable.id));
    },
    async since(userIds: readonly string[], id: number, notBefore: Date): Promise<EventRow[]> {
      return db
        .select()
        .from(eventTable)
        .where(
          and(
            inArray(eventTable.userId, [...userIds]),
            gt(eventTable.id, id),
            gt(eventTable.createdAt, notBefore),
          ),
        )
        .orderBy(asc(eventTable.id));
    },
    async newestId(): Promise<number> {
      const rows = await db.select({ id: max(eventTable.id) }).from(eventTable);
      return rows[0]?.id ?? 0;
    },
    /** 0 when nothing was ever said to this user. */
    async newestIdOf(userId: string): Promise<number> {
      const rows = await db
        .select({ id: max(eventTable.id) })
        .from(eventTable)
        .where(eq(eventTable.userId, userId));
      return rows[0]?.id ?? 0;
    },
    async momentOf(userId: string, id: number): Promise<Date | undefined> {
      const rows = await db
        .select({ createdAt: eventTable.createdAt })
        .from(eventTable)
        .where(and(eq(eventTable.userId, userId), eq(eventTable.id, id)));
      return rows[0]?.createdAt;
    },
    async deleteOf(userId: string): Promise<void> {
      await db.delete(eventTable).where(eq(eventTable.userId, userId));
    },
    /** The newest of each user stays: it tells who has heard everything from who missed something that is gone. */
    async deleteBefore(moment: Date): Promise<void> {
      const newer = alias(eventTable, 'newer');
      const hasNewer = db
        .select({ id: newer.id })
        .from(newer)
        .where(and(eq(newer.userId, eventTable.userId), gt(newer.id, eventTable.id)));
      await db.delete(eventTable).where(and(lt(eventTable.createdAt, moment), exists(hasNewer)));
    },
  };
}

import { and, asc, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { type SubscriptionRow, subscriptionTable } from './tables.ts';

type Notice = 'toldWeek' | 'toldDay';

export function createSubscriptionStore(db: Executor) {
  return {
    async insert(row: typeof subscriptionTable.$inferInsert): Promise<void> {
      await db.insert(subscriptionTable).values(row);
    },

    /** The times of an account that are not over, in their order. */
    async open(userId: string, now: Date): Promise<SubscriptionRow[]> {
      return db
        .select()
        .from(subscriptionTable)
        .where(
          and(
            eq(subscriptionTable.userId, userId),
            gt(subscriptionTable.endsAt, now),
            // One that was ended before it began keeps its end, and is over all the same.
            isNull(subscriptionTable.closedAt),
          ),
        )
        .orderBy(asc(subscriptionTable.startsAt), asc(subscriptionTable.id));
    },

    async ofOrder(orderId: string): Promise<SubscriptionRow | undefined> {
      const rows = await db.select().from(subscriptionTable).where(eq(subscriptionTable.orderId, orderId));
      return rows[0];
    },

    async update(id: string, values: Partial<SubscriptionRow>): Promise<void> {
      await db.update(subscriptionTable).set(values).where(eq(subscriptionTable.id, id));
    },

    /** The times that one of a higher level has cut short, in their order. */
    cutBy: (id: string): Promise<SubscriptionRow[]> =>
      db
        .select()
        .from(subscriptionTable)
        .where(eq(subscriptionTable.cutBy, id))
        .orderBy(asc(subscriptionTable.startsAt), asc(subscriptionTable.id)),

    /** Accounts whose level has to change or to give anew. */
    async due(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ userId: subscriptionTable.userId })
        .from(subscriptionTable)
        .where(
          and(
            isNull(subscriptionTable.closedAt),
            or(lte(subscriptionTable.endsAt, now), lte(subscriptionTable.grantAt, now)),
          ),
        )
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },

    /** The times of an account that are over and were not closed yet, and those that run. */
    async unclosed(userId: string, now: Date): Promise<SubscriptionRow[]> {
      return db
        .select()
        .from(subscriptionTable)
        .where(
          and(
            eq(subscriptionTable.userId, userId),
            isNull(subscriptionTable.closedAt),
            lte(subscriptionTable.startsAt, now),
          ),
        )
        .orderBy(asc(subscriptionTable.startsAt));
    },

    /** Notes that somebody is told, the week with the day; false when another process was first. */
    async tell(id: string, notice: Notice, now: Date): Promise<boolean> {
      const rows = await db
        .update(subscriptionTable)
        .set(notice === 'toldDay' ? { toldDay: now, toldWeek: now } : { toldWeek: now })
        .where(and(eq(subscriptionTable.id, id), isNull(subscriptionTable[notice])))
        .returning({ id: subscriptionTable.id });
      return rows.length > 0;
    },
  };
}

/** Last times of accounts that end before a moment, and nobody was told. */
export async function readEnding(
  db: Executor,
  { now, before, notice, limit }: { now: Date; before: Date; notice: Notice; limit: number },
): Promise<SubscriptionRow[]> {
  const other = alias(subscriptionTable, 'other');
  const { userId, endsAt, closedAt } = subscriptionTable;
  const later = db
    .select()
    .from(other)
    .where(and(eq(other.userId, userId), isNull(other.closedAt), gt(other.endsAt, endsAt)));
  return db
    .select()
    .from(subscriptionTable)
    .where(
      and(
        isNull(closedAt),
        isNull(subscriptionTable[notice]),
        gt(endsAt, now),
        lte(endsAt, before),
        notExists(later),
      ),
    )
    .orderBy(asc(endsAt))
    .limit(limit);
}

import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { type PhotoRow, photoTable } from '../tables.ts';

const { id, userId, avatarId, createdAt } = photoTable;
const isWaiting = isNull(avatarId);

export function createPhotoStore(db: Executor) {
  return {
    async find(wanted: string): Promise<PhotoRow | undefined> {
      return (await db.select().from(photoTable).where(eq(id, wanted)))[0];
    },

    /** The row, kept from changes by others until the transaction ends. */
    async lock(wanted: string): Promise<PhotoRow | undefined> {
      return (await db.select().from(photoTable).where(eq(id, wanted)).for('update'))[0];
    },

    async ofAvatar(wanted: string): Promise<PhotoRow | undefined> {
      return (await db.select().from(photoTable).where(eq(avatarId, wanted)))[0];
    },

    ofUser: (owner: string): Promise<PhotoRow[]> =>
      db.select().from(photoTable).where(eq(userId, owner)).orderBy(desc(id)),

    /** Those of no avatar, the newest first. */
    waitingOf: (owner: string): Promise<PhotoRow[]> =>
      db
        .select()
        .from(photoTable)
        .where(and(eq(userId, owner), isWaiting))
        .orderBy(desc(id)),

    waitingBefore: (moment: Date): Promise<PhotoRow[]> =>
      db
        .select()
        .from(photoTable)
        .where(and(isWaiting, lt(createdAt, moment)))
        .limit(100),

    async insert(row: PhotoRow): Promise<void> {
      await db.insert(photoTable).values(row);
    },

    async update(wanted: string, change: Partial<PhotoRow>): Promise<void> {
      await db.update(photoTable).set(change).where(eq(id, wanted));
    },

    async delete(wanted: string): Promise<void> {
      await db.delete(photoTable).where(eq(id, wanted));
    },
  };
}

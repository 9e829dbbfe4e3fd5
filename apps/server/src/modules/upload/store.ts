import type { UploadOrder } from '@app/contract/upload/states/kind.ts';
import { and, asc, desc, eq, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { pieceTable, type UnfinishedRow, unfinishedTable, type UploadRow, uploadTable } from './tables.ts';

/** Which files of an account are asked for. */
export type UploadQuery = {
  userId: string;
  /** All of them without it. */
  types: readonly string[] | undefined;
  search: string;
  orderBy: UploadOrder;
  orderDir: 'asc' | 'desc';
};

const orderColumns = {
  // Ids grow with time, and the index is by them.
  createdAt: sql`${uploadTable.id}`,
  name: sql`lower(${uploadTable.name}) collate "C"`,
  size: sql`${uploadTable.size}`,
  type: sql`${uploadTable.type} collate "C"`,
} as const satisfies Record<UploadOrder, SQL>;

export function createUploadStore(db: Executor) {
  return {
    async insert(row: UploadRow): Promise<void> {
      await db.insert(uploadTable).values(row);
    },
    async find(id: string): Promise<UploadRow | undefined> {
      return (await db.select().from(uploadTable).where(eq(uploadTable.id, id)))[0];
    },
    async countOf(userId: string): Promise<number> {
      return db.$count(uploadTable, eq(uploadTable.userId, userId));
    },
    async deleteOf(userId: string): Promise<string[]> {
      const rows = await db
        .delete(uploadTable)
        .where(eq(uploadTable.userId, userId))
        .returning({ id: uploadTable.id });
      return rows.map(({ id }) => id);
    },
    async delete(id: string): Promise<void> {
      await db.delete(uploadTable).where(eq(uploadTable.id, id));
    },
    /** How much the uploads of a user take. The same content counts each time: it is the files that one sees and can delete. */
    async bytesOf(userId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(uploadTable.size).mapWith(Number) })
        .from(uploadTable)
        .where(eq(uploadTable.userId, userId));
      return row?.bytes ?? 0;
    },
    /** The contents of an account's uploads. */
    async keysOf(userId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ fileKey: uploadTable.fileKey })
        .from(uploadTable)
        .where(eq(uploadTable.userId, userId));
      return rows.map(({ fileKey }) => fileKey);
    },
    /** False when it is there no more. */
    async setContent(id: string, content: Pick<UploadRow, 'fileKey' | 'size' | 'type'>): Promise<boolean> {
      const rows = await db.update(uploadTable).set(content).where(eq(uploadTable.id, id)).returning();
      return rows.length > 0;
    },
    async rename(id: string, name: string): Promise<UploadRow | undefined> {
      return (await db.update(uploadTable).set({ name }).where(eq(uploadTable.id, id)).returning())[0];
    },
    pageOf({ userId, types, search, orderBy, orderDir }: UploadQuery, page: Page) {
      const direction = orderDir === 'asc' ? asc : desc;
      const where = and(
        eq(uploadTable.userId, userId),
        types && inArray(uploadTable.type, [...types]),
        search === '' ? undefined : contains(search, uploadTable.name),
      );
      // The id keeps equal ones in one order over all pages.
      const orderSql = sql`${direction(orderColumns[orderBy])}, ${desc(uploadTable.id)}`;
      return readPage(db, uploadTable, { where, orderBy: orderSql, page });
    },
  };
}

/** Files that come in pieces. */
export function createPieceStore(db: Executor) {
  return {
    async insert(row: UnfinishedRow): Promise<void> {
      await db.insert(unfinishedTable).values(row);
    },
    async find(id: string): Promise<UnfinishedRow | undefined> {
      return (await db.select().from(unfinishedTable).where(eq(unfinishedTable.id, id)))[0];
    },
    /** Adds a piece where the last one ended; undefined when it does not follow. */
    async add(id: string, start: number, size: number, fileKey: string): Promise<UnfinishedRow | undefined> {
      const rows = await db
        .update(unfinishedTable)
        .set({ received: sql`${unfinishedTable.received} + ${size}` })
        .where(and(eq(unfinishedTable.id, id), eq(unfinishedTable.received, start)))
        .returning();
      if (rows[0]) await db.insert(pieceTable).values({ uploadId: id, start, fileKey });
      return rows[0];
    },
    /** The contents of a file's pieces, in their order. */
    async keysOf(id: string): Promise<string[]> {
      const rows = await db
        .select({ fileKey: pieceTable.fileKey })
        .from(pieceTable)
        .where(eq(pieceTable.uploadId, id))
        .orderBy(asc(pieceTable.start));
      return rows.map(({ fileKey }) => fileKey);
    },
    /** Those of an account, the newest first. */
    async ofUser(userId: string): Promise<Pick<UnfinishedRow, 'id' | 'size'>[]> {
      return db
        .select({ id: unfinishedTable.id, size: unfinishedTable.size })
        .from(unfinishedTable)
        .where(eq(unfinishedTable.userId, userId))
        .orderBy(desc(unfinishedTable.id));
    },
    async olderThan(moment: Date): Promise<string[]> {
      const rows = await db
        .select({ id: unfinishedTable.id })
        .from(unfinishedTable)
        .where(lt(unfinishedTable.createdAt, moment))
        .limit(100);
      return rows.map(({ id }) => id);
    },
    async delete(id: string): Promise<void> {
      await db.delete(unfinishedTable).where(eq(unfinishedTable.id, id));
    },
  };
}

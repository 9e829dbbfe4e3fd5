import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { type MailRow, mailTable } from './tables.ts';

const isTo = (mailbox: string) => eq(sql`lower(${mailTable.to})`, mailbox.toLowerCase());

export function createMailStore(db: Executor) {
  return {
    async insert(row: MailRow): Promise<void> {
      await db.insert(mailTable).values(row);
    },
    async find(id: string): Promise<MailRow | undefined> {
      return (await db.select().from(mailTable).where(eq(mailTable.id, id)))[0];
    },
    async delete(id: string): Promise<void> {
      await db.delete(mailTable).where(eq(mailTable.id, id));
    },
    async countTo(mailbox: string): Promise<number> {
      return db.$count(mailTable, isTo(mailbox));
    },
    async deleteTo(mailbox: string): Promise<void> {
      await db.delete(mailTable).where(isTo(mailbox));
    },
    async setState(id: string, state: MailRow['state']): Promise<void> {
      await db.update(mailTable).set({ state }).where(eq(mailTable.id, id));
    },
    async states(ids: readonly string[]): Promise<Pick<MailRow, 'id' | 'state'>[]> {
      const { id, state } = mailTable;
      return db
        .select({ id, state })
        .from(mailTable)
        .where(inArray(id, [...ids]));
    },
    page({ search, ...page }: Page & { search?: string | undefined }): Promise<PageOf<MailRow>> {
      const where = search ? contains(search, mailTable.to, mailTable.subject) : undefined;
      return readPage(db, mailTable, { ...(where ? { where } : {}), orderBy: desc(mailTable.id), page });
    },
  };
}

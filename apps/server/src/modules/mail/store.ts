import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type MailRow, mailTable } from './tables.ts';

export function createMailStore(db: Executor) {
  return {
    async insert(row: MailRow): Promise<void> {
      await db.insert(mailTable).values(row);
    },
    async find(id: string): Promise<MailRow | undefined> {
      return (await db.select().from(mailTable).where(eq(mailTable.id, id)))[0];
    },
    async setState(id: string, state: MailRow['state']): Promise<void> {
      await db.update(mailTable).set({ state }).where(eq(mailTable.id, id));
    },
    page: (page: Page): Promise<PageOf<MailRow>> =>
      readPage(db, mailTable, { orderBy: desc(mailTable.id), page }),
  };
}

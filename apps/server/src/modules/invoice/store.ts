import type { InvoiceState } from '@app/contract/invoice/states/invoice-state.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { invoiceCountTable, type InvoiceRow, invoiceTable } from './tables.ts';

export type InvoiceFilter = Page & { userId?: string | undefined; state?: InvoiceState | undefined };

export function createInvoiceStore(db: Executor) {
  return {
    /** False when the order has an invoice that counts. */
    async insert(row: InvoiceRow): Promise<boolean> {
      const rows = await db
        .insert(invoiceTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: invoiceTable.id });
      return rows.length > 0;
    },
    async find(id: string): Promise<InvoiceRow | undefined> {
      return (await db.select().from(invoiceTable).where(eq(invoiceTable.id, id)))[0];
    },
    /** Kept locked until the transaction ends. */
    async lock(id: string): Promise<InvoiceRow | undefined> {
      return (await db.select().from(invoiceTable).where(eq(invoiceTable.id, id)).for('update'))[0];
    },
    async update(id: string, values: Partial<InvoiceRow>): Promise<InvoiceRow | undefined> {
      return (await db.update(invoiceTable).set(values).where(eq(invoiceTable.id, id)).returning())[0];
    },
    /** The one that counts, kept locked until the transaction ends. */
    async ofOrder(orderId: string): Promise<InvoiceRow | undefined> {
      const counts = inArray(invoiceTable.state, ['processing', 'issued']);
      const mine = and(eq(invoiceTable.orderId, orderId), counts);
      return (await db.select().from(invoiceTable).where(mine).for('update'))[0];
    },
    /** The next number of a year: none is given twice, also not after its invoice went with an account. */
    async countUp(year: number): Promise<number> {
      const [row] = await db
        .insert(invoiceCountTable)
        .values({ year, last: 1 })
        .onConflictDoUpdate({
          target: invoiceCountTable.year,
          set: { last: sql`${invoiceCountTable.last} + 1` },
        })
        .returning();
      return row?.last ?? 1;
    },
    page: ({ userId, state, ...page }: InvoiceFilter): Promise<PageOf<InvoiceRow>> =>
      readPage(db, invoiceTable, {
        where: and(
          userId === undefined ? undefined : eq(invoiceTable.userId, userId),
          state === undefined ? undefined : eq(invoiceTable.state, state),
        ),
        orderBy: desc(invoiceTable.id),
        page,
      }),
  };
}

import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type ReceiptRow, receiptTable } from './tables.ts';

export const createReceiptStore = (db: Executor) => ({
  async put(row: ReceiptRow): Promise<void> {
    const { fileKey, type, createdAt } = row;
    await db
      .insert(receiptTable)
      .values(row)
      .onConflictDoUpdate({ target: receiptTable.orderId, set: { fileKey, type, createdAt } });
  },
  async find(orderId: string): Promise<ReceiptRow | undefined> {
    return (await db.select().from(receiptTable).where(eq(receiptTable.orderId, orderId)))[0];
  },
  of: (userId: string): Promise<ReceiptRow[]> =>
    db.select().from(receiptTable).where(eq(receiptTable.userId, userId)),
});

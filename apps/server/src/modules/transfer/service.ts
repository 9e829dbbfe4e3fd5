import { commonErrors } from '@app/contract/base/common-errors.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { Order, PayData } from '@app/contract/order/schema.ts';
import { transferErrors } from '@app/contract/transfer/errors.ts';
import { transferLimits } from '@app/contract/transfer/limits.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { IncomingFile } from '../../platform/http/upload.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { FileService } from '../file/service.ts';
import { type OrderRow, type OrderService, presentedOrder } from '../order/service.ts';
import { createReceiptStore } from './store.ts';

/** Where companies transfer money to. */
export type BankAccount = { accountName: string; bank: string; accountNumber: string };

type Deps = {
  db: Database;
  clock: Clock;
  files: FileService;
  orders: OrderService;
  /** Absent: transfers are not taken here. */
  bankAccount?: BankAccount | undefined;
};

/** Who needs the content of a receipt. */
const receiptUse = (orderId: string): string => `transfer-receipt:${orderId}`;

/** The content of an upload that is a picture by its bytes, whatever it is called. */
async function keepPicture(files: FileService, file: IncomingFile): Promise<{ key: string; type: string }> {
  const { key } = await files.keep(file.stream, transferLimits.receipt.maxBytes).catch((error: unknown) => {
    const isTooLarge = error instanceof AppError && error.def === uploadErrors.tooLarge;
    throw isTooLarge ? new AppError(transferErrors.tooLarge) : error;
  });
  try {
    await file.refuseMore();
    const type = (await files.typeOf(key))?.mime;
    const taken = transferLimits.receipt.types.find((one) => one === type);
    if (!taken) throw new AppError(transferErrors.notAPhoto);
    return { key, type: taken };
  } catch (error) {
    await files.releaseUnused(key);
    throw error;
  }
}

export type TransferService = ReturnType<typeof createTransferService>;

/** Orders that are paid by transfer: the receipt comes in, and an administrator looks at it. */
export function createTransferService({ db, clock, files, orders, bankAccount }: Deps) {
  async function submit(visitor: UserVisitor, id: string, picture: { key: string; type: string }) {
    return db.transaction(async (tx) => {
      const order = await orders.desk.lock(tx, id);
      if (!order || order.userId !== visitor.userId) throw new AppError(commonErrors.notFound);
      const payMethod = 'corporate-transfer' as const;
      const moved = await orders.desk.move(tx, order, 'pending-review', {
        by: 'buyer',
        payMethod,
        reason: '',
      });
      const before = await files.removeUses(tx, receiptUse(id));
      await files.addUse(tx, picture.key, receiptUse(id));
      const row = { orderId: id, userId: visitor.userId, fileKey: picture.key, type: picture.type };
      await createReceiptStore(tx).put({ ...row, createdAt: clock.now() });
      return { moved, unused: before.filter((key) => key !== picture.key) };
    });
  }

  return {
    async account({ userId }: UserVisitor, id: string): Promise<{ payData: PayData | null }> {
      const order = await orders.desk.find(id);
      if (!order || order.userId !== userId) throw new AppError(commonErrors.notFound);
      const payData = bankAccount && { kind: 'transfer' as const, ...bankAccount, reference: orderName(id) };
      return { payData: payData ?? null };
    },

    async receipt(visitor: UserVisitor, id: string, file: IncomingFile, language: Language): Promise<Order> {
      const order = await orders.desk.find(id);
      if (!order || order.userId !== visitor.userId) throw new AppError(commonErrors.notFound);
      const picture = await keepPicture(files, file);
      try {
        const { moved, unused } = await submit(visitor, id, picture);
        await files.release(unused);
        return presentedOrder(moved, language);
      } catch (error) {
        await files.releaseUnused(picture.key);
        throw error;
      }
    },

    desk: {
      /** The photo, for an administrator alone. */
      async open(orderId: string): Promise<FileAnswer> {
        const row = await createReceiptStore(db).find(orderId);
        if (!row) throw new AppError(commonErrors.notFound);
        const { fileKey, type } = row;
        const size = await files.sizeOf(fileKey);
        return { size, type, keepSeconds: 0, etag: fileKey, open: (range) => files.open(fileKey, range) };
      },

      async review(
        tx: Transaction,
        id: string,
        decision: { accept: true } | { accept: false; reason: string },
      ): Promise<OrderRow> {
        const order = await orders.desk.lock(tx, id);
        if (order?.payMethod !== 'corporate-transfer') throw new AppError(commonErrors.notFound);
        // A second tab may still show it as waiting, after it was paid and even refunded.
        if (order.state !== 'pending-review') throw new AppError(orderErrors.wrongState);
        const by = 'administrator' as const;
        if (decision.accept) return orders.desk.markPaid(tx, order, { by, payMethod: 'corporate-transfer' });
        const { reason } = decision;
        return orders.desk.move(tx, order, 'review-failed', { by, note: reason, reason });
      },
    },

    /** Receipts go with their account; answers with the contents that nobody needs then. */
    async removeOf(tx: Transaction, userId: string): Promise<string[]> {
      const unused: string[] = [];
      for (const { orderId } of await createReceiptStore(tx).of(userId))
        unused.push(...(await files.removeUses(tx, receiptUse(orderId))));
      return unused;
    },
  };
}

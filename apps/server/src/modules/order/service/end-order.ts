import type { Transaction } from '../../../platform/db/database.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import type { OrderRow } from '../tables.ts';
import type { MoveOrder, Step } from './move-order.ts';
import type { OrderDeps } from './order-deps.ts';

type Deps = Pick<OrderDeps, 'db' | 'events' | 'payments' | 'log'> & { move: MoveOrder };

/** Cancels orders, by their owners and when their time is over. */
export function endOrder({ db, events, payments, log, move }: Deps) {
  /** The providers shall take no money for it any more. Where they do all the same, it goes back. */
  async function closePayments(orderId: string): Promise<void> {
    for (const payment of await createPaymentStore(db).ofOrder(orderId)) {
      const provider = payments.find(({ name }) => name === payment.provider);
      if (payment.state !== 'started' || payment.reference === '' || !provider) continue;
      await provider.close(payment).catch((error: Error) =>
        // It is asked about later, and given back if it was paid.
        log.warn({ provider: provider.name, reason: error.message }, 'a payment could not be closed'),
      );
    }
  }

  async function cancel(tx: Transaction, order: OrderRow, step: Step): Promise<OrderRow> {
    const cancelled = await move(tx, order, 'cancelled', step);
    await events.emit(tx, 'order.closed', {
      orderId: order.id,
      userId: order.userId,
      couponId: order.couponId,
    });
    return cancelled;
  }

  return {
    cancel,
    closePayments,
    /** Cancels an order whose time is over, if it still waits. */
    async expire(orderId: string, now: Date): Promise<void> {
      const isOver = await db.transaction(async (tx) => {
        const order = await createOrderStore(tx).lock(orderId);
        if (order?.state !== 'to-be-paid' || !order.expiresAt || order.expiresAt > now) return false;
        await cancel(tx, order, { by: 'system', note: 'not paid in time' });
        return true;
      });
      if (isOver) await closePayments(orderId);
    },
  };
}

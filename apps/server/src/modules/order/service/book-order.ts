import type { PayMethod } from '@app/contract/order/states/pay-method.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { OrderRow } from '../tables.ts';
import type { MoveOrder, Step } from './move-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { writeLetter } from './write-letter.ts';

type Deps = Pick<
  OrderDeps,
  'clock' | 'credits' | 'subscriptions' | 'events' | 'push' | 'mails' | 'memberOf' | 'publicUrl'
> & {
  move: MoveOrder;
};

/**
 * Makes an order paid and books what was bought, in one transaction: both are true or neither. The order is locked by the
 * caller, and the ledger takes its key once, whatever happens.
 */
export const bookOrder =
  ({ clock, credits, subscriptions, events, push, mails, memberOf, publicUrl, move }: Deps) =>
  async (
    tx: Transaction,
    order: OrderRow,
    { payMethod, ...step }: Step & { payMethod: PayMethod },
  ): Promise<OrderRow> => {
    const now = clock.now();
    const paid = await move(tx, order, 'paid', { ...step, payMethod, paidAt: now, reason: '' });
    const { id, userId, goods } = paid;
    if (goods.kind === 'credits')
      await credits.book(tx, {
        userId,
        ledger: 'credits',
        amount: goods.credits,
        key: `order:${id}`,
        cause: { kind: 'order', id },
      });
    else await subscriptions.begin(tx, { userId, orderId: id, level: goods.level, months: goods.months });
    await events.emit(tx, 'order.paid', { orderId: id, userId, couponId: paid.couponId });
    await push.publish(tx, { event: 'payment-completed', userId, data: { orderId: id } });
    const member = await memberOf(tx, userId);
    if (member) {
      const time = now.toISOString().slice(0, 16).replace('T', ' ');
      const values = { amount: paid.amount, time, link: `${publicUrl()}/billing` };
      await mails.send(tx, writeLetter('receipt', member, paid, values));
    }
    return paid;
  };

export type BookOrder = ReturnType<typeof bookOrder>;

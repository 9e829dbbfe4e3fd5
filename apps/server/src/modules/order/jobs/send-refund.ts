import { formatAmount } from '@app/contract/order/states/currency.ts';
import * as z from 'zod';
import type { Transaction } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { MoveOrder } from '../service/move-order.ts';
import type { OrderDeps } from '../service/order-deps.ts';
import { writeLetter } from '../service/write-letter.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import type { RefundRow } from '../tables.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'mails' | 'memberOf' | 'events'> & {
  move: MoveOrder;
};

/** Writes down that money went back. What was given back of the order itself counts on it; a second payment's does not. */
export const finishRefund =
  ({ clock, mails, memberOf, events, move }: Omit<Deps, 'db' | 'payments'>) =>
  async (tx: Transaction, refundId: string): Promise<void> => {
    const payments = createPaymentStore(tx);
    const found = await payments.findRefund(refundId);
    const order = found?.orderId ? await createOrderStore(tx).lock(found.orderId) : undefined;
    const refund = await payments.findRefund(refundId);
    if (!refund || refund.state === 'done') return;
    await payments.updateRefund(refundId, { state: 'done', endedAt: clock.now() });
    // It went with its account: there is nobody to tell.
    if (!order) return;
    if (refund.cause === 'asked' || refund.cause === 'order-over') {
      const refunded = order.refunded + refund.amount;
      const to = refund.closes ? 'refunded' : 'paid';
      await move(tx, order, to, {
        by: 'system',
        note: formatAmount(refund.amount, refund.currency),
        refunded,
      });
      await events.emit(tx, 'order.refunded', {
        orderId: order.id,
        userId: order.userId,
        amount: refund.amount,
      });
    }
    const member = await memberOf(tx, order.userId);
    if (member) await mails.send(tx, writeLetter('refunded', member, order, { amount: refund.amount }));
  };

/** Sends money back through the provider that took it. */
export const sendRefund = (deps: Deps) => {
  const { db, payments } = deps;
  const finish = finishRefund(deps);
  const isOpen = ({ state }: RefundRow) => state === 'under-way' || state === 'failed';
  return defineJob({
    kind: 'order.send-refund',
    input: z.object({ refundId: z.uuid() }),
    key: ({ refundId }) => refundId,
    attempts: 8,
    retryDelaySeconds: 30,
    async run({ refundId }, { step, once, signal }) {
      const store = createPaymentStore(db);
      const refund = await store.findRefund(refundId);
      const payment = refund?.paymentId ? await store.find(refund.paymentId) : undefined;
      if (!refund || !payment || !isOpen(refund)) return;
      const provider = payments.find(({ name }) => name === payment.provider);
      if (!provider) throw new Error(`the provider ${payment.provider} is not set up any more`);
      const { amount, currency, paymentId } = { ...refund, paymentId: payment.id };
      const { reference, charge } = payment;
      // Of another amount than was asked for, all of it goes back.
      const total = refund.cause === 'wrong-amount' ? amount : payment.amount;
      await step('send', async () => {
        await provider.refund(
          { id: refundId, paymentId, reference, charge, amount, total, currency },
          signal,
        );
        return null;
      });
      await once('finish', (tx) => finish(tx, refundId));
    },
    async giveUp({ refundId }) {
      await createPaymentStore(db).updateRefund(refundId, { state: 'failed' });
    },
  });
};

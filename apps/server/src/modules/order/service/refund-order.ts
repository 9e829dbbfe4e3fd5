import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import { givenLedgers } from '../../credit/service.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import { agreedRefund } from '../rules.ts';
import type { OrderRow, RefundRow } from '../tables.ts';
import type { MoveOrder, Step } from './move-order.ts';
import { offerRefund, type Refund } from './offer-refund.ts';
import type { OrderDeps } from './order-deps.ts';

type Deps = OrderDeps & {
  move: MoveOrder;
  job: Job<{ refundId: string }>;
  finish: (tx: Transaction, refundId: string) => Promise<void>;
};

/** Money that was never booked, and so never kept. */
const isSurplus = ({ cause }: RefundRow) => cause !== 'asked';

type State = RefundRow['state'];
/** Refunds that a person closes: of a transfer, or one that the provider did not make, whatever it was for. */
const closedByHand: readonly State[] = ['by-hand', 'failed'];

/** Takes back what was bought and is still there; of a part that goes back, the same part of the credits. */
async function takeBack(
  credits: OrderDeps['credits'],
  tx: Transaction,
  { id, userId }: OrderRow,
  { refundId, taken }: { refundId: string; taken: Refund['taken'] },
): Promise<void> {
  const common = { userId, key: `refund:${refundId}`, cause: { kind: 'order', id } } as const;
  for (const ledger of givenLedgers) {
    const amount = taken[ledger] ?? 0;
    if (amount > 0) await credits.book(tx, { ...common, ledger, amount: -amount });
  }
}

/** Refunds that somebody asks for: how much by rule, who decides, and what is taken back for it. */
export function refundOrder({ clock, newId, credits, subscriptions, queue, move, job, finish }: Deps) {
  const offer = offerRefund({ clock, credits, subscriptions });

  /** The buyer asks: the order waits for an administrator. */
  async function ask(tx: Transaction, order: OrderRow, reason: string): Promise<OrderRow> {
    const made = await offer(tx, order);
    if (!made)
      throw new AppError(order.state === 'paid' ? orderErrors.nothingToRefund : orderErrors.wrongState);
    const moved = await move(tx, order, 'refund-in-progress', { by: 'buyer', note: reason, reason: '' });
    const payments = createPaymentStore(tx);
    // A second payment was given back when it came: what was kept is the other one.
    const gone = new Set(
      (await payments.refundsOf(order.id)).filter(isSurplus).map(({ paymentId }) => paymentId),
    );
    const paid = (await payments.ofOrder(order.id)).find(
      ({ id, state }) => state === 'paid' && !gone.has(id),
    );
    await payments.insertRefund({
      id: newId(),
      orderId: order.id,
      paymentId: paid?.id ?? null,
      cause: 'asked',
      state: 'asked',
      currency: order.currency,
      amount: made.amount,
      credits: 0,
      closes: true,
      reason,
      createdAt: clock.now(),
      endedAt: null,
    });
    return moved;
  }

  /** The refund of an order that waits like this, with its order locked. */
  async function claim(
    tx: Transaction,
    orderId: string,
    states: readonly State[],
  ): Promise<{ order: OrderRow; refund: RefundRow }> {
    const order = await createOrderStore(tx).lock(orderId);
    if (!order) throw new AppError(commonErrors.notFound);
    const refund = (await createPaymentStore(tx).refundsOf(orderId)).find(({ state }) =>
      states.includes(state),
    );
    if (!refund) throw new AppError(orderErrors.wrongState);
    return { order, refund };
  }

  return {
    offer,
    ask,

    /**
     * An administrator gives back: what the rule says, or less. The credits go in the same transaction, so that nobody
     * spends what is on its way back; the money follows by a job, or by hand where no provider took it.
     */
    async approve(tx: Transaction, orderId: string, less?: number): Promise<OrderRow> {
      const { order, refund } = await claim(tx, orderId, ['asked']);
      await subscriptions.lock(tx, order.userId);
      for (const ledger of givenLedgers) await credits.lockBalance(tx, order.userId, ledger);
      const made = await offer(tx, order);
      if (!made) throw new AppError(orderErrors.nothingToRefund);
      // It may have become more or less since it was asked for.
      const agreed = agreedRefund(made, { asked: refund.amount, less, kind: order.goods.kind });
      if (!agreed) throw new AppError(orderErrors.refundTooMuch);
      const { amount, closes, isWhole } = agreed;
      const taken = isWhole ? made.taken : { credits: agreed.credits };
      await takeBack(credits, tx, order, { refundId: refund.id, taken });
      if (closes && order.goods.kind === 'subscription') await subscriptions.end(tx, order.id, made.ofTime);
      const state = refund.paymentId === null ? 'by-hand' : 'under-way';
      const values = { state, amount, credits: taken.credits ?? 0, closes } as const;
      await createPaymentStore(tx).updateRefund(refund.id, values);
      if (state === 'under-way') await queue.add(job, { refundId: refund.id }, { tx });
      return order;
    },

    /** An administrator gives nothing back and says why. */
    async refuse(tx: Transaction, orderId: string, reason: string): Promise<OrderRow> {
      const { order, refund } = await claim(tx, orderId, ['asked']);
      await createPaymentStore(tx).updateRefund(refund.id, { state: 'refused', endedAt: clock.now() });
      const step: Step = { by: 'administrator', note: reason };
      return move(tx, order, 'paid', { ...step, reason });
    },

    /** The money was transferred by hand, or a provider that refused has been talked to. */
    async finishByHand(tx: Transaction, orderId: string): Promise<void> {
      const { refund } = await claim(tx, orderId, closedByHand);
      await finish(tx, refund.id);
    },
  };
}

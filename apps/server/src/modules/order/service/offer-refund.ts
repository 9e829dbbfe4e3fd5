import type { RefundOffer } from '@app/contract/order/schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type GivenLedger, givenLedgers } from '../../credit/service.ts';
import { refundOfCredits, refundOfPeriod, shareOfTime, unspentOf } from '../rules.ts';
import { createPaymentStore } from '../store/payments.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderDeps } from './order-deps.ts';

/** What a refund gives and takes; `ofTime` is the share of a level's time that comes back. */
export type Refund = RefundOffer & {
  readonly taken: Readonly<Partial<Record<GivenLedger, number>>>;
  readonly ofTime: number;
};

/** How much of an order comes back, by the rules. */
export function offerRefund({
  clock,
  credits,
  subscriptions,
}: Pick<OrderDeps, 'clock' | 'credits' | 'subscriptions'>) {
  async function offerOfPeriod(
    executor: Executor,
    { id, userId, amount, refunded }: OrderRow,
    creditsTaken: number,
    { level, months }: Extract<OrderRow['goods'], { kind: 'subscription' }>,
  ): Promise<Refund | null> {
    const period = await subscriptions.ofOrder(executor, id);
    if (!period) return null;
    const [given, balances] = [
      await credits.givenBy(executor, userId, period.id),
      await credits.balancesOf(userId, executor),
    ];
    const monthly = credits.givenByMonth(level);
    const sold = givenLedgers.map((ledger) => ({
      ledger,
      // Months that the rest of an older level became were not sold with this order.
      inAll: monthly[ledger] * months,
      come: given[ledger],
      takenBack: ledger === 'credits' ? creditsTaken : 0,
      balance: balances[ledger],
    }));
    const ofTime = shareOfTime(period, clock.now());
    const taken = Object.fromEntries(sold.map((one) => [one.ledger, unspentOf(one)]));
    return {
      amount: refundOfPeriod(amount, refunded, ofTime, sold),
      credits: taken['credits'] ?? 0,
      taken,
      ofTime,
    };
  }

  /** What comes back of an order now; null where there is nothing. */
  return async (executor: Executor, order: OrderRow): Promise<Refund | null> => {
    if (order.state !== 'paid' && order.state !== 'refund-in-progress') return null;
    const { userId, goods, amount, refunded } = order;
    const done = (await createPaymentStore(executor).refundsOf(order.id)).filter(
      ({ state }) => state !== 'refused',
    );
    const takenBack = done.reduce((sum, one) => sum + one.credits, 0);
    if (goods.kind === 'subscription') {
      const made = await offerOfPeriod(executor, order, takenBack, goods);
      return made && made.amount > 0 ? made : null;
    }
    const { credits: balance } = await credits.balancesOf(userId, executor);
    const made = refundOfCredits(amount, refunded, { credits: goods.credits, takenBack, balance });
    return made.amount > 0 ? { ...made, taken: { credits: made.credits }, ofTime: 0 } : null;
  };
}

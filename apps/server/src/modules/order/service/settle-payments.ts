import { orderLimits } from '@app/contract/order/limits.ts';
import type { PaymentProvider, RawNotice } from '../../../providers/payment/port.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import type { PaymentRow } from '../tables.ts';
import type { endOrder } from './end-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { TakeFact } from './take-fact.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'log'> & {
  take: TakeFact;
  end: ReturnType<typeof endOrder>;
};

const atOnce = 100;

/** What providers tell, and what they are asked because they did not. */
export function settlePayments({ db, clock, payments, log, take, end }: Deps) {
  /** Asks the provider how a payment stands and does what that asks for. */
  async function ask(payment: PaymentRow, provider: PaymentProvider): Promise<void> {
    // Its order went with its account: nobody shall pay it any more.
    if (payment.orderId === null && payment.reference !== '')
      await provider.close(payment).catch(() => undefined);
    const fact = await provider.find(payment);
    await db.transaction((tx) => take(tx, payment.id, fact));
  }

  async function askOpen(now: Date): Promise<void> {
    for (const payment of await createPaymentStore(db).toAsk(now, atOnce)) {
      const provider = payments.find(({ name }) => name === payment.provider);
      const wait = Math.min(orderLimits.askAfterMs * 2 ** payment.asked, orderLimits.askAtMostEveryMs);
      const isTooOld = now.getTime() - payment.createdAt.getTime() > orderLimits.askForMs;
      const next = { asked: payment.asked + 1, askAt: new Date(now.getTime() + wait) };
      await createPaymentStore(db).update(payment.id, isTooOld ? { ...next, state: 'closed' } : next);
      if (!provider || isTooOld) continue;
      await ask(payment, provider).catch((error: Error) =>
        log.warn({ provider: provider.name, reason: error.message }, 'a payment could not be asked about'),
      );
    }
  }

  /** A payment that came in the last moment is booked, not cancelled and given back. */
  async function expireOrders(now: Date): Promise<void> {
    for (const orderId of await createOrderStore(db).expired(now, atOnce)) {
      for (const payment of await createPaymentStore(db).ofOrder(orderId)) {
        const provider = payments.find(({ name }) => name === payment.provider);
        if (payment.state !== 'started' || payment.reference === '' || !provider) continue;
        // A provider that is away is asked again later: money that it took meanwhile goes back then.
        await ask(payment, provider).catch(() => undefined);
      }
      await end.expire(orderId, now);
    }
  }

  return {
    /** Takes a call of a provider: each of its events once, and only with its signature. */
    async notice(provider: PaymentProvider, raw: RawNotice): Promise<void> {
      const { eventId, paymentId, fact } = provider.read(raw);
      await db.transaction(async (tx) => {
        const store = createPaymentStore(tx);
        const row = { provider: provider.name, eventId, paymentId: paymentId ?? null, outcome: 'ignored' };
        if (!(await store.insertNotice({ ...row, createdAt: clock.now() }))) return;
        if (!paymentId || !fact) return;
        const outcome = await take(tx, paymentId, fact);
        if (outcome === 'unknown-payment')
          log.error(
            { provider: provider.name, eventId, payment: paymentId },
            'money came for no order of ours',
          );
        await store.setOutcome(provider.name, eventId, outcome);
      });
    },

    /** What time brings: providers that did not call are asked, and orders that were not paid are cancelled. */
    async settleOpen(): Promise<void> {
      const now = clock.now();
      await askOpen(now);
      await expireOrders(now);
    },
  };
}

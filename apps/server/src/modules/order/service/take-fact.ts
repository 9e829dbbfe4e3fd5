import { currencies } from '@app/contract/order/states/currency.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PaymentFact } from '../../../providers/payment/port.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import type { OrderRow, PaymentRow } from '../tables.ts';
import type { BookOrder } from './book-order.ts';
import type { GiveBack } from './give-back.ts';
import type { MoveOrder } from './move-order.ts';
import type { OrderDeps } from './order-deps.ts';

type Paid = Extract<PaymentFact, { state: 'paid' }>;
type Deps = Pick<OrderDeps, 'clock' | 'log'> & { book: BookOrder; move: MoveOrder; giveBack: GiveBack };

/** What became of a fact: kept with the notice, for whoever has to find out later. */
export type Outcome =
  | 'unknown-payment'
  | 'known'
  | 'open'
  | 'closed'
  | 'booked'
  | 'given-back'
  | 'for-a-person';

/** Does what a provider's word about a payment asks for, once, whatever comes twice, late or out of order. */
export function takeFact({ clock, log, book, move, giveBack }: Deps) {
  async function takeMoney(
    tx: Transaction,
    order: OrderRow | undefined,
    payment: PaymentRow,
    fact: Paid,
  ): Promise<Outcome> {
    const payments = createPaymentStore(tx);
    const came = { charge: fact.charge, paidAt: clock.now() };
    if (fact.amount !== payment.amount || fact.currency !== payment.currency) {
      await payments.update(payment.id, { ...came, state: 'wrong-amount' });
      log.error(
        { payment: payment.id, amount: fact.amount, currency: fact.currency },
        'another amount was paid',
      );
      const currency = currencies.find((one) => one === fact.currency);
      // We count in no other currency: a person has to give it back at the provider.
      if (currency === undefined || fact.amount <= 0) return 'for-a-person';
      await giveBack(tx, { payment, amount: fact.amount, currency, cause: 'wrong-amount' });
      return 'given-back';
    }
    await payments.update(payment.id, { ...came, state: 'paid' });
    if (order?.state === 'to-be-paid' || order?.state === 'pending-review') {
      await book(tx, order, { by: 'provider', note: payment.provider, payMethod: payment.method });
      return 'booked';
    }
    const money = { payment, amount: payment.amount, currency: payment.currency };
    if (order?.state === 'cancelled') {
      const step = { by: 'system', note: 'paid after the cancellation' } as const;
      await move(tx, order, 'refund-in-progress', { ...step, payMethod: payment.method });
    }
    const isOver = order === undefined || order.state === 'cancelled';
    await giveBack(tx, { ...money, cause: isOver ? 'order-over' : 'paid-twice' });
    return 'given-back';
  }

  return async (tx: Transaction, paymentId: string, fact: PaymentFact): Promise<Outcome> => {
    const payments = createPaymentStore(tx);
    const found = await payments.find(paymentId);
    // The order first, then what belongs to it: whoever comes at the same moment waits here.
    // One whose order went with its account is locked itself.
    const order = found?.orderId ? await createOrderStore(tx).lock(found.orderId) : undefined;
    const payment = await payments.lock(paymentId);
    if (!payment) return 'unknown-payment';
    if (fact.state === 'open') return 'open';
    if (payment.state === 'paid' || payment.state === 'wrong-amount') return 'known';
    if (fact.state === 'paid') return takeMoney(tx, order, payment, fact);
    await payments.update(payment.id, { state: 'closed' });
    return 'closed';
  };
}

export type TakeFact = ReturnType<typeof takeFact>;

import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderLimits } from '@app/contract/order/limits.ts';
import type { orderRoutes } from '@app/contract/order/routes.ts';
import type { Order } from '@app/contract/order/schema.ts';
import { needsReceipt } from '@app/contract/order/states/pay-method.ts';
import { goodsTitle } from '@app/contract/order/states/goods-title.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { canSeeOrder } from '../policy.ts';
import { presentOrder } from '../present.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import type { OrderRow, PaymentRow } from '../tables.ts';
import type { BookOrder } from './book-order.ts';
import type { OrderDeps } from './order-deps.ts';

type Deps = Pick<
  OrderDeps,
  'db' | 'clock' | 'newId' | 'log' | 'payments' | 'publicUrl' | 'takesTransfers'
> & {
  book: BookOrder;
};
type Body = BodyOf<typeof orderRoutes.pay>;
type Begun = { order: OrderRow; payment: PaymentRow | undefined };

/** Writes down that a payment is begun, or finds the one that is. */
function beginPayment({ clock, newId, payments, publicUrl, book, takesTransfers }: Omit<Deps, 'db' | 'log'>) {
  const providerOf = (method: Body['payMethod'], { currency }: OrderRow) =>
    payments.find((one) => one.methods.includes(method) && one.currencies.includes(currency));

  return async (tx: Transaction, visitor: UserVisitor, { id, payMethod, back }: Body): Promise<Begun> => {
    const orders = createOrderStore(tx);
    const order = await orders.lock(id);
    if (!order || !canSeeOrder(visitor, order)) throw new AppError(commonErrors.notFound);
    const now = clock.now();
    if (order.state !== 'to-be-paid' || !order.expiresAt || order.expiresAt <= now)
      throw new AppError(orderErrors.wrongState);
    // Nothing is left to pay: a coupon took it all.
    if (order.amount === 0) {
      const booked = await book(tx, order, { by: 'system', note: 'nothing to pay', payMethod });
      return { order: booked, payment: undefined };
    }
    if (needsReceipt(payMethod) && takesTransfers) {
      const expiresAt = new Date(order.createdAt.getTime() + orderLimits.transferMs);
      await orders.update(id, { payMethod, expiresAt });
      return { order: { ...order, payMethod, expiresAt }, payment: undefined };
    }
    const provider = providerOf(payMethod, order);
    if (!provider) throw new AppError(orderErrors.methodUnavailable);
    await orders.update(id, { payMethod });
    const store = createPaymentStore(tx);
    const started = (await store.ofOrder(id)).find(
      (one) =>
        one.state === 'started' &&
        one.method === payMethod &&
        one.provider === provider.name &&
        one.expiresAt > now,
    );
    if (started) return { order: { ...order, payMethod }, payment: started };
    const query = new URLSearchParams({ order: id, ...(back === undefined ? {} : { back }) });
    const payment: PaymentRow = {
      id: newId(),
      orderId: id,
      method: payMethod,
      provider: provider.name,
      state: 'started',
      currency: order.currency,
      amount: order.amount,
      reference: '',
      charge: '',
      payData: null,
      returnUrl: `${publicUrl()}/pay-result?${query}`,
      createdAt: now,
      // No provider keeps its page open as long as an order waits for a receipt.
      expiresAt: new Date(Math.min(order.expiresAt.getTime(), now.getTime() + orderLimits.openMs)),
      paidAt: null,
      asked: 0,
      askAt: new Date(now.getTime() + orderLimits.askAfterMs),
    };
    await store.insert(payment);
    return { order: { ...order, payMethod }, payment };
  };
}

/** Begins to pay an order. Asking twice for the same way of paying begins one payment. */
export function payOrder({ db, log, payments, publicUrl, ...deps }: Deps) {
  const begin = beginPayment({ ...deps, payments, publicUrl });

  /** Outside of any transaction: a provider may take its time. */
  async function open(
    { order, payment }: Begun,
    language: Language,
    signal?: AbortSignal,
  ): Promise<PaymentRow | undefined> {
    if (!payment || payment.payData) return payment;
    const provider = payments.find(({ name }) => name === payment.provider);
    if (!provider) throw new AppError(orderErrors.methodUnavailable);
    const { id, amount, currency, returnUrl, expiresAt, method } = payment;
    const noticeUrl = `${publicUrl()}/pay-api/notice/${provider.name}`;
    const request = {
      id,
      title: goodsTitle(order.goods, language),
      amount,
      currency,
      returnUrl,
      noticeUrl,
      expiresAt,
    };
    try {
      const started = await provider.start(request, method, signal);
      const store = createPaymentStore(db);
      const { payData, ...known } = started;
      await store.update(id, known);
      await store.setPage(id, payData);
      return { ...payment, ...started };
    } catch (error) {
      log.warn({ provider: provider.name, reason: (error as Error).message }, 'a payment could not be begun');
      throw new AppError(orderErrors.paymentFailed);
    }
  }

  return async (visitor: UserVisitor, body: Body, language: Language, once: Once): Promise<Order> => {
    let begun: Begun | undefined;
    const first = await once.do(async (tx) => {
      begun = await begin(tx, visitor, body);
      return presentOrder(begun.order, begun.payment, language);
    });
    if (!begun) return first;
    const answer = presentOrder(begun.order, await open(begun, language), language);
    await once.replace(answer);
    return answer;
  };
}

import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { couponErrors } from '@app/contract/coupon/errors.ts';
import { goodsErrors } from '@app/contract/goods/errors.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderLimits } from '@app/contract/order/limits.ts';
import type { orderRoutes } from '@app/contract/order/routes.ts';
import { amountOf } from '@app/contract/order/states/currency.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { offerOf } from '../rules.ts';
import { createOrderStore } from '../store.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderDeps } from './order-deps.ts';

/** What is on offer under an id, or the refusal that says it is gone. */
export function requireOffer(goodsId: string, levels: OrderDeps['levels']) {
  const offer = offerOf(goodsId, levels);
  if (!offer) throw new AppError(goodsErrors.gone);
  return offer;
}

/** Orders at the price of the table: what a browser thinks of prices is never asked. */
export function makeOrder({ clock, newId, events, levels }: OrderDeps) {
  return {
    async create(
      tx: Transaction,
      { userId }: UserVisitor,
      {
        goodsId,
        currency,
        couponId,
        covered = false,
      }: BodyOf<typeof orderRoutes.create> & {
        /** Paid for already, with a code: nothing is left to pay. */
        covered?: boolean;
      },
    ): Promise<OrderRow> {
      const { kind, goods, price: priceOf } = requireOffer(goodsId, levels);
      await lockByName(tx, 'orders', userId);
      const orders = createOrderStore(tx);
      if ((await orders.countOf(userId, ['to-be-paid', 'pending-review'])) >= orderLimits.openOrders)
        throw new AppError(orderErrors.tooManyOpen);
      const price = amountOf(priceOf, currency);
      const id = newId();
      const priced = {
        orderId: id,
        userId,
        goodsKind: kind,
        goodsId,
        currency,
        price,
        couponId: couponId ?? null,
        takesBest: couponId === undefined,
        discounts: covered ? [price] : ([] as number[]),
      };
      await events.emit(tx, 'order.priced', priced);
      // A coupon that nobody honours is none: the buyer would pay more than was promised.
      if (priced.couponId !== null && priced.discounts.length === 0)
        throw new AppError(couponErrors.unusable);
      const discount = Math.min(
        price,
        priced.discounts.reduce((sum, one) => sum + one, 0),
      );
      const now = clock.now();
      const row: OrderRow = {
        id,
        userId,
        state: 'to-be-paid',
        goodsKind: kind,
        goodsId,
        goods,
        currency,
        couponId: priced.couponId,
        price,
        discount,
        amount: price - discount,
        refunded: 0,
        payMethod: null,
        reason: '',
        paidAt: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + orderLimits.openMs),
      };
      await orders.insert(row);
      const step = { from: null, to: row.state, by: 'buyer', note: '' } as const;
      await orders.addStep({ ...step, id: newId(), orderId: id, createdAt: now });
      return row;
    },
  };
}

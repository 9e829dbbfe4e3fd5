import { AppError } from '@app/contract/base/errors.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import type { OrderActor } from '@app/contract/order/schema.ts';
import { canMoveOrder, type OrderState } from '@app/contract/order/states/order-state.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { createOrderStore } from '../store.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderDeps } from './order-deps.ts';

/** Who moves an order, and what is noted with it. */
export type Step = { by: OrderActor; note?: string };

/** Moves an order that the caller has locked, and notes the step; what the states do not allow is refused. */
export const moveOrder =
  ({ clock, newId }: Pick<OrderDeps, 'clock' | 'newId'>) =>
  async (
    tx: Transaction,
    order: OrderRow,
    to: OrderState,
    { by, note = '', ...values }: Step & Partial<OrderRow>,
  ): Promise<OrderRow> => {
    if (!canMoveOrder(order.state, to)) throw new AppError(orderErrors.wrongState);
    const orders = createOrderStore(tx);
    const changed = { ...values, state: to };
    await orders.update(order.id, changed);
    await orders.addStep({
      id: newId(),
      orderId: order.id,
      from: order.state,
      to,
      by,
      note,
      createdAt: clock.now(),
    });
    return { ...order, ...changed };
  };

export type MoveOrder = ReturnType<typeof moveOrder>;

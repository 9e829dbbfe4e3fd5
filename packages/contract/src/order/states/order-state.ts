import { codeTable, type NameOf } from '../../base/codes.ts';

/** The states of an order, in the order of spec section 4. The spec gives no codes; these are ours. */
export const orderState = codeTable('order state', {
  'to-be-paid': 0,
  cancelled: 1,
  paid: 2,
  refunded: 3,
  'pending-review': 4,
  'refund-in-progress': 5,
  'review-failed': 6,
});

/** The name of an order state. */
export type OrderState = NameOf<typeof orderState>;

const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // Pending review: the receipt of a corporate transfer has come in and an administrator looks at it.
  'to-be-paid': ['paid', 'cancelled', 'pending-review'],
  'pending-review': ['paid', 'review-failed'],
  // A better receipt may follow.
  'review-failed': ['pending-review', 'cancelled'],
  paid: ['refund-in-progress'],
  // The provider may refuse a refund.
  'refund-in-progress': ['refunded', 'paid'],
  // Money that arrives after the cancellation is given back, never kept.
  cancelled: ['refund-in-progress'],
  refunded: [],
};

/** Whether an order may go from one state to another. */
export const canMoveOrder = (from: OrderState, to: OrderState): boolean => moves[from].includes(to);

import type { Listeners } from '../../platform/events.ts';
import type { CouponService } from './service.ts';
import { createCouponStore } from './store.ts';

/** Coupons are held by open orders, used by paid ones, and free again when an order is cancelled. */
export const couponListeners = ({ coupons }: { coupons: CouponService }): Listeners => ({
  module: 'coupon',
  together: {
    'order.priced': (tx, priced) => coupons.takeOff(tx, priced),
    'order.paid': (tx, { orderId }) => createCouponStore(tx).use(orderId),
    'order.closed': (tx, { orderId }) => createCouponStore(tx).free(orderId),
  },
});

import { AppError } from '@app/contract/base/errors.ts';
import { couponErrors } from '@app/contract/coupon/errors.ts';
import { bestCoupon, savingOf } from '@app/contract/coupon/states/best-coupon.ts';
import { isCouponUsable } from '@app/contract/coupon/states/coupon-state.ts';
import type { GoodsKind } from '@app/contract/goods/states/goods-kind.ts';
import type { Currency } from '@app/contract/order/states/currency.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { presentCoupon } from '../present.ts';
import { createCouponStore } from '../store.ts';

type Priced = {
  orderId: string;
  userId: string;
  goodsKind: GoodsKind;
  currency: Currency;
  price: number;
  couponId: string | null;
  takesBest: boolean;
  discounts: number[];
};

/** Takes what a coupon gives off a new order and holds one of its uses; the order is refused where it cannot. */
export const takeOff =
  ({ clock }: { clock: Clock }) =>
  async (tx: Transaction, priced: Priced): Promise<void> => {
    if (priced.couponId === null && !priced.takesBest) return;
    const now = clock.now();
    const store = createCouponStore(tx);
    const held = (await store.of(priced.userId)).map((row) => presentCoupon(row, now));
    const chosen =
      priced.couponId === null ? bestCoupon(held, priced) : held.find(({ id }) => id === priced.couponId);
    if (!chosen) {
      if (priced.couponId === null) return;
      throw new AppError(couponErrors.unusable);
    }
    const saving = savingOf(chosen, priced);
    if (saving === null) throw new AppError(couponErrors.notForThis);
    if (!isCouponUsable(chosen.state)) throw new AppError(couponErrors.unusable);
    if (!(await store.hold(chosen.id, priced.orderId))) {
      // Another order was faster; who did not ask for this very one pays without.
      if (priced.couponId === null) return;
      throw new AppError(couponErrors.unusable);
    }
    priced.couponId = chosen.id;
    priced.discounts.push(saving);
  };

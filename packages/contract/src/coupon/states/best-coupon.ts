import type { GoodsKind } from '../../goods/states/goods-kind.ts';
import type { Currency } from '../../order/states/currency.ts';
import type { Discount } from '../schema.ts';
import { isCouponUsable, type CouponState } from './coupon-state.ts';

/** What is bought. */
type Purchase = { readonly goodsKind: GoodsKind; readonly price: number; readonly currency: Currency };

/** What the worth of a coupon depends on. */
type Worth = {
  readonly id: string;
  readonly discount: Discount;
  readonly goodsKind: GoodsKind | null;
  readonly state: CouponState;
  readonly expiryDate: string | null;
};

/** What a coupon takes off a price, in whole fen or cents and never more than the price; null where it does not fit. */
export function savingOf({ discount, goodsKind }: Worth, purchase: Purchase): number | null {
  if (goodsKind !== null && goodsKind !== purchase.goodsKind) return null;
  const off =
    discount.kind === 'percent'
      ? Math.floor((purchase.price * discount.percent) / 100)
      : discount[purchase.currency];
  return Math.min(off, purchase.price);
}

/** The coupon that saves the most; of equals the one that ends first, so that the others are there for longer. */
export function bestCoupon<C extends Worth>(coupons: readonly C[], purchase: Purchase): C | undefined {
  const usable = coupons.flatMap((coupon) => {
    const saving = isCouponUsable(coupon.state) ? savingOf(coupon, purchase) : null;
    return saving === null || saving === 0 ? [] : [{ coupon, saving }];
  });
  const endOf = ({ expiryDate }: Worth) => (expiryDate === null ? Infinity : Date.parse(expiryDate));
  usable.sort(
    (a, b) =>
      b.saving - a.saving || endOf(a.coupon) - endOf(b.coupon) || (a.coupon.id < b.coupon.id ? -1 : 1),
  );
  return usable[0]?.coupon;
}

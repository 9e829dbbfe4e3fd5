import { couponRoutes } from '@app/contract/coupon/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { CouponService } from './service.ts';

export function mountCoupon(mount: Mount, coupons: CouponService): void {
  mount(couponRoutes, {
    list: ({ visitor, query }) => coupons.list(visitor, query),
    exchange: ({ visitor, body, address, language, once }) =>
      coupons.exchange(visitor, body.code, { address, language, once }),
  });
}

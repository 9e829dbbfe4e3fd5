import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { goodsIdSchema } from '../goods/schema.ts';
import { orderSchema, rechargeCodeSchema } from '../order/schema.ts';
import { currencies } from '../order/states/currency.ts';
import { heldCouponSchema } from './schema.ts';

/** Calls about coupons, and about codes that bring them or what they were sold for. */
export const couponRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/goods-api/coupons/list',
    visitors: ['user'],
    about: {
      zh: '我的优惠券及其状态。给出套餐和币种时，还说明每张能省多少、哪一张最划算。',
      en: 'My coupons and their states; with a package and a currency also what each saves, and which saves the most.',
    },
    query: z.strictObject({
      goodsId: z.optional(goodsIdSchema),
      currency: z.optional(z.enum(currencies)),
    }),
    data: z.object({ list: z.array(heldCouponSchema), best: z.nullable(idSchema) }),
  },
  exchange: {
    method: 'POST',
    path: '/pay-api/order/exchange',
    visitors: ['user'],
    about: {
      zh: '使用兑换码：充值码成为一笔已支付的订单，优惠码成为一张优惠券。',
      en: 'Redeems a code: a recharge code becomes a paid order, a coupon code a coupon.',
    },
    body: z.strictObject({ code: rechargeCodeSchema }),
    data: z.object({ order: z.nullable(orderSchema), coupon: z.nullable(heldCouponSchema) }),
    onceByKey: true,
  },
});

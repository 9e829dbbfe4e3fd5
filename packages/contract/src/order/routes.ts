import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { goodsIdSchema } from '../goods/schema.ts';
import { goodsKinds } from '../goods/states/goods-kind.ts';
import { orderLimits } from './limits.ts';
import {
  orderDetailSchema,
  orderSchema,
  payMethodOptionSchema,
  purchaseChangeSchema,
  sandboxCheckoutSchema,
} from './schema.ts';
import { currencies } from './states/currency.ts';
import { orderState } from './states/order-state.ts';
import { payMethod } from './states/pay-method.ts';

const goodsId = goodsIdSchema;
const currency = z.enum(currencies);
const order = z.strictObject({ id: idSchema });
const { max, pattern } = orderLimits.backPath;
const backPath = z.string().check(z.maxLength(max), z.regex(pattern));
const sandboxToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Calls about orders and paying. The price comes from the server's table: no call takes one. */
export const orderRoutes = defineRoutes({
  methods: {
    method: 'GET',
    path: '/pay-api/method/list',
    visitors: ['user'],
    about: { zh: '这里可以用的支付方式。', en: 'The ways to pay that are open here.' },
    data: z.array(payMethodOptionSchema),
  },
  preview: {
    method: 'POST',
    path: '/pay-api/order/preview',
    visitors: ['user'],
    about: {
      zh: '购买一个套餐会给我带来什么变化，付款前就知道。',
      en: 'What buying a package would change for me, said before anything is paid.',
    },
    body: z.strictObject({ goodsId }),
    data: purchaseChangeSchema,
  },
  create: {
    method: 'POST',
    path: '/pay-api/order/create',
    visitors: ['user'],
    about: {
      zh: '下单。价格由服务器按价目表决定；30 分钟内未支付的订单会自动取消。',
      en: 'Makes an order at the price of the table. One that is not paid within 30 minutes is cancelled.',
    },
    /** A coupon of mine; null for none. Absent: the one that saves the most. */
    body: z.strictObject({ goodsId, currency, couponId: z.optional(z.nullable(idSchema)) }),
    data: orderSchema,
    onceByKey: true,
  },
  pay: {
    method: 'POST',
    path: '/pay-api/order/pay',
    visitors: ['user'],
    about: {
      zh: '开始支付一个订单；payData 说明去哪里付款。back 是付款后回到的页面。选择对公转账的订单保留 7 天，等待回单。',
      en: 'Begins to pay an order; payData says where. back is the page to go on with afterwards. An order that is paid by transfer waits 7 days for its receipt.',
    },
    body: z.strictObject({ id: idSchema, payMethod: wire(payMethod), back: z.optional(backPath) }),
    data: orderSchema,
    onceByKey: true,
  },
  cancel: {
    method: 'POST',
    path: '/pay-api/order/cancel',
    visitors: ['user'],
    about: {
      zh: '取消一个还没有支付的订单。取消后到账的钱会原路退回。',
      en: 'Cancels an order that is not paid. Money that still arrives is given back.',
    },
    body: order,
    data: orderSchema,
  },
  refund: {
    method: 'POST',
    path: '/pay-api/order/refund',
    visitors: ['user'],
    about: {
      zh: '申请退款，由管理员审核。退多少由退款规则决定。',
      en: 'Asks for a refund, which an administrator decides about. The refund rule says how much comes back.',
    },
    body: z.strictObject({
      id: idSchema,
      reason: z.string().check(z.trim(), z.maxLength(orderLimits.refundReason.max)),
    }),
    data: orderSchema,
    onceByKey: true,
  },
  list: {
    method: 'POST',
    path: '/pay-api/order/list',
    visitors: ['user'],
    about: { zh: '我的订单，最新的在前。', en: 'My orders, the newest first.' },
    body: z.strictObject({
      ...pageFields,
      state: z.optional(wire(orderState)),
      goodsKind: z.optional(z.enum(goodsKinds)),
      from: z.optional(timeSchema),
      to: z.optional(timeSchema),
    }),
    data: pageOf(orderSchema),
  },
  get: {
    method: 'GET',
    path: '/pay-api/order/get/{id}',
    visitors: ['user'],
    about: { zh: '我的一个订单和它的全部经过。', en: 'One of my orders and its whole history.' },
    params: order,
    data: orderDetailSchema,
  },
  sandboxCheckout: {
    method: 'POST',
    path: '/pay-api/sandbox/get',
    visitors: ['nobody'],
    about: {
      zh: '沙盒收银台的一笔付款。没有配置支付密钥时，沙盒代替真正的支付服务，不会有钱往来。',
      en: 'One payment at the sandbox, which stands in for the real providers where no keys are set. No money moves.',
    },
    body: z.strictObject({ token: sandboxToken }),
    data: sandboxCheckoutSchema,
  },
  sandboxPay: {
    method: 'POST',
    path: '/pay-api/sandbox/pay',
    visitors: ['nobody'],
    about: {
      zh: '在沙盒收银台付款。card 是测试卡号；钱包付款不需要。',
      en: 'Pays at the sandbox. card is the number of a test card; wallets need none.',
    },
    body: z.strictObject({
      token: sandboxToken,
      card: z.optional(z.string().check(z.maxLength(40))),
    }),
    data: sandboxCheckoutSchema,
  },
});

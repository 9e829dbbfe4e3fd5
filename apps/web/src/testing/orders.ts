import { orderState } from '@app/contract/order/states/order-state.ts';

/** An order of 500 credits that waits to be paid, as it travels. */
export const aWireOrder = (id: string) => ({
  id,
  state: orderState.encode('to-be-paid'),
  payMethod: null,
  payData: null,
  goodsKind: 'credits',
  goodsId: 'credits-500',
  title: '500 积分',
  currency: 'CNY',
  price: 5500,
  discount: 0,
  amount: 5500,
  couponId: null,
  refunded: 0,
  reason: '',
  createdAt: '2026-11-18T08:00:00.000Z',
  expiresAt: null,
  paidAt: null,
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderMessages } from './messages.ts';
import { orderSchema, receiptSchema, rechargeCodeSchema } from './schema.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const onTheWire = {
  id,
  state: 4,
  payMethod: 4,
  payData: {
    kind: 'transfer',
    accountName: 'Rostrum',
    bank: 'Bank',
    accountNumber: '6222',
    reference: 'R-1',
  },
  goodsKind: 'subscription',
  goodsId: 'subscription-vip2',
  title: 'vip2',
  currency: 'CNY',
  price: 9_900,
  discount: 900,
  amount: 9_000,
  couponId: null,
  refunded: 0,
  reason: '',
  createdAt: '2026-11-15T08:00:00.000Z',
  expiresAt: '2026-11-15T08:30:00.000Z',
  paidAt: null,
};

test('an order travels with codes and is read with names', () => {
  const order = z.parse(orderSchema, onTheWire);
  expect(order).toMatchObject({ state: 'pending-review', payMethod: 'corporate-transfer' });
  expect(z.encode(orderSchema, order)).toEqual(onTheWire);
});

test('an amount is a whole number of fen or cents', () => {
  expect(z.safeParse(orderSchema, { ...onTheWire, amount: 90.5 }).success).toBe(false);
});

test.each([[undefined], [''], ['photo.png']])(
  'a corporate transfer with the receipt %j is refused',
  (receipt) => {
    const issue = z.safeParse(receiptSchema, receipt).error?.issues[0];
    expect(issue?.message).toBe(orderMessages.receiptMissing.key);
  },
);

test('a redeem code must not be blank', () => {
  const issue = z.safeParse(rechargeCodeSchema, '  ').error?.issues[0];
  expect(issue?.message).toBe(orderMessages.rechargeCodeEmpty.key);
  expect(z.parse(rechargeCodeSchema, ' AB-12 ')).toBe('AB-12');
});

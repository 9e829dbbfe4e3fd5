import { expect, test } from 'vitest';
import { amountOf } from './currency.ts';
import { isOnline, needsReceipt, payMethod } from './pay-method.ts';

test.each([
  // code name                 online receipt
  [0, 'card', true, false],
  [1, 'recharge-code', false, false],
  [2, 'alipay', true, false],
  [3, 'wechat-pay', true, false],
  [4, 'corporate-transfer', false, true],
] as const)('pay method %i is %s (online: %s, with receipt: %s)', (code, name, online, receipt) => {
  expect(payMethod.decode(code)).toBe(name);
  expect(payMethod.encode(name)).toBe(code);
  expect(isOnline(name)).toBe(online);
  expect(needsReceipt(name)).toBe(receipt);
});

test('money is counted in fen and cents', () => {
  expect(amountOf({ CNY: 1_999, USD: 279 }, 'CNY')).toBe(199_900);
  expect(amountOf({ CNY: 1_999, USD: 279 }, 'USD')).toBe(27_900);
});

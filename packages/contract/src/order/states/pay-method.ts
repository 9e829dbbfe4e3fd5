import { codeTable, type NameOf } from '../../base/codes.ts';

/** The ways to pay, in the order of spec section 4. The spec gives no codes; these are ours. */
export const payMethod = codeTable('pay method', {
  card: 0,
  'recharge-code': 1,
  alipay: 2,
  'wechat-pay': 3,
  'corporate-transfer': 4,
});

/** The name of a pay method. */
export type PayMethod = NameOf<typeof payMethod>;

/** Spec section 5: a corporate transfer needs a receipt photo, which an administrator reviews. */
export const needsReceipt = (method: PayMethod): boolean => method === 'corporate-transfer';

/** Paid at a provider that calls back; without keys a sandbox stands in for these. */
export const isOnline = (method: PayMethod): boolean =>
  method === 'card' || method === 'alipay' || method === 'wechat-pay';

import type { Language, Message } from '@app/contract/base/messages.ts';
import type { HeldCoupon } from '@app/contract/coupon/schema.ts';
import { isCouponUsable } from '@app/contract/coupon/states/coupon-state.ts';
import { orderLimits } from '@app/contract/order/limits.ts';
import type { Order } from '@app/contract/order/schema.ts';
import { type Currency, minorUnits } from '@app/contract/order/states/currency.ts';
import type { OrderState } from '@app/contract/order/states/order-state.ts';
import type { PayMethod } from '@app/contract/order/states/pay-method.ts';
import { formatMoney } from '../../lib/format.ts';
import { shopMessages as texts } from './messages.ts';

/** Fen and cents as people write them. */
export const moneyText = (amount: number, currency: Currency, language: Language): string =>
  formatMoney(amount / minorUnits, currency, language);

/** Chinese pays in yuan and English in dollars, unless the buyer says otherwise. */
export const usualCurrency = (language: Language): Currency => (language === 'zh-CN' ? 'CNY' : 'USD');

const { backPath } = orderLimits;

/** A path of our own from an address that anybody may have written; undefined for every other place. */
export const ownPath = (value: string | null): string | undefined =>
  value !== null && backPath.pattern.test(value) && value.length <= backPath.max ? value : undefined;

/**
 * Where to pay. The sandbox is a screen of ours: the router goes there, whatever name the browser knows this machine by.
 * Everything else is left to the browser, and only to an https address.
 */
export function payPlace(url: string): { screen: string } | { site: string } | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, pathname, search } = new URL(url);
  if (pathname === '/pay-sandbox') return { screen: `${pathname}${search}` };
  return protocol === 'https:' ? { site: url } : undefined;
}

/** The part of an address of ours that the router needs; what is not ours leads to the orders. */
export function returnPath(url: string): string {
  const { pathname, search } = new URL(url);
  return ownPath(`${pathname}${search}`) ?? '/billing';
}

type Look = { readonly label: Message; readonly kind: 'ok' | 'warn' | 'err' | 'info' | 'muted' };

/** How a state of an order looks. */
export const stateLooks: Readonly<Record<OrderState, Look>> = {
  'to-be-paid': { label: texts.toBePaid, kind: 'warn' },
  cancelled: { label: texts.cancelled, kind: 'muted' },
  paid: { label: texts.paid, kind: 'ok' },
  refunded: { label: texts.refunded, kind: 'muted' },
  'pending-review': { label: texts.pendingReview, kind: 'info' },
  'refund-in-progress': { label: texts.refunding, kind: 'info' },
  'review-failed': { label: texts.reviewFailed, kind: 'err' },
};

export const methodLabels: Readonly<Record<PayMethod, Message>> = {
  card: texts.card,
  'recharge-code': texts.rechargeCode,
  alipay: texts.alipay,
  'wechat-pay': texts.wechatPay,
  'corporate-transfer': texts.corporateTransfer,
};

type Held = Pick<HeldCoupon, 'id' | 'name' | 'state' | 'saves'>;

/** Coupons that save something on a package now, with the one that saves the most first. */
export const usableCoupons = <C extends Held>(held: readonly C[], best: string | null): C[] =>
  held
    .filter(({ state, saves }) => isCouponUsable(state) && (saves ?? 0) > 0)
    .toSorted((one, other) => Number(other.id === best) - Number(one.id === best));

/** What can be done with an order in a state. */
export const canPay = (state: OrderState): boolean => state === 'to-be-paid';
export const canCancel = (state: OrderState): boolean => state === 'to-be-paid' || state === 'review-failed';
/** Also of an order that was given back in part the rest can be invoiced. */
export const canInvoice = ({
  state,
  amount,
  refunded,
}: Pick<Order, 'state' | 'amount' | 'refunded'>): boolean =>
  (state === 'paid' || state === 'refunded') && amount > refunded;
export const canRefund = (state: OrderState): boolean => state === 'paid';

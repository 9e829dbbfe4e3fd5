import { type CreditPackage, creditPackages, subscriptionsOf } from '@app/contract/goods/limits.ts';
import type { GoodsKind } from '@app/contract/goods/states/goods-kind.ts';
import type { Goods } from '@app/contract/order/states/goods-title.ts';
import type { RefundOffer } from '@app/contract/order/schema.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import type { Levels } from '@app/contract/user/states/level.ts';

/** How a try to pay stands: `wrong-amount` has brought other money than was asked for. */
export const paymentStates = ['started', 'paid', 'closed', 'wrong-amount'] as const;

/** Why money goes back: the buyer asked, the order was over, it was paid already, or the amount was another one. */
export const refundCauses = ['asked', 'order-over', 'paid-twice', 'wrong-amount'] as const;

/** How a refund stands: it waits for a decision, for the provider, or for somebody who transfers the money. */
export const refundStates = ['asked', 'under-way', 'by-hand', 'done', 'refused', 'failed'] as const;

/** Refunds that wait for a person. */
export const waitingRefunds = ['asked', 'by-hand', 'failed'] as const;

type Offer = { readonly kind: GoodsKind; readonly goods: Goods; readonly price: CreditPackage['price'] };

/** What is on offer under an id, at the prices of this host. */
export function offerOf(goodsId: string, levels?: Levels): Offer | undefined {
  const credits = creditPackages.find(({ id }) => id === goodsId);
  if (credits)
    return { kind: 'credits', price: credits.price, goods: { kind: 'credits', credits: credits.credits } };
  const found = subscriptionsOf(levels).find(({ id }) => id === goodsId);
  if (!found) return undefined;
  const { level, months, price } = found;
  return { kind: 'subscription', price, goods: { kind: 'subscription', level, months } };
}

/** What a refund of credits depends on: what was bought, what of it is gone already, and what the account has now. */
type CreditsSold = { credits: number; takenBack: number; balance: number };

/** Credits that were not spent come back at the price they were bought for; spent ones do not. */
export function refundOfCredits(amount: number, refunded: number, sold: CreditsSold): RefundOffer {
  const unspent = Math.min(sold.credits - sold.takenBack, Math.max(0, sold.balance));
  const spent = sold.credits - sold.takenBack - unspent;
  // Of the whole, less what went back before: who spent nothing has all of it after the last part.
  const due = Math.floor((amount * (sold.credits - spent)) / sold.credits);
  return { amount: Math.max(0, due - refunded), credits: unspent };
}

const dayMs = 24 * 60 * 60 * 1000;

/** A time: what of it ran before `startsAt`, and what of it is lost to a level that came between. */
type Span = { startsAt: Date; endsAt: Date; ranMs: number; lostMs: number };

/**
 * The share of a time that comes back, of all that was sold: what is left of it, within its first 14 days also what it ran
 * itself, nothing once it is over.
 */
export function shareOfTime({ startsAt, endsAt, ranMs, lostMs }: Span, now: Date): number {
  const length = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(length, Math.max(0, endsAt.getTime() - now.getTime()));
  if (left === 0) return 0;
  const isTrial = ranMs + length - left < userLimits.trial.textDays * dayMs;
  return (isTrial ? ranMs + length : left) / (ranMs + length + lostMs);
}

/** One of the ledgers that a level fills: what the months that were sold bring in all, what came, and what is there now. */
export type LevelSold = { inAll: number; come: number; takenBack: number; balance: number };

/** What came and is still there: a refund takes it back. */
export const unspentOf = ({ come, takenBack, balance }: Omit<LevelSold, 'inAll'>): number =>
  Math.max(0, Math.min(come - takenBack, balance));

/**
 * What comes back for a level: the share of its time, but no more than the share of what it gave that was not spent, of
 * whichever ledger most was spent.
 */
export function refundOfPeriod(
  amount: number,
  refunded: number,
  ofTime: number,
  sold: readonly LevelSold[],
): number {
  const shares = sold.map((one) => {
    const spent = one.come - one.takenBack - unspentOf(one);
    return one.inAll === 0 ? 1 : 1 - spent / one.inAll;
  });
  const share = Math.max(0, Math.min(ofTime, ...shares));
  // What went back before is part of what is due by the share.
  return Math.max(0, Math.floor(amount * share) - refunded);
}

/** What an administrator gives of a refund: no more than was shown when it was asked for, or `less`. Null: that is no part of it. */
export function agreedRefund(
  offered: RefundOffer,
  { asked, less, kind }: { asked: number; less?: number | undefined; kind: GoodsKind },
): { amount: number; closes: boolean; isWhole: boolean; credits: number } | null {
  if (less !== undefined && (less <= 0 || less > offered.amount)) return null;
  const amount = less ?? Math.min(offered.amount, asked);
  const closes = less === undefined || amount === offered.amount;
  // A level ends whole; of a package no more goes than its money comes back for.
  const isWhole = amount === offered.amount || (closes && kind === 'subscription');
  return { amount, closes, isWhole, credits: Math.ceil((offered.credits * amount) / offered.amount) };
}

import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { couponLimits } from '@app/contract/coupon/limits.ts';
import type { HeldCoupon } from '@app/contract/coupon/schema.ts';
import { bestCoupon, savingOf } from '@app/contract/coupon/states/best-coupon.ts';
import type { NewLot } from '@app/contract/money/schema.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { amountOf, type Currency } from '@app/contract/order/states/currency.ts';
import type { Order } from '@app/contract/order/schema.ts';
import type { Levels } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, OpenDatabase, Transaction } from '../../platform/db/database.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import { signText } from '../../platform/tokens.ts';
import { createTryLimiter, refuseFor } from '../../platform/try-limiter.ts';
import { offerOf, type OrderService, presentedOrder } from '../order/service.ts';
import { presentCoupon } from './present.ts';
import { endAfter, writtenRedeemCode } from './rules.ts';
import { keepLots } from './service/keep-lots.ts';
import { takeOff } from './service/take-off.ts';
import { createCodeStore, createCouponStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  /** Keys the hashes of codes, so that a stolen table cannot be tried out. */
  secret: string;
  orders: OrderService;
  levels?: Levels | undefined;
  database: Pick<OpenDatabase, 'pool'>;
};

export type CouponService = ReturnType<typeof createCouponService>;

/** Coupons of accounts, and the codes that bring them or what they were sold for. */
export function createCouponService({ db, database, clock, newId, secret, orders, levels }: Deps) {
  // Guesses of an account, and from a place of the network.
  const { wrongCode, wrongCodeHere } = couponLimits;
  const codeTries = createTryLimiter(database.pool, { name: 'redeem', ...wrongCode });
  const codeTriesHere = createTryLimiter(database.pool, { name: 'redeem-here', ...wrongCodeHere });
  const hashOf = (code: string) => signText(`redeem:${writtenRedeemCode(code)}`, secret);

  async function give(
    tx: Transaction,
    userId: string,
    lot: NewLot & { kind: 'coupon' },
  ): Promise<HeldCoupon> {
    const now = clock.now();
    const row = {
      id: newId(),
      userId,
      name: lot.name,
      discount: lot.discount,
      goodsKind: lot.goodsKind,
      isActive: 1 as const,
      currentRedemptions: 0,
      usageLimit: lot.uses,
      expiryDate: endAfter(now, lot.couponDays)?.toISOString() ?? null,
      createdAt: now,
    };
    await createCouponStore(tx).insert(row);
    return presentCoupon(row, now);
  }

  return {
    async list(
      { userId }: UserVisitor,
      { goodsId, currency = 'CNY' }: { goodsId?: string | undefined; currency?: Currency | undefined },
    ): Promise<{ list: HeldCoupon[]; best: string | null }> {
      const now = clock.now();
      const held = (await createCouponStore(db).of(userId)).map((row) => presentCoupon(row, now));
      const offer = goodsId === undefined ? undefined : offerOf(goodsId, levels);
      if (!offer) return { list: held, best: null };
      const purchase = { goodsKind: offer.kind, currency, price: amountOf(offer.price, currency) };
      const list = held.map((coupon) => ({ ...coupon, saves: savingOf(coupon, purchase) }));
      return { list, best: bestCoupon(held, purchase)?.id ?? null };
    },

    takeOff: takeOff({ clock }),

    /** Redeems a code once. A wrong one costs a try, and after some of them a wait. */
    async exchange(
      visitor: UserVisitor,
      code: string,
      { address, language, once }: { address: string; language: Language; once: Once },
    ): Promise<{ order: Order | null; coupon: HeldCoupon | null }> {
      if (!once.isReplay)
        refuseFor([await codeTries.take(visitor.userId), await codeTriesHere.take(address)]);
      const answer = await once.do(async (tx) => {
        const lot = await createCodeStore(tx).redeem(hashOf(code), clock.now());
        if (!lot) throw new AppError(orderErrors.rechargeCodeInvalid);
        const { brings } = lot;
        if (brings.kind === 'coupon') return { order: null, coupon: await give(tx, visitor.userId, brings) };
        const asked = { goodsId: brings.goodsId, currency: 'CNY', couponId: null, covered: true } as const;
        const made = await orders.desk.create(tx, visitor, asked);
        const step = { by: 'system', note: 'recharge code', payMethod: 'recharge-code' } as const;
        return { order: presentedOrder(await orders.desk.markPaid(tx, made, step), language), coupon: null };
      });
      await codeTries.takeBack(visitor.userId);
      await codeTriesHere.takeBack(address);
      return answer;
    },

    /** What the administrator's desk does with lots. */
    desk: keepLots({ db, clock, newId, levels, hashOf }),
  };
}

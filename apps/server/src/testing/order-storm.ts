import { AppError } from '@app/contract/base/errors.ts';
import { creditPackages, exchangePackages, subscriptionPackages } from '@app/contract/goods/limits.ts';
import type { UserVisitor } from '../platform/http/visitor.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { payMethod } from '@app/contract/order/states/pay-method.ts';
import { everyTime } from '../platform/http/once.ts';
import { signText } from '../platform/tokens.ts';
import { signNotice } from '../providers/payment/hmac-signature.ts';
import type { Parts } from '../wiring.ts';
import { aUser } from './builders.ts';
import { dice, type Roll } from './dice.ts';
import { callers } from './ledger-storm.ts';

type Tools = {
  readonly parts: Pick<Parts, 'database' | 'orders' | 'goods' | 'coupons' | 'credits' | 'secret'>;
};

/** So many of the newest orders are what callers meet on; older ones that nobody paid expire. */
const meeting = 30;

/** An account as a caller, without the door. */
export const visitorOf = (userId: string): UserVisitor => ({
  kind: 'user',
  userId,
  administrator: false,
  permissionLevel: 0,
  invited: true,
  lacksFactor: false,
  level: 'ordinary',
  oneTime: false,
  token: '',
});

/** Refusals are answers; everything else is a fault of ours. */
const refused = (error: unknown): void => {
  if (!(error instanceof AppError)) throw error;
};

/** Codes of a package, and of coupons that can be used twice. */
async function makeCodes({ parts: { database, coupons } }: Tools, quantity: number) {
  const common = { quantity, validDays: null, note: '' };
  const coupon = { kind: 'coupon', name: 'storm', goodsKind: null, uses: 2, couponDays: null } as const;
  const off = [30, 60].map((percent) => ({ ...coupon, discount: { kind: 'percent', percent } as const }));
  const brings = [{ kind: 'goods', goodsId: 'credits-100' } as const, ...off];
  return database.db.transaction(async (tx) => {
    const codes: string[] = [];
    for (const one of brings) codes.push(...(await coupons.desk.add(tx, { ...one, ...common })).codes);
    return codes;
  });
}

/**
 * Callers who meet on few accounts, orders, coupons and codes: they order, pay, cancel, redeem, exchange, ask for refunds and
 * get them, orders expire, while the provider calls once or twice, of what was paid and of what was closed.
 */
export async function orderStorm({ parts }: Tools, operations: number): Promise<void> {
  const { database, orders, goods, coupons, credits, secret } = parts;
  const { db, pool } = database;
  const once = everyTime(db);
  const owners = await Promise.all(Array.from({ length: 3 }, () => aUser({ parts })));
  const made: { owner: UserVisitor; id: string }[] = [];
  const codes = await makeCodes({ parts }, Math.ceil(operations / 50));
  const packages = [...creditPackages, ...subscriptionPackages].map(({ id }) => id);
  const own = signText('payment sandbox', secret);
  // Orders of long ago are over: callers meet on those that something can still become of.
  const recent = (roll: Roll) => made[made.length - 1 - roll(Math.min(made.length, meeting) || 1)];

  /** What the sandbox calls with about a payment of an order, now and then a second time. */
  async function announce(orderId: string, roll: Roll): Promise<void> {
    const { rows } = await pool.query<{ id: string; amount: string; currency: string }>(
      'select id, amount, currency from payment where order_id = $1 order by id desc limit 1',
      [orderId],
    );
    const [payment] = rows;
    if (!payment) return;
    const paid = await pool.query(
      `update sandbox_payment set state = 'paid' where id = $1 and state = 'open' returning id`,
      [payment.id],
    );
    const isKnown = paid.rowCount === 1 || roll(2) === 0;
    if (!isKnown) return;
    const { rows: books } = await pool.query<{ state: 'paid' | 'closed' | 'open' }>(
      'select state from sandbox_payment where id = $1',
      [payment.id],
    );
    const state = books[0]?.state === 'paid' ? 'paid' : 'closed';
    const { id, currency } = payment;
    const said = {
      id: `${state}:${roll(2)}:${id}`,
      payment: id,
      state,
      amount: Number(payment.amount),
      currency,
    };
    const body = Buffer.from(JSON.stringify(said));
    await orders.notice('sandbox', {
      headers: { 'sandbox-signature': signNotice(body, own, new Date()) },
      body,
    });
  }

  const acts: ((roll: Roll) => Promise<unknown>)[] = [
    async (roll) => {
      const owner = visitorOf(owners[roll(owners.length)]?.id ?? '');
      const goodsId = packages[roll(packages.length)] ?? '';
      const currency = roll(2) === 0 ? 'CNY' : 'USD';
      const { id } = await orders.create(owner, { goodsId, currency }, 'zh-CN', once);
      made.push({ owner, id });
    },
    async (roll) => {
      const one = recent(roll);
      const method = (['card', 'alipay', 'wechat-pay'] as const)[roll(3)] ?? 'card';
      if (one) await orders.pay(one.owner, { id: one.id, payMethod: method }, 'zh-CN', once);
    },
    async (roll) => announce(recent(roll)?.id ?? '00000000-0000-7000-8000-000000000000', roll),
    async (roll) => announce(recent(roll)?.id ?? '00000000-0000-7000-8000-000000000000', roll),
    async (roll) => {
      const one = recent(roll);
      if (one && roll(3) === 0) await orders.cancel(one.owner, one.id, 'zh-CN');
    },
    async (roll) => {
      const owner = visitorOf(owners[roll(owners.length)]?.id ?? '');
      await goods.exchange(owner, exchangePackages[roll(exchangePackages.length)]?.id ?? '', once);
    },
    async (roll) => {
      const one = recent(roll);
      if (one) await orders.askRefund(one.owner, { id: one.id, reason: '' }, 'zh-CN', once);
    },
    async (roll) => {
      const one = recent(roll);
      if (!one) return;
      const less = roll(3) === 0 ? roll(2000) + 1 : undefined;
      await db.transaction((tx) => orders.desk.refunds.approve(tx, one.id, less));
    },
    async (roll) => {
      const last = made[made.length - meeting];
      if (!last || roll(12) > 0) return;
      await pool.query('update "order" set expires_at = created_at where state = $1 and id < $2', [
        orderState.encode('to-be-paid'),
        last.id,
      ]);
      await orders.settleOpen();
    },
    async (roll) => {
      const owner = visitorOf(owners[roll(owners.length)]?.id ?? '');
      // Several come with the same one, and it is not the guesses that are tried here.
      const code = codes[roll(codes.length)] ?? '';
      const here = { address: '127.0.0.1', language: 'zh-CN', once: { ...once, isReplay: true } } as const;
      await coupons.exchange(owner, code, here);
    },
    async (roll) => {
      const userId = owners[roll(owners.length)]?.id ?? '';
      const booking = {
        userId,
        ledger: 'credits' as const,
        amount: -(roll(90) + 1),
        key: `spent:${roll(1e9)}`,
      };
      await db.transaction((tx) => credits.book(tx, booking));
    },
  ];

  const caller = async (name: number) => {
    const roll = dice(name + 7);
    for (let turn = 0; turn < operations / callers; turn++)
      await acts[roll(acts.length)]?.(roll).catch(refused);
  };
  await Promise.all(Array.from({ length: callers }, (_, name) => caller(name)));
}

/** What must hold of orders and money, whatever happened to them. */
export async function orderFacts({ parts: { database, credits } }: Tools) {
  const one = async (text: string) =>
    Number((await database.pool.query<{ n: string }>(`select (${text}) as n`)).rows[0]?.n ?? 0);
  return {
    paid: await one(`select count(*) from "order" where paid_at is not null`),
    couponsUsed: await one(`select count(*) from coupon_use where state = 'used'`),
    differences: (await credits.findDifferences()).length,
    least: await one('select coalesce(min(balance), 0) from ledger_balance'),
    /** Orders that more than one payment was kept for. */
    paidTwice: await one(`select count(*) from (
      select p.order_id from payment p
      where p.state = 'paid' and not exists (
        select from refund r where r.payment_id = p.id and r.cause in ('order-over', 'paid-twice'))
      group by p.order_id having count(*) > 1) twice`),
    /** Orders that cost something and were paid without a payment that is kept, or the other way round. */
    paidForNothing:
      await one(`select count(*) from "order" o where (o.paid_at is not null and o.amount > 0) <> exists (
      select from payment p where p.order_id = o.id and p.state = 'paid' and not exists (
        select from refund r where r.payment_id = p.id and r.cause in ('order-over', 'paid-twice')))`),
    /** Coupons of which not every use is one of an order that is open or paid, or more than there are. */
    couponsMiscounted: await one(`select count(*) from coupon c where current_redemptions > usage_limit
      or current_redemptions <> (select count(*) from coupon_use u join "order" o on o.id = u.order_id
        where u.coupon_id = c.id and o.coupon_id = c.id and o.state <> ${orderState.encode('cancelled')}
          and (u.state = 'used') = (o.paid_at is not null))`),
    /** Codes that are gone, less what they brought. */
    codesLost: await one(`select (select count(*) from redeem_code where redeemed_at is not null) -
      (select count(*) from "order" where pay_method = ${payMethod.encode('recharge-code')} and paid_at is not null) -
      (select count(*) from coupon)`),
    /** Credits that paid orders sold, less those that the ledger has for them. */
    unbooked: await one(`select
      (select coalesce(sum((goods->>'credits')::int), 0) from "order"
        where paid_at is not null and goods_kind = 'credits') -
      (select coalesce(sum(amount), 0) from ledger_entry where key like 'order:%')`),
    /** Levels that were paid for and never began, or began without being paid for. */
    unbegun: await one(`select count(*) from "order" o where o.goods_kind = 'subscription' and
      (o.paid_at is not null) <> exists (select from subscription s where s.order_id = o.id)`),
    /** Credits that refunds took, less what the ledger says. */
    untaken: await one(`select (select coalesce(sum(credits), 0) from refund) +
      (select coalesce(sum(amount), 0) from ledger_entry where ledger = 'credits' and key like 'refund:%')`),
    /** Payments of which more went back than came. */
    drained: await one(`select count(*) from payment p where p.amount < (
      select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.state <> 'refused')`),
    /** Orders of which more went back than came. */
    overpaid: await one('select count(*) from "order" where refunded > amount'),
  };
}

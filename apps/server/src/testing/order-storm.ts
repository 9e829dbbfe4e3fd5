import { AppError } from '@app/contract/base/errors.ts';
import { creditPackages, exchangePackages, subscriptionPackages } from '@app/contract/goods/limits.ts';
import type { UserVisitor } from '../platform/http/visitor.ts';
import { everyTime } from '../platform/http/once.ts';
import { signText } from '../platform/tokens.ts';
import { signNotice } from '../providers/payment/hmac-signature.ts';
import type { Parts } from '../wiring.ts';
import { aUser } from './builders.ts';
import { callers } from './ledger-storm.ts';

type Tools = { readonly parts: Pick<Parts, 'database' | 'orders' | 'goods' | 'credits' | 'secret'> };

/** A small generator with a seed, so that a failing run can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

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

/**
 * Callers who meet on few accounts and orders: they order, pay, cancel, exchange, ask for refunds and get them, while the
 * provider calls once or twice, of what was paid and of what was closed.
 */
export async function orderStorm({ parts }: Tools, operations: number): Promise<void> {
  const { database, orders, goods, credits, secret } = parts;
  const { db, pool } = database;
  const once = everyTime(db);
  const owners = await Promise.all(Array.from({ length: 3 }, () => aUser({ parts })));
  const made: { owner: UserVisitor; id: string }[] = [];
  const packages = [...creditPackages, ...subscriptionPackages].map(({ id }) => id);
  const own = signText('payment sandbox', secret);

  /** What the sandbox calls with about a payment of an order, now and then a second time. */
  async function announce(orderId: string, roll: (sides: number) => number): Promise<void> {
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

  const acts: ((roll: (sides: number) => number) => Promise<unknown>)[] = [
    async (roll) => {
      const owner = visitorOf(owners[roll(owners.length)]?.id ?? '');
      const goodsId = packages[roll(packages.length)] ?? '';
      const currency = roll(2) === 0 ? 'CNY' : 'USD';
      const { id } = await orders.create(owner, { goodsId, currency }, 'zh-CN', once);
      made.push({ owner, id });
    },
    async (roll) => {
      const one = made[roll(made.length || 1)];
      const method = (['card', 'alipay', 'wechat-pay'] as const)[roll(3)] ?? 'card';
      if (one) await orders.pay(one.owner, { id: one.id, payMethod: method }, 'zh-CN', once);
    },
    async (roll) =>
      announce(made[roll(made.length || 1)]?.id ?? '00000000-0000-7000-8000-000000000000', roll),
    async (roll) =>
      announce(made[roll(made.length || 1)]?.id ?? '00000000-0000-7000-8000-000000000000', roll),
    async (roll) => {
      const one = made[roll(made.length || 1)];
      if (one && roll(3) === 0) await orders.cancel(one.owner, one.id, 'zh-CN');
    },
    async (roll) => {
      const owner = visitorOf(owners[roll(owners.length)]?.id ?? '');
      await goods.exchange(owner, exchangePackages[roll(exchangePackages.length)]?.id ?? '', once);
    },
    async (roll) => {
      const one = made[roll(made.length || 1)];
      if (one) await orders.askRefund(one.owner, { id: one.id, reason: '' }, 'zh-CN', once);
    },
    async (roll) => {
      const one = made[roll(made.length || 1)];
      if (!one) return;
      const less = roll(3) === 0 ? roll(2000) + 1 : undefined;
      await db.transaction((tx) => orders.desk.refunds.approve(tx, one.id, less));
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
    differences: (await credits.findDifferences()).length,
    least: await one('select coalesce(min(balance), 0) from ledger_balance'),
    /** Orders that more than one payment was kept for. */
    paidTwice: await one(`select count(*) from (
      select p.order_id from payment p
      where p.state = 'paid' and not exists (
        select from refund r where r.payment_id = p.id and r.cause in ('order-over', 'paid-twice'))
      group by p.order_id having count(*) > 1) twice`),
    /** Orders that were paid without a payment that is kept, or the other way round. */
    paidForNothing: await one(`select count(*) from "order" o where (o.paid_at is not null) <> exists (
      select from payment p where p.order_id = o.id and p.state = 'paid' and not exists (
        select from refund r where r.payment_id = p.id and r.cause in ('order-over', 'paid-twice')))`),
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

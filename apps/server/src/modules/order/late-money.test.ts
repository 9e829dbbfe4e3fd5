// Every PostgreSQL: accounts go while their money is on its way.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { moneyRoutes } from '@app/contract/money/routes.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { payMethod } from '@app/contract/order/states/pay-method.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { signText } from '../../platform/tokens.ts';
import { signNotice } from '../../providers/payment/hmac-signature.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { aBuyer, begunOrder, payAtSandbox } from '../../testing/buying.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let desk: TestUser;
beforeAll(async () => {
  app = await startApp();
  desk = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;
const paymentOf = async (orderId: string) =>
  (await query<{ id: string }>('select id from payment where order_id = $1', [orderId]))[0]!.id;
const refundsOf = (payment: string) =>
  query<{ cause: string; state: string; amount: string; currency: string }>(
    'select cause, state, amount, currency from refund where payment_id = $1 order by id',
    [payment],
  );
const decide = (body: object) => app.call(moneyRoutes.refund, { token: desk.token, body });
type Waiting = { list: { id: string; refund: { state: string; amount: number } | null }[] };
const waiting = async () =>
  (await app.call<Waiting>(moneyRoutes.orders, { token: desk.token, body: { waiting: true } })).data!.list;

const leave = async ({ token, password }: TestUser) =>
  expect((await app.call(userRoutes.deleteAccount, { token, body: { password } })).code).toBe(200);

describe('a refund that the provider does not make', () => {
  test('of an order that was cancelled waits at the desk, and is closed there', async () => {
    const user = await aBuyer(app);
    const { id, checkout } = await begunOrder(app, user, 'credits-100');
    const payment = await paymentOf(id);
    await query(`update payment set reference = '' where id = $1`, [payment]);
    await app.call(orderRoutes.cancel, { token: user.token, body: { id } });
    // The provider says no to every refund of it: as far as its books go, nothing was paid.
    await query(
      `create function refuse_refund() returns trigger language plpgsql as
       $$ begin new.refunds = old.refunds; new.state = 'closed'; return new; end $$`,
    );
    await query(
      `create trigger refuse_refund before update on sandbox_payment for each row
       when (new.state = 'paid') execute function refuse_refund()`,
    );
    await payAtSandbox(app, checkout);
    await query('drop trigger refuse_refund on sandbox_payment');
    await vi.waitFor(async () =>
      expect(await refundsOf(payment)).toMatchObject([{ cause: 'order-over', state: 'failed' }]),
    );
    expect((await waiting()).find((one) => one.id === id)?.refund).toMatchObject({
      state: 'failed',
      amount: 1200,
    });
    expect((await decide({ id, decision: 'done' })).code).toBe(200);
    const found = await app.call<{ state: number; refunded: number }>(orderRoutes.get, {
      token: user.token,
      params: { id },
    });
    expect(found.data).toMatchObject({ state: orderState.encode('refunded'), refunded: 1200 });
    expect((await waiting()).some((one) => one.id === id)).toBe(false);
    expect((await decide({ id, decision: 'done' })).code).toBe(orderErrors.wrongState.code);
  });
});

describe('an account that goes', () => {
  test('while its checkout page is open: money that is paid there goes back', async () => {
    const user = await aBuyer(app);
    const { id, checkout } = await begunOrder(app, user, 'credits-100');
    const payment = await paymentOf(id);
    await leave(user);
    expect((await payAtSandbox(app, checkout)).code).toBe(200);
    await vi.waitFor(async () =>
      expect(await refundsOf(payment)).toEqual([
        { cause: 'order-over', state: 'done', amount: '1200', currency: 'CNY' },
      ]),
    );
    const [books] = await query<{ refunds: Record<string, number> }>(
      'select refunds from sandbox_payment where id = $1',
      [payment],
    );
    expect(Object.values(books!.refunds)).toEqual([1200]);
  });

  /** Waits until somebody waits for the transaction of this connection. */
  const waitedFor = (pid: number) =>
    vi.waitFor(
      async () =>
        expect(
          await query('select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid]),
        ).not.toEqual([]),
      { timeout: 20_000 },
    );

  test('while an order of it is being booked waits for that, and both come to their end', async () => {
    const user = await aBuyer(app);
    const { id } = await begunOrder(app, user, 'credits-100');
    const payment = await paymentOf(id);
    const { database, orders } = app.parts;
    let left: Promise<void> | undefined;
    await database.db.transaction(async (tx) => {
      const order = (await orders.desk.lock(tx, id))!;
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      left = leave(user);
      await waitedFor(rows[0]!.pid);
      await orders.desk.markPaid(tx, order, { by: 'administrator', payMethod: 'corporate-transfer' });
    });
    await left;
    expect(await query('select order_id from payment where id = $1', [payment])).toEqual([
      { order_id: null },
    ]);
  });

  test('while the provider still opens a checkout page leaves no page behind, but what the provider calls it', async () => {
    const user = await aBuyer(app);
    const { token } = user;
    const body = { goodsId: 'credits-100', currency: 'CNY' };
    const { id } = (await app.call<{ id: string }>(orderRoutes.create, { token, body })).data!;
    const slow = await app.parts.database.pool.connect();
    const { rows } = await slow.query<{ pid: number }>('select pg_backend_pid() as pid');
    await slow.query('begin');
    await slow.query('lock table sandbox_payment in exclusive mode');
    const paying = app.call(orderRoutes.pay, { token, body: { id, payMethod: payMethod.encode('card') } });
    await waitedFor(rows[0]!.pid);
    const payment = await paymentOf(id);
    await leave(user);
    await slow.query('commit');
    slow.release();
    await paying;
    expect(await query('select pay_data, reference from payment where id = $1', [payment])).toEqual([
      { pay_data: null, reference: expect.stringMatching(/./) },
    ]);
  });

  test('closes its checkout pages soon after, and what was paid without a call is found and goes back', async () => {
    const user = await aBuyer(app);
    const open = await begunOrder(app, user, 'credits-100');
    const paid = await begunOrder(app, user, 'credits-500');
    const payment = await paymentOf(paid.id);
    await payAtSandbox(app, paid.checkout, '4000 0000 0000 0259');
    await leave(user);
    await app.parts.orders.settleOpen();
    expect((await payAtSandbox(app, open.checkout)).code).toBe(orderErrors.wrongState.code);
    await vi.waitFor(async () =>
      expect(await refundsOf(payment)).toMatchObject([{ state: 'done', amount: '5500' }]),
    );
  });
});

describe('a refund that was asked for', () => {
  const asked = async (user: TestUser): Promise<{ id: string; payment: string }> => {
    const { id, checkout } = await begunOrder(app, user, 'credits-100');
    await payAtSandbox(app, checkout);
    expect((await app.call(orderRoutes.refund, { token: user.token, body: { id, reason: '' } })).code).toBe(
      200,
    );
    return { id, payment: await paymentOf(id) };
  };

  test('is agreed to in whole fen above nothing and up to what is due', async () => {
    const { id } = await asked(await aBuyer(app));
    const codes = [];
    for (const amount of [-1, 0, 0.5, 1201])
      codes.push((await decide({ id, decision: 'approve', amount })).code);
    const { invalidInput } = commonErrors;
    expect(codes).toEqual([...Array(3).fill(invalidInput.code), orderErrors.refundTooMuch.code]);
  });

  test('is over when its account goes; what was agreed to before comes all the same', async () => {
    const user = await aBuyer(app);
    const [agreed, open] = [await asked(user), await asked(user)];
    expect((await decide({ id: agreed.id, decision: 'approve' })).code).toBe(200);
    expect((await waiting()).some(({ id }) => id === open.id)).toBe(true);
    await leave(user);
    expect((await waiting()).some(({ id }) => id === open.id)).toBe(false);
    expect((await decide({ id: open.id, decision: 'approve' })).code).toBe(commonErrors.notFound.code);
    expect(await refundsOf(open.payment)).toMatchObject([{ cause: 'asked', state: 'refused' }]);
    await vi.waitFor(async () =>
      expect(await refundsOf(agreed.payment)).toMatchObject([{ state: 'done', amount: '1200' }]),
    );
  });
});

describe('money in another currency', () => {
  /** What the sandbox calls with. */
  async function announce(payment: string, amount: number, currency: string): Promise<string> {
    const own = signText('payment sandbox', app.parts.secret);
    const said = { id: newId(), payment, state: 'paid', amount, currency };
    const body = Buffer.from(JSON.stringify(said));
    const headers = { 'sandbox-signature': signNotice(body, own, new Date()) };
    await app.parts.orders.notice('sandbox', { headers, body });
    const text = 'select outcome from payment_notice where event_id = $1';
    return (await query<{ outcome: string }>(text, [said.id]))[0]!.outcome;
  }
  const unpaid = async () => {
    const { id, checkout } = await begunOrder(app, await aBuyer(app), 'credits-100');
    await payAtSandbox(app, checkout, '4000 0000 0000 0259');
    return { id, payment: await paymentOf(id) };
  };

  test('that we know goes back in it, and the order still waits', async () => {
    const { id, payment } = await unpaid();
    expect(await announce(payment, 1200, 'USD')).toBe('given-back');
    await vi.waitFor(async () =>
      expect(await refundsOf(payment)).toEqual([
        { cause: 'wrong-amount', state: 'done', amount: '1200', currency: 'USD' },
      ]),
    );
    expect(await query('select paid_at from "order" where id = $1', [id])).toEqual([{ paid_at: null }]);
  });

  test('that we do not know is left to a person, and nobody claims that it went back', async () => {
    const { payment } = await unpaid();
    expect(await announce(payment, 1200, 'EUR')).toBe('for-a-person');
    expect(await refundsOf(payment)).toEqual([]);
  });
});

test('the desk finds an order by its number, as people type it, and takes nothing for a pattern', async () => {
  const user = await aBuyer(app);
  const [one] = [await begunOrder(app, user, 'credits-100'), await begunOrder(app, user, 'credits-100')];
  const found = async (search: string) => {
    const { data } = await app.call<Waiting>(moneyRoutes.orders, { token: desk.token, body: { search } });
    return data!.list.map(({ id }) => id);
  };
  expect(await found(` ${orderName(one.id)} `)).toEqual([one.id]);
  expect(await found(one.id.slice(-8))).toEqual([one.id]);
  expect(await found('%')).toEqual([]);
});

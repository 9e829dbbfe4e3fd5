// Every PostgreSQL: orders, payments and subscriptions lock rows, and many come at once.
import { creditErrors } from '@app/contract/credit/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { goodsErrors } from '@app/contract/goods/errors.ts';
import { goodsRoutes } from '@app/contract/goods/routes.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { newId } from '../../platform/ids.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type WireOrder = {
  id: string;
  state: number;
  amount: number;
  refunded: number;
  payData: { kind: string; url: string } | null;
  history?: { from: number | null; to: number; by: string }[];
  refundOffer?: { amount: number; credits: number } | null;
};
const card = '4242 4242 4242 4242';

const stateOf = ({ state }: WireOrder) => orderState.decode(state);
const order = async (user: TestUser, goodsId: string, extra: object = {}) =>
  app.call<WireOrder>(orderRoutes.create, {
    token: user.token,
    body: { goodsId, currency: 'CNY', ...extra },
  });
const pay = async (user: TestUser, id: string, payMethod = 0) =>
  app.call<WireOrder>(orderRoutes.pay, { token: user.token, body: { id, payMethod, back: '/project' } });
const get = async (user: TestUser, id: string) =>
  (await app.call<WireOrder>(orderRoutes.get, { token: user.token, params: { id } })).data!;
const tokenOf = (paid: { data: WireOrder | null }) =>
  new URL(paid.data!.payData!.url).searchParams.get('token')!;
const checkout = (token: string, number: string | undefined = card) =>
  app.call<{ state: string }>(orderRoutes.sandboxPay, { body: { token, card: number } });
const creditsOf = async ({ id }: TestUser) => (await app.parts.credits.balancesOf(id)).credits;
/** The account with its welcome gift and the reward of the day, which come with the first look at it. */
async function aBuyer(): Promise<TestUser> {
  const user = await aUser(app);
  await app.call(userRoutes.permission, { token: user.token });
  return user;
}
async function buy(user: TestUser, goodsId: string): Promise<string> {
  const { data } = await order(user, goodsId);
  expect((await checkout(tokenOf(await pay(user, data!.id)))).code).toBe(200);
  return data!.id;
}

describe('buying', () => {
  test('a paid order brings its credits, once, and its history says how', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const id = await buy(user, 'credits-500');
    expect(await creditsOf(user)).toBe(before + 500);
    const found = await get(user, id);
    expect(stateOf(found)).toBe('paid');
    expect(found.history!.map(({ to, by }) => [orderState.decode(to), by])).toEqual([
      ['to-be-paid', 'buyer'],
      ['paid', 'provider'],
    ]);
  });

  test('the price is that of the table, and a call that brings its own is refused', async () => {
    const user = await aBuyer();
    expect((await order(user, 'credits-100')).data).toMatchObject({ price: 1200, discount: 0, amount: 1200 });
    expect((await order(user, 'credits-100', { currency: 'USD' })).data).toMatchObject({ amount: 200 });
    expect((await order(user, 'credits-100', { amount: 1 })).code).toBe(commonErrors.invalidInput.code);
    expect((await order(user, 'credits-1')).code).toBe(goodsErrors.gone.code);
  });

  test('the same key makes one order, however often it is sent', async () => {
    const user = await aBuyer();
    const sent = {
      token: user.token,
      body: { goodsId: 'credits-100', currency: 'CNY' },
      headers: { 'idempotency-key': newId() },
    };
    const made = await Promise.all(
      Array.from({ length: 4 }, () => app.call<WireOrder>(orderRoutes.create, sent)),
    );
    expect(new Set(made.map(({ data }) => data!.id)).size).toBe(1);
  });

  test('another account is told that the order does not exist, whatever it wants with it', async () => {
    const [owner, other] = [await aBuyer(), await aBuyer()];
    const { id } = (await order(owner, 'credits-100')).data!;
    const answers = [
      await app.call(orderRoutes.get, { token: other.token, params: { id } }),
      await pay(other, id),
      await app.call(orderRoutes.cancel, { token: other.token, body: { id } }),
      await app.call(orderRoutes.refund, { token: other.token, body: { id, reason: '' } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(commonErrors.notFound.code));
  });

  test('a declined card pays nothing, and the same order can be paid with another one', async () => {
    const user = await aBuyer();
    const { id } = (await order(user, 'credits-100')).data!;
    const token = tokenOf(await pay(user, id));
    expect((await checkout(token, '4000 0000 0000 0002')).code).toBe(orderErrors.cardDeclined.code);
    expect((await checkout(token, '1234')).code).toBe(orderErrors.cardUnknown.code);
    expect(stateOf(await get(user, id))).toBe('to-be-paid');
    expect((await checkout(token)).code).toBe(200);
    expect(stateOf(await get(user, id))).toBe('paid');
    // A second click on the button of the checkout page.
    expect((await checkout(token)).code).toBe(orderErrors.wrongState.code);
  });

  test('a payment whose call was lost is found by asking', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const { id } = (await order(user, 'credits-100')).data!;
    await checkout(tokenOf(await pay(user, id)), '4000 0000 0000 0259');
    expect(stateOf(await get(user, id))).toBe('to-be-paid');
    await app.parts.database.pool.query(
      `update payment set ask_at = now() - interval '1 second' where order_id = $1`,
      [id],
    );
    await app.parts.orders.settleOpen();
    expect(stateOf(await get(user, id))).toBe('paid');
    expect(await creditsOf(user)).toBe(before + 100);
  });

  test('of two tabs that pay one order one payment counts, and the other money goes back', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const { id } = (await order(user, 'credits-100')).data!;
    const tokens = [tokenOf(await pay(user, id, 0)), tokenOf(await pay(user, id, 2))];
    await Promise.all([checkout(tokens[0]!), checkout(tokens[1]!)]);
    expect(await creditsOf(user)).toBe(before + 100);
    await vi.waitFor(async () => {
      const { rows } = await app.parts.database.pool.query<{ cause: string; state: string; amount: string }>(
        'select cause, state, amount from refund where order_id = $1',
        [id],
      );
      expect(rows).toEqual([{ cause: 'paid-twice', state: 'done', amount: '1200' }]);
    });
    expect(stateOf(await get(user, id))).toBe('paid');
  });

  test('a double click on pay begins one payment, and one at the checkout pays and books once', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const { id } = (await order(user, 'credits-100')).data!;
    const begun = await Promise.all([pay(user, id), pay(user, id), pay(user, id)]);
    const tokens = begun.map(tokenOf);
    expect(new Set(tokens).size).toBe(1);
    const answers = await Promise.all(tokens.map((token) => checkout(token)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(2).fill(orderErrors.wrongState.code),
    ]);
    expect(await creditsOf(user)).toBe(before + 100);
    const { rows } = await app.parts.database.pool.query('select state from payment where order_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'paid' }]);
  });
});

describe('an order that ends', () => {
  test('is not paid after the cancellation, and money that comes all the same goes back', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const { id } = (await order(user, 'credits-100')).data!;
    const token = tokenOf(await pay(user, id));
    // The provider cannot be reached to close it: the buyer pays in the meantime.
    const { rows } = await app.parts.database.pool.query<{ id: string }>(
      `update payment set reference = '' where order_id = $1 returning id`,
      [id],
    );
    expect((await app.call(orderRoutes.cancel, { token: user.token, body: { id } })).code).toBe(200);
    await app.parts.database.pool.query('update payment set reference = id where id = $1', [rows[0]!.id]);
    expect((await checkout(token)).code).toBe(200);
    await vi.waitFor(async () => expect(stateOf(await get(user, id))).toBe('refunded'));
    expect(await get(user, id)).toMatchObject({ refunded: 1200 });
    expect(await creditsOf(user)).toBe(before);
  });

  test('closes its checkout page', async () => {
    const user = await aBuyer();
    const { id } = (await order(user, 'credits-100')).data!;
    const token = tokenOf(await pay(user, id));
    await app.call(orderRoutes.cancel, { token: user.token, body: { id } });
    expect((await checkout(token)).code).toBe(orderErrors.wrongState.code);
    expect((await pay(user, id)).code).toBe(orderErrors.wrongState.code);
  });

  test('is cancelled when it was not paid in time; one that was paid in the last moment is booked', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const [late, paid] = [
      (await order(user, 'credits-100')).data!.id,
      (await order(user, 'credits-500')).data!.id,
    ];
    await checkout(tokenOf(await pay(user, paid)), '4000 0000 0000 0259');
    await app.parts.database.pool.query(
      `update "order" set expires_at = now() - interval '1 second' where id = any($1)`,
      [[late, paid]],
    );
    await app.parts.orders.settleOpen();
    expect(stateOf(await get(user, late))).toBe('cancelled');
    expect(stateOf(await get(user, paid))).toBe('paid');
    expect(await creditsOf(user)).toBe(before + 500);
  });
});

describe('a refund', () => {
  const ask = (user: TestUser, id: string) =>
    app.call<WireOrder>(orderRoutes.refund, { token: user.token, body: { id, reason: '买多了' } });
  const approve = (id: string, less?: number) =>
    app.parts.database.db.transaction((tx) => app.parts.orders.desk.refunds.approve(tx, id, less));

  test('brings back everything while nothing was spent, and takes the credits', async () => {
    const user = await aBuyer();
    const before = await creditsOf(user);
    const id = await buy(user, 'credits-100');
    expect((await get(user, id)).refundOffer).toEqual({ amount: 1200, credits: 100 });
    expect(stateOf((await ask(user, id)).data!)).toBe('refund-in-progress');
    await approve(id);
    expect(await creditsOf(user)).toBe(before);
    await vi.waitFor(async () => expect(stateOf(await get(user, id))).toBe('refunded'));
    expect(await get(user, id)).toMatchObject({ refunded: 1200 });
    expect((await ask(user, id)).code).toBe(orderErrors.wrongState.code);
  });

  test('takes the money that was kept where two tabs had paid', async () => {
    const user = await aBuyer();
    const { id } = (await order(user, 'credits-100')).data!;
    const tokens = [tokenOf(await pay(user, id, 0)), tokenOf(await pay(user, id, 2))];
    for (const token of tokens) await checkout(token);
    await ask(user, id);
    await approve(id);
    await vi.waitFor(async () => expect(stateOf(await get(user, id))).toBe('refunded'));
    const { rows } = await app.parts.database.pool.query<{ payments: string }>(
      'select count(distinct payment_id) as payments from refund where order_id = $1',
      [id],
    );
    expect(rows).toEqual([{ payments: '2' }]);
  });

  test('brings back what was not spent, in part', async () => {
    const user = await aBuyer();
    const id = await buy(user, 'credits-100');
    const spent = (await creditsOf(user)) - 40;
    await app.parts.database.db.transaction((tx) =>
      app.parts.credits.book(tx, { userId: user.id, ledger: 'credits', amount: -spent, key: 'project:1' }),
    );
    expect((await get(user, id)).refundOffer).toEqual({ amount: 480, credits: 40 });
    await ask(user, id);
    await approve(id);
    await vi.waitFor(async () => expect(await get(user, id)).toMatchObject({ refunded: 480 }));
    expect(await creditsOf(user)).toBe(0);
  });

  test('gives no more than the desk was shown, and takes no more for it, whatever came since', async () => {
    const user = await aBuyer();
    const id = await buy(user, 'credits-100');
    const book = (amount: number, key: string) =>
      app.parts.database.db.transaction((tx) =>
        app.parts.credits.book(tx, { userId: user.id, ledger: 'credits', amount, key }),
      );
    await book(40 - (await creditsOf(user)), 'project:1');
    await ask(user, id);
    await book(500, 'gift:1');
    await approve(id);
    await vi.waitFor(async () => expect(await get(user, id)).toMatchObject({ refunded: 480 }));
    expect(await creditsOf(user)).toBe(500);
  });

  test('is refused where everything was spent', async () => {
    const user = await aBuyer();
    const id = await buy(user, 'credits-100');
    const amount = -(await creditsOf(user));
    await app.parts.database.db.transaction((tx) =>
      app.parts.credits.book(tx, { userId: user.id, ledger: 'credits', amount, key: 'project:1' }),
    );
    expect((await ask(user, id)).code).toBe(orderErrors.nothingToRefund.code);
  });

  test('that an administrator refuses leaves the order paid, and says why', async () => {
    const user = await aBuyer();
    const id = await buy(user, 'credits-100');
    await ask(user, id);
    await app.parts.database.db.transaction((tx) => app.parts.orders.desk.refunds.refuse(tx, id, '已开发票'));
    expect(await get(user, id)).toMatchObject({ state: orderState.encode('paid'), reason: '已开发票' });
  });
});

describe('an exchange', () => {
  const exchange = (user: TestUser, id: string, headers: Record<string, string> = {}) =>
    app.call(goodsRoutes.exchange, { token: user.token, body: { id }, headers });

  test('takes credits and gives what was chosen, once for each key', async () => {
    const user = await aBuyer();
    const before = await app.parts.credits.balancesOf(user.id);
    const headers = { 'idempotency-key': newId() };
    await Promise.all([
      exchange(user, 'assistant-50', headers),
      exchange(user, 'assistant-50', headers),
      exchange(user, 'storage-1'),
    ]);
    const after = await app.parts.credits.balancesOf(user.id);
    expect(after).toMatchObject({
      credits: before.credits - 20 - 20,
      'helper-uses': before['helper-uses'] + 50,
      storage: before.storage + 1024 ** 3,
    });
  });

  test('with too few credits takes nothing and says 1001002069; nothing chosen is said, too', async () => {
    const user = await aBuyer();
    const before = await app.parts.credits.balancesOf(user.id);
    expect((await exchange(user, 'storage-50')).code).toBe(creditErrors.insufficient.code);
    expect(await app.parts.credits.balancesOf(user.id)).toEqual(before);
    expect((await exchange(user, '')).msg).toContain('还没有选择套餐，请先选一个');
  });
});

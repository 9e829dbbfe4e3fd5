import { orderRoutes } from '@app/contract/order/routes.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { payMethod, type PayMethod } from '@app/contract/order/states/pay-method.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { RawNotice } from '../../providers/payment/port.ts';
import { fakeAlipay, type FakeProvider, fakeStripe, fakeWechat } from '../../providers/payment/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let fakes: Record<'stripe' | 'alipay' | 'wechat-pay', FakeProvider>;
let openAlipay: (url: string) => void;
beforeAll(async () => {
  const alipay = await fakeAlipay();
  openAlipay = alipay.open;
  fakes = { stripe: await fakeStripe(), alipay, 'wechat-pay': await fakeWechat() };
  const settings = Object.values(fakes).map((fake) => fake.settings);
  app = await startApp(Object.assign({ PUBLIC_URL: 'https://talks.example.com' }, ...settings));
});
afterAll(async () => {
  await app.stop();
  for (const fake of Object.values(fakes)) fake.stop();
});

type WireOrder = {
  id: string;
  state: number;
  refunded: number;
  payData: { kind: string; url?: string } | null;
};

const credits = async ({ id }: TestUser) => (await app.parts.credits.balancesOf(id)).credits;
const stateOf = async (user: TestUser, id: string) => {
  const { data } = await app.call<WireOrder>(orderRoutes.get, { token: user.token, params: { id } });
  return orderState.decode(data!.state);
};

/** An order of 100 credits whose payment was begun at its provider. */
async function begun(method: PayMethod) {
  const user = await aUser(app);
  const body = { goodsId: 'credits-100', currency: 'CNY' };
  const { data } = await app.call<WireOrder>(orderRoutes.create, { token: user.token, body });
  const { id } = data!;
  const paid = await app.call<WireOrder>(orderRoutes.pay, {
    token: user.token,
    body: { id, payMethod: payMethod.encode(method) },
  });
  if (method === 'alipay') openAlipay(paid.data!.payData!.url!);
  const { rows } = await app.parts.database.pool.query<{ id: string }>(
    'select id from payment where order_id = $1',
    [id],
  );
  const before = await credits(user);
  return { user, id, payment: rows[0]!.id, earned: async () => (await credits(user)) - before };
}

test('with keys of real providers there is no sandbox', async () => {
  const { data } = await app.call<{ payMethod: number; sandbox: boolean }[]>(orderRoutes.methods, {
    token: (await aUser(app)).token,
  });
  expect(data!.map(({ sandbox }) => sandbox)).toEqual([false, false, false]);
  const answer = await fetch(`${app.origin}/pay-api/notice/sandbox`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
});

describe.each([
  ['card', 'stripe'],
  ['alipay', 'alipay'],
  ['wechat-pay', 'wechat-pay'],
] as const)('paying by %s', (method, name) => {
  const send = async ({ headers, body }: RawNotice) =>
    (
      await fetch(`${app.origin}/pay-api/notice/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        body: new Uint8Array(body),
      })
    ).status;
  const settle = (payment: string, state: 'paid' | 'closed') => {
    fakes[name].trades.get(payment)!.state = state;
  };
  const refundsOf = (payment: string) => Object.values(fakes[name].trades.get(payment)!.refunds);

  test('a notice books once, however often and under whatever event it comes', async () => {
    const { user, id, payment, earned } = await begun(method);
    settle(payment, 'paid');
    const [event, other] = [newId(), newId()];
    const notices = [event, event, event, other].map((one) => fakes[name].notice(payment, one));
    expect(await Promise.all(notices.map(send))).toEqual([200, 200, 200, 200]);
    expect(await stateOf(user, id)).toBe('paid');
    expect(await earned()).toBe(100);
  });

  test('a forged notice is refused and changes nothing', async () => {
    const { user, id, payment, earned } = await begun(method);
    expect(await send(fakes[name].forged(payment))).toBe(400);
    expect(await stateOf(user, id)).toBe('to-be-paid');
    expect(await earned()).toBe(0);
  });

  test('another amount is not booked and goes back', async () => {
    const { user, id, payment, earned } = await begun(method);
    expect(await send(fakes[name].notice(payment, newId(), { state: 'paid', amount: 100 }))).toBe(200);
    expect(await stateOf(user, id)).toBe('to-be-paid');
    expect(await earned()).toBe(0);
    await vi.waitFor(() => expect(refundsOf(payment)).toEqual([100]));
  });

  test('notices out of order end where the last word is: what was paid stays paid', async () => {
    const { user, id, payment, earned } = await begun(method);
    await send(fakes[name].notice(payment, newId(), { state: 'closed' }));
    await send(fakes[name].notice(payment, newId(), { state: 'paid' }));
    await send(fakes[name].notice(payment, newId(), { state: 'closed' }));
    expect(await stateOf(user, id)).toBe('paid');
    expect(await earned()).toBe(100);
  });

  test('money for an order that was cancelled goes back', async () => {
    const { user, id, payment, earned } = await begun(method);
    await app.call(orderRoutes.cancel, { token: user.token, body: { id } });
    await send(fakes[name].notice(payment, newId(), { state: 'paid' }));
    await vi.waitFor(async () => expect(await stateOf(user, id)).toBe('refunded'));
    expect(refundsOf(payment)).toEqual([1200]);
    expect(await earned()).toBe(0);
  });

  test('a notice that never comes is asked for, also after the provider was away', async () => {
    const { user, id, payment, earned } = await begun(method);
    settle(payment, 'paid');
    const ask = async () => {
      await app.parts.database.pool.query(
        "update payment set ask_at = now() - interval '1 second' where id = $1",
        [payment],
      );
      await app.parts.orders.settleOpen();
    };
    fakes[name].breakDown(503);
    await ask();
    expect(await stateOf(user, id)).toBe('to-be-paid');
    fakes[name].repair();
    await ask();
    expect(await stateOf(user, id)).toBe('paid');
    expect(await earned()).toBe(100);
  });
});

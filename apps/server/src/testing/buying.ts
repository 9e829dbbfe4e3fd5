import type { PayMethod } from '@app/contract/order/states/pay-method.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { payMethod } from '@app/contract/order/states/pay-method.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { everyTime } from '../platform/http/once.ts';
import type { Parts } from '../wiring.ts';
import { aUser, type TestUser } from './builders.ts';
import { visitorOf } from './order-storm.ts';
import type { TestApp } from './start-app.ts';

/** The card of the sandbox that pays. */
export const goodCard = '4242 4242 4242 4242';

/** The account with its welcome gift and the reward of the day, which come with the first look at it. */
export async function aBuyer(app: TestApp): Promise<TestUser> {
  const user = await aUser(app);
  await app.call(userRoutes.permission, { token: user.token });
  return user;
}

/** An order whose payment was begun at the sandbox: its id, and what opens the checkout page. */
export async function begunOrder(
  app: TestApp,
  { token }: Pick<TestUser, 'token'>,
  goodsId: string,
  method: PayMethod = 'card',
): Promise<{ id: string; checkout: string }> {
  const body = { goodsId, currency: 'CNY' };
  const { id } = (await app.call<{ id: string }>(orderRoutes.create, { token, body })).data!;
  const paid = await app.call<{ payData: { url: string } }>(orderRoutes.pay, {
    token,
    body: { id, payMethod: payMethod.encode(method) },
  });
  return { id, checkout: new URL(paid.data!.payData.url).searchParams.get('token')! };
}

/** Presses the button of the checkout page. */
export const payAtSandbox = (app: TestApp, checkout: string, card: string | undefined = goodCard) =>
  app.call(orderRoutes.sandboxPay, { body: { token: checkout, card } });

/** A paid order of an account, booked as a reviewed transfer is: without a provider, at any time of the clock. */
export async function sell(parts: Parts, userId: string, goodsId: string): Promise<string> {
  const { db } = parts.database;
  const visitor = visitorOf(userId);
  const { id } = await parts.orders.create(visitor, { goodsId, currency: 'CNY' }, 'zh-CN', everyTime(db));
  await db.transaction(async (tx) => {
    const order = (await parts.orders.desk.lock(tx, id))!;
    await parts.orders.desk.markPaid(tx, order, { by: 'administrator', payMethod: 'corporate-transfer' });
  });
  return id;
}

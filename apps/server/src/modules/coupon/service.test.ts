// Every PostgreSQL: several want the last use of a coupon at once.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { couponErrors } from '@app/contract/coupon/errors.ts';
import { couponRoutes } from '@app/contract/coupon/routes.ts';
import { moneyRoutes } from '@app/contract/money/routes.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let desk: TestUser;
beforeAll(async () => {
  app = await startApp();
  desk = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

type WireOrder = { id: string; amount: number; discount: number; couponId: string | null };
type WireCoupon = { id: string; state: string; saves: number | null };
const couponLot = {
  kind: 'coupon',
  name: '九折券',
  discount: { kind: 'percent', percent: 10 },
  goodsKind: null,
  uses: 1,
  couponDays: 30,
  quantity: 1,
  validDays: 30,
  note: '',
};
const codesOf = async (lot: object): Promise<string[]> =>
  (await app.call<{ codes: string[] }>(moneyRoutes.addLot, { token: desk.token, body: lot })).data!.codes;
const exchange = ({ token }: TestUser, code: string, headers: Record<string, string> = {}) =>
  app.call<{ order: WireOrder | null; coupon: WireCoupon | null }>(couponRoutes.exchange, {
    token,
    body: { code },
    headers,
  });
const give = async (user: TestUser, lot: object = {}): Promise<WireCoupon> => {
  const [code] = await codesOf({ ...couponLot, ...lot });
  return (await exchange(user, code!)).data!.coupon!;
};
const listOf = async ({ token }: TestUser, query: Record<string, string> = {}) =>
  (await app.call<{ list: WireCoupon[]; best: string | null }>(couponRoutes.list, { token, query })).data!;
const stateOf = async (user: TestUser, id: string) =>
  (await listOf(user)).list.find((coupon) => coupon.id === id)?.state;
const order = ({ token }: TestUser, extra: object = {}) =>
  app.call<WireOrder>(orderRoutes.create, {
    token,
    body: { goodsId: 'credits-100', currency: 'CNY', ...extra },
  });
async function pay({ token }: TestUser, id: string): Promise<void> {
  const begun = await app.call<{ payData: { url: string } }>(orderRoutes.pay, {
    token,
    body: { id, payMethod: 0 },
  });
  const checkout = new URL(begun.data!.payData.url).searchParams.get('token')!;
  await app.call(orderRoutes.sandboxPay, { body: { token: checkout, card: '4242 4242 4242 4242' } });
}
const cancel = ({ token }: TestUser, id: string) => app.call(orderRoutes.cancel, { token, body: { id } });

describe('a coupon', () => {
  test('is occupied while its order is open, free when that is cancelled, and used when it is paid', async () => {
    const user = await aUser(app);
    const { id } = await give(user);
    expect(await stateOf(user, id)).toBe('available');
    const first = (await order(user)).data!;
    expect(first).toMatchObject({ couponId: id, discount: 120, amount: 1080 });
    expect(await stateOf(user, id)).toBe('occupied');
    expect((await order(user)).data).toMatchObject({ couponId: null, discount: 0 });
    await cancel(user, first.id);
    expect(await stateOf(user, id)).toBe('available');
    const second = (await order(user, { couponId: id })).data!;
    await pay(user, second.id);
    expect(await stateOf(user, id)).toBe('used');
    expect((await order(user, { couponId: id })).code).toBe(couponErrors.unusable.code);
  });

  test('that saves the most is taken by itself, and one for other goods is not', async () => {
    const user = await aUser(app);
    await give(user);
    const best = await give(user, { discount: { kind: 'amount', CNY: 500, USD: 80 } });
    const other = await give(user, { discount: { kind: 'percent', percent: 90 }, goodsKind: 'subscription' });
    const asked = { goodsId: 'credits-100', currency: 'CNY' };
    const { list, best: told } = await listOf(user, asked);
    expect(told).toBe(best.id);
    expect(list.map(({ saves }) => saves)).toEqual([null, 500, 120]);
    expect((await order(user)).data).toMatchObject({ couponId: best.id, amount: 700 });
    expect((await order(user, { couponId: other.id })).code).toBe(couponErrors.notForThis.code);
  });

  test.each([
    { kind: 'percent', percent: 0 },
    { kind: 'percent', percent: -10 },
    { kind: 'percent', percent: 12.5 },
    { kind: 'percent', percent: 101 },
    { kind: 'amount', CNY: -100, USD: 100 },
    { kind: 'amount', CNY: 1.5, USD: 100 },
  ])('of %o is not made: nobody is paid for buying', async (discount) => {
    const { code } = await app.call(moneyRoutes.addLot, {
      token: desk.token,
      body: { ...couponLot, discount },
    });
    expect(code).toBe(commonErrors.invalidInput.code);
  });

  test('of somebody else is none', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const { id } = await give(owner);
    expect((await order(other, { couponId: id })).code).toBe(couponErrors.unusable.code);
    expect((await listOf(other)).list).toEqual([]);
  });

  test('that ends while its order is being paid still counts for that order', async () => {
    const user = await aUser(app);
    const { id } = await give(user);
    const made = (await order(user)).data!;
    await app.parts.database.pool.query('update coupon set expiry_date = $1 where id = $2', [
      '2020-01-01',
      id,
    ]);
    await pay(user, made.id);
    const { data } = await app.call<{ state: number; amount: number }>(orderRoutes.get, {
      token: user.token,
      params: { id: made.id },
    });
    expect(data).toMatchObject({ state: 2, amount: 1080 });
    expect((await order(user, { couponId: id })).code).toBe(couponErrors.unusable.code);
  });

  test('is used no more often than it may be by 8 callers who order, pay and cancel as they like', async () => {
    const user = await aUser(app);
    const uses = 3;
    const { id } = await give(user, { uses });
    let seed = 7;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    const refusals = new Set<number>();
    const caller = async () => {
      for (let turn = 0; turn < 6; turn++) {
        const made = await order(user, { couponId: id });
        if (!made.data) refusals.add(made.code);
        else await (random() < 0.3 ? pay(user, made.data.id) : cancel(user, made.data.id));
      }
    };
    await Promise.all(Array.from({ length: 8 }, caller));
    expect([...refusals].filter((code) => code !== couponErrors.unusable.code)).toEqual([]);
    const { rows } = await app.parts.database.pool.query<{ held: string; kept: number; paid: string }>(
      `select (select count(*) from coupon_use where coupon_id = $1) as held,
         (select current_redemptions from coupon where id = $1) as kept,
         (select count(*) from "order" where coupon_id = $1 and state = 2) as paid`,
      [id],
    );
    const { held, kept, paid } = rows[0]!;
    expect(Number(held)).toBe(kept);
    expect(Number(paid)).toBe(kept);
    expect(kept).toBeLessThanOrEqual(uses);
    expect(await stateOf(user, id)).toBe(kept === uses ? 'used' : 'available');
  });
});

describe('a code', () => {
  const goods = { kind: 'goods', goodsId: 'credits-100', quantity: 1, validDays: null, note: '展会' };

  test('becomes a paid order for nothing, once, whoever of eight comes first', async () => {
    const [code] = await codesOf(goods);
    const users = await Promise.all(Array.from({ length: 8 }, () => aUser(app)));
    const answers = await Promise.all(
      users.map((user, at) => exchange(user, code!, { 'x-forwarded-for': `10.0.0.${at}` })),
    );
    const won = answers.filter((answer) => answer.code === 200);
    expect(won).toHaveLength(1);
    expect(won[0]!.data!.order).toMatchObject({ state: 2, amount: 0, payMethod: 1 });
    expect(new Set(answers.filter((answer) => answer.code !== 200).map((answer) => answer.code))).toEqual(
      new Set([orderErrors.rechargeCodeInvalid.code]),
    );
  });

  test('is read as people type it, and is kept nowhere', async () => {
    const user = await aUser(app);
    const [code] = await codesOf(goods);
    const { rows } = await app.parts.database.pool.query<{ found: boolean }>(
      `select exists (select from redeem_code t where position($1 in t::text) > 0)
         or exists (select from code_lot t where position($1 in t::text) > 0)
         or exists (select from audit t where position($1 in t::text) > 0) as found`,
      [code],
    );
    expect(rows[0]!.found).toBe(false);
    expect((await exchange(user, ` ${code!.toLowerCase().replaceAll('-', ' ')} `)).code).toBe(200);
    const lots = await app.call<{ list: { redeemed: number; note: string }[] }>(moneyRoutes.lots, {
      token: desk.token,
      body: {},
    });
    expect(lots.data!.list[0]).toMatchObject({ redeemed: 1, note: '展会' });
  });

  test('that was withdrawn brings nothing, and who guesses has to wait', async () => {
    const user = await aUser(app);
    const [code] = await codesOf({ ...goods, note: '收回' });
    const lots = await app.call<{ list: { id: string }[] }>(moneyRoutes.lots, {
      token: desk.token,
      body: {},
    });
    await app.call(moneyRoutes.withdrawLot, { token: desk.token, body: { id: lots.data!.list[0]!.id } });
    expect((await exchange(user, code!)).code).toBe(orderErrors.rechargeCodeInvalid.code);
    const codes = [];
    for (let turn = 0; turn < 7; turn++) codes.push((await exchange(user, newId())).code);
    expect(codes.at(-1)).toBe(userErrors.tooManyTries.code);
  });

  test('is made by administrators of grade 2 alone', async () => {
    const [user, reader] = [await aUser(app), await aUser(app, { administrator: true, grade: 1 })];
    const codes = await Promise.all(
      [user, reader].map(
        async ({ token }) => (await app.call(moneyRoutes.addLot, { token, body: goods })).code,
      ),
    );
    expect(codes).toEqual([commonErrors.notAllowed.code, commonErrors.notAllowed.code]);
  });
});

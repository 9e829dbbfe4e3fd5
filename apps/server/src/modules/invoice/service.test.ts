// Every PostgreSQL, for the stores of invoice, transfer
import { existsSync } from 'node:fs';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { creditRoutes } from '@app/contract/credit/routes.ts';
import { invoiceErrors } from '@app/contract/invoice/errors.ts';
import { invoiceRoutes } from '@app/contract/invoice/routes.ts';
import { moneyRoutes } from '@app/contract/money/routes.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import { orderLimits } from '@app/contract/order/limits.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { transferErrors } from '@app/contract/transfer/errors.ts';
import { transferRoutes } from '@app/contract/transfer/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let desk: TestUser;
beforeAll(async () => {
  app = await startApp({ BANK_ACCOUNT: '开讲科技 / 测试银行 / 6222 0000' });
  desk = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
type WireOrder = { id: string; state: number; reason: string };
const create = async ({ token }: TestUser) =>
  (
    await app.call<WireOrder>(orderRoutes.create, {
      token,
      body: { goodsId: 'credits-500', currency: 'CNY' },
    })
  ).data!;
async function submit({ token }: TestUser, id: string, bytes: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'receipt.png');
  const answer = await app.send(transferRoutes.receipt, { token, params: { id } }, { body: form });
  return (await answer.json()) as { code: number; data: WireOrder | null };
}
const review = (body: object, token = desk.token) => app.call(moneyRoutes.review, { token, body });
const stateOf = async ({ token }: TestUser, id: string) =>
  (await app.call<WireOrder>(orderRoutes.get, { token, params: { id } })).data!;
async function aPaidOrder(user: TestUser): Promise<string> {
  const { id } = await create(user);
  await submit(user, id, onePixel);
  await review({ id, accept: true });
  return id;
}
const decide = (body: object) => app.call(moneyRoutes.refund, { token: desk.token, body });
/** The buyer asks for the money, and an administrator agrees: a transfer goes back by hand. */
async function askBack({ token }: TestUser, id: string): Promise<void> {
  await app.call(orderRoutes.refund, { token, body: { id, reason: '买错了' } });
  expect((await decide({ id, decision: 'approve' })).code).toBe(200);
}
const asked = {
  type: 'ordinary',
  option: 'enterprise',
  title: '上海开讲科技有限公司',
  taxNumber: '91310000MA1K00000X',
  content: 'service',
  email: 'finance@example.com',
};
type WireInvoice = { id: string; state: number; number: string; fileUrl: string | null; amount: number };
const request = ({ token }: TestUser, orderId: string, more: object = {}) =>
  app.call<WireInvoice>(invoiceRoutes.add, { token, body: { orderId, ...asked, ...more } });
const move = (body: object) => app.call<WireInvoice>(moneyRoutes.moveInvoice, { token: desk.token, body });

describe('a transfer', () => {
  test('waits for its review with a receipt, and is booked when it is accepted, once', async () => {
    const user = await aUser(app);
    const { id } = await create(user);
    const account = await app.call(transferRoutes.account, { token: user.token, params: { id } });
    expect(account.data).toMatchObject({ payData: { kind: 'transfer', accountName: '开讲科技' } });
    expect((await submit(user, id, onePixel)).data).toMatchObject({ state: 4, payMethod: 4 });
    const before = (await app.parts.credits.balancesOf(user.id)).credits;
    const [first, second] = await Promise.all([review({ id, accept: true }), review({ id, accept: true })]);
    expect(new Set([first!.code, second!.code])).toEqual(new Set([200, orderErrors.wrongState.code]));
    expect((await app.parts.credits.balancesOf(user.id)).credits).toBe(before + 500);
    const records = await app.call<{ list: { reason: string; cause: object }[] }>(creditRoutes.records, {
      token: user.token,
      body: { reason: 'order' },
    });
    expect(records.data!.list).toMatchObject([{ cause: { kind: 'order', id } }]);
  });

  test('has days for its receipt, and is one of the ways to pay', async () => {
    const user = await aUser(app);
    const { id } = await create(user);
    const methods = await app.call<{ payMethod: number }[]>(orderRoutes.methods, { token: user.token });
    expect(methods.data!.map(({ payMethod }) => payMethod)).toContain(4);
    const { data } = await app.call<{ state: number; expiresAt: string; createdAt: string }>(
      orderRoutes.pay,
      {
        token: user.token,
        body: { id, payMethod: 4 },
      },
    );
    expect(data).toMatchObject({ state: 0, payMethod: 4, payData: null });
    expect(Date.parse(data!.expiresAt) - Date.parse(data!.createdAt)).toBe(orderLimits.transferMs);
  });

  test('that is being given back is not accepted again from an old tab', async () => {
    const user = await aUser(app);
    const id = await aPaidOrder(user);
    await askBack(user, id);
    expect((await review({ id, accept: true })).code).toBe(orderErrors.wrongState.code);
    expect((await decide({ id, decision: 'done' })).code).toBe(200);
    expect(await stateOf(user, id)).toMatchObject({ state: orderState.encode('refunded') });
  });

  test('counts as an open order while it waits for its review', async () => {
    const user = await aUser(app);
    for (let open = 0; open < orderLimits.openOrders; open++)
      await submit(user, (await create(user)).id, onePixel);
    const more = await app.call(orderRoutes.create, {
      token: user.token,
      body: { goodsId: 'credits-500', currency: 'CNY' },
    });
    expect(more.code).toBe(orderErrors.tooManyOpen.code);
  });

  test('that is refused says why, and a better receipt may follow', async () => {
    const user = await aUser(app);
    const { id } = await create(user);
    await submit(user, id, onePixel);
    expect((await review({ id, accept: false, reason: '' })).code).toBe(commonErrors.invalidInput.code);
    await review({ id, accept: false, reason: '金额不符' });
    expect(await stateOf(user, id)).toMatchObject({ state: 6, reason: '金额不符' });
    expect((await submit(user, id, onePixel)).data).toMatchObject({ state: 4, reason: '' });
  });

  test('takes a picture by its bytes, a small one, for one’s own order', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const { id } = await create(user);
    expect((await submit(user, id, Buffer.from('<svg onload=alert(1)>'))).code).toBe(
      transferErrors.notAPhoto.code,
    );
    expect((await submit(other, id, onePixel)).code).toBe(commonErrors.notFound.code);
    expect(await stateOf(user, id)).toMatchObject({ state: 0 });
  });

  test('shows its receipt to administrators alone', async () => {
    const user = await aUser(app);
    const { id } = await create(user);
    await submit(user, id, onePixel);
    const seen = await app.send(moneyRoutes.receipt, { token: desk.token, params: { id } });
    expect([seen.headers.get('content-type'), (await seen.arrayBuffer()).byteLength]).toEqual([
      'image/png',
      onePixel.length,
    ]);
    const refused = await app.call(moneyRoutes.receipt, { token: user.token, params: { id } });
    expect(refused.code).toBe(commonErrors.notAllowed.code);
  });
});

describe('an invoice', () => {
  test('is asked for once for a paid order of one’s own', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const { id: open } = await create(user);
    expect((await request(user, open)).code).toBe(invoiceErrors.orderNotPaid.code);
    const id = await aPaidOrder(user);
    expect((await request(other, id)).code).toBe(commonErrors.notFound.code);
    expect((await request(user, id, { taxNumber: '' })).code).toBe(commonErrors.invalidInput.code);
    const answers = await Promise.all([request(user, id), request(user, id)]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([200, invoiceErrors.alreadyRequested.code]),
    );
  });

  test('is not issued for money that was given back meanwhile', async () => {
    const user = await aUser(app);
    const id = await aPaidOrder(user);
    const made = await request(user, id);
    await askBack(user, id);
    await decide({ id, decision: 'done' });
    expect((await move({ id: made.data!.id, to: 'issued' })).code).toBe(invoiceErrors.wrongState.code);
  });

  test('ends with the money it was for: an issued one is reversed, and the rest can be invoiced anew', async () => {
    const user = await aUser(app);
    const orderId = await aPaidOrder(user);
    const { id } = (await request(user, orderId)).data!;
    await move({ id, to: 'issued' });
    // 200 of 500 credits are there: the rest of the money stays.
    const { credits } = await app.parts.credits.balancesOf(user.id);
    await app.parts.database.db.transaction((tx) =>
      app.parts.credits.book(tx, {
        userId: user.id,
        ledger: 'credits',
        amount: 200 - credits,
        key: 'project:1',
      }),
    );
    await askBack(user, orderId);
    await decide({ id: orderId, decision: 'done' });
    const list = async () =>
      (
        await app.call<{ list: (WireInvoice & { reason: string })[] }>(invoiceRoutes.list, {
          token: user.token,
          body: {},
        })
      ).data!.list;
    expect(await list()).toMatchObject([{ id, state: 3, reason: '已退款 ¥22' }]);
    expect((await request(user, orderId)).data).toMatchObject({ amount: 3_300 });
  });

  test.each(['123', '91310000MA1K0000', '91310000MA1K00000O*', 'A'.repeat(19)])(
    'is not taken with %s for a tax number',
    async (taxNumber) => {
      const user = await aUser(app);
      const answer = await request(user, await aPaidOrder(user), { taxNumber });
      expect([answer.code, answer.msg]).toEqual([
        commonErrors.invalidInput.code,
        expect.stringContaining('15、18 或 20 位'),
      ]);
    },
  );

  test('takes the next number though the last one went with its account', async () => {
    const [gone, first, second] = [await aUser(app), await aUser(app), await aUser(app)];
    const issued: number[] = [];
    for (const user of [gone, first]) {
      const made = await request(user, await aPaidOrder(user));
      const { data } = await move({ id: made.data!.id, to: 'issued' });
      issued.push(Number(data!.number.slice(1)));
    }
    await app.parts.database.pool.query('delete from invoice where user_id = any($1)', [[gone.id, first.id]]);
    const made = await request(second, await aPaidOrder(second));
    const { code, data } = await move({ id: made.data!.id, to: 'issued' });
    expect([code, Number(data!.number.slice(1))]).toEqual([200, issued[1]! + 1]);
  });

  test('is issued under a number of its own, reversed with a reason, and then asked for again', async () => {
    const user = await aUser(app);
    const orderId = await aPaidOrder(user);
    const { id } = (await request(user, orderId)).data!;
    const issued = (await move({ id, to: 'issued' })).data!;
    expect(issued).toMatchObject({ state: 1, amount: 5500, number: expect.stringMatching(/^R\d{10}$/) });
    expect((await move({ id, to: 'issued' })).code).toBe(invoiceErrors.wrongState.code);
    expect((await move({ id, to: 'reversed', reason: '抬头有误' })).data).toMatchObject({ state: 3 });
    const again = (await request(user, orderId)).data!;
    const next = (await move({ id: again.id, to: 'issued' })).data!;
    expect(Number(next.number.slice(1))).toBeGreaterThan(Number(issued.number.slice(1)));
    const mails = await app.parts.database.pool.query<{ subject: string }>(
      `select subject from mail where "to" = $1 order by id`,
      [asked.email],
    );
    expect(mails.rows.some(({ subject }) => subject.includes(issued.number))).toBe(true);
  });

  // The build puts the font there.
  test.skipIf(!existsSync('apps/web/dist/fonts'))(
    'opens as PDF in both languages by its signed address alone',
    async () => {
      const user = await aUser(app);
      const orderId = await aPaidOrder(user);
      const { id } = (await request(user, orderId)).data!;
      const { fileUrl } = (await move({ id, to: 'issued' })).data!;
      const address = `${app.origin}${fileUrl}`;
      for (const language of ['zh-CN', 'en-US']) {
        const answer = await fetch(address.replace(/language=[\w-]+/, `language=${language}`));
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        const { extractText, getDocumentProxy } = await import('unpdf');
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
          mergePages: true,
        });
        expect(text).toContain(asked.title);
        // The seller is whoever takes the transfers.
        for (const said of ['开讲科技', '¥55.00', orderName(orderId)]) expect(text).toContain(said);
        expect(text).toContain(language === 'zh-CN' ? '纳税人识别号' : 'Tax number');
      }
      expect((await (await fetch(address.replace(/sign=[^&]*/, 'sign=x'))).json()).code).toBe(
        commonErrors.notFound.code,
      );
    },
  );
});

describe('the desk', () => {
  test('proves each balance: the entries add up to it, one after the other', async () => {
    const user = await aUser(app);
    await aPaidOrder(user);
    const { data } = await app.call<{
      balance: number;
      sum: number;
      isProven: boolean;
      list: { balance: number }[];
    }>(moneyRoutes.ledger, { token: desk.token, body: { userId: user.id, ledger: 'credits' } });
    expect(data).toMatchObject({ isProven: true, sum: data!.balance });
    expect(data!.list[0]!.balance).toBe(data!.balance);
  });

  test('tells revenue by month, also as a file', async () => {
    await aPaidOrder(await aUser(app));
    const { data } = await app.call<{
      list: { currency: string; amount: number; orders: number; refunded: number }[];
    }>(moneyRoutes.revenue, { token: desk.token, body: { offsetMinutes: 480 } });
    const [month] = data!.list;
    expect(month!.amount).toBe(month!.orders * 5500);
    const file = await app.send(moneyRoutes.exportRevenue, {
      token: desk.token,
      body: { offsetMinutes: 480, format: 'csv' },
    });
    expect(await file.text()).toContain(
      `"CNY",${month!.orders},${month!.amount / 100},${month!.refunded / 100},`,
    );
  });
});

// Last of all: the server hangs up on who sends too much.
test('a receipt that is too large is refused', async () => {
  const user = await aUser(app);
  const { id } = await create(user);
  const large = Buffer.concat([onePixel, Buffer.alloc(11 * 1024 * 1024)]);
  expect((await submit(user, id, large)).code).toBe(transferErrors.tooLarge.code);
});

import { commonErrors } from '@app/contract/base/common-errors.ts';
import { creditRoutes } from '@app/contract/credit/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { Booking } from '../credit/service.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  [owner, other] = [await aUser(app), await aUser(app)];
  // The first call of a day brings its reward; here it comes before everything else.
  for (const user of [owner, other]) await records({}, user);
  const bookings: Omit<Booking, 'userId'>[] = [
    { ledger: 'credits', amount: 100, key: 'trial' },
    { ledger: 'credits', amount: -80, key: 'project:1' },
    { ledger: 'interactions', amount: 5, key: 'trial' },
    { ledger: 'credits', amount: 80, key: 'back:project:1' },
  ];
  await app.parts.database.db.transaction(async (tx) => {
    for (const booking of bookings) await app.parts.credits.book(tx, { userId: owner.id, ...booking });
    await app.parts.credits.book(tx, { userId: other.id, ledger: 'credits', amount: 7, key: 'trial' });
  });
});
afterAll(() => app.stop());

type Records = { list: Record<string, unknown>[]; total: number };
const book = ({ id: userId }: TestUser, booking: Omit<Booking, 'userId'>) =>
  app.parts.database.db.transaction((tx) => app.parts.credits.book(tx, { userId, ...booking }));
async function exported({ token }: TestUser, format: string): Promise<Buffer> {
  const answer = await fetch(`${app.origin}${creditRoutes.export.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format, offsetMinutes: 480 }),
  });
  return Buffer.from(await answer.arrayBuffer());
}
const records = (body: object, user = owner) =>
  app.call<Records>(creditRoutes.records, { token: user.token, body });

test('an account sees what came and went, the newest first and nobody else’s', async () => {
  const data = (await records({})).data!;
  expect(data.list.map(({ ledger, amount, reason }) => [ledger, amount, reason])).toEqual([
    ['credits', 80, 'back'],
    ['interactions', 5, 'trial'],
    ['credits', -80, 'project'],
    ['credits', 100, 'trial'],
    ['credits', 1, 'daily-login'],
  ]);
  expect((await records({}, other)).data).toMatchObject({ total: 2, list: [{ amount: 7 }, { amount: 1 }] });
});

test('one ledger can be asked for alone, in pages', async () => {
  const { data } = await records({ ledger: 'credits', pageNum: 2, pageSize: 2 });
  expect(data).toMatchObject({ total: 4, list: [{ amount: 100, reason: 'trial' }, { amount: 1 }] });
});

test('the key of an entry is not told: it may name what belongs to others', async () => {
  const data = (await records({ pageSize: 1 })).data!;
  const fields = ['amount', 'cause', 'createdAt', 'id', 'ledger', 'reason'];
  expect(Object.keys(data.list[0]!).sort()).toEqual(fields);
});

test('records are narrowed by reason, by time and by what caused them', async () => {
  const found = async (filter: object) => (await records(filter)).data!.list.map(({ amount }) => amount);
  expect(await found({ reason: 'project' })).toEqual([-80]);
  expect(await found({ reason: 'other' })).toEqual([]);
  const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
  expect(await found({ from, to })).toHaveLength(5);
  expect(await found({ to: from })).toEqual([]);
});

test('a booking says what caused it by its name, as long as that is there and one’s own', async () => {
  const [user, stranger] = [await aUser(app), await aUser(app)];
  const add = async ({ token }: TestUser, title: string) =>
    (await app.call<{ id: string }>(projectRoutes.add, { token, body: { title } })).data!.id;
  const [mine, others] = [await add(user, '=季度汇报'), await add(stranger, '别人的')];
  await book(user, { ledger: 'helper-uses', amount: 50, key: 'trial' });
  await book(user, {
    ledger: 'helper-uses',
    amount: -3,
    key: 'outline:1',
    cause: { kind: 'project', id: mine },
  });
  await book(user, {
    ledger: 'helper-uses',
    amount: -5,
    key: 'deck:1',
    cause: { kind: 'project', id: others },
  });
  await app.parts.database.db.transaction((tx) =>
    app.parts.credits.giveBack(tx, { userId: user.id, ledger: 'helper-uses', key: 'outline:1' }),
  );
  const { list } = (await records({ ledger: 'helper-uses' }, user)).data!;
  expect(list.map(({ amount, cause }) => [amount, cause])).toEqual([
    [3, { kind: 'project', id: mine, name: '=季度汇报' }],
    [-5, { kind: 'project', id: others, name: null }],
    [-3, { kind: 'project', id: mine, name: '=季度汇报' }],
    [50, null],
  ]);
  const narrowed = await records({ cause: { kind: 'project', id: mine } }, user);
  expect(narrowed.data!.list.map(({ amount }) => amount)).toEqual([3, -3]);

  // What was given back is not used; the other project is.
  const dosage = await app.call<Records>(creditRoutes.dosage, {
    token: user.token,
    body: { by: 'project', offsetMinutes: 480 },
  });
  expect(dosage.data!.list.map(({ helperUses, bookings }) => [helperUses, bookings])).toEqual([
    [0, 2],
    [5, 1],
  ]);
  const days = await app.call<Records>(creditRoutes.dosage, {
    token: user.token,
    body: { by: 'day', offsetMinutes: 0 },
  });
  expect(days.data).toMatchObject({ total: 1, list: [{ cause: null, helperUses: 5, credits: 0 }] });

  const csv = await exported(user, 'csv');
  expect(csv.toString('utf8')).toContain(`"'=季度汇报"`);
  expect(csv.toString('utf8').split('\r\n')[0]).toBe('\ufeff"时间","类别","事项","变动","相关内容"');
  const sheet = strFromU8(unzipSync(await exported(user, 'xlsx'))['xl/worksheets/sheet1.xml']!);
  expect(sheet).toContain('<t xml:space="preserve">=季度汇报</t>');
  expect(sheet).toContain('<v>-5</v>');
  expect(sheet).not.toContain('<f>');
});

test('a chart has every day of its period, in the days of the reader', async () => {
  const user = await aUser(app);
  await book(user, { ledger: 'interactions', amount: 10, key: 'trial' });
  await book(user, { ledger: 'interactions', amount: -4, key: 'ask:1' });
  const day = 24 * 3_600_000;
  const start = Math.floor(Date.now() / day) * day;
  const chart = (from: number, to: number) =>
    app.call<{ days: object[] }>(creditRoutes.chart, {
      token: user.token,
      body: { ledger: 'interactions', from: new Date(from), to: new Date(to), offsetMinutes: 0 },
    });
  const { data } = await chart(start - 2 * day, start + day);
  const today = new Date(start).toISOString().slice(0, 10);
  expect(data!.days).toHaveLength(3);
  expect(data!.days.at(-1)).toEqual({ day: today, came: 10, went: 4 });
  expect(data!.days[0]).toMatchObject({ came: 0, went: 0 });
  const { code: refused } = commonErrors.invalidInput;
  expect((await chart(start - 400 * day, start)).code).toBe(refused);
  expect((await chart(start, start - day)).code).toBe(refused);
});

test('bought storage says when it ends', async () => {
  const user = await aUser(app);
  await book(user, { ledger: 'storage', amount: 1024 ** 3, key: 'exchange:1' });
  const { data } = await app.call<{ list: { amount: number; endsAt: string }[] }>(creditRoutes.endings, {
    token: user.token,
  });
  expect(data!.list).toMatchObject([{ ledger: 'storage', amount: 1024 ** 3 }]);
  const days = (Date.parse(data!.list[0]!.endsAt) - Date.now()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(27);
});

// Every PostgreSQL: listeners in the transaction and after it.
import { userRoutes } from '@app/contract/user/routes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../testing/start-app.ts';
import type { Transaction } from './db/database.ts';
import { settingTable } from './db/tables.ts';
import { createEvents, type Listeners } from './events.ts';
import { createLog } from './log.ts';
import { newId } from './ids.ts';

type TestFacts = { 'note.written': { key: string } };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
});
afterAll(() => app.stop());

const write = async (tx: Transaction, key: string): Promise<void> =>
  void (await tx.insert(settingTable).values({ key, value: '' }));

const writes = (module: string, way: 'together' | 'apart'): Listeners<TestFacts> => ({
  module,
  [way]: { 'note.written': (tx: Transaction, { key }: { key: string }) => write(tx, `${key} ${module}`) },
});

/** Writes, and then fails in the database, after which nothing more can be done in its transaction. */
const fails = (way: 'together' | 'apart'): Listeners<TestFacts> => ({
  module: 'broken',
  [way]: {
    async 'note.written'(tx: Transaction, { key }: { key: string }) {
      await write(tx, `${key} broken`);
      await tx.execute(sql`select 1 / 0`);
    },
  },
});

/** Emits a fact beside a write of its own; which writes are there afterwards. */
async function emitTo(...listeners: Listeners<TestFacts>[]) {
  const events = createEvents<TestFacts>(createLog('silent'));
  events.listen(...listeners);
  const key = newId();
  const { db } = app.parts.database;
  const outcome = await db
    .transaction(async (tx) => {
      await write(tx, `${key} emitter`);
      await events.emit(tx, 'note.written', { key });
      await write(tx, `${key} afterwards`);
    })
    .then(
      () => 'committed',
      () => 'refused',
    );
  const rows = await db
    .select()
    .from(settingTable)
    .where(sql`${settingTable.key} like ${`${key}%`}`);
  return { outcome, written: rows.map((row) => row.key.slice(key.length + 1)).sort() };
}

test('a listener that throws apart takes down neither the emitter nor other listeners', async () => {
  expect(await emitTo(fails('apart'), writes('a', 'together'), writes('b', 'apart'))).toEqual({
    outcome: 'committed',
    written: ['a', 'afterwards', 'b', 'emitter'],
  });
});

test('what belongs together is refused together', async () => {
  expect(await emitTo(writes('a', 'together'), writes('b', 'apart'), fails('together'))).toEqual({
    outcome: 'refused',
    written: [],
  });
});

test('what belongs together is done before what stands apart', async () => {
  const order: string[] = [];
  const note = (name: string) => async (): Promise<void> => void order.push(name);
  await emitTo(
    { module: 'a', apart: { 'note.written': note('a apart') } },
    { module: 'b', together: { 'note.written': note('b together') } },
    {
      module: 'c',
      together: { 'note.written': note('c together') },
      apart: { 'note.written': note('c apart') },
    },
  );
  expect(order).toEqual(['b together', 'c together', 'a apart', 'c apart']);
});

test('a fact that nobody listens to is no fault', async () => {
  expect((await emitTo()).outcome).toBe('committed');
});

test('a new account does not fail with what it would have been given', async () => {
  const broken: Listeners = {
    module: 'broken',
    apart: { 'user.joined': async (tx) => void (await tx.execute(sql`select 1 / 0`)) },
  };
  const { parts, firstLogin, call } = await startAppForTest({ ROLE: 'api' }, { listeners: [broken] });
  const body = { mailbox: parts.env.ADMIN_MAILBOX, password: firstLogin!.password };
  expect((await call(userRoutes.login, { body })).code).toBe(200);
});

// Every PostgreSQL: the same call comes twice at once.
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { couponRoutes } from '@app/contract/coupon/routes.ts';
import { goodsRoutes } from '@app/contract/goods/routes.ts';
import { invoiceRoutes } from '@app/contract/invoice/routes.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, aProject, aVisitorOf, deckOf, importEnd, upload } from '../../testing/talks.ts';
import { newId } from '../ids.ts';
import { createKeptCalls } from './once.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ DATABASE_CONNECTIONS: '10' });
});
afterAll(() => app.stop());

const named = (key: string) => ({ 'idempotency-key': key });
const balance = async ({ id }: TestUser, ledger: 'credits' | 'interactions') =>
  (await app.parts.credits.balancesOf(id))[ledger];

describe('an import', () => {
  async function aWaitingDeck() {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const docId = (await upload(app, user, deckOf(['太阳系']))).data!.id;
    const start = (key?: string, more: object = {}) =>
      app.call<{ taskId: string }>(projectRoutes.importDeck, {
        token: user.token,
        body: { id, docId, ...more },
        ...(key === undefined ? {} : { headers: named(key) }),
      });
    return { user, id, start };
  }

  test('with the same key is made once, and gets the first answer again, also when both come together', async () => {
    const { user, id, start } = await aWaitingDeck();
    const key = newId();
    const answers = await Promise.all([start(key), start(key), start(key)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.code).toBe(200);
    await importEnd(app, user, id);
    expect(await start(key)).toEqual(answers[0]);
    expect(await balance(user, 'credits')).toBe(200 + 1 - 80 + 45);
  });

  test('of another content under a used key is refused with a sentence', async () => {
    const { user, id, start } = await aWaitingDeck();
    const key = newId();
    expect((await start(key)).code).toBe(200);
    const refused = await start(key, { notesAsScript: false });
    expect(refused).toMatchObject({ code: commonErrors.keyReused.code, data: null });
    expect(refused.msg).toContain('Idempotency-Key');
    await importEnd(app, user, id);
  });

  test('that was refused may be asked for again under its key', async () => {
    const { user, id, start } = await aWaitingDeck();
    const key = newId();
    const spend = { userId: user.id, ledger: 'credits', amount: -150, key: 'spent' } as const;
    await app.parts.credits.currentBalances(user.id, 'ordinary');
    await app.parts.database.db.transaction((tx) => app.parts.credits.book(tx, spend));
    expect((await start(key)).code).toBe(creditErrors.insufficient.code);
    await app.parts.database.db.transaction((tx) => app.parts.credits.giveBack(tx, spend));
    expect((await start(key)).code).toBe(200);
    await importEnd(app, user, id);
  });
});

describe('a question', () => {
  async function ask(token: string, projectId: string, key: string, question = '太阳系有什么？') {
    const body = { projectId, question };
    const response = await app.send(conversationRoutes.ask, { token, body, headers: named(key) });
    return response.text();
  }
  const wordsOf = (answer: string) =>
    [...answer.matchAll(/^data: (.*)$/gm)].map(([, json]) => {
      const { kind, text, page, outcome } = JSON.parse(json ?? '') as Record<string, unknown>;
      return { kind, text, page, outcome };
    });

  test('with the same key is answered in the same words and costs one interaction', async () => {
    const owner = await aUser(app, { level: 'vip1' });
    const { id } = await anImport(app, owner);
    const visitor = await aVisitorOf(app, owner, id);
    await app.parts.credits.currentBalances(owner.id, 'vip1');
    const before = await balance(owner, 'interactions');
    const [one, two] = await Promise.all([ask(visitor, id, 'k'), ask(visitor, id, 'k')]);
    expect(wordsOf(one).at(-1)).toMatchObject({ kind: 'end' });
    expect(wordsOf(two)).toEqual(wordsOf(one));
    expect(await balance(owner, 'interactions')).toBe(before - 1);
    // Twelve a minute are more than a visitor may ask; the same one again is no new question.
    for (let again = 0; again < 12; again++)
      expect(wordsOf(await ask(visitor, id, 'k'))).toEqual(wordsOf(one));
    expect(await balance(owner, 'interactions')).toBe(before - 1);
    expect(await ask(visitor, id, 'k', '别的问题？')).toContain(String(commonErrors.keyReused.code));
    // Another caller's key is another key.
    expect(wordsOf(await ask(owner.token, id, 'k')).at(-1)).toMatchObject({ kind: 'end' });
    expect(await balance(owner, 'interactions')).toBe(before - 2);
  });

  test('with a used key is not looked for again: what is kept is said', async () => {
    const owner = await aUser(app, { level: 'vip1' });
    const { id } = await anImport(app, owner);
    const first = wordsOf(await ask(owner.token, id, 'k'));
    // Whoever looks into the deck now finds nothing.
    const { pool } = app.parts.database;
    await pool.query('delete from courseware_page where project_id = $1', [id]);
    expect(wordsOf(await ask(owner.token, id, 'other'))).not.toEqual(first);
    expect(wordsOf(await ask(owner.token, id, 'k'))).toEqual(first);
  });
});

describe('a process that dies', () => {
  const at = (moment: string) =>
    createKeptCalls({ db: app.parts.database.db, clock: { now: () => new Date(moment) } });
  const codec = { keep: (made: unknown) => made, read: (kept: unknown) => kept };
  const aCall = () => ({ caller: newId(), key: newId(), request: 'same' });

  test('before the work is done leaves nothing, and the next one does it', async () => {
    const owner = await aUser(app);
    const call = aCall();
    const work = (dies: boolean) =>
      at('2030-01-01T00:00:00Z')
        .once(call, false, codec)
        .do(async (tx) => {
          const booking = { userId: owner.id, ledger: 'credits', amount: 5, key: newId() } as const;
          await app.parts.credits.book(tx, booking);
          // The connection is lost, as when the process behind it is.
          if (dies) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          return { done: 'here' };
        });
    await expect(work(true)).rejects.toThrow(/Failed query/);
    expect(await balance(owner, 'credits')).toBe(0);
    expect(await work(false)).toEqual({ done: 'here' });
    expect(await work(false)).toEqual({ done: 'here' });
    expect(await balance(owner, 'credits')).toBe(5);
  });

  test('is forgotten after a day, and so is the key', async () => {
    const call = aCall();
    const count = (moment: string, said: string) =>
      at(moment)
        .once(call, false, codec)
        .do(async () => said);
    expect(await count('2030-01-01T00:00:00Z', 'first')).toBe('first');
    expect(await count('2030-01-01T23:59:59Z', 'second')).toBe('first');
    expect(await count('2030-01-02T00:00:01Z', 'third')).toBe('third');
    await at('2030-01-03T00:00:02Z').forgetOldCalls();
    expect(await at('2030-01-02T00:00:01Z').find(call)).toBeUndefined();
  });
});

test('the document of the calls shows the header on every call that is done once, and on no other', async () => {
  const document = (await (await fetch(`${app.origin}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters }) =>
      parameters.some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header')
        ? [path]
        : [],
    ),
  );
  const doneOnce = [
    conversationRoutes.ask,
    projectRoutes.add,
    projectRoutes.importDeck,
    broadcastRoutes.confirm,
    adminRoutes.grant,
    coursewareRoutes.patch,
    coursewareRoutes.patchDesign,
    coursewareRoutes.addDeck,
    coursewareRoutes.putPage,
    coursewareRoutes.putElement,
    deckRoutes.start,
    deckRoutes.upload,
    outlineRoutes.draw,
    outlineRoutes.make,
    outlineRoutes.redraw,
    outlineRoutes.remake,
    outlineRoutes.turn,
    scriptRoutes.extract,
    scriptRoutes.change,
    scriptRoutes.writeAll,
    avatarRoutes.draw,
    avatarRoutes.copy,
    photoRoutes.preGeneration,
    goodsRoutes.exchange,
    orderRoutes.create,
    couponRoutes.exchange,
    orderRoutes.pay,
    orderRoutes.refund,
    invoiceRoutes.add,
  ];
  expect(shown.toSorted()).toEqual(doneOnce.map(({ path }) => path).toSorted());
});

// Every PostgreSQL: the store of the audit log.
import { adminLimits } from '@app/contract/admin/limits.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { type AuditNote, createAuditService } from './service.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  admin = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

type Row = { actorId: string | null; actorMailbox: string; action: string; subject: string; detail: unknown };
type Page = { list: Row[]; total: number };

const note = (entry: AuditNote) => app.parts.database.db.transaction((tx) => app.parts.audit.note(tx, entry));
async function read(body: object): Promise<Page> {
  const { code, data } = await app.call<Page>(adminRoutes.audit, { token: admin.token, body });
  expect(code).toBe(200);
  return data!;
}

describe('what is noted', () => {
  test('has who, what, to whom, from where and with which mailbox', async () => {
    const user = await aUser(app);
    const subject = newId();
    await note({ action: 'user.logged-in', actorId: user.id, subject, detail: { ok: true }, address: '::1' });
    const { list, total } = await read({ subject });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      actorId: user.id,
      actorMailbox: user.mailbox,
      action: 'user.logged-in',
      detail: { ok: true },
      address: '::1',
    });
  });

  test('may have no actor', async () => {
    const subject = newId();
    await note({ action: 'user.login-refused', actorId: null, subject });
    expect((await read({ subject })).list[0]).toMatchObject({ actorId: null, actorMailbox: '', detail: {} });
  });

  test('goes with the transaction that it is written in', async () => {
    const subject = newId();
    const lost = app.parts.database.db.transaction(async (tx) => {
      await app.parts.audit.note(tx, { action: 'user.deleted', actorId: null, subject });
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    expect((await read({ subject })).total).toBe(0);
  });
});

describe('the list', () => {
  test('is newest first, in pages, and filtered by actor, action and subject', async () => {
    const [ada, ben] = [await aUser(app), await aUser(app)];
    const subject = newId();
    for (const actorId of [ada.id, ben.id]) {
      await note({ action: 'user.logged-in', actorId, subject });
      await note({ action: 'user.password-changed', actorId, subject });
    }
    const all = await read({ subject, pageSize: 3 });
    expect(all.total).toBe(4);
    expect(all.list.map(({ actorId }) => actorId)).toEqual([ben.id, ben.id, ada.id]);
    expect((await read({ subject, pageSize: 3, pageNum: 2 })).list).toHaveLength(1);
    expect((await read({ actor: ada.id })).total).toBe(2);
    expect((await read({ actor: ada.mailbox.slice(0, -4).toUpperCase() })).total).toBe(2);
    expect((await read({ actor: ada.mailbox, action: 'user.logged-in' })).total).toBe(1);
  });

  test('finds a subject by its mailbox', async () => {
    const mailbox = `${newId()}@example.com`;
    await note({ action: 'admin.user-added', actorId: admin.id, subject: newId(), detail: { mailbox } });
    expect((await read({ subject: mailbox })).total).toBe(1);
  });

  test('takes %, _ and \\ for what they are', async () => {
    const mailbox = `per%cent_${newId()}@example.com`;
    await note({ action: 'admin.user-added', actorId: admin.id, subject: newId(), detail: { mailbox } });
    expect((await read({ subject: 'per%cent_' })).total).toBe(1);
    expect((await read({ subject: 'p%t_' })).total).toBe(0);
    expect((await read({ subject: '\\' })).total).toBe(0);
  });

  test.each([{ action: 'user.flew-away' }, { actor: 'x'.repeat(101) }, { actor: '\u0000' }, { unknown: 1 }])(
    'refuses %j',
    async (body) => {
      const { code } = await app.call(adminRoutes.audit, { token: admin.token, body });
      expect(code).toBe(commonErrors.invalidInput.code);
    },
  );
});

describe('what was noted stays', () => {
  test.each([
    `update audit set action = 'user.logged-in'`,
    `update audit set actor_mailbox = 'somebody@else.com'`,
    `delete from audit`,
  ])('%s is refused by the database', async (statement) => {
    await note({ action: 'user.deleted', actorId: null });
    await expect(app.parts.database.pool.query(statement)).rejects.toThrow('only added to');
  });

  test('the mailbox of an account that goes is masked, and nothing else', async () => {
    const user = await aUser(app);
    const other = newId();
    await note({ action: 'user.logged-in', actorId: user.id, subject: user.id, detail: { from: 'web' } });
    const detail = { mailbox: user.mailbox, level: 'ordinary → vip1', amount: 3, none: null };
    await note({ action: 'admin.user-updated', actorId: admin.id, subject: user.id, detail });
    await note({
      action: 'admin.user-added',
      actorId: user.id,
      subject: other,
      detail: { mailbox: 'new@example.com' },
    });
    await app.parts.database.db.transaction((tx) => app.parts.audit.maskMailbox(tx, user.id));

    const masked = user.mailbox.replace(/^(.).*@/, '$1***@');
    const [updated, loggedIn] = (await read({ subject: user.id })).list;
    expect(loggedIn).toMatchObject({ actorMailbox: masked, detail: { from: 'web' } });
    expect(updated).toMatchObject({ actorMailbox: admin.mailbox, detail: { ...detail, mailbox: masked } });
    expect((await read({ subject: other })).list[0]).toMatchObject({
      actorMailbox: masked,
      detail: { mailbox: 'new@example.com' },
    });
  });

  test(`rows older than ${adminLimits.auditDays} days are cleaned away, younger ones are kept`, async () => {
    const { db } = app.parts.database;
    const subject = newId();
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    for (const at of [days(adminLimits.auditDays + 1), days(adminLimits.auditDays - 1)]) {
      const then = createAuditService({ db, newId, clock: { now: () => at } });
      await db.transaction((tx) => then.note(tx, { action: 'user.logged-in', actorId: null, subject }));
    }
    await app.parts.audit.forgetOldRows();
    expect((await read({ subject })).total).toBe(1);
  });
});

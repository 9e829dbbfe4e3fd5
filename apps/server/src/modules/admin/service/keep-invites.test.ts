import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { mailState } from '@app/contract/admin/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aUser, type TestUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { createInviteStore } from '../../invite/store.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp({ BOT_ALLOW_PRIVATE: 'true' });
  admin = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

type Code = {
  code: string;
  kind: string;
  uses: number | null;
  usesLeft: number | null;
  redeemed: number;
  note: string;
};
type Application = { id: string; state: string; delivery: string; decidedAt: string | null; note: string };
type Page<T> = { list: T[]; total: number };

const add = (body: object) =>
  app.call<{ codes: string[] }>(adminRoutes.addInviteCodes, { token: admin.token, body });
const codes = async (body: object) =>
  (await app.call<Page<Code>>(adminRoutes.inviteCodes, { token: admin.token, body })).data!;
const redeem = async (code: string) => {
  const { token } = await aUser(app, { invited: false });
  return (await app.call(userRoutes.inviteCode, { token, body: { code } })).code;
};
const lastNote = async (action: string) => {
  const body = { action, pageSize: 1 };
  const { data } = await app.call<Page<Record<string, unknown>>>(adminRoutes.audit, {
    token: admin.token,
    body,
  });
  return data!.list[0];
};
const one = { kind: 'personal', quantity: 1, uses: 1, validDays: null };

describe('codes', () => {
  test('are made as many as asked for, each can be redeemed, and the log does not hold them', async () => {
    const note = newId();
    const { data } = await add({ kind: 'student', quantity: 3, uses: 2, validDays: 30, note });
    expect(new Set(data?.codes).size).toBe(3);
    const { list, total } = await codes({ search: note });
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({ kind: 'student', uses: 2, usesLeft: 2, redeemed: 0, note });
    expect(await redeem(data!.codes[0]!)).toBe(200);
    expect((await codes({ search: data!.codes[0]! })).list[0]).toMatchObject({ usesLeft: 1, redeemed: 1 });
    const noted = await lastNote('admin.invite-codes-added');
    expect(noted).toMatchObject({ detail: { kind: 'student', quantity: 3, uses: 2, validDays: 30, note } });
    expect(JSON.stringify(noted)).not.toContain(data!.codes[0]);
  });

  test('are open, used or expired', async () => {
    const note = newId();
    const open = (await add({ ...one, uses: null, note })).data!.codes[0]!;
    const used = (await add({ ...one, note })).data!.codes[0]!;
    const expired = (await add({ ...one, validDays: 1, note })).data!.codes[0]!;
    expect(await redeem(used)).toBe(200);
    await app.parts.database.pool.query(
      `update invite_code set expires_at = now() - interval '1 minute' where code = $1`,
      [expired],
    );
    for (const [state, code] of Object.entries({ open, used, expired })) {
      expect(
        (await codes({ search: note, state })).list.map((row) => row.code),
        state,
      ).toEqual([code]);
    }
  });

  test('are deleted once, and open nothing then', async () => {
    const code = (await add(one)).data!.codes[0]!;
    const remove = () => app.call(adminRoutes.removeInviteCode, { token: admin.token, params: { code } });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([
      200,
      commonErrors.notFound.code,
    ]);
    expect(await redeem(code)).not.toBe(200);
    expect(await lastNote('admin.invite-code-removed')).toMatchObject({ subject: code });
  });

  test.each([
    { quantity: 0 },
    { quantity: 101 },
    { uses: 0 },
    { validDays: 0 },
    { validDays: 4_000 },
    { kind: 'royal' },
    { note: 'x'.repeat(201) },
    { uses: undefined },
  ])('%j is refused', async (wrong) => {
    expect((await add({ ...one, ...wrong })).code).toBe(commonErrors.invalidInput.code);
  });
});

describe('applications', () => {
  type Fields = { quantity?: number; type?: 'email' | 'bot'; botAddress?: string };
  async function anApplication(fields: Fields = {}): Promise<string> {
    const id = newId();
    await createInviteStore(app.parts.database.db).insertApplication({
      id,
      applicant: 'Ada',
      company: `Company ${id}`,
      contactPerson: '',
      endUser: '',
      quantity: 2,
      type: 'email',
      applicantEmail: `${id}@example.com`,
      botAddress: '',
      remark: '',
      language: 'en-US',
      state: 'waiting',
      delivery: 'none',
      createdAt: new Date(),
      ...fields,
    });
    return id;
  }
  const decide = (body: object) => app.call<Application>(adminRoutes.decide, { token: admin.token, body });
  const applications = async (body: object = {}) =>
    (await app.call<Page<Application>>(adminRoutes.applications, { token: admin.token, body })).data!;
  const find = async (id: string) =>
    (await applications({ pageSize: 100 })).list.find((row) => row.id === id)!;
  const grantedTo = (id: string) => codes({ search: `Company ${id}`, pageSize: 100 });
  const mailTo = async (id: string) => {
    const { rows } = await app.parts.database.pool.query<{ text: string }>(
      'select text from mail where "to" = $1',
      [`${id}@example.com`],
    );
    return rows.map(({ text }) => text);
  };

  test('are listed newest first and filtered by state', async () => {
    const [first, second] = [await anApplication(), await anApplication()];
    await decide({ id: first, decision: 'refuse', note: 'no' });
    const ids = async (state: string) => (await applications({ state })).list.map(({ id }) => id);
    expect((await ids('waiting'))[0]).toBe(second);
    expect(await ids('refused')).toContain(first);
    expect(await ids('waiting')).not.toContain(first);
  });

  test('granted ones get as many single-use codes as asked for, by mail in their language', async () => {
    const id = await anApplication();
    const { data } = await decide({ id, decision: 'grant', validDays: 7, note: 'welcome' });
    expect(data).toMatchObject({ state: 'granted', delivery: 'waiting', note: 'welcome' });
    const { list } = await grantedTo(id);
    expect(list).toMatchObject([
      { kind: 'personal', uses: 1 },
      { kind: 'personal', uses: 1 },
    ]);
    const [text] = await mailTo(id);
    for (const { code } of list) expect(text).toContain(code);
    expect(text).toContain('Hello Ada');
    const noted = await lastNote('admin.application-granted');
    expect(noted).toMatchObject({ subject: id, detail: { quantity: 2, validDays: 7 } });
    expect(JSON.stringify(noted)).not.toContain(list[0]!.code);
  });

  test('refused ones get nothing', async () => {
    const id = await anApplication();
    const { data } = await decide({ id, decision: 'refuse' });
    expect(data).toMatchObject({ state: 'refused', delivery: 'none' });
    expect(data?.decidedAt).not.toBeNull();
    expect((await grantedTo(id)).total).toBe(0);
    expect(await mailTo(id)).toEqual([]);
  });

  test('are decided once, also by two at the same moment', async () => {
    const id = await anApplication();
    const both = await Promise.all([decide({ id, decision: 'grant' }), decide({ id, decision: 'grant' })]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      commonErrors.changedMeanwhile.code,
    ]);
    expect((await decide({ id, decision: 'refuse' })).code).toBe(commonErrors.changedMeanwhile.code);
    expect((await grantedTo(id)).total).toBe(2);
    expect(await mailTo(id)).toHaveLength(1);
  });

  test('that are not there are not found', async () => {
    expect((await decide({ id: newId(), decision: 'grant' })).code).toBe(commonErrors.notFound.code);
  });

  test('a large one gets all of its codes', async () => {
    const id = await anApplication({ quantity: 10_000 });
    expect((await decide({ id, decision: 'grant' })).code).toBe(200);
    expect((await grantedTo(id)).total).toBe(10_000);
  });

  test('a bot gets the codes, and then they have arrived', async () => {
    const received: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        received.push(body);
        response.end('{"errcode":0}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const botAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const id = await anApplication({ type: 'bot', botAddress, quantity: 150 });
    await decide({ id, decision: 'grant' });
    await vi.waitFor(async () => expect((await find(id)).delivery).toBe('sent'));
    expect(received).toHaveLength(2);
    for (const { code } of (await grantedTo(id)).list) expect(received.join('')).toContain(code);
  });

  test('the mail says whether its codes have arrived', async () => {
    const id = await anApplication();
    await decide({ id, decision: 'grant' });
    const ask = <T extends object>(statement: string) =>
      app.parts.database.pool.query<T>(statement, [`${id}@example.com`]);
    // The worker writes the state last; before that it would overwrite ours.
    await vi.waitFor(async () => {
      const { rows } = await ask<{ state: number }>('select state from mail where "to" = $1');
      expect(rows[0]?.state).toBe(mailState.encode('kept'));
    });
    expect((await find(id)).delivery).toBe('waiting');
    for (const state of ['failed', 'sent'] as const) {
      await ask(`update mail set state = ${mailState.encode(state)} where "to" = $1`);
      expect((await find(id)).delivery).toBe(state);
    }
  });

  test.each([{ decision: 'maybe' }, { validDays: 0 }, { note: 'x'.repeat(201) }, { quantity: 5 }])(
    '%j is refused',
    async (wrong) => {
      const id = await anApplication();
      expect((await decide({ id, decision: 'grant', ...wrong })).code).toBe(commonErrors.invalidInput.code);
    },
  );
});

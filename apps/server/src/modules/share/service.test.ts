// Every PostgreSQL: the store of shares, whose places visitors take at once.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlace } from '../../testing/accounts.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, aProject, deckOf, noId } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'true', DATABASE_CONNECTIONS: '10' });
  owner = await aUser(app, { level: 'svip1' });
});
afterAll(() => app.stop());

type Share = {
  id: string;
  targetId: string;
  code: string;
  extractionCode: string;
  people: number;
  usedPlaces: number;
  isClosed: boolean;
  expiresAt: string;
};

async function aShare(settings: Record<string, unknown> = {}): Promise<Share> {
  const id = await aProject(app, owner, '太阳系');
  const body = { id, validityDays: 7, people: 2, codeKind: 'auto', ...settings };
  const { code, data } = await app.call<Share>(shareRoutes.shareProject, { token: owner.token, body });
  expect(code).toBe(200);
  return data!;
}

type Entry = { token?: string; place?: Record<string, string> };
const enter = (
  { code }: Pick<Share, 'code'>,
  extractionCode: string,
  { token, place = aPlace() }: Entry = {},
) =>
  app.call<{ token: string; projectId: string }>(shareRoutes.verify, {
    ...(token === undefined ? {} : { token }),
    body: { code, extractionCode },
    headers: place,
  });
const watch = (token: string, id: string) => app.call(projectRoutes.info, { token, params: { id } });
const entry = async (code: string) =>
  (await app.call<{ title: string; owner: string; state: string }>(shareRoutes.entry, { body: { code } }))
    .data;
const expire = (share: Share) =>
  app.parts.database.pool.query(`update share set expires_at = now() - interval '1 second' where id = $1`, [
    share.id,
  ]);

describe('sharing', () => {
  test('gives a code for the address and one to tell, valid as long as was chosen', async () => {
    const share = await aShare({ validityDays: 168 });
    expect(share.code).toMatch(/^[2-9A-Z]{16}$/);
    expect(share.extractionCode).toMatch(/^[2-9A-Z]{6}$/);
    expect(share).toMatchObject({ usedPlaces: 0, isClosed: false, people: 2 });
    const days = (Date.parse(share.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(168);
  });

  test.each([
    ['marks its presenter as made by AI unless told otherwise', {}, true],
    ['marks nobody when its owner wants none', { aiMark: false }, false],
  ])('%s', async (_, settings, aiMark) => {
    const share = await aShare(settings);
    expect(share).toMatchObject({ aiMark });
    const { data: visitor } = await enter(share, share.extractionCode);
    expect((await watch(visitor!.token, share.targetId)).data).toMatchObject({ aiMark });
    expect((await watch(owner.token, share.targetId)).data).not.toHaveProperty('aiMark');
  });

  test('takes the owner’s own extraction code', async () => {
    const share = await aShare({ codeKind: 'custom', extractionCode: 'Talk2026' });
    expect(share.extractionCode).toBe('Talk2026');
    expect((await enter(share, 'talk2026')).code).toBe(200);
  });

  test('is the owner’s alone: list and end look absent to others', async () => {
    const share = await aShare();
    const other = await aUser(app);
    const { token } = other;
    const body = { id: share.targetId, validityDays: 7, people: 1, codeKind: 'auto' };
    const codes = await Promise.all([
      app.call(shareRoutes.shareProject, { token, body }),
      app.call(shareRoutes.sharesOfProject, { token, body: { id: share.targetId } }),
      app.call(shareRoutes.dismiss, { token, body: { id: share.id } }),
      app.call(shareRoutes.dismiss, { token: owner.token, body: { id: noId() } }),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(codes.map(() => commonErrors.notFound.code));
  });

  test('is listed, the newest first, with the places that are taken', async () => {
    const first = await aShare();
    await enter(first, first.extractionCode);
    const body = { id: first.targetId, validityDays: 1, people: 5, codeKind: 'auto' };
    const second = await app.call<Share>(shareRoutes.shareProject, { token: owner.token, body });
    const { data } = await app.call<{ list: Share[] }>(shareRoutes.sharesOfProject, {
      token: owner.token,
      body: { id: first.targetId },
    });
    expect(data?.list.map(({ id, usedPlaces }) => [id, usedPlaces])).toEqual([
      [second.data!.id, 0],
      [first.id, 1],
    ]);
  });
});

type WireEntry = {
  state: string;
  cover: { viewport: { width: number }; elements: unknown[] } | null;
};

describe('the entry', () => {
  let worker: TestApp;
  let guide: TestUser;
  beforeAll(async () => {
    worker = await startApp();
    guide = await aUser(worker);
  });
  afterAll(() => worker.stop());

  test('says what is shared and by whom, and takes no place', async () => {
    const share = await aShare();
    expect(await entry(share.code)).toEqual({ title: '太阳系', owner: 'tester', state: 'open', cover: null });
    expect(await entry('no such code')).toEqual({ title: '', owner: '', state: 'closed', cover: null });
  });

  test('shows the first slide without its words, as long as the share is open', async () => {
    const { id } = await anImport(worker, guide, deckOf(['机密预算 2026|讲稿里的话', '第二页']), {
      title: '预算',
    });
    const body = { id, validityDays: 7, people: 1, codeKind: 'auto' };
    const { token } = guide;
    const { data: share } = await worker.call<Share>(shareRoutes.shareProject, { token, body });
    const read = async () => {
      const answer = await worker.call<WireEntry>(shareRoutes.entry, { body: { code: share!.code } });
      return answer.data!;
    };
    const { cover } = await read();
    expect(cover!.viewport.width).toBe(1000);
    expect(cover!.elements).toHaveLength(1);
    const said = JSON.stringify(cover);
    for (const secret of ['机密', '2026', '讲稿', '第二页']) expect(said).not.toContain(secret);
    expect(said).toContain('口口口口 oooo');
    await worker.call(shareRoutes.verify, {
      body: { code: share!.code, extractionCode: share!.extractionCode },
    });
    expect(await read()).toMatchObject({ state: 'full', cover: null });
    await worker.call(shareRoutes.dismiss, { token, body: { id: share!.id } });
    expect(await read()).toMatchObject({ state: 'closed', cover: null });
  });

  test('opens with the right code to one project and no other', async () => {
    const share = await aShare();
    const { data } = await enter(share, ` ${share.extractionCode.toLowerCase()} `);
    expect(data?.projectId).toBe(share.targetId);
    expect(await watch(data!.token, share.targetId)).toMatchObject({ code: 200, data: { title: '太阳系' } });
    const another = await aProject(app, owner);
    expect((await watch(data!.token, another)).code).toBe(commonErrors.notFound.code);
    // A visitor is no user.
    expect(
      (await app.call(projectRoutes.get, { token: data!.token, params: { id: share.targetId } })).code,
    ).toBe(userErrors.sessionLost.code);
  });

  test('with a wrong code is 1001002050, with an unknown share 1001002051', async () => {
    const share = await aShare();
    const wrong = await enter(share, 'WRONG1');
    expect([wrong.code, wrong.msg]).toEqual([1001002050, shareErrors.codeNeeded.message.zh]);
    expect((await enter({ code: 'nothing' }, 'WRONG1')).code).toBe(1001002051);
  });

  test('when all places are taken is 1001002052, and coming back with the token takes none', async () => {
    const share = await aShare({ people: 1 });
    const { data } = await enter(share, share.extractionCode);
    expect((await entry(share.code))?.state).toBe('full');
    expect((await enter(share, share.extractionCode)).code).toBe(1001002052);
    const back = await enter(share, share.extractionCode, { token: data!.token });
    expect(back.data).toEqual(data);
    for (let time = 0; time < 3; time++) expect((await watch(data!.token, share.targetId)).code).toBe(200);
    // The token of another share opens nothing here.
    const other = await aShare();
    const theirs = await enter(other, other.extractionCode);
    expect((await enter(share, share.extractionCode, { token: theirs.data!.token })).code).toBe(1001002052);
  });

  test('of the last place, raced by 20 visitors, lets exactly one in', async () => {
    const share = await aShare({ people: 3 });
    for (let place = 0; place < 2; place++) await enter(share, share.extractionCode);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(share, share.extractionCode)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === shareErrors.full.code)).toHaveLength(19);
  });
});

describe('the end', () => {
  test('by its owner closes it to new ones, and a second end changes nothing', async () => {
    const share = await aShare();
    const end = () => app.call<Share>(shareRoutes.dismiss, { token: owner.token, body: { id: share.id } });
    expect((await end()).data?.isClosed).toBe(true);
    expect((await end()).data?.isClosed).toBe(true);
    expect((await enter(share, share.extractionCode)).code).toBe(1001002051);
    expect(await entry(share.code)).toEqual(await entry('no such code'));
  });

  test('by time closes it to new ones', async () => {
    const share = await aShare();
    await expire(share);
    expect((await enter(share, share.extractionCode)).code).toBe(1001002051);
    expect(await entry(share.code)).toEqual(await entry('no such code'));
  });

  test('of the project is the end of its shares', async () => {
    const share = await aShare();
    await app.call(projectRoutes.delete, { token: owner.token, params: { id: share.targetId } });
    expect((await enter(share, share.extractionCode)).code).toBe(1001002051);
    expect(await entry(share.code)).toEqual({ title: '', owner: '', state: 'closed', cover: null });
  });
});

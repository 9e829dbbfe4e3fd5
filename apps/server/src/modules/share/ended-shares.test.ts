import { adminRoutes } from '@app/contract/admin/routes.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlace } from '../../testing/accounts.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, aSpokenTalk, deckOf } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' });
});
afterAll(() => app.stop());

const over = 1001002051;
type Shared = { id: string; code: string; extractionCode: string };
type Visit = Shared & { owner: TestUser; projectId: string; token: string };

async function shareOf(owner: TestUser, id: string): Promise<Shared> {
  const body = { id, validityDays: 7, people: 10, codeKind: 'auto' };
  return (await app.call<Shared>(shareRoutes.shareProject, { token: owner.token, body })).data!;
}

const enter = ({ code, extractionCode }: Shared) =>
  app.call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode }, headers: aPlace() });

/** Somebody who is inside a share. */
async function aVisit(): Promise<Visit> {
  const owner = await aUser(app, { level: 'svip1' });
  const projectId = await aProject(app, owner);
  const share = await shareOf(owner, projectId);
  return { ...share, owner, projectId, token: (await enter(share)).data!.token };
}

/** The code of each call that a visitor can make. */
async function callsOf({ token, projectId }: Visit): Promise<number[]> {
  const increment = { projectId, metric: 'viewers', on: true, stayMs: 1 };
  const answers = [
    await app.call(shareRoutes.beat, { token }),
    await app.call(projectRoutes.info, { token, params: { id: projectId } }),
    await app.call(statisticsRoutes.increment, { token, body: increment }),
    await app.call(speechRoutes.transcribe, { token, body: { base64: 'UklGRg==' } }),
  ];
  const asked = await app.send(conversationRoutes.ask, { token, body: { projectId, question: '热吗？' } });
  const text = await asked.text();
  return [...answers.map(({ code }) => code), text.startsWith('{') ? JSON.parse(text).code : 200];
}

async function setDisabled({ owner }: Visit, disabled: boolean): Promise<void> {
  const { token } = await aUser(app, { administrator: true });
  const { code } = await app.call(adminRoutes.updateUser, { token, body: { id: owner.id, disabled } });
  expect(code).toBe(200);
}

const ends: [string, (visit: Visit) => Promise<unknown>][] = [
  [
    'its owner closed it',
    ({ id, owner }) => app.call(shareRoutes.dismiss, { token: owner.token, body: { id } }),
  ],
  [
    'its time is over',
    ({ id }) =>
      app.parts.database.pool.query(
        `update share set expires_at = now() - interval '1 second' where id = $1`,
        [id],
      ),
  ],
  [
    'its project was deleted',
    ({ projectId, owner }) =>
      app.call(projectRoutes.delete, { token: owner.token, params: { id: projectId } }),
  ],
  ['its owner was disabled', (visit) => setDisabled(visit, true)],
  [
    'its owner’s account was deleted',
    ({ owner }) =>
      app.call(userRoutes.deleteAccount, {
        token: owner.token,
        body: { password: owner.password },
        headers: aPlace(),
      }),
  ],
];

describe('who is inside', () => {
  test('stays there, and the page asks now and then', async () => {
    const [beat, info, increment] = await callsOf(await aVisit());
    expect([beat, info, increment]).toEqual([200, 200, 200]);
  });

  test.each(ends)('is told with the next call that it is over when %s', async (_why, end) => {
    const visit = await aVisit();
    await end(visit);
    expect(await callsOf(visit)).toEqual([over, over, over, over, over]);
    expect((await enter(visit)).code).toBe(over);
    const back = await app.call(shareRoutes.verify, {
      token: visit.token,
      body: { code: visit.code, extractionCode: visit.extractionCode },
    });
    expect(back.code).toBe(over);
  });

  test('is still known when the share has expired as it was meant to', async () => {
    const visit = await aVisit();
    const { rows } = await app.parts.database.pool.query<{ later: boolean }>(
      'select session.expires_at > share.expires_at as later from session join share on share.id = share_id where share_id = $1',
      [visit.id],
    );
    expect(rows).toEqual([{ later: true }]);
  });

  test('may come back when the account of the owner is opened again', async () => {
    const visit = await aVisit();
    await setDisabled(visit, true);
    await setDisabled(visit, false);
    expect((await app.call(shareRoutes.beat, { token: visit.token })).code).toBe(200);
  });
});

test('what a visitor was given to see and hear ends with the share, and the owner’s does not', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const id = await aSpokenTalk(app, owner, deckOf(['太阳|太阳的表面大约五千五百摄氏度。']));
  const share = await shareOf(owner, id);
  const { token } = (await enter(share)).data!;
  const addressesFor = async (holder: string) => {
    const talk = await app.call<Talk>(projectRoutes.info, { token: holder, params: { id } });
    const { trackUrl } = talk.data!.pages[0]!.broadcast!;
    const track = (await (await fetch(app.origin + trackUrl)).json()) as PageTrack;
    const body = { projectId: id, question: '太阳表面多少度？' };
    const answer = await (await app.send(conversationRoutes.ask, { token: holder, body })).text();
    const spoken = [...answer.matchAll(/"audioUrl":"([^"]*\/(?:audio|sentence)\/[^"]*)"/g)].map(
      ([, url]) => url!,
    );
    expect(spoken.length).toBeGreaterThan(0);
    // Who pauses for an hour hears on.
    const hour = Date.now() / 1000 + 3600;
    for (const url of [trackUrl, ...spoken])
      expect(Number(new URL(url, app.origin).searchParams.get('expires'))).toBeGreaterThan(hour);
    return [trackUrl, track.segments[0]!.url!, ...spoken];
  };
  const opens = async (addresses: string[]) =>
    Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(app.origin + address);
        const isRefused = (await response.text()).startsWith('{"code":1001');
        return response.ok && !isRefused;
      }),
    );
  const [theirs, own] = [await addressesFor(token), await addressesFor(owner.token)];
  expect(new Set([...(await opens(theirs)), ...(await opens(own))])).toEqual(new Set([true]));
  // Nobody makes an address of the owner's out of it, or one of another share.
  const foreign = theirs.map((address) => address.replace(/&share=[^&]*/, ''));
  expect(new Set(await opens(foreign))).toEqual(new Set([false]));
  await app.call(shareRoutes.dismiss, { token: owner.token, body: { id: share.id } });
  expect(new Set(await opens(theirs))).toEqual(new Set([false]));
  expect(new Set(await opens(own))).toEqual(new Set([true]));
});

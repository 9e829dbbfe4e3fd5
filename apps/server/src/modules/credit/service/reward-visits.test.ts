// Every PostgreSQL: visits of one day meet on the ledger.
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { creditRewards, rewardLimits } from '@app/contract/credit/limits.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../platform/tokens.ts';
import { aPlace } from '../../../testing/accounts.ts';
import { aToken, aUser, type TestUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { aCopy, aTemplate, aViewer, browserName, deckOf } from '../../../testing/talks.ts';
import { isRobot } from '../rules.ts';
import { createCreditService } from '../service.ts';

type Talk = { owner: TestUser; projectId: string; shareId: string };

let app: TestApp;
let template: string;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true', DATABASE_CONNECTIONS: '10' });
  template = await aTemplate(app, deckOf(['太阳系|大家好，今天讲太阳系。', 'Planets']));
});
afterAll(() => app.stop());

/** A talk of a new account, shared; its owner is at an address that nobody else has. */
async function aTalk(): Promise<Talk> {
  const owner = await aUser(app, { level: 'svip1' });
  // Answers are paid from what the trial brings.
  await app.parts.credits.currentBalances(owner.id, 'svip1');
  const projectId = await aCopy(app, owner, template);
  const body = { id: projectId, validityDays: 7, people: 1000, codeKind: 'auto' };
  const { data } = await app.call<{ id: string }>(shareRoutes.shareProject, { token: owner.token, body });
  return { owner, projectId, shareId: data!.id };
}

/** Somebody who came in two minutes ago. */
async function aVisitor({ shareId }: Talk): Promise<string> {
  const token = await aToken(app, 'project-share', { shareId });
  await app.parts.database.pool.query(
    `update session set created_at = now() - interval '2 minutes' where token_hash = $1`,
    [hashToken(token)],
  );
  return token;
}

type Headers = Record<string, string>;
const stay = async ({ projectId }: Talk, token: string, headers: Headers) => {
  const body = { projectId, metric: 'viewers', stayMs: 61_000 };
  expect((await app.call(statisticsRoutes.increment, { token, body, headers })).code).toBe(200);
};
const ask = async ({ projectId }: Talk, token: string, headers: Headers) => {
  const body = { projectId, question: '太阳系有什么？' };
  expect(await (await app.send(conversationRoutes.ask, { token, body, headers })).text()).toContain('"end"');
};

/** What rewards for viewers and for interactions have brought. */
async function rewardsOf(
  { owner }: Pick<Talk, 'owner'>,
  reward: 'valid-viewers' | 'interaction',
): Promise<number> {
  const { rows } = await app.parts.database.pool.query<{ total: string }>(
    `select coalesce(sum(amount), 0) as total from ledger_entry where user_id = $1 and key like $2 || ':%'`,
    [owner.id, reward],
  );
  return Number(rows[0]!.total);
}

describe('interactions', () => {
  test('a viewer’s question is rewarded once a day for each address, however many visitors sit there', async () => {
    const talk = await aTalk();
    const here = aViewer();
    for (let question = 0; question < 3; question++) await ask(talk, await aVisitor(talk), here);
    expect(await rewardsOf(talk, 'interaction')).toBe(creditRewards.interaction.credits);
    await ask(talk, await aVisitor(talk), aViewer());
    expect(await rewardsOf(talk, 'interaction')).toBe(2 * creditRewards.interaction.credits);
  });

  test('the owner who asks their own share gets nothing for it, wherever they were today', async () => {
    const talk = await aTalk();
    const [home, train] = [aViewer(), aViewer()];
    for (const headers of [home, train]) {
      await app.call(userRoutes.info, { token: talk.owner.token, headers });
      for (let question = 0; question < 5; question++) await ask(talk, await aVisitor(talk), headers);
    }
    expect(await rewardsOf(talk, 'interaction')).toBe(0);
  });

  test('robots bring nothing', async () => {
    const talk = await aTalk();
    await ask(talk, await aVisitor(talk), { ...aPlace(), 'user-agent': 'curl/8.5.0' });
    expect(await rewardsOf(talk, 'interaction')).toBe(0);
  });

  test('a month brings no more than its limit, over all talks of an account', async () => {
    const [talk, other] = [await aTalk(), await aTalk()];
    await app.parts.database.pool.query('update project set user_id = $1 where id = $2', [
      talk.owner.id,
      other.projectId,
    ]);
    const { credits } = creditRewards.interaction;
    const earlier = { userId: talk.owner.id, ledger: 'credits', key: 'interaction:earlier' } as const;
    const amount = rewardLimits.creditsPerMonth - 2 * credits;
    await app.parts.database.db.transaction((tx) => app.parts.credits.book(tx, { ...earlier, amount }));
    for (let question = 0; question < 2; question++) {
      await ask(talk, await aVisitor(talk), aViewer());
      await ask(other, await aVisitor(other), aViewer());
    }
    expect(await rewardsOf(talk, 'interaction')).toBe(rewardLimits.creditsPerMonth);
    await stay(talk, await aVisitor(talk), aViewer());
    expect(await rewardsOf(talk, 'valid-viewers')).toBe(0);
  });

  test('thirty a day of one talk are rewarded', async () => {
    const talk = await aTalk();
    const { id: userId } = talk.owner;
    await app.parts.database.pool.query(
      `insert into day_visit (user_id, day, kind, place, project_id)
       select $1, (now() at time zone 'utc')::date, 'interactions', n::text, $2 from generate_series(1, $3) n`,
      [userId, talk.projectId, rewardLimits.interactionsPerDay - 1],
    );
    for (let question = 0; question < 2; question++) await ask(talk, await aVisitor(talk), aViewer());
    expect(await rewardsOf(talk, 'interaction')).toBe(creditRewards.interaction.credits);
  });
});

describe('viewers', () => {
  test('every five are rewarded, also when all come at the same moment, up to twenty viewers a day', async () => {
    const talk = await aTalk();
    const tokens: string[] = [];
    for (let viewer = 0; viewer < 30; viewer++) tokens.push(await aVisitor(talk));
    await Promise.all(tokens.map((token) => stay(talk, token, aViewer())));
    expect(await rewardsOf(talk, 'valid-viewers')).toBe(60);
    // The same ones again, from other places: each viewer was judged once.
    await app.parts.database.pool.query('delete from day_visit where user_id = $1', [talk.owner.id]);
    for (const token of tokens.slice(0, 5)) await stay(talk, token, aViewer());
    expect(await rewardsOf(talk, 'valid-viewers')).toBe(60);
    expect(await app.parts.credits.findDifferences()).toEqual([]);
  });

  test('those of one address are one', async () => {
    const talk = await aTalk();
    const here = aViewer();
    for (let viewer = 0; viewer < 9; viewer++) await stay(talk, await aVisitor(talk), here);
    for (let viewer = 0; viewer < 3; viewer++) await stay(talk, await aVisitor(talk), aViewer());
    expect(await rewardsOf(talk, 'valid-viewers')).toBe(0);
    await stay(talk, await aVisitor(talk), aViewer());
    expect(await rewardsOf(talk, 'valid-viewers')).toBe(15);
  });
});

describe('being here', () => {
  const keysOf = async (userId: string) =>
    (
      await app.parts.database.pool.query<{ key: string }>(
        `select key from ledger_entry where user_id = $1 and key like 'daily-login:%'`,
        [userId],
      )
    ).rows;

  test('is rewarded with the first call of a day, once, also of many at the same moment', async () => {
    const { id, token } = await aUser(app);
    expect(await keysOf(id)).toHaveLength(0);
    await Promise.all(
      Array.from({ length: 10 }, () => app.call(userRoutes.info, { token, headers: aPlace() })),
    );
    expect(await keysOf(id)).toHaveLength(1);
  });

  let now: Date;
  const laterCredits = () =>
    createCreditService({
      db: app.parts.database.db,
      clock: { now: () => now },
      newId: () => crypto.randomUUID(),
      secret: 'secret',
      isNeverShort: async () => false,
      hasPaidLevel: async () => false,
    });

  test('makes an owner known until the end of the next day: before its first call nobody is somebody else', async () => {
    const owner = await aUser(app);
    const later = laterCredits();
    const visit = { userId: owner.id, projectId: crypto.randomUUID(), userAgent: browserName };
    const rewardAt = async (moment: string) => {
      now = new Date(moment);
      await app.parts.database.db.transaction((tx) =>
        later.rewardInteraction(tx, { ...visit, address: '198.51.100.7' }, crypto.randomUUID()),
      );
      return rewardsOf({ owner }, 'interaction');
    };
    now = new Date('2030-05-01T22:00:00Z');
    await later.noteOwner(owner.id, '198.51.100.7');
    expect(await rewardAt('2030-05-02T00:00:01Z')).toBe(0);
    expect(await rewardAt('2030-05-03T00:00:01Z')).toBe(creditRewards.interaction.credits);
  });

  test('counts again on the next day, and a place is forgotten by then', async () => {
    const { id } = await aUser(app);
    now = new Date('2030-05-01T10:00:00Z');
    const { database } = app.parts;
    const later = laterCredits();
    await later.noteOwner(id, '198.51.100.7');
    await later.noteOwner(id, '198.51.100.7');
    now = new Date('2030-05-02T10:00:00Z');
    await later.noteOwner(id, '198.51.100.7');
    expect(await keysOf(id)).toHaveLength(2);
    const places = () => database.pool.query('select place from day_visit where user_id = $1', [id]);
    expect(new Set((await places()).rows.map(({ place }) => place)).size).toBe(2);
    now = new Date('2030-05-04T10:00:00Z');
    await later.forgetOldVisits();
    expect((await places()).rows).toHaveLength(0);
  });
});

test.each([
  [browserName, false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/148.0 Safari/537.36', true],
  ['python-requests/2.32', true],
  ['', true],
])('%s is a robot: %s', (userAgent, robot) => {
  expect(isRobot(userAgent)).toBe(robot);
});

import { conversationErrors } from '@app/contract/conversation/errors.ts';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlace, mailsTo } from '../../testing/accounts.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'true', DATABASE_CONNECTIONS: '10' });
  owner = await aUser(app, { level: 'svip1' });
});
afterAll(() => app.stop());

type Share = { id: string; targetId: string; code: string; extractionCode: string };
type Listed = Share & {
  usedPlaces: number;
  wrongCodes: number;
  isPaused: boolean;
  dailyQuestions: number | null;
  questionsToday: number;
};

async function aShare(settings: Record<string, unknown> = {}): Promise<Share> {
  const id = await aProject(app, owner, '太阳系');
  const body = { id, validityDays: 7, people: 300, codeKind: 'auto', ...settings };
  return (await app.call<Share>(shareRoutes.shareProject, { token: owner.token, body })).data!;
}
const enter = ({ code }: Share, extractionCode: string, place = aPlace()) =>
  app.call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode }, headers: place });
const query = (text: string, values: unknown[] = []) => app.parts.database.pool.query(text, values);
const listed = async (share: Share): Promise<Listed> => {
  const body = { id: share.targetId };
  const { data } = await app.call<{ list: Listed[] }>(shareRoutes.sharesOfProject, {
    token: owner.token,
    body,
  });
  return data!.list.find(({ id }) => id === share.id)!;
};
const lettersTo = async (words: string) =>
  (await mailsTo(app, owner.mailbox)).filter(({ subject }) => subject.includes(words));
/** All counts of this kind stand just before their end. */
const setUsed = (name: string, used: number) =>
  query('update limiter set points = $2 where key like $1', [`${name}:%`, used]);
const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code);

describe('extraction codes', () => {
  test('that are right are taken, also a hundred at once from one address', async () => {
    const share = await aShare();
    const place = aPlace();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => enter(share, share.extractionCode, place)),
    );
    expect(new Set(codesOf(answers))).toEqual(new Set([200]));
    expect((await listed(share)).usedPlaces).toBe(100);
  });

  test('mistyped by a whole class behind one address keep nobody out', async () => {
    const share = await aShare();
    const place = aPlace();
    const wrong = await Promise.all(Array.from({ length: 120 }, () => enter(share, 'WRONG1', place)));
    expect(new Set(codesOf(wrong))).toEqual(new Set([shareErrors.codeNeeded.code]));
    expect((await enter(share, share.extractionCode, place)).code).toBe(200);
    expect(await listed(share)).toMatchObject({ wrongCodes: 120, isPaused: false });
  });

  test('that are guessed at one address end there, for that share alone, the right one too', async () => {
    const [share, other] = [await aShare({ codeKind: 'custom', extractionCode: '0042' }), await aShare()];
    const place = aPlace();
    await enter(share, '0000', place);
    await setUsed('wrong-code', shareLimits.wrongCodesFromAddress.count - 5);
    const guess = (_: unknown, number: number) => enter(share, `00${50 + number}`.slice(-4), place);
    const answers = codesOf(await Promise.all(Array.from({ length: 40 }, guess)));
    expect(answers.filter((code) => code === shareErrors.codeNeeded.code)).toHaveLength(5);
    const told = await enter(share, '0042', place);
    expect(told.code).toBe(userErrors.tooManyTries.code);
    expect(told.msg).toMatch(/\d+/);
    expect((await enter(share, '0042')).code).toBe(200);
    expect((await enter(other, other.extractionCode, place)).code).toBe(200);
  });

  test('that are guessed from many addresses close the way in, which the owner is told once and sees', async () => {
    const share = await aShare({ codeKind: 'custom', extractionCode: '0042' });
    const school = aPlace();
    expect((await enter(share, '0042', school)).code).toBe(200);
    await enter(share, '0000');
    await setUsed('wrong-codes', shareLimits.wrongCodesInAll.count - 3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(share, '9999')));
    expect(codesOf(answers).filter((code) => code === shareErrors.codeNeeded.code)).toHaveLength(3);
    expect(codesOf(answers).filter((code) => code === shareErrors.paused.code)).toHaveLength(17);
    expect((await enter(share, '0042')).code).toBe(shareErrors.paused.code);
    // From where somebody came in before, others still can.
    expect((await enter(share, '0042', school)).code).toBe(200);
    expect((await enter(share, '9999', school)).code).toBe(shareErrors.codeNeeded.code);
    expect(await listed(share)).toMatchObject({ isPaused: true, wrongCodes: 1000 });
    const letters = await lettersTo('提取码');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('0042');
    // A day later.
    await query(`update limiter set expire = expire - 86400000 where key like 'wrong-codes:%'`);
    expect((await enter(share, '0042')).code).toBe(200);
    expect(await listed(share)).toMatchObject({ isPaused: false, wrongCodes: 0 });
  });

  test('have the real numbers: far above a class, far below what guessing needs', () => {
    expect(shareLimits.wrongCodesFromAddress.count).toBeGreaterThanOrEqual(60 * 5);
    expect(shareLimits.wrongCodesInAll.count).toBeLessThanOrEqual(10 ** shareLimits.code.min / 10);
  });
});

describe('places', () => {
  const age = (share: Share) =>
    query(
      `update session set created_at = created_at - interval '11 minutes',
       last_used_at = last_used_at - interval '11 minutes' where share_id = $1`,
      [share.id],
    );

  test('with which nobody opened the talk are given to the next one after a while', async () => {
    const share = await aShare({ people: 2 });
    const used = (await enter(share, share.extractionCode)).data!.token;
    const params = { id: share.targetId };
    expect((await app.call(projectRoutes.info, { token: used, params })).code).toBe(200);
    const unused = (await enter(share, share.extractionCode)).data!.token;
    expect((await enter(share, share.extractionCode)).code).toBe(shareErrors.full.code);
    await age(share);
    expect((await enter(share, share.extractionCode)).code).toBe(200);
    expect((await enter(share, share.extractionCode)).code).toBe(shareErrors.full.code);
    expect((await app.call(projectRoutes.info, { token: used, params })).code).toBe(200);
    // Who comes back too late is told that the visit is over, and may come in again.
    expect((await app.call(projectRoutes.info, { token: unused, params })).code).toBe(
      shareErrors.closed.code,
    );
    const body = { code: share.code, extractionCode: share.extractionCode };
    expect((await app.call(shareRoutes.verify, { token: unused, body, headers: aPlace() })).code).toBe(
      shareErrors.full.code,
    );
    expect((await listed(share)).usedPlaces).toBe(2);
  });

  test('that go to one address are told to the owner when all are taken', async () => {
    const share = await aShare({ people: 5 });
    const place = aPlace();
    for (let time = 0; time < 4; time++) await enter(share, share.extractionCode, place);
    expect(await lettersTo('名额')).toEqual([]);
    await enter(share, share.extractionCode);
    const letters = await lettersTo('名额');
    // Most of them came from elsewhere than the last one.
    expect(letters).toEqual([]);
    const other = await aShare({ people: 5 });
    for (let time = 0; time < 5; time++) await enter(other, other.extractionCode, place);
    expect((await lettersTo('名额'))[0]?.text).toContain('5 个来自同一个网络');
  });

  test('of one address end at a number far above what sits behind one, and none is lost by it', async () => {
    const share = await aShare();
    const place = aPlace();
    await enter(share, share.extractionCode, place);
    await setUsed('places', shareLimits.placesFromAddress.count);
    expect((await enter(share, share.extractionCode, place)).code).toBe(shareErrors.crowded.code);
    expect((await listed(share)).usedPlaces).toBe(1);
    expect((await enter(share, share.extractionCode)).code).toBe(200);
  });
});

describe('questions', () => {
  const ask = async ({ targetId: projectId }: Share, token: string, place = aPlace()): Promise<number> => {
    const response = await app.send(conversationRoutes.ask, {
      token,
      body: { projectId, question: '太阳有多热？' },
      headers: place,
    });
    const text = await response.text();
    return text.startsWith('{') ? (JSON.parse(text) as { code: number }).code : 200;
  };
  const aVisitor = async (share: Share) => (await enter(share, share.extractionCode)).data!.token;
  const interactions = async () =>
    (await app.call<{ balances: { interactions: number } }>(userRoutes.permission, { token: owner.token }))
      .data!.balances.interactions;

  test('of a day end at the number that the owner set, raced too; the owner is told once and pays no more', async () => {
    const share = await aShare({ dailyQuestions: 3 });
    const visitors = await Promise.all(Array.from({ length: 8 }, () => aVisitor(share)));
    const before = await interactions();
    const answers = await Promise.all(visitors.map((token) => ask(share, token)));
    expect(answers.filter((code) => code === 200)).toHaveLength(3);
    expect(answers.filter((code) => code === conversationErrors.askShareEnough.code)).toHaveLength(5);
    expect(await interactions()).toBe(before - 3);
    expect(await listed(share)).toMatchObject({ dailyQuestions: 3, questionsToday: 3 });
    const letters = await lettersTo('提问');
    expect(letters).toHaveLength(1);
    // The next day.
    await query(`update share set asked_on = '2020-01-01' where id = $1`, [share.id]);
    expect((await listed(share)).questionsToday).toBe(0);
    expect(await ask(share, visitors[0]!)).toBe(200);
  });

  test('without a number of the owner are counted and not ended', async () => {
    const share = await aShare();
    const token = await aVisitor(share);
    expect(await ask(share, token)).toBe(200);
    expect(await listed(share)).toMatchObject({ dailyQuestions: null, questionsToday: 1 });
  });

  test('of many visitors at one address are slowed together, for that share alone', async () => {
    const [share, other] = [await aShare(), await aShare()];
    const place = aPlace();
    expect(await ask(share, await aVisitor(share), place)).toBe(200);
    await setUsed('ask-here', conversationLimits.asksFromAddress.count);
    expect(await ask(share, await aVisitor(share), place)).toBe(conversationErrors.askTooOften.code);
    expect(await ask(share, await aVisitor(share))).toBe(200);
    expect(await ask(other, await aVisitor(other), place)).toBe(200);
    await setUsed('ask-here', 1);
    await setUsed('ask-here-day', conversationLimits.asksFromAddressPerDay.count);
    expect(await ask(share, await aVisitor(share), place)).toBe(conversationErrors.askEnoughToday.code);
  });
});

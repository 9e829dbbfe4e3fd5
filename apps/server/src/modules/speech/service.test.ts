import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Said = { audio: string; durationMs: number; visemes: { endMs: number }[] };
const say = ({ token }: TestUser, text: string, more: object = {}) =>
  app.call<Said>(speechRoutes.say, { token, body: { ttsId: 'tone', text, ...more } });

test('words are spoken with the shapes of the mouth, until the end of the sound', async () => {
  const { data } = await say(await aUser(app), '大家好，我是小安。');
  expect(Buffer.from(data!.audio, 'base64').length).toBeGreaterThan(1_000);
  expect(data!.visemes.at(-1)!.endMs).toBeCloseTo(data!.durationMs, -1);
});

test('settings of the voice are heard in what is said', async () => {
  const user = await aUser(app);
  const usual = await say(user, '大家好，我是小安。');
  const slow = await say(user, '大家好，我是小安。', { settings: { pace: 0.5 } });
  expect(slow.data!.durationMs).toBeGreaterThan(1.8 * usual.data!.durationMs);
  // The same as nothing is what was spoken before.
  expect(await say(user, '大家好，我是小安。', { settings: { pace: 1 } })).toEqual(usual);
});

test.each([
  ['no words', ' ', {}, 1001000400],
  ['too many words', '好'.repeat(speechLimits.trial.text.max + 1), {}, 1001000400],
  ['a voice that does not exist', '你好', { ttsId: 'nobody' }, 1001002164],
  ['signs alone', '……！？', {}, 1001002155],
  ['a pace out of range', '你好', { settings: { pace: 3 } }, 1001000400],
  ['an unknown way of speaking', '你好', { speechStyle: 'shouting' }, 1001000400],
])('%s is refused', async (_what, text, more, code) => {
  expect((await say(await aUser(app), text, more)).code).toBe(code);
});

test('an account that asks for too much is told when to come back; what was spoken before is given again', async () => {
  const user = await aUser(app);
  expect((await say(user, '你好')).code).toBe(200);
  const { pool } = app.parts.database;
  await pool.query(`update limiter set points = $1 where key like 'trial:%'`, [
    speechLimits.trial.perAccount.count,
  ]);
  expect(await say(user, '再见')).toMatchObject({
    code: 1001002163,
    msg: expect.stringMatching(/\d+ 秒后再试/),
  });
  expect((await say(user, '你好')).code).toBe(200);
});

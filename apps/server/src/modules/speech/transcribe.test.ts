import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeWav } from '../../providers/tts/audio/encode.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, startAppForTest, type TestApp, tempFolder } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const recording = (seconds: number, level: number): string =>
  Buffer.from(encodeWav(new Int16Array(seconds * 24_000).fill(level))).toString('base64');

const transcribe = ({ token }: TestUser, base64: string) =>
  app.call<{ text: string; language: string }>(speechRoutes.transcribe, { token, body: { base64 } });

test('a recording becomes text, and says in which language', async () => {
  const user = await aUser(app);
  expect(await transcribe(user, recording(1, 4000))).toMatchObject({
    code: 200,
    data: { text: '太阳系有几颗行星？', language: 'zh-CN' },
  });
});

test.each([
  ['silence', recording(1, 0), 1001002166],
  ['what is no sound', Buffer.from('<script>').toString('base64'), 1001002162],
  ['an mp3 file', Buffer.from('ID3\u0004').toString('base64'), 1001002162],
  ['an mp4 file', Buffer.from('\0\0\0\u0018ftypmp42').toString('base64'), 1001002162],
  ['a webm file', Buffer.from('1a45dfa3', 'hex').toString('base64'), 1001002162],
  ['no letters of base64', '!!!!', 1001002162],
  ['nothing', '', 1001000400],
])('%s is refused with a sentence', async (_what, base64, code) => {
  const { code: given, msg } = await transcribe(await aUser(app), base64);
  expect(given).toBe(code);
  expect(msg).toMatch(/\p{Script=Han}/u);
});

test('what was said so far is heard while one speaks, and does not count as a recording', async () => {
  const user = await aUser(app);
  const part = (base64: string) =>
    app.call<{ text: string }>(speechRoutes.transcribe, {
      token: user.token,
      body: { base64, isPartial: true },
    });
  expect((await part(recording(1, 0))).data).toMatchObject({ text: '' });
  for (let count = 0; count <= speechLimits.transcription.perVisitor.count; count++)
    expect((await part(recording(1, 4000))).data).toMatchObject({ text: '太阳系有几颗行星？' });
  expect((await transcribe(user, recording(1, 4000))).code).toBe(200);
});

test('what was said so far is no longer than a question', async () => {
  const { token } = await aUser(app);
  const wav = Buffer.from(encodeWav(new Int16Array(8 * (speechLimits.transcription.questionMs + 1000))));
  // Few samples a second, so that the call is small.
  wav.writeUInt32LE(8000, 24);
  const body = { base64: wav.toString('base64'), isPartial: true };
  expect((await app.call(speechRoutes.transcribe, { token, body })).code).toBe(1001002165);
});

test('more than five minutes are not heard', async () => {
  // Few samples a second, so that the call is not refused for its size.
  const wav = Buffer.from(encodeWav(new Int16Array(8000 * 301)));
  wav.writeUInt32LE(8000, 24);
  expect((await transcribe(await aUser(app), wav.toString('base64'))).code).toBe(1001002165);
});

test('who sends one recording after the other is told when to come back', async () => {
  const user = await aUser(app);
  await transcribe(user, recording(1, 4000));
  await app.parts.database.pool.query(`update limiter set points = $1 where key like 'recording:%'`, [
    speechLimits.transcription.perVisitor.count,
  ]);
  expect(await transcribe(user, recording(1, 4000))).toMatchObject({
    code: 1001002161,
    msg: expect.stringMatching(/\d+ 秒后再试/),
  });
});

test('without its engine who speaks is asked to type', async () => {
  const bare = await startAppForTest({ TTS_PROVIDER: 'embedded', SPEECH_MODEL_DIR: await tempFolder() });
  const { token } = await aUser(bare);
  expect(
    await bare.call(speechRoutes.transcribe, { token, body: { base64: recording(1, 4000) } }),
  ).toMatchObject({
    code: 1001002157,
    msg: '暂时不能语音提问，请打字',
  });
});

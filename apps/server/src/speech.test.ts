import { adminMessages } from '@app/contract/admin/messages.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { pageFailure } from '@app/contract/broadcast/states/failure.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from './env.ts';
import { StartFault } from './platform/start-fault.ts';
import { key, startVoiceServer } from './providers/tts/remote/testing.ts';
import { aUser } from './testing/builders.ts';
import { startAppForTest, tempFolder } from './testing/start-app.ts';
import { anImport, deckOf, pagesOf, pageStatus } from './testing/talks.ts';

describe('what speaks', () => {
  test('is the embedded voice, and in tests the test voice', () => {
    expect(readEnv({}, '/srv')).toMatchObject({
      TTS_PROVIDER: 'embedded',
      SPEECH_MODEL_DIR: '/srv/engines/node_modules',
    });
    expect(readEnv({ MODE: 'test', DATA_DIR: '/tmp' }, '/')).toMatchObject({ TTS_PROVIDER: 'test' });
    expect(readEnv({ MODE: 'test', DATA_DIR: '/tmp', TTS_PROVIDER: 'embedded' }, '/')).toMatchObject({
      TTS_PROVIDER: 'embedded',
    });
  });

  test.each(['local', 'production'])('is never the test voice in %s', (MODE) => {
    const read = () => readEnv({ MODE, TTS_PROVIDER: 'test' }, '/');
    expect(read).toThrow(StartFault);
    expect(read).toThrow('makes tones, not speech');
  });
});

describe('an engine elsewhere', () => {
  const openai = {
    TTS_PROVIDER: 'openai',
    TTS_URL: 'https://speech.example.com/v1/',
    TTS_MODEL: 'voice-1',
    TTS_VOICES: 'nova zh-CN,en-US female 小禾; on.yx en-US male',
  };

  test('has the voices that the host lists, each with an id that tells its language and sex', () => {
    expect(readEnv(openai, '/')).toMatchObject({
      TTS_URL: 'https://speech.example.com/v1',
      TTS_VOICES: [
        { id: 'female-zh-CN-nova', name: { zh: '小禾' }, languages: ['zh-CN', 'en-US'], remoteName: 'nova' },
        { id: 'male-en-US-on_yx', name: { zh: 'on.yx' }, languages: ['en-US'], remoteName: 'on.yx' },
      ],
    });
  });

  test.each([
    [{ ...openai, TTS_VOICES: undefined }, 'TTS_VOICES'],
    [{ ...openai, TTS_VOICES: 'nova fr-FR female' }, 'TTS_VOICES'],
    [{ ...openai, TTS_VOICES: 'nova zh-CN' }, 'TTS_VOICES'],
    [{ ...openai, TTS_VOICES: 'nova zh-CN female; nova zh-CN female' }, 'TTS_VOICES'],
    [{ ...openai, TTS_MODEL: undefined }, 'TTS_MODEL'],
    [{ ...openai, TTS_PROVIDER: undefined }, 'TTS_PROVIDER'],
    [{ ...openai, TTS_PROVIDER: 'azure' }, 'TTS_KEY'],
    [{ TTS_PROVIDER: 'azure', TTS_KEY: 'k', TTS_VOICES: 'a zh-CN male' }, 'TTS_REGION'],
    [{ TTS_REGION: 'east asia' }, 'TTS_REGION'],
  ])('with a setting wrong or left out is no start, and the sentence names it: %o', (source, name) => {
    expect(() => readEnv(source, '/')).toThrow(StartFault);
    expect(() => readEnv(source, '/')).toThrow(name);
  });

  test('speaks a whole talk, and the desk shows where it is and what was sent', async () => {
    const server = await startVoiceServer();
    onTestFinished(() => server.stop());
    const app = await startAppForTest({
      ...openai,
      TTS_URL: `${server.origin}/v1`,
      TTS_KEY: key,
      TTS_VOICES: 'nova zh-CN,en-US female',
    });
    const user = await aUser(app);
    // Its avatar has a voice of the embedded engine: the nearest one of this engine speaks.
    const { id } = await anImport(app, user, deckOf(['太阳|大家好，今天讲太阳。']), { avatar: true });
    await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId: id } });
    await vi.waitFor(async () => expect((await pagesOf(app, user, id))[0]).toMatchObject({ status: 1 }), {
      interval: 100,
      timeout: 60_000,
    });
    expect(JSON.parse(server.asked[0]!.body)).toMatchObject({ voice: 'nova' });
    const { token } = await aUser(app, { administrator: true, grade: 1 });
    const desk = async () => {
      const { data } = await app.call<{ list: { name: string; detail: string }[] }>(adminRoutes.engines, {
        token,
      });
      return data?.list.find(({ name }) => name === 'speech');
    };
    const sent = app.parts.speech.remote!.charactersSent();
    expect(sent).toBeGreaterThan(0);
    expect(await desk()).toMatchObject({ provider: `voice-1 · ${server.origin}/v1`, state: 'ready' });
    expect((await desk())?.detail).toContain(String(sent));
    server.next((response) => response.writeHead(401).end(key));
    const failing = await desk();
    expect(failing).toMatchObject({ state: 'failing' });
    expect(failing?.detail).toContain('TTS_KEY');
    expect(failing?.detail).not.toContain(key);
  });

  test('that refuses fails the page at once with a sentence, and the page goes on when it answers again', async () => {
    const server = await startVoiceServer();
    onTestFinished(() => server.stop());
    const app = await startAppForTest({ ...openai, TTS_URL: `${server.origin}/v1` });
    const user = await aUser(app);
    const { id } = await anImport(app, user, deckOf(['太阳|大家好。今天讲太阳。']), { avatar: true });
    const confirm = () => app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId: id } });
    const page = async () => (await pagesOf(app, user, id))[0]!;
    const settled = (status: number) =>
      vi.waitFor(async () => expect((await page()).status).toBe(status), { interval: 100, timeout: 60_000 });
    server.next((response) => response.writeHead(400).end());
    await confirm();
    await settled(pageStatus.error);
    expect(server.asked).toHaveLength(1);
    expect((await page()).failure).toBe(pageFailure.encode('engine-failed'));
    await confirm();
    await settled(1);
    expect((await page()).failure).toBeNull();
  });
});

test('without its engine the product starts, and the desk says which command brings it', async () => {
  const app = await startAppForTest({ TTS_PROVIDER: 'embedded', SPEECH_MODEL_DIR: await tempFolder() });
  const { token } = await aUser(app, { administrator: true, grade: 1 });
  const { data } = await app.call<{ list: { name: string }[] }>(adminRoutes.engines, { token });
  expect(data?.list.find(({ name }) => name === 'speech')).toMatchObject({
    provider: 'embedded',
    state: 'missing',
    detail: adminMessages.speechMissing.zh,
  });
  expect(adminMessages.speechMissing.zh).toContain('npm ci --prefix engines');
});

test('a product under test speaks with tones', async () => {
  const { parts } = await startAppForTest();
  const text = '你好，世界。';
  const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;
  const spoken = [];
  for await (const sentence of parts.speech.speak({
    text,
    voice: 'tone',
    language: 'zh-CN',
    manner,
    dictionary: [],
  })) {
    spoken.push(sentence);
  }
  const joined = parts.speechAudio.join(spoken);
  expect(joined.words.map((word) => word.text)).toEqual(['你好', '世界']);
  expect((await parts.speechAudio.mp3(joined.pcm)).length).toBeGreaterThan(1000);
});

import { adminMessages } from '@app/contract/admin/messages.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { StartFault } from './platform/start-fault.ts';
import { aUser } from './testing/builders.ts';
import { startAppForTest, tempFolder } from './testing/start-app.ts';

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

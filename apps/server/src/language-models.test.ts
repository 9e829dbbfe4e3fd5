import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { expect, onTestFinished, test } from 'vitest';
import { bannerOf } from './banner.ts';
import { readEnv } from './env.ts';
import { StartFault } from './platform/start-fault.ts';
import { answerJson, startModelServer } from './providers/llm/testing.ts';
import { aUser } from './testing/builders.ts';
import { startAppForTest, tempFolder } from './testing/start-app.ts';

type Health = { name: string; provider: string; state: string; detail: string };

async function aFile(content: unknown): Promise<string> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'models.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

async function aServer() {
  const server = await startModelServer();
  onTestFinished(() => server.stop());
  return server;
}

const read = (settings: Record<string, string>) => readEnv(settings, '/srv').languageModels;

/** The sentence that the start stops with. */
function sentenceOf(settings: Record<string, string>): string {
  try {
    read(settings);
  } catch (error) {
    if (error instanceof StartFault) return error.say('en-US');
    throw error;
  }
  throw new Error('it started');
}

test('no language model is needed', () => {
  expect(read({})).toEqual([]);
});

test('outside of tests Ollama’s usual address is looked at', () => {
  expect(readEnv({}, '/srv').LLM_LOCAL_URL).toBe('http://127.0.0.1:11434/v1');
  expect(readEnv({ MODE: 'test', DATA_DIR: '/tmp' }, '/srv').LLM_LOCAL_URL).toBeUndefined();
});

test('the one of the settings comes first, those of the file after it with limits of their own', async () => {
  const LLM_ENGINES_FILE = await aFile([
    { name: 'house', baseUrl: 'http://10.0.0.7:8000/v1', model: 'small', silenceSeconds: 20 },
  ]);
  const given = { LLM_BASE_URL: 'https://api.example.com/v1/', LLM_MODEL: 'big', LLM_API_KEY: 'hush' };
  expect(read({ ...given, LLM_ENGINES_FILE, LLM_OUTPUT_TOKENS: '900' })).toEqual([
    {
      name: 'big',
      baseUrl: 'https://api.example.com/v1',
      apiKey: 'hush',
      model: 'big',
      inputCharacters: 60_000,
      outputTokens: 900,
      silenceMs: 120_000,
    },
    {
      name: 'house',
      baseUrl: 'http://10.0.0.7:8000/v1',
      model: 'small',
      inputCharacters: 60_000,
      outputTokens: 900,
      silenceMs: 20_000,
    },
  ]);
});

test.each([
  [{ LLM_MODEL: 'big' }, 'The setting LLM_BASE_URL is missing: it is needed when LLM_MODEL is set.'],
  [
    { LLM_BASE_URL: 'http://a/v1' },
    'The setting LLM_MODEL is missing: it is needed when LLM_BASE_URL is set.',
  ],
  [{ LLM_BASE_URL: 'somewhere' }, 'The setting LLM_BASE_URL is "…", but it must be an address such as'],
  [{ LLM_BASE_URL: 'ftp://a/v1' }, 'must be an address such as https://api.example.com/v1'],
  [{ LLM_BASE_URL: 'https://me:hush@a/v1' }, 'without user name, password, ? and #.'],
  [{ LLM_BASE_URL: 'https://a/v1?key=hush' }, 'without user name, password, ? and #.'],
  [{ LLM_API_KEY: 'hush\nhush' }, 'The setting LLM_API_KEY is "…", but it must consist of ASCII letters'],
  [{ LLM_OUTPUT_TOKENS: '3' }, 'The setting LLM_OUTPUT_TOKENS is "3", but it must be a whole number from 16'],
])('%o stops the start with a sentence', (settings, sentence) => {
  expect(sentenceOf(settings)).toContain(sentence);
  expect(sentenceOf(settings)).not.toContain('hush');
});

test.each([
  [[{ name: 'a', baseUrl: 'http://a/v1' }], '"0.model"'],
  [[{ name: 'a', baseUrl: 'a', model: 'm' }], '"0.baseUrl"'],
  [[{ name: 'a', baseUrl: 'http://a/v1', model: 'm', apiKey: 'hush hush' }], '"0.apiKey"'],
  [[{ name: 'm', baseUrl: 'http://a/v1', model: 'm' }], 'names "m" twice'],
])('%j in the file stops the start with a sentence', async (content, words) => {
  const given = { LLM_BASE_URL: 'http://a/v1', LLM_MODEL: 'm', LLM_ENGINES_FILE: await aFile(content) };
  expect(sentenceOf(given)).toContain(words);
  expect(sentenceOf(given)).not.toContain('hush');
});

test('the desk shows each language model: what for, where, and whether it works', async () => {
  const server = await aServer();
  const LLM_ENGINES_FILE = await aFile([
    { name: 'house', baseUrl: server.baseUrl, apiKey: 'hush-hush', model: 'absent' },
    { name: 'away', baseUrl: 'http://127.0.0.1:1/v1', model: 'tiny' },
  ]);
  const app = await startAppForTest({
    ROLE: 'api',
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: 'tiny',
    LLM_ENGINES_FILE,
  });
  const { token } = await aUser(app, { administrator: true, grade: 1 });
  const listIn = async (language: 'zh-CN' | 'en-US') => {
    const { data } = await app.call<{ list: Health[] }>(adminRoutes.engines, { token, language });
    expect(JSON.stringify(data)).not.toContain('hush-hush');
    return data!.list.filter(({ name }) => name === 'languageModel');
  };
  expect(await listIn('en-US')).toMatchObject([
    { provider: `tiny · ${server.baseUrl}`, state: 'ready', detail: 'For chat. Working.' },
    {
      provider: `house · absent · ${server.baseUrl}`,
      state: 'failing',
      detail: expect.stringMatching(/^For chat\. .* no model absent\. It has: tiny, small\.$/),
    },
    { state: 'failing', detail: expect.stringMatching(/^For chat\. .* cannot be reached/) },
  ]);
  expect(await listIn('zh-CN')).toMatchObject([
    { state: 'ready', detail: '用于对话。工作正常' },
    { state: 'failing', detail: expect.stringMatching(/^用于对话。.*没有模型 absent/) },
    { state: 'failing', detail: expect.stringMatching(/^用于对话。无法连接语言模型 away/) },
  ]);
});

test('a model of this machine is named with what would switch it on, and is not used by itself', async () => {
  const server = await aServer();
  server.next(answerJson(200, { data: [{ id: 'bge-m3' }, { id: 'qwen3:8b' }] }));
  const app = await startAppForTest({ ROLE: 'api', LLM_LOCAL_URL: server.baseUrl });
  expect(app.parts.languageModels.first).toBeUndefined();
  const settings = [`LLM_BASE_URL=${server.baseUrl}`, 'LLM_MODEL=qwen3:8b'];

  const { token } = await aUser(app, { administrator: true, grade: 1 });
  const { data } = await app.call<{ list: Health[] }>(adminRoutes.engines, { token, language: 'en-US' });
  const shown = data!.list.at(-1)!;
  expect(shown).toMatchObject({ name: 'languageModel', provider: server.baseUrl, state: 'missing' });
  for (const language of ['zh-CN', 'en-US'] as const) {
    for (const words of ['bge-m3, qwen3:8b', ...settings]) {
      expect(bannerOf(app, app.env, language)).toContain(words);
      expect(shown.detail).toContain(words);
    }
  }
  expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/v1/models', undefined],
  ]);
});

test('a model of this machine that the host configured is used, and not named as unused', async () => {
  const server = await aServer();
  const LLM_BASE_URL = server.baseUrl.replace('127.0.0.1', 'localhost');
  const app = await startAppForTest({
    ROLE: 'api',
    LLM_LOCAL_URL: server.baseUrl,
    LLM_BASE_URL,
    LLM_MODEL: 'tiny',
  });
  expect(app.parts.localModels).toBeUndefined();
  expect(app.parts.languageModels.first?.name).toBe('tiny');
  expect(bannerOf(app, app.env, 'en-US')).not.toContain('LLM_BASE_URL');
});

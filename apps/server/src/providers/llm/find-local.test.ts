import { expect, onTestFinished, test } from 'vitest';
import { findLocalModels } from './find-local.ts';
import { type Answer, answerJson, startModelServer } from './testing.ts';

test('a service with models is named, with one that chats', async () => {
  const { baseUrl, next, stop } = await startModelServer();
  onTestFinished(stop);
  next(answerJson(200, { data: [{ id: 'nomic-embed-text' }, { id: 'llama3.2' }] }));
  expect(await findLocalModels({ baseUrl, configured: [], timeoutMs: 60_000 })).toEqual({
    baseUrl,
    models: ['nomic-embed-text', 'llama3.2'],
    suggested: 'llama3.2',
  });
});

test.each<[string, Answer]>([
  ['has no models', answerJson(200, { data: [] })],
  ['is another program', (response) => void response.end('hello')],
  ['leads elsewhere', answerJson(302, {}, { location: 'http://127.0.0.1:1/' })],
])('one that %s is not named', async (_, answer) => {
  const { baseUrl, next, stop } = await startModelServer();
  onTestFinished(stop);
  next(answer);
  expect(await findLocalModels({ baseUrl, configured: [], timeoutMs: 60_000 })).toBeUndefined();
});

test('one that says nothing keeps no start waiting', async () => {
  const { baseUrl, next, stop } = await startModelServer();
  onTestFinished(stop);
  next(() => undefined);
  expect(await findLocalModels({ baseUrl, configured: [], timeoutMs: 20 })).toBeUndefined();
});

test('most machines have none', async () => {
  expect(
    await findLocalModels({ baseUrl: 'http://127.0.0.1:1/v1', configured: [], timeoutMs: 60_000 }),
  ).toBeUndefined();
});

import { adminMessages } from '@app/contract/admin/messages.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { expect, test, vi } from 'vitest';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../../../platform/clock.ts';
import { aUser } from '../../../testing/builders.ts';
import { startAppForTest } from '../../../testing/start-app.ts';
import { checkEngines, type Engine } from './check-engines.ts';

type Health = { name: string; provider: string; state: string; detail: string; checkedAt: string };

test('the desk shows what the product stands on, and what is not configured or installed', async () => {
  const app = await startAppForTest({ ROLE: 'api', SPEECH_MODEL_DIR: import.meta.dirname });
  const { token } = await aUser(app, { administrator: true, grade: 1 });
  const { data } = await app.call<{ list: Health[] }>(adminRoutes.engines, { token });
  expect(data?.list).toMatchObject([
    { name: 'database', provider: 'postgresql', state: 'ready', detail: adminMessages.engineReady.zh },
    { name: 'storage', provider: 'disk', state: 'ready' },
    { name: 'mail', provider: 'outbox', state: 'missing', detail: adminMessages.mailMissing.zh },
    { name: 'speech', provider: 'test', state: 'ready' },
    { name: 'transcription', provider: 'test', state: 'ready' },
    { name: 'textRecognition', state: 'missing', detail: adminMessages.textRecognitionMissing.zh },
  ]);
});

test('an engine that is broken says so in the language of who asks, with a way out and without a secret', async () => {
  const app = await startAppForTest({ ROLE: 'api', SMTP_URL: 'smtp://ada:hush-hush@127.0.0.1:1' });
  const folder = path.join(app.env.DATA_DIR, 'tmp');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'in the way');
  const { token } = await aUser(app, { administrator: true });
  for (const [language, storage, mail] of [
    ['zh-CN', '文件存储无法使用', '邮件无法发送'],
    ['en-US', 'Check disk space', 'Check SMTP_URL'],
  ] as const) {
    const { data } = await app.call<{ list: Health[] }>(adminRoutes.engines, { token, language });
    const [, disk, smtp] = data!.list;
    expect(disk).toMatchObject({ state: 'failing', detail: expect.stringContaining(storage) });
    expect(smtp).toMatchObject({ state: 'failing', provider: 'smtp', detail: expect.stringContaining(mail) });
    expect(smtp!.detail).not.toContain('hush-hush');
  }
});

const engine = (check: () => Promise<void>): Engine => ({
  name: 'test',
  provider: 'none',
  check,
  failing: adminMessages.databaseFailing,
});

test('one that does not answer is failing after five seconds, and keeps nobody waiting longer', async () => {
  vi.useFakeTimers();
  try {
    const asked = checkEngines({ engines: [engine(() => new Promise(() => undefined))], clock: systemClock })(
      'en-US',
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toMatchObject([{ state: 'failing', detail: expect.stringContaining('5 seconds') }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a failure without a sentence is named by its code', async () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const [health] = await checkEngines({
    engines: [engine(() => Promise.reject(refused))],
    clock: systemClock,
  })('en-US');
  expect(health?.detail).toContain('ECONNREFUSED');
});

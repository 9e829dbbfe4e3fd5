import { rm } from 'node:fs/promises';
import { userRoutes } from '@app/contract/user/routes.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.ts';
import { startProduct } from '../start.ts';
import { cloneDatabase, tempFolder } from '../testing/start-app.ts';
import { createLog } from './log.ts';

test('secrets are cut out of whatever is logged', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({
    password: 'hunter2',
    user: { accessToken: 'abc123' },
    languageModels: [{ apiKey: 'sk-789' }],
    request: { headers: { authorization: 'Bearer xyz' } },
  });
  expect(lines.join('')).not.toMatch(/hunter2|abc123|xyz|sk-789/);
  expect(lines.join('')).toContain('[secret]');
});

test('a failed query is logged without what was to be stored', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('unsupported Unicode escape sequence'), {
    code: '22P05',
    detail: 'a secret sentence',
  });
  const error = new DrizzleQueryError('insert into page values ($1)', ['a secret sentence'], cause);
  log.error({ err: error }, 'request failed');
  log.error({ reason: error.message }, 'a listener failed');
  expect(lines.join('')).not.toContain('secret');
  const [failed, listener] = lines.map((line) => JSON.parse(line));
  expect(failed.err).toMatchObject({
    message: 'Failed query: insert into page values ($1)',
    cause: { code: '22P05' },
  });
  expect(failed.err.stack).toContain('log.test.ts');
  expect(listener.reason).toContain('insert into page');
});

test('what a failure says is cut', () => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error(
    { err: new Error('x'.repeat(100_000)) },
    'failed',
  );
  expect(lines.join('').length).toBeLessThan(10_000);
});

test('a request leaves one line with its id, without its query, its token or its body', async () => {
  const lines: string[] = [];
  const database = await cloneDatabase();
  const folder = await tempFolder();
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const settings = {
    MODE: 'test',
    ROLE: 'api',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  };
  const log = createLog('info', { write: (line) => lines.push(line) });
  const running = await startProduct(readEnv(settings, process.cwd()), log);
  const origin = `http://127.0.0.1:${running.port}`;
  await fetch(`${origin}${userRoutes.login.path}?tk=query-secret`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer token-secret',
      'x-request-id': 'request-12345',
    },
    body: JSON.stringify({ mailbox: 'a@b.co', password: 'body-secret' }),
  });
  await running.stop();
  const written = lines.join('');
  expect(written).not.toMatch(/query-secret|token-secret|body-secret/);
  expect(written).not.toContain(running.firstLogin!.password);
  const line = lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({
    id: 'request-12345',
    method: 'POST',
    path: userRoutes.login.path,
    status: 200,
    visitor: 'nobody',
  });
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Language } from '@app/contract/base/messages.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnv, settings } from './env.ts';
import { prepareDataFolder } from './platform/db/data-folder.ts';
import { joinEmbedded, startEmbedded } from './platform/db/embedded.ts';
import { createLog } from './platform/log.ts';
import { StartFault } from './platform/start-fault.ts';
import { findGaps, refuseGaps } from './start-check.ts';
import { startProduct } from './start.ts';
import { cloneDatabase, startAppForTest, tempFolder } from './testing/start-app.ts';
import { routeList } from '@app/contract/all-routes.ts';

const silent = createLog('silent');

async function sentenceOf(work: () => unknown, language: Language = 'en-US'): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartFault) return error.say(language);
    throw error;
  }
  throw new Error('it started');
}

async function aFolder(): Promise<string> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a broken setting stops the start with one sentence', () => {
  test.each([
    ['PORT', 'abc', 'The setting PORT is "abc", but it must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'The setting PORT is "70000", but it must be a whole number from 0 to 65535.'],
    ['ROLE', 'boss', 'The setting ROLE is "boss", but it must be one of all, api, worker.'],
    ['MODE', 'prod', 'The setting MODE is "prod", but it must be one of local, production, test.'],
    [
      'TRUST_PROXY',
      'everyone',
      'The setting TRUST_PROXY is "everyone", but it must be true, or the addresses of proxies separated by commas.',
    ],
    [
      'MAIL_FROM',
      'abc',
      'The setting MAIL_FROM is "abc", but it must be a sender such as Rostrum <no-reply@example.com>.',
    ],
    ['ADMIN_MAILBOX', 'me', 'The setting ADMIN_MAILBOX is "me", but it must be a mail address.'],
    [
      'PUBLIC_URL',
      'talks',
      'The setting PUBLIC_URL is "…", but it must be an address such as https://talks.example.com.',
    ],
  ])('%s=%s', async (name, value, sentence) => {
    expect(await sentenceOf(() => readEnv({ [name]: value }, '/'))).toBe(sentence);
  });

  test('it is said in Chinese too', async () => {
    expect(await sentenceOf(() => readEnv({ PORT: 'abc' }, '/'), 'zh-CN')).toBe(
      '配置项 PORT 的值“abc”不对：应为 0 到 65535 的整数。',
    );
  });

  test('a secret is never shown', async () => {
    const sentence = await sentenceOf(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/x' }, '/'));
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('hunter2');
  });

  test('settings that need each other name the one that is missing', async () => {
    expect(await sentenceOf(() => readEnv({ ROLE: 'worker' }, '/'))).toContain('DATABASE_URL is missing');
    expect(await sentenceOf(() => readEnv({ S3_BUCKET: 'talks' }, '/'))).toContain(
      'S3_ACCESS_KEY is missing',
    );
    expect(await sentenceOf(() => readEnv({ S3_BUCKET: 'talks', S3_ACCESS_KEY: 'k' }, '/'))).toContain(
      'S3_SECRET_KEY',
    );
  });

  test('an empty value means that it is not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' }, '/srv')).toMatchObject({
      PORT: 8080,
      SMTP_URL: undefined,
      DATA_DIR: '/srv/data',
    });
  });
});

test('a test never opens the data folder of the people who use this checkout', async () => {
  const read = (settings: Record<string, string>) => () => readEnv({ MODE: 'test', ...settings }, '/srv');
  for (const settings of [{}, { DATA_DIR: '' }, { DATA_DIR: './data' }, { DATA_DIR: '/srv/data/inside' }]) {
    expect(await sentenceOf(read(settings))).toContain('DATA_DIR');
  }
  expect(read({ DATA_DIR: '/srv/data-of-a-test' })()).toMatchObject({ DATA_DIR: '/srv/data-of-a-test' });
});

describe('a data folder that cannot be used is named', () => {
  test.each([
    // Root passes every permission bit, but not these.
    ['below a file', async () => path.join(await aFile(), 'data')],
    ['in a file system that takes nothing', async () => '/proc/rostrum-data'],
  ])('%s', async (_name, folderOf) => {
    const folder = await folderOf();
    const sentence = await sentenceOf(() => prepareDataFolder(folder, 0));
    expect(sentence).toMatch(/^The data folder .* cannot be used \(E[A-Z]+\); check its permissions/);
    expect(sentence).toContain(folder);
  });

  test('a disk without room says how much is left', async () => {
    const folder = await aFolder();
    const free = async () => 5 * 1024 * 1024;
    expect(await sentenceOf(() => prepareDataFolder(folder, 200 * 1024 * 1024, free))).toContain(
      '(5 MB left, 200 MB needed)',
    );
  });

  test('a folder that another process uses names that process, and is free again afterwards', async () => {
    const folder = await aFolder();
    const holder = await startEmbedded(folder, silent);
    expect(await joinEmbedded(folder)).toEqual(holder.connection);
    const sentence = await sentenceOf(() => startEmbedded(folder, silent));
    expect(sentence).toContain(`in use by another process (pid ${process.pid})`);
    await holder.stop();
    expect(await joinEmbedded(folder)).toBeUndefined();
    const again = await startEmbedded(folder, silent);
    await again.stop();
  });

  const aFile = async () => {
    const file = path.join(await aFolder(), 'file');
    await writeFile(file, '');
    return file;
  };
});

describe('what the product needs and does not find', () => {
  const start = async (settings: Record<string, string>) => {
    const database = await cloneDatabase();
    onTestFinished(() => database.drop());
    const defaults = {
      DATABASE_URL: database.url,
      DATA_DIR: await aFolder(),
      MODE: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
    };
    const running = await startProduct(readEnv({ ...defaults, ...settings }, process.cwd()), silent);
    await running.stop();
  };

  test('a port in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    expect(await sentenceOf(() => start({ PORT: String(port) }))).toBe(
      `Port ${port} is already in use; stop the program that uses it or choose another one with PORT.`,
    );
  });

  test('a database that does not answer', async () => {
    const sentence = await sentenceOf(() => start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' }));
    expect(sentence).toMatch(/^The database named by DATABASE_URL cannot be reached/);
    expect(sentence).not.toContain('hunter2');
  });

  test('a bucket that does not answer', async () => {
    const s3 = {
      S3_BUCKET: 'talks',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'hunter2',
    };
    const sentence = await sentenceOf(() => start(s3));
    expect(sentence).toMatch(/^The file storage cannot be used: /);
    expect(sentence).not.toContain('hunter2');
  });
});

describe('the start-up check', () => {
  const everything = new Set(routeList.map(({ route }) => `${route.method} ${route.path}`));
  const complete = { calls: routeList, mounted: everything, openKinds: [], definedKinds: ['mail.send-mail'] };

  test('a complete program passes', () => {
    expect(findGaps(complete)).toEqual([]);
  });

  test('a call without a handler is named', () => {
    expect(findGaps({ ...complete, mounted: new Set() })).toContain(
      'call user.login (POST /web-api/portrait/user/login) has no handler',
    );
  });

  test('waiting work without a definition, and a job defined twice, are named', () => {
    const gaps = findGaps({ ...complete, openKinds: ['a.gone'], definedKinds: ['b.twice', 'b.twice'] });
    expect(gaps).toEqual([
      'job a.gone waits in the queue but has no definition',
      'job b.twice is defined twice',
    ]);
    expect(() => refuseGaps({ ...complete, openKinds: ['a.gone'] })).toThrow('a.gone');
  });
});

test('the settings that operators read about are the ones there are', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(settings));
});

test('a start that fails gives no password away: the next one shows it', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const given = {
    DATABASE_URL: database.url,
    DATA_DIR: await aFolder(),
    MODE: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  await expect(startProduct(readEnv(given, process.cwd()), silent)).rejects.toThrow('already in use');
  await new Promise((resolve) => server.close(resolve));
  const running = await startProduct(readEnv(given, process.cwd()), silent);
  expect(running.firstLogin?.password).toBeTruthy();
  await running.stop();
});

test('the queue is as patient as its jobs ask for', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const given = { DATABASE_URL: database.url, DATA_DIR: await aFolder(), MODE: 'test', PORT: '0' };
  const running = await startProduct(readEnv(given, process.cwd()), silent);
  onTestFinished(() => running.stop());
  const { rows } = await running.parts.database.pool.query(
    `select heartbeat_seconds, retry_delay, retry_backoff from jobs.queue where name = 'mail.send-mail'`,
  );
  expect(rows).toEqual([{ heartbeat_seconds: 10, retry_delay: 10, retry_backoff: true }]);
});

test('a worker answers about its health and to nothing else', async () => {
  const worker = await startAppForTest({ ROLE: 'worker' });
  expect(worker.firstLogin).toBeUndefined();
  const status = async (url: string) =>
    (await fetch(worker.origin + url, { headers: { accept: 'text/html' } })).status;
  expect([await status('/readyz'), await status('/metrics')]).toEqual([200, 200]);
  expect([await status('/'), await status('/web-api/portrait/user/info'), await status('/api-docs')]).toEqual(
    [404, 404, 404],
  );
});

test('the second start makes no second administrator', async () => {
  const first = await startAppForTest({ ROLE: 'api' });
  expect(first.firstLogin?.inviteCode).toMatch(/^[A-Z0-9]{8}$/);
  const second = await startAppForTest({ ROLE: 'api', DATABASE_URL: first.databaseUrl });
  expect(second.firstLogin).toBeUndefined();
});

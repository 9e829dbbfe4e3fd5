// Every PostgreSQL: processes that share a database, and are killed.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { taskState } from '@app/contract/task/states/task-state.ts';
import { Client, type QueryResultRow } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aUser } from './builders.ts';
import { type Child, startChild } from './child.ts';
import { openEvents } from './event-client.ts';
import { programRoutes } from './program-routes.ts';
import { cloneDatabase, startAppForTest, tempFolder } from './start-app.ts';

const onEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

/** An installation on the database that the run has. */
async function anInstallation() {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  return { settings: { DATA_DIR: folder, DATABASE_URL: url }, url };
}

/** One with the embedded database, which ends with the product. */
async function anEmbeddedInstallation() {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const socket = encodeURIComponent(path.join(folder, 'socket'));
  return { settings: { DATA_DIR: folder }, folder, url: `postgres://app@localhost/postgres?host=${socket}` };
}

async function ask<T extends QueryResultRow>(url: string, query: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(query).finally(() => client.end());
  return rows;
}

const openStates = `(${taskState.encode('waiting')}, ${taskState.encode('running')})`;

test('the product that tests start as a process does not start inside a test', async () => {
  await expect(import('./program.ts')).rejects.toThrow('DATA_DIR');
});

test('kill -9 in the middle of 200 writes and 20 jobs loses no acknowledged write and repeats no effect', async () => {
  const { settings, url } = await (onEmbedded ? anEmbeddedInstallation() : anInstallation());
  const many = { ...settings, JOBS_AT_ONCE: '20', JOBS_PER_USER: '20', DATABASE_CONNECTIONS: '20' };
  const first = await startChild(many);

  // Half of the jobs have their effect behind them when the power goes, the others before them.
  for (let i = 0; i < 20; i++) {
    await first.call(programRoutes.work, { key: `job-${i}`, beforeMs: i * 100, afterMs: 60_000 });
  }
  await vi.waitFor(
    async () => {
      const [row] = await ask<{ done: string }>(
        url,
        `select count(*) as done from limiter where key like 'job-%'`,
      );
      expect(Number(row!.done)).toBeGreaterThanOrEqual(5);
    },
    { interval: 50 },
  );

  const acknowledged: string[] = [];
  const waiting = Array.from({ length: 200 }, (_, i) => `write-${i}`);
  let killed: Promise<void> | undefined;
  const writer = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      if ((await first.call(programRoutes.write, { key })).code === 200) acknowledged.push(key);
      if (acknowledged.length >= 100) killed ??= first.kill();
    }
  };
  // Eight at a time, so that the kill falls among them however busy the machine is.
  await Promise.allSettled(Array.from({ length: 8 }, writer));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(acknowledged.length).toBeLessThan(200);

  const second = await startChild({ ...many, IN_A_HURRY: 'yes' });
  const kept = await ask<{ key: string }>(url, `select key from setting where key like 'write-%'`);
  expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(acknowledged));

  await vi.waitFor(
    async () => {
      const effects = await ask<{ points: number }>(url, `select points from limiter where key like 'job-%'`);
      expect(effects).toHaveLength(20);
    },
    { interval: 250 },
  );
  await vi.waitFor(
    async () => expect(await ask(url, `select id from task where state in ${openStates}`)).toEqual([]),
    { interval: 500 },
  );
  const effects = await ask<{ points: number }>(url, `select points from limiter where key like 'job-%'`);
  expect(effects.map(({ points }) => points)).toEqual(Array.from({ length: 20 }, () => 1));
  const ended = await ask<{ state: number }>(url, `select state from task`);
  expect(ended).toEqual(Array.from({ length: 20 }, () => ({ state: taskState.encode('complete') })));
  second.terminate();
  expect(await second.exit).toBe(0);
});

test('an event is handled exactly once, also when the process is killed among them', async () => {
  const { settings, url } = await anInstallation();
  const many = { ...settings, JOBS_AT_ONCE: '20', JOBS_PER_USER: '20' };
  const first = await startChild(many);
  // Some are handled and some are not when the power goes; some are being emitted.
  const told: string[] = [];
  let killed: Promise<void> | undefined;
  const emitter = async (place: number) => {
    for (let i = 0; i < 10; i++) {
      const key = `fact-${place}-${i}`;
      const { code } = await first.call(programRoutes.emit, { key, beforeMs: i * 200, afterMs: 60_000 });
      if (code === 200) told.push(key);
      if (told.length >= 12) killed ??= first.kill();
    }
  };
  await Promise.allSettled([emitter(0), emitter(1), emitter(2)]);
  await killed;
  expect(told.length).toBeGreaterThanOrEqual(12);

  await startChild({ ...many, IN_A_HURRY: 'yes' });
  await vi.waitFor(
    async () => expect(await ask(url, `select id from task where state in ${openStates}`)).toEqual([]),
    { interval: 250 },
  );
  const asked = await ask<{ key: string }>(
    url,
    `select substr(key, 7) as key from setting where key like 'asked %'`,
  );
  const counted = await ask<{ key: string; points: number }>(
    url,
    `select key, points from limiter where key like 'fact-%' order by key`,
  );
  // The fact and its handling are both there or neither.
  expect(counted).toEqual(
    asked.map(({ key }) => ({ key, points: 1 })).sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
  expect(counted.map(({ key }) => key)).toEqual(expect.arrayContaining(told));
});

test('two processes on one database share events and work', async () => {
  const { settings: shared, url } = await anInstallation();
  const [api, worker]: Child[] = await Promise.all([
    startChild({ ...shared, ROLE: 'api', NODE_NAME: 'the api' }),
    startChild({ ...shared, ROLE: 'worker', NODE_NAME: 'the worker' }),
  ]);
  const listening = await startAppForTest({ DATABASE_URL: url, ROLE: 'api' });
  const user = await aUser(listening);

  const events = await openEvents(
    listening.origin + pushRoutes.connect.path.replace('{userId}', user.id),
    user.token,
  );
  await events.next();
  const orderId = newId();
  await api!.call(programRoutes.announce, { userId: user.id, orderId });
  expect(await events.next()).toMatchObject({ userId: user.id, data: { orderId } });
  events.close();

  await api!.call(programRoutes.work, { key: 'shared', beforeMs: 0, afterMs: 0 });
  await vi.waitFor(async () => {
    const rows = await ask(url, `select value from setting where key = 'worker of shared'`);
    expect(rows).toEqual([{ value: 'the worker' }]);
  });
  for (const child of [api!, worker!]) {
    child.terminate();
    expect(await child.exit).toBe(0);
  }
});

test('a stop lets the running request finish', async () => {
  const { settings } = await anInstallation();
  const child = await startChild(settings);
  const answers = Promise.all(
    Array.from({ length: 20 }, (_, i) => child.call(programRoutes.write, { key: `last-${i}` })),
  );
  // The first answer shows that the others are on their way.
  await child.call(programRoutes.write, { key: 'first' });
  child.terminate();
  expect((await answers).map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await child.exit).toBe(0);
});

test.runIf(onEmbedded)('when the embedded database dies, it comes back and the product goes on', async () => {
  const { settings, folder, url } = await anEmbeddedInstallation();
  const child = await startChild(settings);
  await child.call(programRoutes.write, { key: 'before' });
  const pid = Number((await readFile(path.join(folder, 'pg18/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(
    async () => expect((await child.call(programRoutes.write, { key: 'after' })).code).toBe(200),
    { interval: 250 },
  );
  // A session of the dead server may have answered last; the new one must have both.
  await vi.waitFor(
    async () => {
      const kept = await ask(url, `select key from setting where key in ('before', 'after') order by key`);
      expect(kept).toEqual([{ key: 'after' }, { key: 'before' }]);
    },
    { interval: 250 },
  );
  child.terminate();
  expect(await child.exit).toBe(0);
});

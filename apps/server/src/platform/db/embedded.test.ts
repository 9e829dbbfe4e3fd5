import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../testing/start-app.ts';
import { createLog } from '../log.ts';
import type { LocalConnection } from './connection.ts';
import { doorKindOf } from './embedded-door.ts';
import { type Embedded, joinEmbedded, startEmbedded } from './embedded.ts';

const silent = createLog('silent');

async function ask(connection: LocalConnection, query: string): Promise<unknown[]> {
  const client = new Client({ ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

test('the embedded database is reached by a socket, and by a port on Windows', () => {
  expect(doorKindOf('linux')).toBe('socket');
  expect(doorKindOf('darwin')).toBe('socket');
  expect(doorKindOf('win32')).toBe('port');
});

// One database for all of them: making one takes seconds.
describe('by a port', () => {
  let folder = '';
  let running: Embedded | undefined;
  const start = async () => (running = await startEmbedded(folder, silent, 'port'));
  const pidNow = async () =>
    Number((await readFile(path.join(folder, 'pg18/postmaster.pid'), 'utf8')).split('\n')[0]);

  beforeAll(async () => {
    folder = await tempFolder();
  });
  beforeEach(start);
  afterEach(async () => {
    await running?.stop();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('it answers on this machine alone, and only who knows the password', async () => {
    const { connection } = running!;
    expect(connection.host).toBe('127.0.0.1');
    expect(await ask(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await ask(connection, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    expect(await ask(connection, 'select auth_method from pg_hba_file_rules group by 1')).toEqual([
      { auth_method: 'scram-sha-256' },
    ]);
    const guess = ask({ ...connection, password: 'guess' }, 'select 1');
    await expect(guess).rejects.toMatchObject({ code: '28P01' });
  });

  test('the password is long, and kept for the owner alone', async () => {
    const file = path.join(folder, 'pg18/rostrum-password');
    expect(running!.connection.password).toHaveLength(32);
    expect(await readFile(file, 'utf8')).toBe(running!.connection.password);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  test('another process joins it, a second start is refused, and a stop writes everything', async () => {
    const { connection, stop } = running!;
    expect(await joinEmbedded(folder)).toEqual(connection);
    await expect(startEmbedded(folder, silent, 'port')).rejects.toThrow(
      `in use by another process (pid ${process.pid})`,
    );
    await ask(connection, 'create table kept (word text)');
    await ask(connection, `insert into kept values ('晚安')`);
    await stop();
    // PostgreSQL removes it as the last thing of an orderly shutdown.
    expect(existsSync(path.join(folder, 'pg18/postmaster.pid'))).toBe(false);
    expect(await joinEmbedded(folder)).toBeUndefined();
    const again = await start();
    expect(await ask(again.connection, 'select word from kept')).toEqual([{ word: '晚安' }]);
  });

  test('when it dies it comes back at the same place', async () => {
    const before = await pidNow();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await pidNow()).not.toBe(before);
        expect(await ask(running!.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      },
      { interval: 100 },
    );
  });

  test('capital and small letters are found alike, whatever locales the machine has', async () => {
    const query = `select 'Ärger 课件' ilike '%äRGER%' as found, lower('ÉÀ') as small, 'a' < 'B' as mixed`;
    expect(await ask(running!.connection, query)).toEqual([{ found: true, small: 'éà', mixed: false }]);
  });
});

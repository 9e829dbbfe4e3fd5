import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { Client, escapeIdentifier, type QueryResultRow } from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { readEnv } from '../env.ts';
import { newId } from '../platform/ids.ts';
import { StartFault } from '../platform/start-fault.ts';
import type { Storage } from '../providers/storage/port.ts';
import { migrationsFolder, versionOf } from '../start.ts';
import { aUser, type TestUser } from './builders.ts';
import { databaseUrl } from './global-setup.ts';
import { cloneDatabase, startApp, tempFolder, type TestApp } from './start-app.ts';
import { createStorage } from '../choose-providers.ts';
import type { Installation } from '../backup/installation.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';

export const root = path.resolve(import.meta.dirname, '../../../..');
export const version = versionOf(root);
export const quiet = { signal: new AbortController().signal, report: () => undefined };
export const names = ['讲义 第一章.txt', '教学大纲（终稿）.txt', 'plain.txt'];

export type Upload = { id: string; name: string; url: string };
export type Row = Record<string, unknown>;

export async function aFolder(): Promise<string> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

export const ask = <T extends QueryResultRow = Row>(url: string, query: string): Promise<T[]> =>
  withClient(url, async (client) => (await client.query<T>(query)).rows);

let made = 0;
/** A database with nothing in it, not even our tables. */
export async function anEmptyDatabase(): Promise<string> {
  const name = `rostrum_empty_${process.pid}_${++made}`;
  await ask(inject('serverUrl'), `create database ${name} strategy file_copy`);
  onTestFinished(async () => void (await ask(inject('serverUrl'), `drop database ${name} with (force)`)));
  return databaseUrl(inject('serverUrl'), name);
}

const emptied = `do $$ begin execute (
  select 'truncate ' || string_agg(format('public.%I', tablename), ', ') || ' cascade'
  from pg_tables where schemaname = 'public'
); end $$`;

/** A database with our tables and nothing in them. */
export async function aClone(): Promise<string> {
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  await ask(url, emptied);
  return url;
}

export type Target = Installation & { url: string; settings: Record<string, string> };

export async function aTarget(url: string, more: Record<string, string> = {}): Promise<Target> {
  const settings = { DATABASE_URL: url, DATA_DIR: await aFolder(), ...more };
  const storage = createStorage(readEnv(settings, root));
  return {
    url,
    settings,
    storage,
    connection: { connectionString: url },
    place: 'there',
    close: async () => {},
  };
}

export const installationOf = ({ parts }: TestApp, storage: Storage = parts.storage): Installation => ({
  connection: parts.database.connection,
  storage,
  place: 'here',
  close: async () => {},
});

export const backUp = (from: TestApp, file: string, storage?: Storage) =>
  takeBackup(installationOf(from, storage), { file, version, ...quiet });

export const restore = (target: Installation, file: string, migrations = migrationsFolder(root)) =>
  restoreBackup(target, { file, version, migrationsFolder: migrations, ...quiet });

export async function upload(
  app: TestApp,
  by: TestUser,
  name: string,
  content: Buffer | string,
): Promise<Upload> {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  const response = await app.send(uploadRoutes.add, { token: by.token }, { body: form });
  return ((await response.json()) as { data: Upload }).data;
}

export const publish = (app: TestApp, userId: string, orderId = newId()) =>
  app.parts.database.db.transaction((tx) =>
    app.parts.push.publish(tx, { event: 'payment-completed', userId, data: { orderId } }),
  );

// Other test files use other databases of the same server at the same time.
export const inThisDatabase = 'database = (select oid from pg_database where datname = current_database())';

/** Every row of every table of a database, in an order of its own. */
export const everyRow = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from public.${escapeIdentifier(name)} t`,
      );
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });

export async function everyFile(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
}

export async function isUntouched({ url, storage }: Target): Promise<void> {
  expect(Object.values(await everyRow(url)).flat()).toEqual([]);
  expect(await everyFile(storage)).toEqual([]);
}

export async function sentenceOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof StartFault) return error.say('en-US');
  throw error ?? new Error('it was not refused');
}

/** One installation with something of everything, and its backup. It only takes calls, so its task waits. */
export async function aBackedUpInstallation() {
  const app = await startApp({ ROLE: 'api' });
  const folder = await tempFolder();
  const owner = await aUser(app);
  const contents = new Map<string, Buffer>();
  for (const [at, name] of names.entries()) {
    const content = Buffer.from(`第 ${at} 份\t\\N \\. ${randomBytes(at * 40_000).toString('hex')}`);
    contents.set(name, content);
    await upload(app, owner, name, content);
  }
  await upload(app, await aUser(app), '同一份.txt', contents.get(names[0]!)!);
  const { db, pool } = app.parts.database;
  await db.transaction((tx) =>
    app.parts.mails.send(tx, { to: 'a@example.com', subject: '换行\r\n与\\反斜杠', text: '\\.\n\t你好 🎓' }),
  );
  // A table that refuses changes must still be filled by a restore.
  await db.transaction((tx) => app.parts.audit.note(tx, { action: 'user.logged-in', actorId: owner.id }));
  for (let event = 0; event < 3; event++) await publish(app, owner.id);
  // The newest event is gone, but its number was given out.
  await pool.query('delete from event where id = (select max(id) from event)');
  const file = path.join(folder, 'backup.tar');
  await backUp(app, file);
  const stop = async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, owner, folder, file, contents, stop };
}

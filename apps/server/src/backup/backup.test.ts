// Every PostgreSQL: a whole database is written down and read back.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pushEvent } from '@app/contract/push/events.ts';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { newId } from '../platform/ids.ts';
import type { Storage } from '../providers/storage/port.ts';
import { startS3 } from '../providers/storage/testing.ts';
import { migrationsFolder } from '../start.ts';
import { aUser, type TestUser } from '../testing/builders.ts';
import { openEvents } from '../testing/event-client.ts';
import { startAppForTest, type TestApp } from '../testing/start-app.ts';
import { takeBackup } from './take-backup.ts';
import {
  aBackedUpInstallation,
  aClone,
  aFolder,
  anEmptyDatabase,
  aTarget,
  ask,
  backUp,
  everyFile,
  everyRow,
  installationOf,
  inThisDatabase,
  isUntouched,
  names,
  publish,
  quiet,
  restore,
  root,
  sentenceOf,
  upload,
  type Upload,
  version,
} from '../testing/backups.ts';

let app: TestApp;
let owner: TestUser;
let file: string;
let contents: Map<string, Buffer>;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, owner, file, contents, stop } = await aBackedUpInstallation());
});
afterAll(() => stop());

describe('a backup restored into an empty installation', () => {
  test.each([
    ['a database without tables', anEmptyDatabase],
    ['a database with empty tables', aClone],
  ])('has every row and every file: %s', async (_name, aDatabase) => {
    const target = await aTarget(await aDatabase());
    // What a first start that failed half-way leaves behind.
    const rest = `insert into setting values ('signing-secret', 'of a start that failed')`;
    if (aDatabase === aClone) await ask(target.url, rest);
    const { manifest, bytes } = await restore(target, file);
    expect(await everyRow(target.url)).toEqual(await everyRow(app.databaseUrl));
    expect(await everyFile(target.storage)).toEqual(await everyFile(app.parts.storage));
    expect([manifest.files, bytes]).toEqual([3, (await stat(file)).size]);
    const schema = `select conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`;
    expect(await ask(target.url, schema)).toEqual(await ask(app.databaseUrl, schema));
    const migrations = 'select hash, created_at from drizzle.__drizzle_migrations order by id';
    expect(await ask(target.url, migrations)).toEqual(await ask(app.databaseUrl, migrations));
  });

  test('runs: log in, read files, hear new events, and the waiting task is done', async () => {
    const target = await aTarget(await aClone());
    await restore(target, file);
    const copy = await startAppForTest(target.settings);
    expect(copy.firstLogin).toBeUndefined();
    const { mailbox, password } = owner;
    const login = await copy.call<{ accessToken: string }>(userRoutes.login, { body: { mailbox, password } });
    const token = login.data!.accessToken;
    const { data } = await copy.call<{ list: Upload[] }>(uploadRoutes.list, { token, body: {} });
    expect(data!.list.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { name, url } of data!.list) {
      const read = Buffer.from(await (await fetch(copy.origin + url)).arrayBuffer());
      expect(read.equals(contents.get(name)!)).toBe(true);
    }
    const mail = async () =>
      (await ask<{ done: boolean }>(target.url, `select ended_at is not null as done from task`))[0]!.done;
    await vi.waitFor(async () => expect(await mail()).toBe(true), { interval: 100 });
    expect(await readdir(path.join(target.settings['DATA_DIR']!, 'mail'))).toHaveLength(1);
  });

  test('a browser that saw later events than the backup hears the new ones', async () => {
    const target = await aTarget(await aClone());
    await restore(target, file);
    const copy = await startAppForTest({ ...target.settings, ROLE: 'api' });
    const address = copy.origin + pushRoutes.connect.path.replace('{userId}', owner.id);
    const seenLater = { 'last-event-id': '500' };
    const events = await openEvents(address, owner.token, seenLater);
    onTestFinished(events.close);
    await events.next();
    // What it shows may be newer than what is there now.
    expect(await events.next()).toMatchObject({ event: pushEvent.encode('check') });
    const orderId = newId();
    await publish(copy, owner.id, orderId);
    expect(await events.next()).toMatchObject({ data: { orderId } });
  });

  test('moves files from the disk to S3 and back', async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const target = await aTarget(await aClone(), {
      S3_BUCKET: await s3.newBucket(),
      S3_ENDPOINT: s3.options.endpoint,
      S3_ACCESS_KEY: s3.options.accessKey,
      S3_SECRET_KEY: s3.options.secretKey,
    });
    await restore(target, file);
    expect(await everyFile(target.storage)).toEqual(await everyFile(app.parts.storage));
    const again = path.join(await aFolder(), 'again.tar');
    await takeBackup(target, { file: again, version, ...quiet });
    const back = await aTarget(await aClone());
    await restore(back, again);
    expect(await everyRow(back.url)).toEqual(await everyRow(app.databaseUrl));
    expect(await everyFile(back.storage)).toEqual(await everyFile(app.parts.storage));
  });

  test('keeps every type, tables that need each other, and counters of their own', async () => {
    const migrations = await migrationsWith(`
      create table "team" ("id" serial primary key, "captain" int);
      create table "player" ("id" int primary key, "team" int references "team", "friend" int references "player");
      alter table "team" add foreign key ("captain") references "player";
      create table "Odd ""Name" ("a b" bytea, "c" double precision, "d" interval, "e" date[], "f" numeric,
        "g" timestamptz, "h" jsonb, "i" text, "twice" double precision generated always as ("c" * 2) stored);`);
    const source = await aTarget(await aClone());
    await migrateDatabase(source.connection, migrations);
    await ask(
      source.url,
      `insert into "user" select gen_random_uuid(), 'a@b', '', '', false, 0, null, true, false, false, now();
       insert into team values (default, null), (default, null);
       insert into player values (1, 1, 2), (2, 2, 1);
       update team set captain = id;
       set datestyle = 'German'; set timezone = 'Asia/Shanghai';
       insert into "Odd ""Name" values ('\\x00ff0a5c', 0.1::float8 + 0.2, '-1 mon 3 days 04:05:06.7', '{2026-02-01,null}',
         'NaN', '0044-03-15 12:00:00.123456+08 BC', '{"讲": [1e3, null, "\\n"]}', E'\\N\\t\\\\.\\r\\n');
       insert into "Odd ""Name" default values`,
    );
    const from = path.join(await aFolder(), 'odd.tar');
    await takeBackup(source, { file: from, version, ...quiet });
    const target = await aTarget(await aClone());
    await restore(target, from, migrations);
    expect(await everyRow(target.url)).toEqual(await everyRow(source.url));
    expect(await ask(target.url, 'insert into team default values returning id')).toEqual([{ id: 3 }]);
    await expect(ask(target.url, 'delete from player')).rejects.toThrow('foreign key');
  });

  test('of an older version is brought up to date', async () => {
    const newer = await migrationsWith(`alter table "user" add column "motto" text;
      create table "badge" ("id" bigint generated always as identity primary key, "user_id" uuid references "user");`);
    const target = await aTarget(await anEmptyDatabase());
    await restore(target, file, newer);
    const [row] = await ask(
      target.url,
      'select count(*)::int as users, count(motto)::int as mottos from "user"',
    );
    expect(row).toEqual({ users: (await everyRow(app.databaseUrl))['user']!.length, mottos: 0 });
    expect(await ask(target.url, 'select 1 from drizzle.__drizzle_migrations')).toHaveLength(
      (await ask(app.databaseUrl, 'select 1 from drizzle.__drizzle_migrations')).length + 1,
    );
    expect(await ask(target.url, 'select * from badge')).toEqual([]);
  });
});

/** The product's migrations and one more. */
async function migrationsWith(statements: string): Promise<string> {
  const copy = await aFolder();
  cpSync(migrationsFolder(root), copy, { recursive: true });
  const journalFile = path.join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_more' } as typeof last);
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(path.join(copy, '9999_more.sql'), statements);
  return copy;
}

describe('a backup of a running installation', () => {
  test('shows one moment while others write', async () => {
    const busy = await startAppForTest();
    const user = await aUser(busy);
    const stop = new AbortController();
    const uploaded: Upload[] = [];
    const writer = async (number: number) => {
      for (let at = 0; !stop.signal.aborted; at++) {
        uploaded.push(await upload(busy, user, `${number}-${at}.txt`, `content ${number} ${at}`));
        await publish(busy, user.id);
        if (at % 3 !== 0) continue;
        const { id } = uploaded.splice(Math.floor(Math.random() * uploaded.length), 1)[0]!;
        await busy.call(uploadRoutes.delete, { token: user.token, params: { id } });
      }
    };
    const writing = Promise.all([1, 2, 3].map(writer));
    const backups: string[] = [];
    for (let round = 1; round <= 3; round++) {
      await vi.waitFor(() => expect(uploaded.length).toBeGreaterThan(round * 4));
      const to = path.join(await aFolder(), 'busy.tar');
      await backUp(busy, to);
      backups.push(to);
    }
    stop.abort();
    await writing;
    for (const from of backups) {
      const target = await aTarget(await aClone());
      const { manifest } = await restore(target, from);
      const rows = await everyRow(target.url);
      expect(manifest.tables.map(({ name, rows: count }) => [name, count])).toEqual(
        Object.entries(rows).map(([name, found]) => [name, found.length]),
      );
      const [{ needed }] = (await ask<{ needed: string[] }>(
        target.url,
        `select array_agg(distinct file_key order by file_key) as needed from upload join file_use using (file_key)
         where used_by = 'upload:' || upload.id`,
      )) as [{ needed: string[] }];
      expect(needed.length).toBeGreaterThan(0);
      expect(await everyFile(target.storage)).toEqual(needed);
      expect(rows['upload']).toHaveLength(needed.length);
    }
  });

  test('holds a content that loses its last use meanwhile; the sweep removes it later', async () => {
    const source = await startAppForTest({ ROLE: 'api' });
    const user = await aUser(source);
    const [kept, gone] = [
      await upload(source, user, 'a.txt', 'kept'),
      await upload(source, user, 'b.txt', 'gone'),
    ];
    const { storage, files } = source.parts;
    let deleted: Promise<unknown> | undefined;
    const get: Storage['get'] = async (key) => {
      deleted ??= source.call(uploadRoutes.delete, { token: user.token, params: { id: gone.id } });
      await deleted;
      return storage.get(key);
    };
    const to = path.join(await aFolder(), 'backup.tar');
    await backUp(source, to, { ...storage, get });
    const target = await aTarget(await aClone());
    await restore(target, to);
    const keyOf = (content: string) => createHash('sha256').update(content).digest('hex');
    const both = [keyOf('kept'), keyOf('gone')].sort();
    expect(await everyFile(target.storage)).toEqual(both);
    expect(await everyFile(storage)).toEqual(both);
    expect(
      (await source.call<{ list: Upload[] }>(uploadRoutes.list, { token: user.token, body: {} })).data!.list,
    ).toMatchObject([{ id: kept.id }]);
    await files.sweep(-1000);
    expect(await everyFile(storage)).toEqual([keyOf('kept')]);
  });

  test('a second one at the same time is told to wait', async () => {
    const here = await aFolder();
    let refusal = '';
    const get: Storage['get'] = async (key) => {
      const second = { file: path.join(here, 'second.tar'), version, patienceMs: 100, ...quiet };
      refusal ||= await sentenceOf(takeBackup(installationOf(app), second));
      return app.parts.storage.get(key);
    };
    await backUp(app, path.join(here, 'first.tar'), { ...app.parts.storage, get });
    expect(refusal).toContain('another backup or restore is running');
    expect(await readdir(here)).toEqual(['first.tar']);
  });

  test('leaves nothing when the database goes away, and says so', async () => {
    const here = await aFolder();
    const holders = `from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and ${inThisDatabase}
      and objid::bigint = hashtext('all')::bigint & 4294967295`;
    const storage: Storage = {
      ...app.parts.storage,
      async get(key) {
        await ask(app.databaseUrl, `select pg_terminate_backend(pid) ${holders}`);
        // A session says goodbye before it is gone.
        await vi.waitFor(async () => expect(await ask(app.databaseUrl, `select 1 ${holders}`)).toEqual([]));
        return app.parts.storage.get(key);
      },
    };
    expect(await sentenceOf(backUp(app, path.join(here, 'backup.tar'), storage))).toContain('was lost');
    expect(await readdir(here)).toEqual([]);
  });
});

describe('a restore is refused and leaves the target as it was', () => {
  test('an installation with accounts', async () => {
    const other = await startAppForTest({ ROLE: 'api' });
    const before = await everyRow(other.databaseUrl);
    expect(await sentenceOf(restore(installationOf(other), file))).toContain('has accounts already');
    expect(await everyRow(other.databaseUrl)).toEqual(before);
  });

  test('a backup of a newer version', async () => {
    const target = await aTarget(await anEmptyDatabase());
    const source = await startAppForTest({ ROLE: 'api' });
    await ask(
      source.databaseUrl,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${'b'.repeat(64)}', 9e15)`,
    );
    const newer = path.join(await aFolder(), 'newer.tar');
    await takeBackup(installationOf(source), { file: newer, version: '9.9.9', ...quiet });
    expect(await sentenceOf(restore(target, newer))).toBe(
      `The backup was made by version 9.9.9, which this version ${version} does not know; install 9.9.9 or newer and restore again.`,
    );
    await isUntouched(target);
  });

  test('a database that another program uses too', async () => {
    for (const url of [await anEmptyDatabase(), await aClone()]) {
      const target = await aTarget(url);
      await ask(url, `create table orders (id int); insert into orders values (1)`);
      expect(await sentenceOf(restore(target, file))).toContain('tables of another program (orders)');
      expect(await ask(url, 'select * from orders')).toEqual([{ id: 1 }]);
    }
  });

  test('a server that makes its first account in the same moment', async () => {
    const target = await aTarget(await aClone());
    const server = new Client({ connectionString: target.url });
    await server.connect();
    onTestFinished(() => server.end());
    await server.query('begin');
    await server.query(
      `insert into "user" select gen_random_uuid(), 'a@b', '', '', true, 0, null, true, true, false, now()`,
    );
    const refused = sentenceOf(restore(target, file));
    await vi.waitFor(async () => {
      const waiting = await ask(
        target.url,
        `select 1 from pg_locks where not granted and locktype = 'relation' and ${inThisDatabase}`,
      );
      expect(waiting).toHaveLength(1);
    });
    await server.query('commit');
    expect(await refused).toContain('has accounts already');
    expect(await ask(target.url, 'select mailbox from "user"')).toEqual([{ mailbox: 'a@b' }]);
  });

  test('tables of a newer version', async () => {
    const target = await aTarget(await aClone());
    await ask(
      target.url,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`,
    );
    expect(await sentenceOf(restore(target, file))).toContain('tables of a newer version');
    await isUntouched(target);
  });
});

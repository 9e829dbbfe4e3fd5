import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Storage } from '../providers/storage/port.ts';
import { migrationsFolder } from '../start.ts';
import { type TestUser } from '../testing/builders.ts';
import { type TestApp } from '../testing/start-app.ts';
import { restoreBackup } from './restore-backup.ts';
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
  isUntouched,
  names,
  quiet,
  restore,
  root,
  sentenceOf,
  version,
} from '../testing/backups.ts';

let app: TestApp;
let owner: TestUser;
let folder: string;
let file: string;
let contents: Map<string, Buffer>;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, owner, folder, file, contents, stop } = await aBackedUpInstallation());
});
afterAll(() => stop());

describe('a backup that does not come to its end', () => {
  const left = async (from: string) => (await readdir(from)).toSorted();

  test('leaves nothing when it is stopped', async () => {
    for (const moment of [1, 5, 14]) {
      const stop = new AbortController();
      const here = await aFolder();
      let reports = 0;
      const report = () => {
        if (++reports === moment) stop.abort(new Error('Ctrl-C'));
      };
      const to = path.join(here, 'backup.tar');
      await expect(
        takeBackup(installationOf(app), { file: to, version, signal: stop.signal, report }),
      ).rejects.toThrow('Ctrl-C');
      expect(await left(here)).toEqual([]);
    }
  });

  test('does not touch a file that exists', async () => {
    const before = await readFile(file);
    expect(await sentenceOf(backUp(app, file))).toBe(
      `${file} exists already; choose another name or remove it first.`,
    );
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  test('names a folder that cannot be written to', async () => {
    const to = path.join(await aFolder(), 'missing', 'backup.tar');
    expect(await sentenceOf(backUp(app, to))).toContain(`${to} cannot be written (ENOENT)`);
  });

  test('a database that was never used is no installation', async () => {
    const target = await aTarget(await anEmptyDatabase());
    const to = path.join(await aFolder(), 'backup.tar');
    expect(await sentenceOf(takeBackup(target, { file: to, version, ...quiet }))).toContain(
      'There is no Rostrum installation in there',
    );
  });

  test.each([
    ['lost', (content: string) => rm(content)],
    ['damaged', async (content: string) => appendFileSync(content, 'x')],
  ])('a %s content is named; without it the rest can be saved', async (_name, harm) => {
    const [, key = ''] = await everyFile(app.parts.storage);
    const content = path.join(app.env.DATA_DIR, 'files', key.slice(0, 2), key.slice(2, 4), key);
    const bytes = readFileSync(content);
    await harm(content);
    onTestFinished(() => writeFileSync(content, bytes));
    const here = await aFolder();
    const to = path.join(here, 'backup.tar');
    expect(await sentenceOf(backUp(app, to))).toContain(`The stored file ${key} is lost or damaged`);
    expect(await left(here)).toEqual([]);
    const { manifest } = await takeBackup(installationOf(app), {
      file: to,
      version,
      skipLost: true,
      ...quiet,
    });
    expect([manifest.files, manifest.lost]).toEqual([2, [key]]);
    const target = await aTarget(await aClone());
    await restore(target, to);
    expect(await everyRow(target.url)).toEqual(await everyRow(app.databaseUrl));
    expect(await everyFile(target.storage)).toHaveLength(2);
  });

  test('is for nobody else to read', async () => {
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    expect(await left(folder)).toEqual(['backup.tar']);
  });
});

describe('a restore is refused and leaves the target as it was', () => {
  test('a file that is no backup, or that is not there', async () => {
    const target = await aTarget(await anEmptyDatabase());
    const other = path.join(await aFolder(), 'a.tar');
    writeFileSync(other, 'hello '.repeat(1000));
    expect(await sentenceOf(restore(target, other))).toBe(`${other} is not a backup of Rostrum.`);
    writeFileSync(other, '');
    expect(await sentenceOf(restore(target, other))).toBe(`${other} is not a backup of Rostrum.`);
    expect(await sentenceOf(restore(target, '/nowhere.tar'))).toContain(
      '/nowhere.tar cannot be read (ENOENT)',
    );
    await isUntouched(target);
  });

  test('a file that was cut off', async () => {
    const target = await aTarget(await anEmptyDatabase());
    const { size } = await stat(file);
    const copy = path.join(await aFolder(), 'cut.tar');
    // In the manifest, in the tables, in a content, before the seal, before the end.
    for (const length of [700, 6000, size - 50_000, size - 2048, size - 1500]) {
      await copyFile(file, copy);
      await truncate(copy, Math.floor(length));
      expect(await sentenceOf(restore(target, copy))).toMatch(/damaged or cut off/);
    }
    await isUntouched(target);
    expect(
      await ask(target.url, `select 1 from pg_tables where schemaname in ('public', 'drizzle')`),
    ).toEqual([]);
  });

  test('a changed byte in a content or in a table', async () => {
    const target = await aTarget(await aClone());
    for (const text of ['第 0 份', owner.mailbox, '"rows"', 'manifest.sha256']) {
      const copy = path.join(await aFolder(), 'changed.tar');
      await copyFile(file, copy);
      await change(copy, (await readFile(copy)).lastIndexOf(text));
      expect(await sentenceOf(restore(target, copy))).toMatch(/damaged or cut off/);
    }
    await isUntouched(target);
  });

  test('a storage that fails in the middle', async () => {
    const target = await aTarget(await anEmptyDatabase());
    const kept = await target.storage.put(Readable.from([contents.get(names[0]!)!]), { maxBytes: 1e9 });
    let puts = 0;
    const put: Storage['put'] = (source, options) => {
      if (++puts < 3) return target.storage.put(source, options);
      source.destroy();
      return Promise.reject(new Error('the bucket is gone'));
    };
    await expect(restore({ ...target, storage: { ...target.storage, put } }, file)).rejects.toThrow(
      'bucket is gone',
    );
    // What was there before stays.
    expect(await everyFile(target.storage)).toEqual([kept.key]);
    expect(
      await ask(target.url, `select 1 from pg_tables where schemaname in ('public', 'drizzle')`),
    ).toEqual([]);
    await restore(target, file);
    expect(await everyFile(target.storage)).toEqual(await everyFile(app.parts.storage));
  });

  test('stopped by the person', async () => {
    const target = await aTarget(await anEmptyDatabase());
    for (const moment of [2, 9, 17]) {
      const stop = new AbortController();
      let reports = 0;
      const report = () => {
        if (++reports === moment) stop.abort(new Error('Ctrl-C'));
      };
      const options = {
        file,
        version,
        migrationsFolder: migrationsFolder(root),
        signal: stop.signal,
        report,
      };
      await expect(restoreBackup(target, options)).rejects.toThrow('Ctrl-C');
      await isUntouched(target);
    }
  });
});

async function change(target: string, at: number): Promise<void> {
  const handle = await open(target, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([byte[0]! ^ 1]), 0, 1, at);
  await handle.close();
}

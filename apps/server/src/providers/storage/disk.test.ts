import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { createDiskStorage } from './disk.ts';
import { NoSpace } from './port.ts';

const hello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'; // SHA-256 of "hello"
const enough = { maxBytes: 1000 };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-disk-'));
  return () => rm(folder, { recursive: true });
});

test('a file lies two folders deep under its hash, readable by its owner only', async () => {
  await createDiskStorage({ folder }).put(Readable.from(['hello']), enough);
  const path = join(folder, 'files', '2c', 'f2', hello);
  expect(await readFile(path, 'utf8')).toBe('hello');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('what was put is there for the next process', async () => {
  await createDiskStorage({ folder }).put(Readable.from(['hello']), enough);
  expect(await createDiskStorage({ folder }).size(hello)).toBe(5);
});

test('reads the first byte alone', async () => {
  const storage = createDiskStorage({ folder });
  await storage.put(Readable.from(['hello']), enough);
  const found = await storage.get(hello, { start: 0, end: 0 });
  expect((await buffer(found!.stream)).toString()).toBe('h');
});

test('putting the content again heals a damaged file', async () => {
  const storage = createDiskStorage({ folder });
  await storage.put(Readable.from(['hello']), enough);
  await writeFile(join(folder, 'files', '2c', 'f2', hello), 'h');
  await storage.put(Readable.from(['hello']), enough);
  expect(await storage.size(hello)).toBe(5);
});

test('does not list what is not a stored file', async () => {
  const storage = createDiskStorage({ folder });
  await mkdir(join(folder, 'files', '2c', 'f2'), { recursive: true });
  await writeFile(join(folder, 'files', '2c', 'f2', '.DS_Store'), '');
  for await (const { key } of storage.list()) expect.unreachable(key);
});

test('the sweep removes what a crash left, and leaves running uploads and strange files alone', async () => {
  const temp = join(folder, 'tmp');
  await mkdir(temp);
  for (const name of ['old.part', 'young.part', 'old.txt']) await writeFile(join(temp, name), 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['old.part', 'old.txt']) await utimes(join(temp, name), hourAgo, hourAgo);
  expect(await createDiskStorage({ folder }).sweepTemp(60_000)).toBe(1);
  expect((await readdir(temp)).sort()).toEqual(['old.txt', 'young.part']);
});

test('keeps 200 MB free unless told otherwise', async () => {
  const withFree = (bytes: number) => createDiskStorage({ folder, freeBytes: async () => bytes });
  await expect(withFree(200 * 1024 * 1024 - 1).check()).rejects.toBeInstanceOf(NoSpace);
  await expect(withFree(200 * 1024 * 1024).check()).resolves.toBeUndefined();
});

test('is not ready when its folder cannot be made', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(createDiskStorage({ folder: file }).check()).rejects.toThrow('ENOTDIR');
});

// A disk of one megabyte in a mount namespace of the child's own: nothing to clean up, whatever happens.
const onSmallDisk = ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'];
const canMount = spawnSync('unshare', [...onSmallDisk, tmpdir(), 'true']).status === 0;

test.skipIf(!canMount)('a disk that really is full says NoSpace and holds no half file', async () => {
  const script = `
    import { readdirSync } from 'node:fs';
    import { Readable } from 'node:stream';
    import { createDiskStorage } from ${JSON.stringify(join(import.meta.dirname, 'disk.ts'))};
    const storage = createDiskStorage({ folder: process.argv[1], keepFree: 0, freeBytes: async () => 1 });
    const source = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024)));
    const error = await storage.put(source, { maxBytes: 1e9 }).catch((error) => error);
    console.log(error.name, readdirSync(process.argv[1] + '/tmp').length);`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script, folder];
  const { stdout } = await promisify(execFile)('unshare', [...onSmallDisk, folder, ...node], {
    cwd: import.meta.dirname,
  });
  expect(stdout.trim()).toBe('NoSpace 0');
});

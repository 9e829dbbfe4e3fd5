import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDiskStorage } from './disk.ts';
import { NoSpace, type Storage, TooLarge } from './port.ts';
import { createS3Storage } from './s3.ts';
import { startS3 } from './testing.ts';

type Space = { keepFree?: number; freeBytes?: () => Promise<number> };
type Peer = {
  name: string;
  create: (folder: string, space?: Space) => Promise<Storage>;
  tempFolder: (folder: string) => string;
};

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const peers: Peer[] = [
  {
    name: 'disk',
    create: async (folder, space = {}) => createDiskStorage({ folder, keepFree: 0, ...space }),
    tempFolder: (folder) => join(folder, 'tmp'),
  },
  {
    name: 's3',
    create: async (folder, space = {}) => {
      const bucket = await s3.newBucket();
      return createS3Storage({
        ...s3.options,
        bucket,
        tempFolder: folder,
        keepFree: 0,
        prefix: 'files/',
        ...space,
      });
    },
    tempFolder: (folder) => folder,
  },
];

const enough = { maxBytes: 100_000_000 };
const megabyte = 1024 * 1024;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

// In pieces, as the network brings it.
function streamOf(bytes: Buffer, piece = 64 * 1024) {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece));
  return Readable.from(pieces, { objectMode: false });
}

async function read(storage: Storage, key: string, range?: { start: number; end: number }) {
  const found = await storage.get(key, range);
  return found && { bytes: await buffer(found.stream), size: found.size };
}

describe.each(peers)('storage on $name', ({ create, tempFolder }) => {
  let folder: string;
  let storage: Storage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostrum-storage-'));
    storage = await create(folder);
    return () => rm(folder, { recursive: true });
  });

  const temps = () => readdir(tempFolder(folder)).catch(() => []);
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  };
  const leftovers = async () => [...(await temps()), ...(await stored())];

  test('gives back what was put, under the hash of its content', async () => {
    const content = Buffer.from('你好，开讲');
    const put = await storage.put(streamOf(content), enough);
    expect(put).toEqual({ key: sha256(content), size: content.length });
    expect(await read(storage, put.key)).toEqual({ bytes: content, size: content.length });
    expect(await storage.size(put.key)).toBe(content.length);
    expect(await stored()).toEqual([put.key]);
    expect(await temps()).toEqual([]);
  });

  test('takes 5 MB as a stream', async () => {
    const content = randomBytes(5 * megabyte);
    const { key, size } = await storage.put(streamOf(content), enough);
    expect([key, size]).toEqual([sha256(content), content.length]);
    const back = await read(storage, key);
    expect(back?.bytes.equals(content)).toBe(true);
  });

  test('takes a stream of strings', async () => {
    const { key } = await storage.put(Readable.from(['你', '好']), enough);
    expect((await read(storage, key))?.bytes.toString()).toBe('你好');
  });

  test('takes an empty file', async () => {
    const { key, size } = await storage.put(Readable.from([]), enough);
    expect([key, size]).toEqual([sha256(''), 0]);
    expect(await read(storage, key)).toEqual({ bytes: Buffer.alloc(0), size: 0 });
    expect(await storage.size(key)).toBe(0);
  });

  test.each([
    [{ start: 0, end: 3 }, '0123'],
    [{ start: 4, end: 4 }, '4'],
    [{ start: 9, end: 9 }, '9'],
    [{ start: 5, end: 900 }, '56789'],
  ])('reads the range %o', async (range, expected) => {
    const { key } = await storage.put(Readable.from(['0123456789']), enough);
    const back = await read(storage, key, range);
    expect([back?.bytes.toString(), back?.size]).toEqual([expected, 10]);
  });

  test.each([
    { start: 10, end: 12 },
    { start: 3, end: 2 },
    { start: -1, end: 2 },
    { start: 0, end: Number.NaN },
  ])('refuses the range %o', async (range) => {
    const { key } = await storage.put(Readable.from(['0123456789']), enough);
    await expect(storage.get(key, range)).rejects.toBeInstanceOf(RangeError);
  });

  test('deletes, and deletes again without harm', async () => {
    const { key } = await storage.put(Readable.from(['short life']), enough);
    await storage.delete(key);
    await storage.delete(key);
    expect(await leftovers()).toEqual([]);
  });

  test('an unknown key gives undefined', async () => {
    const key = sha256('never put');
    expect(await storage.get(key)).toBeUndefined();
    expect(await storage.get(key, { start: 0, end: 1 })).toBeUndefined();
    expect(await storage.size(key)).toBeUndefined();
  });

  test.each(['', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}\n`, `${'a'.repeat(63)}/`])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow('storage key');
      await expect(storage.size(key)).rejects.toThrow('storage key');
      await expect(storage.delete(key)).rejects.toThrow('storage key');
    },
  );

  test('takes a file of exactly the limit', async () => {
    const { size } = await storage.put(streamOf(randomBytes(megabyte)), { maxBytes: megabyte });
    expect(size).toBe(megabyte);
  });

  test('refuses one byte more, stops reading and leaves nothing', async () => {
    const source = streamOf(randomBytes(megabyte + 1));
    await expect(storage.put(source, { maxBytes: megabyte })).rejects.toBeInstanceOf(TooLarge);
    expect(source.destroyed).toBe(true);
    expect(await leftovers()).toEqual([]);
  });

  test('does not read an endless source beyond the limit', async () => {
    let given = 0;
    const endless = new Readable({
      read() {
        given += 1;
        this.push(Buffer.alloc(64 * 1024));
      },
    });
    await expect(storage.put(endless, { maxBytes: megabyte })).rejects.toBeInstanceOf(TooLarge);
    expect(given).toBeLessThan(25);
  });

  test('a source that breaks off leaves nothing', async () => {
    const source = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error('the line is dead');
      })(),
    );
    await expect(storage.put(source, enough)).rejects.toThrow('the line is dead');
    expect(await leftovers()).toEqual([]);
  });

  test('a source that is closed before its end is not taken for a whole file', async () => {
    const source = new PassThrough();
    source.write('half of');
    const put = storage.put(source, enough);
    source.destroy();
    await expect(put).rejects.toThrow('Premature close');
    expect(await leftovers()).toEqual([]);
  });

  test('a source that failed before it was put is refused', async () => {
    const source = new PassThrough();
    const put = storage.put(source, enough);
    source.destroy(new Error('gone at once'));
    await expect(put).rejects.toThrow('gone at once');
    expect(await leftovers()).toEqual([]);
  });

  test('stops when it is told to, in the middle and before the start', async () => {
    const controller = new AbortController();
    const source = new PassThrough();
    source.write('a part');
    const put = storage.put(source, { ...enough, signal: controller.signal });
    controller.abort();
    await expect(put).rejects.toThrow('abort');
    expect(source.destroyed).toBe(true);
    await expect(
      storage.put(Readable.from(['x']), { ...enough, signal: AbortSignal.abort() }),
    ).rejects.toThrow('abort');
    expect(await leftovers()).toEqual([]);
  });

  test('keeps the same content once', async () => {
    const first = await storage.put(Readable.from(['twice']), enough);
    const second = await storage.put(Readable.from(['twice']), enough);
    expect(second).toEqual(first);
    expect(await stored()).toEqual([first.key]);
  });

  test('takes the same content from many at the same time', async () => {
    const content = randomBytes(300_000);
    const puts = await Promise.all(Array.from({ length: 8 }, () => storage.put(streamOf(content), enough)));
    expect(new Set(puts.map(({ key }) => key))).toEqual(new Set([sha256(content)]));
    expect((await read(storage, sha256(content)))?.bytes.equals(content)).toBe(true);
    expect([await stored(), await temps()]).toEqual([[sha256(content)], []]);
  });

  test('lists everything it holds', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e'];
    for (const text of texts) await storage.put(Readable.from([text]), enough);
    expect((await stored()).sort()).toEqual(texts.map(sha256).sort());
  });

  test('an empty storage lists nothing', async () => {
    expect(await stored()).toEqual([]);
  });

  test('is ready', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
    expect(await temps()).toEqual([]);
  });

  test('takes nothing when the disk is nearly full already', async () => {
    const full = await create(folder, { keepFree: 1000, freeBytes: async () => 999 });
    const source = streamOf(randomBytes(10));
    await expect(full.put(source, enough)).rejects.toBeInstanceOf(NoSpace);
    expect(source.destroyed).toBe(true);
    await expect(full.check()).rejects.toBeInstanceOf(NoSpace);
    expect(await leftovers()).toEqual([]);
  });

  test('stops in the middle when the disk fills up', async () => {
    const readings = [20 * megabyte, 10 * megabyte, 1];
    const filling = await create(folder, { keepFree: 1000, freeBytes: async () => readings.shift() ?? 0 });
    await expect(filling.put(streamOf(randomBytes(20 * megabyte)), enough)).rejects.toBeInstanceOf(NoSpace);
    expect(readings).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });
});

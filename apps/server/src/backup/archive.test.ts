import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartFault } from '../platform/start-fault.ts';
import { tempFolder } from '../testing/start-app.ts';
import { passOver, readArchive, sealText } from './archive-reader.ts';
import { type AddEntry, writeArchive } from './archive-writer.ts';
import { fileName, type Manifest, manifestName, sealName, tableName } from './manifest.ts';

const signal = new AbortController().signal;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const rows = Buffer.from('1\t开讲\n2\t\\N\n');
const contents = ['', 'a content', 'x'.repeat(600)]
  .map((content) => ({ key: sha256(content), bytes: Buffer.from(content) }))
  .toSorted((one, other) => (one.key < other.key ? -1 : 1));
const manifest: Manifest = {
  product: 'rostrum',
  format: 1,
  version: '0.1.0',
  createdAt: '2026-01-05T12:00:00.000Z',
  migrations: [{ hash: sha256('first'), createdAt: 1 }],
  tables: [{ name: 'user', columns: ['id', 'name'], rows: 2, bytes: rows.length, sha256: sha256(rows) }],
  sequences: [{ name: 'event_id_seq', last: '7' }],
  files: contents.length,
  lost: [],
};

let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = await tempFolder();
  await write('whole.tar', manifest);
  whole = await readFile(path.join(folder, 'whole.tar'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, described: object, files = contents): Promise<string> {
  const file = path.join(folder, name);
  await rm(file, { force: true });
  const text = JSON.stringify(described);
  await writeArchive(file, signal, async (add) => {
    await addBytes(add, manifestName, Buffer.from(text));
    await addBytes(add, tableName('user'), rows);
    for (const { key, bytes } of files) await addBytes(add, fileName(key), bytes);
    await addBytes(add, sealName, Buffer.from(sealText(sha256(text))));
  });
  return file;
}

const addBytes = (add: AddEntry, name: string, bytes: Buffer) =>
  add(
    name,
    bytes.length,
    (async function* () {
      yield bytes;
    })(),
  );

/** Everything an archive gives, or the sentence that refuses it; any other failure is a failure of the test. */
async function read(file: string): Promise<unknown[] | string> {
  const given: unknown[] = [];
  const note = async (body: AsyncIterable<Uint8Array>) =>
    void given.push((await buffer(body)).toString('hex'));
  try {
    await readArchive(file, '0.1.0', signal, {
      manifest: (described) => void given.push(described),
      table: (table, body) => note(body),
      file: (key, size, body) => note(body),
    });
  } catch (error) {
    if (error instanceof StartFault) return error.say('en-US');
    throw error;
  }
  return given;
}

async function readBytes(bytes: Buffer) {
  const file = path.join(folder, 'changed.tar');
  await writeFile(file, bytes);
  return read(file);
}

const everything = [manifest, rows.toString('hex'), ...contents.map(({ bytes }) => bytes.toString('hex'))];

test('gives back what was written', async () => {
  expect(await readBytes(whole)).toEqual(everything);
});

test('cut anywhere, it is refused', async () => {
  // The last 1024 bytes are tar's own end mark, which says nothing about the content.
  for (let length = 0; length < whole.length - 1024; length += 61) {
    expect(await readBytes(whole.subarray(0, length))).toMatch(/damaged or cut off|not a backup/);
  }
});

test('with any byte changed, it is refused or gives the same', async () => {
  let refused = 0;
  for (let at = 0; at < whole.length; at += 29) {
    const changed = Buffer.from(whole);
    changed[at]! ^= 1;
    const given = await readBytes(changed);
    if (typeof given === 'string') refused += 1;
    expect(typeof given === 'string' ? everything : given).toEqual(everything);
  }
  expect(refused).toBeGreaterThan(50);
});

test('a content that comes twice, or too few of them, is refused', async () => {
  const [first, ...others] = contents;
  expect(await read(await write('twice.tar', manifest, [first!, first!, ...others.slice(1)]))).toMatch(
    /damaged/,
  );
  expect(await read(await write('few.tar', manifest, others))).toMatch(/damaged/);
  expect(await read(await write('many.tar', { ...manifest, files: 2 }))).toMatch(/damaged/);
});

test.each([
  ['another product', { ...manifest, product: 'other' }, /not a backup/],
  ['a later format', { product: 'rostrum', format: 2, version: '3.0.0' }, /made by version 3\.0\.0/],
  ['a manifest without tables', { ...manifest, tables: undefined }, /damaged/],
])('%s is refused', async (_name, described, sentence) => {
  expect(await read(await write('other.tar', described))).toMatch(sentence);
});

test('a body that is longer or shorter than said leaves no file', async () => {
  for (const size of [2, 4]) {
    const file = path.join(folder, 'wrong.tar');
    const body = Buffer.from('abc');
    await expect(
      writeArchive(file, signal, (add) =>
        add(
          'a',
          size,
          (async function* () {
            yield body;
          })(),
        ),
      ),
    ).rejects.toThrow('Size mismatch');
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    await expect(readFile(`${file}.part`)).rejects.toThrow('ENOENT');
  }
});

test('who only looks need not read the bodies', async () => {
  const looked = await readArchive(path.join(folder, 'whole.tar'), '0.1.0', signal, {
    manifest: () => undefined,
    table: (_table, body) => passOver(body),
    file: (_key, _size, body) => passOver(body),
  });
  expect(looked).toEqual(manifest);
});

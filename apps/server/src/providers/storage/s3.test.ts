import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createS3Storage } from './s3.ts';
import { startS3 } from './testing.ts';

const enough = { maxBytes: 10_000_000 };
let s3: Awaited<ReturnType<typeof startS3>>;
let tempFolder: string;
let bucket: string;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  tempFolder = await mkdtemp(join(tmpdir(), 'rostrum-s3-temp-'));
  bucket = await s3.newBucket();
  return () => rm(tempFolder, { recursive: true });
});

type Changes = Partial<Parameters<typeof createS3Storage>[0]>;
const create = (changes: Changes = {}) =>
  createS3Storage({ ...s3.options, bucket, tempFolder, keepFree: 0, ...changes });

async function keysOf(storage: ReturnType<typeof create>) {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

// A server in front of the store that can spoil requests.
async function startProxy(spoil: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean) {
  const server = createServer((incoming, outgoing) => {
    if (spoil(incoming, outgoing)) return;
    const { url = '/', method, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: s3.port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('two installations share a bucket and do not see each other', async () => {
  const [ours, theirs] = [create({ prefix: 'ours/' }), create({ prefix: 'theirs/' })];
  const { key } = await ours.put(Readable.from(['ours']), enough);
  expect(await theirs.size(key)).toBeUndefined();
  expect([await keysOf(ours), await keysOf(theirs)]).toEqual([[key], []]);
});

// s3rver cannot make continuation tokens on this Node, so the proxy answers as S3 would.
test('lists more than one page', async () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const page = (key: string, more: string) =>
    `<ListBucketResult><Contents><Key>files/${key}</Key></Contents>${more}</ListBucketResult>`;
  const proxy = await startProxy((incoming, outgoing) => {
    const query = new URL(incoming.url ?? '', 'http://x').searchParams;
    const isNext = query.get('continuation-token') === 'more/+=';
    outgoing.end(
      isNext ? page(second, '') : page(first, '<NextContinuationToken>more/+=</NextContinuationToken>'),
    );
    return true;
  });
  expect(await keysOf(create({ endpoint: proxy.endpoint, prefix: 'files/' }))).toEqual([first, second]);
  proxy.stop();
});

test.each(['connection', 'busy'])('a put survives a store that fails once (%s)', async (kind) => {
  const hashes: unknown[] = [];
  const signed: unknown[] = [];
  const proxy = await startProxy((incoming, outgoing) => {
    if (incoming.method !== 'PUT') return false;
    hashes.push(incoming.headers['x-amz-content-sha256']);
    signed.push(incoming.headers.authorization?.includes('x-amz-content-sha256'));
    if (hashes.length > 1) return false;
    if (kind === 'connection') incoming.socket.destroy();
    else outgoing.writeHead(503).end();
    return true;
  });
  const storage = create({ endpoint: proxy.endpoint });
  const { key, size } = await storage.put(Readable.from([Buffer.alloc(3_000_000, 7)]), enough);
  expect(await create().size(key)).toBe(size);
  expect([hashes, signed]).toEqual([
    [key, key],
    [true, true],
  ]); // the store can check the bytes against their name
  expect(await readdir(tempFolder)).toEqual([]);
  proxy.stop();
});

test('a put that is stopped while it uploads leaves no temporary file', async () => {
  const controller = new AbortController();
  const proxy = await startProxy((incoming) => {
    if (incoming.method === 'PUT') controller.abort();
    return incoming.method === 'PUT';
  });
  const storage = create({ endpoint: proxy.endpoint });
  await expect(storage.put(Readable.from(['x']), { ...enough, signal: controller.signal })).rejects.toThrow(
    'abort',
  );
  expect(await readdir(tempFolder)).toEqual([]);
  proxy.stop();
});

test('a store that ignores the range is an error, not wrong bytes', async () => {
  const { key } = await create().put(Readable.from(['0123456789']), enough);
  const proxy = await startProxy((incoming) => {
    delete incoming.headers['range'];
    return false;
  });
  const get = create({ endpoint: proxy.endpoint }).get(key, { start: 2, end: 3 });
  await expect(get).rejects.toThrow('byte ranges');
  proxy.stop();
});

test('says that the bucket does not exist', async () => {
  const storage = create({ bucket: 'no-such-bucket' });
  const sentence = `127.0.0.1:${s3.port} cannot be used: the bucket "no-such-bucket" does not exist`;
  await expect(storage.check()).rejects.toThrow(sentence);
  await expect(storage.put(Readable.from(['x']), enough)).rejects.toThrow('does not exist');
  await expect(storage.get('a'.repeat(64))).rejects.toThrow('does not exist');
  await expect(keysOf(storage)).rejects.toThrow('does not exist');
  expect(await readdir(tempFolder)).toEqual([]);
});

// s3rver checks the name of the key only; a real store answers a wrong secret like this.
const mismatch = '<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>S3RVER</AWSAccessKeyId></Error>';

test.each(['accessKey', 'secretKey'])(
  'says that the keys are wrong, without the keys (%s)',
  async (which) => {
    const proxy = await startProxy((incoming, outgoing) => {
      if (which === 'secretKey') incoming.resume().on('end', () => outgoing.writeHead(403).end(mismatch));
      return which === 'secretKey';
    });
    const storage = create({ endpoint: proxy.endpoint, [which]: 'hush-hush' });
    const calls = [
      () => storage.check(),
      () => storage.put(Readable.from(['x']), enough),
      () => storage.get('a'.repeat(64)),
      () => storage.size('a'.repeat(64)),
      () => storage.delete('a'.repeat(64)),
    ];
    for (const call of calls) {
      const error = await call().then(
        () => expect.unreachable(),
        (error: Error) => error,
      );
      const everything = inspect(error, { depth: 10, showHidden: true });
      expect(everything).toContain('the keys are wrong');
      expect(everything).not.toMatch(/hush-hush|S3RVER/);
    }
    proxy.stop();
  },
);

test('says that the store cannot be reached', async () => {
  const proxy = await startProxy(() => false);
  proxy.stop(); // now its port is free and nobody listens there
  await expect(create({ endpoint: proxy.endpoint }).check()).rejects.toThrow(
    'cannot be reached (ECONNREFUSED)',
  );
});

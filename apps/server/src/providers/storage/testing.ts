import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type S3rver = {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  store: { putBucket(name: string): Promise<unknown> };
};
type S3rverClass = new (options: Record<string, unknown>) => S3rver;

// s3rver has no types of its own, so it is required and described above.
const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass;

// A real S3 peer in this process, on a free port and in a folder of its own.
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'rostrum-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  let buckets = 0;

  return {
    directory,
    port,
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      forcePathStyle: true,
    },
    async newBucket() {
      buckets += 1;
      const name = `bucket-${buckets}`;
      await server.store.putBucket(name);
      return name;
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

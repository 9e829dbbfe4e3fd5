import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './s3-connection.ts';
import { isPassing } from './s3-error.ts';
import type { Spooled } from './spool.ts';

const attempts = 3;

type Upload = { file: Spooled; target: { Bucket: string; Key: string }; signal: AbortSignal | undefined };

// The SDK repeats failed calls, but not those with a stream in them: it cannot rewind it, we can.
export async function upload(connection: Connection, job: Upload): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await uploadOnce(connection, job);
    } catch (error) {
      job.signal?.throwIfAborted();
      if (attempt === attempts || !isPassing(error)) throw connection.explain(error, 'take a file');
    }
    await wait(100 * 2 ** attempt, undefined, { signal: job.signal });
  }
}

async function uploadOnce(connection: Connection, { file, target, signal }: Upload) {
  const { sdk, client } = await connection.open();
  const body = createReadStream(file.path);
  const command = new sdk.PutObjectCommand({ ...target, Body: body, ContentLength: file.size });
  // The key is the very hash S3 can check the body against: bytes damaged on the way are refused.
  command.middlewareStack.add(
    (next) => (args) => {
      // The SDK gives the request as unknown; S3 speaks HTTP.
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = file.key;
      return next(args);
    },
    { step: 'build', name: 'signBodyWithKey' },
  );
  try {
    await client.send(command, signal ? { abortSignal: signal } : {});
  } finally {
    body.destroy();
  }
}

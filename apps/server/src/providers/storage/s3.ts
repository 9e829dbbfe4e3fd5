import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { assertKey, assertRange, type ByteRange, isKey, type Storage } from './port.ts';
import { type ConnectionOptions, createConnection } from './s3-connection.ts';
import { upload } from './s3-upload.ts';
import { createSpool, type SpoolOptions } from './spool.ts';

export type S3Options = ConnectionOptions &
  Omit<SpoolOptions, 'folder'> & {
    tempFolder: string;
    // Lets several installations share a bucket, as in "rostrum/".
    prefix?: string;
  };

const checkTimeoutMs = 10_000;

// The name of an object is known only after its last byte, so every put goes through a temporary file.
export function createS3Storage({ tempFolder, prefix = '', ...options }: S3Options): Storage {
  const { bucket } = options;
  const spool = createSpool({ folder: tempFolder, ...options });
  const connection = createConnection(options);

  function targetOf(key: string) {
    assertKey(key);
    return { Bucket: bucket, Key: prefix + key };
  }

  return {
    // Uploads even what is there already, for the reasons given in disk.ts.
    async put(source, options) {
      const file = await spool.write(source, options);
      try {
        await upload(connection, { file, target: targetOf(file.key), signal: options.signal });
      } finally {
        await rm(file.path, { force: true });
      }
      return { key: file.key, size: file.size };
    },

    async get(key, range) {
      const target = targetOf(key);
      if (range) assertRange(range);
      const found = await connection.find('give a file', (client, sdk) =>
        client.send(new sdk.GetObjectCommand({ ...target, ...rangeHeader(range) })),
      );
      return found && readAnswer(found, range);
    },

    async size(key) {
      const target = targetOf(key);
      const found = await connection.find('look for a file', (client, sdk) =>
        client.send(new sdk.HeadObjectCommand(target)),
      );
      return found && (found.ContentLength ?? 0);
    },

    async delete(key) {
      const target = targetOf(key);
      await connection.find('delete a file', (client, sdk) =>
        client.send(new sdk.DeleteObjectCommand(target)),
      );
    },

    async *list() {
      let token: string | undefined;
      do {
        const input = { Bucket: bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) };
        const page = await connection.call('list its files', (client, sdk) =>
          client.send(new sdk.ListObjectsV2Command(input)),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          // A shared bucket holds other things too.
          if (isKey(key)) yield { key, changedAt: LastModified ?? new Date() };
        }
        token = page.NextContinuationToken;
      } while (token);
    },

    async check() {
      await spool.check();
      const abortSignal = AbortSignal.timeout(checkTimeoutMs);
      await connection.call('be used', (client, sdk) =>
        client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal }),
      );
    },

    sweepTemp: (olderThanMs) => spool.sweep(olderThanMs),
  };
}

function rangeHeader(range: ByteRange | undefined) {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {};
}

type Answer = { Body?: unknown; ContentLength?: number | undefined; ContentRange?: string | undefined };

function readAnswer({ Body: stream, ContentLength: length = 0, ContentRange }: Answer, range?: ByteRange) {
  if (!(stream instanceof Readable)) throw new Error('The S3 storage gave an answer without a body');
  if (!range) return { stream, size: length };
  const size = Number(ContentRange?.split('/')[1]);
  // A store that ignores the range would have us send wrong bytes under a right header.
  if (Number.isNaN(size) || length > range.end - range.start + 1) {
    stream.destroy();
    throw new Error('The S3 storage does not keep to byte ranges');
  }
  return { stream, size };
}

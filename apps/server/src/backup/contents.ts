import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { StartFault } from '../platform/start-fault.ts';
import type { Storage } from '../providers/storage/port.ts';
import type { AddEntry } from './archive-writer.ts';
import { fileName } from './manifest.ts';
import { backupMessages } from './messages.ts';

/** The keys of a file with one key per line. */
export const readKeys = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file) });

/** Adds a stored content to an archive; one that is gone or is not what its key says must not be taken for a backup. */
export async function addContent(add: AddEntry, storage: Storage, key: string): Promise<void> {
  const found = await storage.get(key);
  if (!found) throw new StartFault(backupMessages.fileLost, { key });
  const hash = createHash('sha256');
  await add(fileName(key), found.size, hashing(found.stream, hash.update.bind(hash)));
  if (hash.digest('hex') !== key) throw new StartFault(backupMessages.fileLost, { key });
}

async function* hashing(stream: AsyncIterable<Uint8Array>, update: (chunk: Uint8Array) => void) {
  for await (const chunk of stream) {
    update(chunk);
    yield chunk;
  }
}

/** Writes those keys whose content is there and whole into a second file and gives the others. */
export async function findLost(
  storage: Storage,
  keys: AsyncIterable<string>,
  wholeFile: string,
  options: { signal: AbortSignal; onChecked: () => void },
): Promise<string[]> {
  const lost: string[] = [];
  await pipeline(
    keys,
    async function* (source: AsyncIterable<string>) {
      for await (const key of source) {
        if (await isWhole(storage, key)) yield `${key}\n`;
        else lost.push(key);
        options.onChecked();
      }
    },
    createWriteStream(wholeFile, { flags: 'wx', mode: 0o600 }),
    { signal: options.signal },
  );
  return lost;
}

async function isWhole(storage: Storage, key: string): Promise<boolean> {
  const found = await storage.get(key);
  if (!found) return false;
  const hash = createHash('sha256');
  try {
    for await (const chunk of found.stream as AsyncIterable<Uint8Array>) hash.update(chunk);
  } catch {
    return false; // a disk that cannot read its own bytes has lost them
  }
  return hash.digest('hex') === key;
}

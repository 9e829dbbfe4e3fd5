import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { extract, type Extract } from 'tar-stream';
import { StartFault } from '../platform/start-fault.ts';
import { isKey } from '../providers/storage/port.ts';
import {
  archiveFormat,
  fileName,
  headSchema,
  type Manifest,
  manifestName,
  manifestSchema,
  sealName,
  type TableEntry,
  tableName,
} from './manifest.ts';
import { backupMessages } from './messages.ts';

type Body = AsyncIterable<Uint8Array>;
type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** What to do with the parts of an archive. Every body is to be read to its end. */
export type Visit = {
  manifest(manifest: Manifest): Promise<void> | void;
  table(table: TableEntry, body: Body): Promise<void>;
  file(key: string, size: number, body: Body): Promise<void>;
};

/** Reads a body that nobody needs. */
export async function passOver(body: Body): Promise<void> {
  const reader = body[Symbol.asyncIterator]();
  while (!(await reader.next()).done);
}

/** Much more than a manifest needs, and little enough to be held in memory. */
const largestManifest = 64 * 1024 * 1024;

/** Reads an archive from its first to its last byte and refuses it where it is not what its manifest says. */
export async function readArchive(
  file: string,
  own: string,
  signal: AbortSignal,
  visit: Visit,
): Promise<Manifest> {
  const entries = openEntries(file, signal);
  try {
    const { manifest, hash } = await readManifest(file, own, await next(entries));
    await visit.manifest(manifest);
    for (const table of manifest.tables) {
      await readTable(file, table, await next(entries), visit);
    }
    let last = '';
    for (let done = 0; done < manifest.files; done++) {
      last = await readContent(file, last, await next(entries), visit);
    }
    const seal = await next(entries);
    if (seal?.header.name !== sealName || (await textOf(file, seal)) !== sealText(hash)) {
      throw damaged(file, sealName);
    }
    if ((await next(entries)) !== undefined) throw damaged(file, sealName);
    return manifest;
  } finally {
    await entries.return(undefined);
  }
}

/** Reads only what an archive says about itself. */
export async function readHead(file: string, own: string, signal: AbortSignal): Promise<Manifest> {
  const entries = openEntries(file, signal);
  try {
    return (await readManifest(file, own, await next(entries))).manifest;
  } finally {
    await entries.return(undefined);
  }
}

/** The last entry of an archive, in the form that `sha256sum -c` reads. */
export const sealText = (manifestHash: string): string => `${manifestHash}  ${manifestName}\n`;

async function* openEntries(file: string, signal: AbortSignal): AsyncGenerator<Entry, undefined> {
  const source = createReadStream(file, { signal });
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  let place: string | undefined;
  try {
    for await (const entry of tar) {
      place = entry.header.name;
      yield entry;
    }
  } catch (error) {
    throw explain(file, error, place);
  } finally {
    source.destroy();
    tar.destroy();
  }
}

async function next(entries: AsyncGenerator<Entry, undefined>): Promise<Entry | undefined> {
  const { value } = await entries.next();
  return value;
}

async function readManifest(file: string, own: string, entry: Entry | undefined) {
  if (entry?.header.name !== manifestName) throw new StartFault(backupMessages.notBackup, { file });
  const text = await textOf(file, entry);
  const said = parse(text);
  if (said === undefined) throw damaged(file, manifestName);
  const head = headSchema.safeParse(said);
  if (!head.success) throw new StartFault(backupMessages.notBackup, { file });
  const { format, version } = head.data;
  if (format > archiveFormat) throw new StartFault(backupMessages.newerProduct, { theirs: version, own });
  const manifest = manifestSchema.safeParse(said);
  if (!manifest.success) throw damaged(file, manifestName);
  return { manifest: manifest.data, hash: createHash('sha256').update(text).digest('hex') };
}

async function readTable(file: string, table: TableEntry, entry: Entry | undefined, visit: Visit) {
  const place = tableName(table.name);
  if (entry?.header.name !== place || entry.header.size !== table.bytes) throw damaged(file, place);
  const hash = createHash('sha256');
  await visit.table(table, hashed(file, entry, hash));
  if (hash.digest('hex') !== table.sha256) throw damaged(file, place);
}

// The keys go up, so that none comes twice.
async function readContent(file: string, last: string, entry: Entry | undefined, visit: Visit) {
  const place = entry?.header.name ?? 'files';
  const key = place.slice(fileName('').length);
  if (!entry || place !== fileName(key) || !isKey(key) || key <= last) throw damaged(file, place);
  const hash = createHash('sha256');
  await visit.file(key, entry.header.size ?? 0, hashed(file, entry, hash));
  if (hash.digest('hex') !== key) throw damaged(file, place);
  return key;
}

async function* hashed(file: string, entry: Entry, hash: Hash): AsyncGenerator<Uint8Array> {
  try {
    // The types of tar-stream leave open what an entry is made of.
    for await (const chunk of entry as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    // Only reading throws in here: what the taker of the bytes throws does not come this way.
    throw explain(file, error, entry.header.name);
  }
}

async function textOf(file: string, entry: Entry): Promise<string> {
  if ((entry.header.size ?? 0) > largestManifest) throw damaged(file, entry.header.name);
  const body = await buffer(entry).catch((error: unknown) => {
    throw explain(file, error, entry.header.name);
  });
  return body.toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const damaged = (file: string, place: string) => new StartFault(backupMessages.damaged, { file, place });

// Only the disk's errors come from a system call; all others are those of the tar format.
function explain(file: string, error: unknown, place: string | undefined): unknown {
  const { code, name, syscall } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return error;
  if (syscall !== undefined)
    return new StartFault(backupMessages.cannotRead, { file, reason: code ?? syscall });
  return place === undefined ? new StartFault(backupMessages.notBackup, { file }) : damaged(file, place);
}

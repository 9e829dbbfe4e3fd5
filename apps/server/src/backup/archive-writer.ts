import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack as createPack } from 'tar-stream';
import { isNoSpace } from '../platform/db/data-folder.ts';
import { StartFault } from '../platform/start-fault.ts';
import { backupMessages } from './messages.ts';

export type AddEntry = (name: string, size: number, body: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Writes a tar file beside its final name and moves it there when all of it is on the disk: a file with that name is
 * always whole. Gives its size.
 */
export async function writeArchive(
  file: string,
  signal: AbortSignal,
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  const part = `${file}.part`;
  // A killed backup may have left one, perhaps with other rights.
  await rm(part, { force: true });
  // It holds password hashes and everybody's files: for nobody else's eyes.
  const handle = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw cannotWrite(file, error);
  });
  try {
    await pack(handle, signal, fill);
    const { size } = await handle.stat();
    await handle.sync();
    await handle.close();
    await rename(part, file);
    await syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

export function cannotWrite(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || isNoSpace(error)) return error;
  return new StartFault(backupMessages.cannotWrite, { file, reason: code });
}

async function pack(handle: FileHandle, signal: AbortSignal, fill: (add: AddEntry) => Promise<void>) {
  const tar = createPack();
  const reasons: unknown[] = [];
  // When one side fails the other one fails too, with less to tell.
  const failing = (error: unknown) => {
    reasons.push(error);
    tar.destroy();
  };
  const writing = drain(tar, handle).catch(failing);
  const filling = fill(async (name, size, body) => {
    // The moment of a backup is in its manifest; the same content makes the same bytes.
    await pipeline(body, tar.entry({ name, size, mode: 0o600, mtime: new Date(0) }), { signal });
  })
    .then(() => tar.finalize())
    .catch(failing);
  await Promise.all([writing, filling]);
  if (reasons.length > 0) throw reasons[0];
}

async function drain(tar: Pack, handle: FileHandle): Promise<void> {
  for await (const chunk of tar as AsyncIterable<Uint8Array>) await handle.appendFile(chunk);
}

// Without this a power cut may forget the new name although the bytes are on the disk.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

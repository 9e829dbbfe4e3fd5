import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault.ts';
import { startMessages } from '../start-messages.ts';

const megabyte = 1024 * 1024;

/** Bytes that ordinary processes may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}

/** Makes the data folder and proves by writing that it can be used. */
export async function prepareDataFolder(
  folder: string,
  keepFree: number,
  measureFree: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    const file = await open(probe, 'w', 0o600);
    await file.writeFile('x');
    await file.sync();
    await file.close();
  } catch (error) {
    if (isNoSpace(error)) throw noSpace(folder, 0, keepFree);
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartFault(startMessages.folderUnusable, { folder, reason });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  const free = await measureFree(folder);
  if (free < keepFree) throw noSpace(folder, free, keepFree);
}

// Not mkdir's own `recursive`: in file systems such as /proc it tries for ever.
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (!existsSync(path.dirname(folder))) await makeFolder(path.dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

/** A full disk, whether the file system or PostgreSQL (53100) reports it. */
export function isNoSpace(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

function noSpace(folder: string, free: number, needed: number): StartFault {
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
  return new StartFault(startMessages.noSpace, {
    folder,
    free: inMegabytes(free),
    needed: inMegabytes(needed),
  });
}

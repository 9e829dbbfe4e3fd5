import { readdir } from 'node:fs/promises';
import type { Env } from '../env.ts';
import type { Connection } from '../platform/db/connection.ts';
import { prepareDataFolder } from '../platform/db/data-folder.ts';
import { openDatabase } from '../platform/db/database.ts';
import { joinEmbedded } from '../platform/db/embedded.ts';
import type { Log } from '../platform/log.ts';
import { StartFault } from '../platform/start-fault.ts';
import { startMessages } from '../platform/start-messages.ts';
import type { Storage } from '../providers/storage/port.ts';
import { createStorage } from '../choose-providers.ts';
import { backupMessages } from './messages.ts';

/** The two places where an installation keeps what it has to remember. */
export type Installation = {
  readonly connection: Connection;
  readonly storage: Storage;
  /** Where it is, for people. */
  readonly place: string;
  /** Stops the embedded database, if it was started here. */
  close(): Promise<void>;
};

const megabyte = 1024 * 1024;

/** The installation to back up: joins the embedded database of a running server, or starts it for a while. */
export async function openInstallation(env: Env, log: Log): Promise<Installation> {
  if (env.DATABASE_URL !== undefined) return open(env, log);
  // A mistyped folder must not become a new, empty installation.
  const names = await readdir(env.DATA_DIR).catch(() => []);
  if (!names.some((name) => /^pg\d+$/.test(name))) {
    throw new StartFault(backupMessages.nothingHere, { place: env.DATA_DIR });
  }
  const connection = await joinEmbedded(env.DATA_DIR);
  if (!connection) return open(env, log);
  return { connection, storage: createStorage(env), place: env.DATA_DIR, close: async () => undefined };
}

/** The installation to fill. A folder that a server uses is refused, a missing one is made. */
export async function openTarget(env: Env, log: Log): Promise<Installation> {
  await prepareDataFolder(env.DATA_DIR, env.KEEP_FREE_MB * megabyte);
  const installation = await open(env, log);
  try {
    await installation.storage.check();
    return installation;
  } catch (error) {
    await installation.close();
    throw new StartFault(startMessages.storageUnusable, { reason: (error as Error).message });
  }
}

async function open(env: Env, log: Log): Promise<Installation> {
  const database = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR, connections: 1, log });
  return {
    connection: database.connection,
    storage: createStorage(env),
    place: env.DATABASE_URL === undefined ? env.DATA_DIR : 'DATABASE_URL',
    close: () => database.close(),
  };
}

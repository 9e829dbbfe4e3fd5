import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { routeList } from '@app/contract/all-routes.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { type FirstLogin, prepareFirstStart, sampleLanguage } from './first-start.ts';
import { prepareDataFolder } from './platform/db/data-folder.ts';
import { openDatabase, type OpenDatabase } from './platform/db/database.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { createTaskStore } from './platform/jobs/store.ts';
import type { Log } from './platform/log.ts';
import { StartFault } from './platform/start-fault.ts';
import { startMessages } from './platform/start-messages.ts';
import { refuseGaps } from './start-check.ts';
import { createParts, type Extension, type Parts } from './wiring.ts';
import { createWorker } from './worker.ts';

const megabyte = 1024 * 1024;

/** A running product. */
export type Running = {
  readonly parts: Parts;
  readonly port: number;
  /** Present on the very first start. */
  readonly firstLogin: FirstLogin | undefined;
  /** Finishes what is running, then stops everything, the embedded database last. */
  stop(): Promise<void>;
};

/** Starts the product: database, calls and worker, as the role says. */
export async function startProduct(env: Env, log: Log, extension: Extension = {}): Promise<Running> {
  await prepareDataFolder(env.DATA_DIR, env.KEEP_FREE_MB * megabyte);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    folder: env.DATA_DIR,
    connections: env.DATABASE_CONNECTIONS,
    log,
  });
  const undo: (() => Promise<void> | void)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    await migrateDatabase(database.connection, migrationsFolder(env.root));
    const parts = await createParts({ env, log, database, version: versionOf(env.root) }, extension);
    await parts.avatars.keepTemplates();
    await checkStorage(parts);
    await parts.uploads.sweepUnlocks();
    undo.push(() => parts.mailer.close());
    undo.push(() => parts.speech.close());
    undo.push(() => parts.looks.close());
    undo.push(() => parts.conversations.close());
    await parts.queue.start();
    undo.push(() => parts.queue.stop());
    await dropFactor(parts);
    // It takes a second of a processor, which most tests have no use for.
    if (env.ROLE !== 'worker' && env.MODE !== 'test') parts.conversations.warmUp();
    const port = await startRoles(parts, undo, database);
    parts.progress.port = port;
    // After everything that can fail: the password is shown once, and must not be lost with a start that did not happen.
    const firstLogin =
      env.ROLE === 'worker' ? undefined : await prepareFirstStart(parts, sampleLanguage(process.env));
    parts.progress.started = true;
    return { parts, port, firstLogin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startRoles(
  parts: Parts,
  undo: (() => Promise<void> | void)[],
  { db }: OpenDatabase,
): Promise<number> {
  const { env, queue, push } = parts;
  await push.start();
  undo.push(() => push.stop());
  const { http, mounted } = await createApp(parts);
  refuseGaps({
    // A worker serves no calls.
    calls: env.ROLE === 'worker' ? [] : routeList,
    mounted,
    openKinds: await createTaskStore(db).openKinds(),
    definedKinds: queue.jobs.map((job) => job.kind),
  });
  if (env.ROLE !== 'api') {
    const worker = createWorker(parts);
    await worker.start();
    undo.push(() => worker.stop());
  }
  undo.push(() => http.close());
  try {
    await http.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartFault(startMessages.portInUse, { port: env.PORT });
    throw new StartFault(startMessages.portRefused, { port: env.PORT, reason: code ?? message });
  }
  return (http.server.address() as AddressInfo).port;
}

/** The way back for the only administrator, who lost the device and the recovery codes. */
async function dropFactor({ env, log, users }: Parts): Promise<void> {
  const mailbox = env.SECOND_FACTOR_OFF;
  if (mailbox === undefined) return;
  const isOff = await users.factor.resetByHost(mailbox);
  log.warn({ mailbox }, isOff ? 'second factor switched off' : 'no second factor to switch off');
}

async function checkStorage({ storage }: Parts): Promise<void> {
  try {
    await storage.check();
  } catch (error) {
    throw new StartFault(startMessages.storageUnusable, { reason: (error as Error).message });
  }
}

export const migrationsFolder = (root: string): string => path.join(root, 'apps/server/migrations');

export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

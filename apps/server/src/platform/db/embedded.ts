import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import { StartFault } from '../start-fault.ts';
import { startMessages } from '../start-messages.ts';
import type { LocalConnection } from './connection.ts';
import { clusterFolder, makeCluster, own } from './embedded-cluster.ts';
import { answers, type Door, type DoorKind, doorKindOf, prepareDoor, readHolder } from './embedded-door.ts';
import {
  collect,
  ended,
  findPrograms,
  launch,
  type Programs,
  type Runner,
  waysToRun,
} from './embedded-program.ts';

/** A running PostgreSQL of ours. */
export type Embedded = { readonly connection: LocalConnection; stop(): Promise<void> };

const startTimeout = 60_000;
/** The number of a process that is long gone may be another one's by now: nobody waits for ever. */
const endTimeout = 20_000;
const reviveDelay = 500;

type Place = { readonly folder: string; readonly data: string; readonly kind: DoorKind };
type Means = { readonly programs: Programs; readonly runner: Runner; readonly log: Log };

/** Starts the PostgreSQL of a data folder. Nobody reaches it from another machine, and it belongs to this process alone. */
export async function startEmbedded(
  folder: string,
  log: Log,
  kind: DoorKind = doorKindOf(process.platform),
): Promise<Embedded> {
  const programs = await findPrograms();
  const place = { folder, data: clusterFolder(folder), kind };
  const ways = waysToRun();
  await refuseWhenTaken(place, programs, ways);
  let failure: unknown;
  for (const runner of ways) {
    try {
      await makeCluster(programs, runner, folder, kind);
      const door = await prepareDoor(kind, folder, place.data);
      await own(runner, door.folder);
      return await run({ programs, runner, log }, place, door);
    } catch (error) {
      if (error instanceof StartFault) throw error;
      failure = error;
      log.warn(
        { runner: runner.name, reason: String(error) },
        'embedded database: this way to run it failed',
      );
    }
  }
  throw new StartFault(startMessages.databaseFailed, {
    reason: failure instanceof Error ? failure.message : String(failure),
  });
}

/** Joins the PostgreSQL that another process runs in this data folder, if there is one. */
export async function joinEmbedded(folder: string): Promise<LocalConnection | undefined> {
  const holder = await readHolder(clusterFolder(folder));
  return holder && (await answers(holder.connection)) ? holder.connection : undefined;
}

async function refuseWhenTaken(place: Place, programs: Programs, ways: readonly Runner[]): Promise<void> {
  const holder = await readHolder(place.data);
  if (!holder) return;
  const isServing = await answers(holder.connection);
  const master = Number(await readFile(ownerFile(place.folder), 'utf8').catch(() => ''));
  if (isAlive(master)) {
    if (isServing) throw new StartFault(startMessages.folderLocked, { folder: place.folder, pid: master });
    return;
  }
  // Where no leash exists (macOS, Windows) a killed server leaves its database running; it is ours to stop. Elsewhere it is
  // still writing what it has when the next start comes at once.
  const [runner] = ways;
  const interrupt = () => process.kill(holder.pid, 'SIGINT');
  if (isServing && runner) await stopServer(place, { programs, runner }, interrupt);
  const deadline = Date.now() + (isServing ? startTimeout : endTimeout);
  while (isAlive(holder.pid) && Date.now() < deadline) await pause();
}

/** Asks for a "fast" shutdown: sessions are ended, everything is written. */
async function stopServer(
  { kind, data }: Place,
  { programs, runner }: Pick<Means, 'programs' | 'runner'>,
  interrupt: () => unknown,
): Promise<void> {
  // Windows knows no signals: there Node would end it at once, in the middle of a write. pg_ctl knows another way.
  const control =
    kind === 'port' && launch(runner, programs.pg_ctl, ['stop', '-D', data, '-m', 'fast', '--no-wait']);
  if (!control || (await ended(control)) !== 0) interrupt();
}

const ownerFile = (folder: string) => path.join(folder, 'owner.pid');

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const pause = (ms = 25) => new Promise((resolve) => setTimeout(resolve, ms));

type Process = { readonly exit: Promise<unknown>; stop(): void };

/** Runs it until it is stopped. Should it die by itself, it is started again: its data is safe, and the product waits. */
async function run(means: Means, place: Place, door: Door): Promise<Embedded> {
  const { log } = means;
  let current = await launchServer(means, place, door);
  let stopping = false;

  async function revive(): Promise<void> {
    while (!stopping) {
      await current.exit;
      if (stopping) return;
      log.error('the embedded database ended by itself and is started again');
      await pause(reviveDelay);
      current = await launchServer(means, place, door).catch((error: Error) => {
        log.error({ reason: error.message }, 'the embedded database could not be started again');
        return { exit: pause(reviveDelay * 10), stop: () => undefined };
      });
    }
  }
  void revive();

  return {
    connection: door.connection,
    async stop() {
      stopping = true;
      current.stop();
      await current.exit;
    },
  };
}

async function launchServer({ programs, runner, log }: Means, place: Place, door: Door): Promise<Process> {
  const settings = {
    ...door.settings,
    port: String(door.connection.port),
    shared_buffers: '128MB',
    max_connections: '100',
    log_min_messages: 'warning',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = launch(runner, programs.postgres, ['-D', place.data, ...options]);
  const output = collect(child, (line) => log.debug({ line }, 'embedded database'));
  const exit = ended(child);
  let over = false;
  void exit.then(() => (over = true));

  const deadline = Date.now() + startTimeout;
  while (!(await answers(door.connection))) {
    if (over) throw await whyItEnded(output(), place);
    if (Date.now() > deadline) throw new Error('it did not become ready within a minute');
    await pause();
  }
  await writeFile(ownerFile(place.folder), String(process.pid));
  return { exit, stop: () => void stopServer(place, { programs, runner }, () => child.kill('SIGINT')) };
}

// Two processes that start in the same instant both get this far; PostgreSQL's own lock file decides.
async function whyItEnded(output: string, { data, folder }: Place): Promise<Error> {
  const holder = /postmaster\.pid/.test(output) ? await readHolder(data) : undefined;
  if (holder) return new StartFault(startMessages.folderLocked, { folder, pid: holder.pid });
  return new Error(output.trim().split('\n').slice(-3).join(' ') || 'it ended at once');
}

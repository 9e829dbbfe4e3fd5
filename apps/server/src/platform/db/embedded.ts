import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import type { Connection } from './connection.ts';
import { StartFault } from '../start-fault.ts';
import { startMessages } from '../start-messages.ts';
import { findPrograms, type Programs, type Runner, waysToRun } from './embedded-program.ts';

/** A running PostgreSQL of ours. */
export type Embedded = { readonly connection: Connection; stop(): Promise<void> };

/** Its own folder per major version, because a newer PostgreSQL cannot read an older folder. */
const folderName = 'pg18';
const port = 5432;
const longestSocketFolder = 80; // a unix socket path may have 107 bytes, and PostgreSQL adds its own name
const startTimeout = 60_000;
/** The number of a process that is long gone may be another one's by now: nobody waits for ever. */
const endTimeout = 20_000;
const reviveDelay = 500;

type Place = { readonly data: string; readonly sockets: string; readonly parent: string };

/** Starts the PostgreSQL of a data folder. It listens on a unix socket only and belongs to this process alone. */
export async function startEmbedded(folder: string, log: Log): Promise<Embedded> {
  const programs = await findPrograms();
  const place = await preparePlace(folder);
  await refuseWhenTaken(place);
  let failure: unknown;
  for (const runner of waysToRun()) {
    try {
      await makeCluster(programs, runner, place);
      return await run(programs, runner, place, log);
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
export async function joinEmbedded(folder: string): Promise<Connection | undefined> {
  const sockets = await runningSockets(path.join(folder, folderName));
  return sockets !== undefined && (await answers(connectionAt(sockets))) ? connectionAt(sockets) : undefined;
}

async function preparePlace(folder: string): Promise<Place> {
  const beside = path.join(folder, 'socket');
  const sockets =
    beside.length <= longestSocketFolder ? beside : await mkdtemp(path.join(os.tmpdir(), 'rostrum-'));
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  return { data: path.join(folder, folderName), sockets, parent: folder };
}

// postmaster.pid holds: pid, data folder, start time, port, socket folder.
async function readPidFile(data: string): Promise<{ pid: number; sockets: string } | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, sockets: lines[4] ?? '' } : undefined;
}

const runningSockets = async (data: string) => (await readPidFile(data))?.sockets;

async function refuseWhenTaken({ data, parent }: Place): Promise<void> {
  const holder = await readPidFile(data);
  if (!holder) return;
  const isServing = await answers(connectionAt(holder.sockets));
  const master = Number(await readFile(ownerFile(parent), 'utf8').catch(() => ''));
  if (isAlive(master)) {
    if (isServing) throw new StartFault(startMessages.folderLocked, { folder: parent, pid: master });
    return;
  }
  // Where no leash exists (macOS) a killed server leaves its database running; it is ours to stop. Elsewhere it is still
  // writing what it has when the next start comes at once.
  if (isServing) process.kill(holder.pid, 'SIGINT');
  const deadline = Date.now() + (isServing ? startTimeout : endTimeout);
  while (isAlive(holder.pid) && Date.now() < deadline) await pause();
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

const connectionAt = (host: string): Connection & { host: string } => ({
  host,
  port,
  user: 'app',
  database: 'postgres',
});

async function answers(connection: Connection & { host: string }): Promise<boolean> {
  if (!connection.host) return false;
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

// initdb works beside the real folder and one rename puts it there: a kill in the middle leaves nothing half made.
async function makeCluster(programs: Programs, runner: Runner, place: Place): Promise<void> {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return own(runner, place.data, place.sockets);
  for (const name of await readdir(place.parent)) {
    if (name.startsWith('init-')) await rm(path.join(place.parent, name), { recursive: true, force: true });
  }
  const fresh = path.join(place.parent, `init-${process.pid}`);
  await mkdir(fresh, { mode: 0o700 });
  await own(runner, fresh, place.sockets);
  const options = ['-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
  const child = launch(runner, programs.initdb, ['-D', fresh, ...options]);
  const output = collect(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`initdb: ${output().trim() || `exit code ${code}`}`);
  await rename(fresh, place.data);
}

async function own({ owner }: Runner, ...folders: string[]): Promise<void> {
  if (owner) for (const folder of folders) await chown(folder, owner.uid, owner.gid);
}

type Process = { readonly exit: Promise<unknown>; stop(): void };

/** Runs it until it is stopped. Should it die by itself, it is started again: its data is safe, and the product waits. */
async function run(programs: Programs, runner: Runner, place: Place, log: Log): Promise<Embedded> {
  let current = await launchServer(programs, runner, place, log);
  let stopping = false;

  async function revive(): Promise<void> {
    while (!stopping) {
      await current.exit;
      if (stopping) return;
      log.error('the embedded database ended by itself and is started again');
      await pause(reviveDelay);
      current = await launchServer(programs, runner, place, log).catch((error: Error) => {
        log.error({ reason: error.message }, 'the embedded database could not be started again');
        return { exit: pause(reviveDelay * 10), stop: () => undefined };
      });
    }
  }
  void revive();

  return {
    connection: connectionAt(place.sockets),
    async stop() {
      stopping = true;
      current.stop();
      await current.exit;
    },
  };
}

async function launchServer(programs: Programs, runner: Runner, place: Place, log: Log): Promise<Process> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.sockets,
    shared_buffers: '128MB',
    max_connections: '100',
    log_min_messages: 'warning',
  };
  const child = launch(runner, programs.postgres, [
    '-D',
    place.data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const output = collect(child, (line) => log.debug({ line }, 'embedded database'));
  const exit = ended(child);
  let over = false;
  void exit.then(() => (over = true));

  const deadline = Date.now() + startTimeout;
  while (!(await answers(connectionAt(place.sockets)))) {
    if (over) throw await whyItEnded(output(), place);
    if (Date.now() > deadline) throw new Error('it did not become ready within a minute');
    await pause();
  }
  await writeFile(ownerFile(place.parent), String(process.pid));
  // "Fast" shutdown: sessions are ended, everything is written.
  return { exit, stop: () => void child.kill('SIGINT') };
}

// Two processes that start in the same instant both get this far; PostgreSQL's own lock file decides.
async function whyItEnded(output: string, { data, parent }: Place): Promise<Error> {
  const holder = /postmaster\.pid/.test(output) ? await readPidFile(data) : undefined;
  if (holder) return new StartFault(startMessages.folderLocked, { folder: parent, pid: holder.pid });
  return new Error(output.trim().split('\n').slice(-3).join(' ') || 'it ended at once');
}

function launch(runner: Runner, program: string, args: readonly string[]): ChildProcess {
  const [command = program, ...rest] = [...runner.prefix, program, ...args];
  return spawn(command, rest, {
    ...runner.owner,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C at the console must not stop the database before the work is drained.
    detached: true,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}

function collect(child: ChildProcess, onText: (text: string) => void = () => undefined): () => string {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
    onText(chunk.toString());
  });
  return () => tail;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });

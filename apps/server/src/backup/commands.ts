import path from 'node:path';
import { parseArgs } from 'node:util';
import { say, type Language } from '@app/contract/base/messages.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import type { Env } from '../env.ts';
import type { Log } from '../platform/log.ts';
import { StartFault } from '../platform/start-fault.ts';
import { migrationsFolder, versionOf } from '../start.ts';
import { type Installation, openInstallation, openTarget } from './installation.ts';
import { backupMessages } from './messages.ts';
import type { Report } from './progress.ts';
import { refuseForeign, restoreBackup } from './restore-backup.ts';
import { type Summary, takeBackup } from './take-backup.ts';

export type Command =
  | { readonly name: 'backup'; readonly file: string; readonly skipLost: boolean }
  | { readonly name: 'restore'; readonly file: string };

export type Surroundings = {
  readonly env: Env;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly report: Report;
};

/** Understands `backup [--skip-lost] [file]` and `restore <file>`; files are named from `folder`. */
export function readCommand(args: readonly string[], folder: string, now: Date): Command {
  const { name, given, skipLost } = split(args);
  if (name === 'restore' && given !== undefined && !skipLost) {
    return { name, file: path.resolve(folder, given) };
  }
  if (name === 'backup') return { name, skipLost, file: path.resolve(folder, given ?? usualName(now)) };
  throw new StartFault(backupMessages.usage);
}

function split(args: readonly string[]) {
  try {
    const options = { 'skip-lost': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, given, ...more] = positionals;
    if (more.length === 0) return { name, given, skipLost: values['skip-lost'] };
  } catch {
    // An option that does not exist.
  }
  throw new StartFault(backupMessages.usage);
}

// In the time of the place, as the person at the console reads it.
function usualName(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `rostrum-backup-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.tar`;
}

/** Does what was asked, and stops the embedded database again if it was not running before. */
export async function runCommand(
  command: Command,
  { env, log, signal, report }: Surroundings,
): Promise<Summary> {
  const version = versionOf(env.root);
  if (command.name === 'backup') {
    return using(await openInstallation(env, log), (installation) =>
      takeBackup(installation, { ...command, version, signal, report }),
    );
  }
  const options = { ...command, version, migrationsFolder: migrationsFolder(env.root), signal, report };
  await refuseForeign(options);
  return using(await openTarget(env, log), (target) => restoreBackup(target, options));
}

const using = <T>(installation: Installation, work: (installation: Installation) => Promise<T>): Promise<T> =>
  work(installation).finally(() => installation.close());

/** What the person reads in the end. */
export function describeSummary({ name, file }: Command, summary: Summary, language: Language): string[] {
  const { tables, files, lost } = summary.manifest;
  const values = {
    file,
    size: formatSize(summary.bytes, language),
    tables: tables.length,
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    files,
  };
  const done = say(name === 'backup' ? backupMessages.backedUp : backupMessages.restored, language, values);
  if (lost.length === 0) return [done];
  const keys = lost.slice(0, 5).join(', ') + (lost.length > 5 ? ', …' : '');
  return [done, say(backupMessages.withoutLost, language, { count: lost.length, keys })];
}

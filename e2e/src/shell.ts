// Debian's Chromium without windows: it takes a fifth less of the processor than the whole one, which draws windows that
// nobody sees. Nothing is installed: the package is unpacked into .cache, beside links to the files of the machine's own
// Chromium of the very same version.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './browser.ts';
import type { Machine } from './choose-browser.ts';

const shared = '/usr/lib/chromium';
const name = 'chromium-headless-shell';
/** A mirror that does not answer must not hold up the stories: they run in the whole browser as well. */
const longestDownload = 60_000;

/** What a program of the machine prints; nothing where there is none, or where it failed. */
function printed(program: string, args: string[], cwd?: string): string | undefined {
  const { status, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: longestDownload });
  return status === 0 ? stdout.trim() : undefined;
}

/** The version of Debian's Chromium on this machine. */
const installed = (): string | undefined =>
  existsSync(shared)
    ? printed('dpkg-query', ['--show', '--showformat=${Version}', 'chromium-common'])
    : undefined;

type Place = { version: string; folder: string; program: string };

/** Where the shell that belongs to an installed Chromium lies, once it was brought; a setting comes before it. */
export function shellOf(
  { platform, env }: Pick<Machine, 'platform' | 'env'>,
  version?: string,
): Place | undefined {
  if (platform !== 'linux' || env['CHROME_PATH'] || !version) return undefined;
  const folder = cacheFolder(`${name}-${version}`);
  return { version, folder, program: join(folder, shared, name) };
}

/** The program, where it was brought. */
export function findShell(): string | undefined {
  const program = shellOf(process, installed())?.program;
  return program !== undefined && existsSync(program) ? program : undefined;
}

/** Brings it, where Debian has it; without it the stories only take longer. */
export function bringShell(): void {
  const wanted = shellOf(process, installed());
  if (!wanted || existsSync(wanted.program)) return;
  const { version, folder } = wanted;
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  try {
    if (printed('apt-get', ['download', `${name}=${version}`], half) === undefined) return;
    const [file] = readdirSync(half).filter((entry) => entry.endsWith('.deb'));
    if (file === undefined || printed('dpkg', ['--extract', file, '.'], half) === undefined) return;
    const own = join(half, shared);
    for (const entry of readdirSync(shared))
      if (!existsSync(join(own, entry))) symlinkSync(join(shared, entry), join(own, entry));
    rmSync(join(half, file));
    // Nobody ever sees half a browser.
    if (!existsSync(folder)) renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DoorKind, newPassword, passwordFile } from './embedded-door.ts';
import { collect, ended, launch, type Programs, type Runner } from './embedded-program.ts';

/** Where a data folder keeps its database: its own folder per major version, because a newer one cannot read an older one. */
export const clusterFolder = (folder: string) => path.join(folder, 'pg18');

/** Sorting and upper and lower case come from PostgreSQL itself: what a system's own locales know differs. */
const initOptions = [
  '--username=app',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

// initdb works beside the real folder and one rename puts it there: a kill in the middle leaves nothing half made.
export async function makeCluster(
  programs: Programs,
  runner: Runner,
  folder: string,
  kind: DoorKind,
): Promise<void> {
  const data = clusterFolder(folder);
  if (existsSync(path.join(data, 'PG_VERSION'))) return own(runner, data);
  for (const name of await readdir(folder)) {
    if (name.startsWith('init-')) await rm(path.join(folder, name), { recursive: true, force: true });
  }
  const fresh = path.join(folder, `init-${process.pid}`);
  await mkdir(fresh, { mode: 0o700 });
  await own(runner, fresh);
  if (kind === 'socket') {
    await initialize(programs, runner, fresh, ['--auth=trust']);
  } else {
    const secret = `${fresh}.password`;
    await writeFile(secret, newPassword(), { mode: 0o600 });
    await own(runner, secret);
    await initialize(programs, runner, fresh, ['--auth=scram-sha-256', `--pwfile=${secret}`]);
    await rename(secret, passwordFile(fresh));
  }
  await rename(fresh, data);
}

async function initialize(
  programs: Programs,
  runner: Runner,
  fresh: string,
  access: readonly string[],
): Promise<void> {
  const child = launch(runner, programs.initdb, ['-D', fresh, ...initOptions, ...access]);
  const output = collect(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`initdb: ${output().trim() || `exit code ${code}`}`);
}

/** Hands a file or folder over to the user that the database runs as. */
export async function own({ owner }: Runner, place: string | undefined): Promise<void> {
  if (owner && place !== undefined) await chown(place, owner.uid, owner.gid);
}

import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StartFault } from '../platform/start-fault.ts';
import type { Storage } from '../providers/storage/port.ts';
import { passOver, readArchive, readHead, type Visit } from './archive-reader.ts';
import type { ForeignKey } from './catalog.ts';
import type { Installation } from './installation.ts';
import { claimDatabase, finishTables, loadTable, makeTables, refuseAccounts } from './load-database.ts';
import { type Manifest, tableName } from './manifest.ts';
import { backupMessages } from './messages.ts';
import { type KnownMigration, knownMigrations, startsWith } from './migrations.ts';
import type { Report } from './progress.ts';
import { type Session, type SessionOptions, withSession } from './session.ts';
import type { Summary } from './take-backup.ts';

type Options = SessionOptions & {
  readonly file: string;
  readonly version: string;
  readonly migrationsFolder: string;
  readonly report: Report;
};

/** Refuses a file that is no backup of this product, or one of a newer version, before anything is touched. */
export async function refuseForeign({ file, version, migrationsFolder, signal }: Options): Promise<void> {
  const { migrations, version: theirs } = await readHead(file, version, signal);
  if (!startsWith(knownMigrations(migrationsFolder), migrations)) {
    throw new StartFault(backupMessages.newerProduct, { theirs, own: version });
  }
}

/**
 * Fills an empty installation from a backup. The archive is read twice: the first time only to see that all of it is
 * whole, so that a damaged one changes nothing.
 */
export async function restoreBackup(
  { connection, storage }: Installation,
  options: Options,
): Promise<Summary> {
  const { file, version, report } = options;
  await refuseForeign(options);
  const known = knownMigrations(options.migrationsFolder);
  return withSession(connection, options, async (session) => {
    await refuseAccounts(session.client);
    await readArchive(file, version, session.signal, checking(report));
    const target = createTarget(storage, session);
    let committing = false;
    try {
      await claimDatabase(session.client);
      const manifest = await readArchive(
        file,
        version,
        session.signal,
        loading({ session, known, target, file, report }),
      );
      await finishTables(session.client, manifest, known, target.foreignKeys);
      session.signal.throwIfAborted();
      committing = true;
      await session.client.query('commit');
      return { manifest, bytes: (await stat(file)).size };
    } catch (error) {
      // A commit whose answer got lost may have happened: then the contents are needed.
      if (!committing) await target.removeAdded();
      throw error;
    }
  });
}

function checking(report: Report): Visit {
  let files = 0;
  let done = 0;
  return {
    manifest: (manifest) => {
      files = manifest.files;
      report(backupMessages.checkingArchive, 0, files);
    },
    table: (_table, body) => passOver(body),
    async file(_key, _size, body) {
      await passOver(body);
      report(backupMessages.checkingArchive, ++done, files);
    },
  };
}

type Target = ReturnType<typeof createTarget>;

function createTarget(storage: Storage, { signal }: Session) {
  const added: string[] = [];
  return {
    tables: new Set<string>(),
    foreignKeys: [] as ForeignKey[],
    async put(key: string, size: number, body: AsyncIterable<Uint8Array>): Promise<void> {
      // The bucket may be the old one, with everything still in it.
      if ((await storage.size(key)) === undefined) added.push(key);
      await storage.put(Readable.from(body, { objectMode: false }), { maxBytes: size, signal });
    },
    async removeAdded(): Promise<void> {
      // What cannot be removed now the sweep removes; the reason to tell is another one.
      for (const key of added) await storage.delete(key).catch(() => undefined);
    },
  };
}

type Loading = {
  session: Session;
  known: readonly KnownMigration[];
  target: Target;
  file: string;
  report: Report;
};

function loading({ session, known, target, file, report }: Loading): Visit {
  let manifest: Manifest | undefined;
  let tables = 0;
  let files = 0;
  return {
    async manifest(read) {
      manifest = read;
      Object.assign(target, await makeTables(session.client, read, known));
    },
    async table(table, body) {
      report(backupMessages.loadingTables, ++tables, manifest?.tables.length ?? 0);
      // A table that no migration of ours makes is somebody else's who shared the database.
      if (!target.tables.has(table.name)) return passOver(body);
      if (await loadTable(session, table, body)) return;
      throw new StartFault(backupMessages.damaged, { file, place: tableName(table.name) });
    },
    async file(key, size, body) {
      await target.put(key, size, body);
      report(backupMessages.restoringFiles, ++files, manifest?.files ?? 0);
    },
  };
}

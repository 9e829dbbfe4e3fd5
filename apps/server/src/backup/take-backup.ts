import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { holdContents } from '../platform/db/locks.ts';
import { StartFault } from '../platform/start-fault.ts';
import type { Storage } from '../providers/storage/port.ts';
import { sealText } from './archive-reader.ts';
import { type AddEntry, cannotWrite, writeArchive } from './archive-writer.ts';
import { addContent, findLost, readKeys } from './contents.ts';
import { type Dump, dumpDatabase } from './dump-database.ts';
import type { Installation } from './installation.ts';
import { archiveFormat, type Manifest, manifestName, sealName, tableName } from './manifest.ts';
import { backupMessages } from './messages.ts';
import type { Report } from './progress.ts';
import { type Session, type SessionOptions, withSession } from './session.ts';

type Options = SessionOptions & {
  readonly file: string;
  readonly version: string;
  /** Leaves out contents that the installation has lost, instead of refusing. */
  readonly skipLost?: boolean;
  readonly report: Report;
};

/** What was backed up or restored. */
export type Summary = { readonly manifest: Manifest; readonly bytes: number };

type Files = { readonly path: string; readonly count: number; readonly lost: string[] };

/** Writes everything that an installation has to remember into one file, while it runs or not. */
export async function takeBackup(
  { connection, storage, place }: Installation,
  options: Options,
): Promise<Summary> {
  const { file, report } = options;
  if (existsSync(file)) throw new StartFault(backupMessages.fileExists, { file });
  // Beside the backup, where there has to be room anyway: the data folder's disk may be the full one.
  const folder = await mkdtemp(`${file}.tables-`).catch((error: unknown) => {
    throw cannotWrite(file, error);
  });
  try {
    return await withSession(connection, options, async (session) => {
      // Before the snapshot: no content that it names may be deleted until this session ends.
      await holdContents(session.client);
      const dump = await dumpDatabase(session, folder, report);
      if (dump.migrations.length === 0) throw new StartFault(backupMessages.nothingHere, { place });
      const files = await chooseFiles(storage, dump, folder, session, options);
      const manifest = describe(dump, files, options.version);
      const bytes = await writeArchive(file, session.signal, (add) =>
        fillArchive(add, { manifest, dump, files, storage, session, report }),
      );
      return { manifest, bytes };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function chooseFiles(
  storage: Storage,
  { keys }: Dump,
  folder: string,
  { signal }: Session,
  { skipLost, report }: Options,
): Promise<Files> {
  if (!skipLost) return { ...keys, lost: [] };
  const wholeFile = path.join(folder, 'whole');
  let checked = 0;
  const onChecked = () => report(backupMessages.checkingFiles, ++checked, keys.count);
  const lost = await findLost(storage, readKeys(keys.path), wholeFile, { signal, onChecked });
  return { path: wholeFile, count: keys.count - lost.length, lost };
}

const describe = (dump: Dump, files: Files, version: string): Manifest => ({
  product: 'rostrum',
  format: archiveFormat,
  version,
  createdAt: new Date().toISOString(),
  migrations: dump.migrations,
  tables: dump.tables.map(({ entry }) => entry),
  sequences: dump.sequences,
  files: files.count,
  lost: files.lost,
});

type Contents = {
  manifest: Manifest;
  dump: Dump;
  files: Files;
  storage: Storage;
  session: Session;
  report: Report;
};

async function fillArchive(add: AddEntry, { manifest, dump, files, storage, session, report }: Contents) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await addText(add, manifestName, text);
  for (const { entry, path: source } of dump.tables) {
    await add(tableName(entry.name), entry.bytes, createReadStream(source));
  }
  let done = 0;
  for await (const key of readKeys(files.path)) {
    session.signal.throwIfAborted();
    await addContent(add, storage, key);
    report(backupMessages.storingFiles, ++done, files.count);
  }
  await addText(add, sealName, sealText(createHash('sha256').update(text).digest('hex')));
}

async function addText(add: AddEntry, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await add(
    name,
    bytes.length,
    (async function* () {
      yield bytes;
    })(),
  );
}

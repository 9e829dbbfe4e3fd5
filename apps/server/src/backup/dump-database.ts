import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getTableName } from 'drizzle-orm';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileUseTable } from '../modules/file/tables.ts';
import { listMigrations, listSequences, listTables, qualified, withColumns } from './catalog.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { backupMessages } from './messages.ts';
import type { Report } from './progress.ts';
import type { Session } from './session.ts';

/** The tables as files, and the keys of all contents that they need, one per line and in rising order. */
export type Dump = Pick<Manifest, 'migrations' | 'sequences'> & {
  readonly tables: readonly { readonly entry: TableEntry; readonly path: string }[];
  readonly keys: { readonly path: string; readonly count: number };
};

const neededKeys = `select distinct ${escapeIdentifier(fileUseTable.fileKey.name)} collate "C"
  from ${qualified(getTableName(fileUseTable))} order by 1`;

/** Copies all tables as they are at one moment into files of a folder; others may go on writing. */
export async function dumpDatabase(session: Session, folder: string, report: Report): Promise<Dump> {
  const { client } = session;
  await client.query('begin isolation level repeatable read read only');
  const migrations = await listMigrations(client);
  if (migrations.length === 0) return { migrations, sequences: [], tables: [], keys: { path: '', count: 0 } };
  const copies = [];
  const tables = await listTables(client);
  for (const [at, table] of tables.entries()) {
    report(backupMessages.readingTables, at, tables.length);
    const file = path.join(folder, `${at}.copy`);
    copies.push({ table, path: file, ...(await copyInto(session, withColumns(table), file)) });
  }
  report(backupMessages.readingTables, tables.length, tables.length);
  const keysFile = path.join(folder, 'keys');
  const keys = await copyInto(session, `(${neededKeys})`, keysFile);
  // Counters stand outside of transactions: read last, they are never behind the rows. A copy's row count comes
  // after its last byte, so it is certain only now.
  const sequences = await listSequences(client);
  await client.query('commit');
  return {
    migrations,
    sequences,
    tables: copies.map(({ table, path: file, ...copy }) => ({
      path: file,
      entry: {
        name: table.name,
        columns: [...table.columns],
        rows: copy.query.rowCount,
        bytes: copy.bytes,
        sha256: copy.sha256,
      },
    })),
    keys: { path: keysFile, count: keys.query.rowCount },
  };
}

// A tar entry needs its size before its first byte, so a table goes through a file.
async function copyInto({ client, signal }: Session, source: string, file: string) {
  const query = client.query(copyTo(`copy ${source} to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    query,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    { signal },
  );
  return { query, bytes, sha256: hash.digest('hex') };
}

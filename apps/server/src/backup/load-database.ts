import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableName } from 'drizzle-orm';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { userTable } from '../modules/user/tables.ts';
import { migrationLock } from '../platform/db/migrate.ts';
import { StartFault } from '../platform/start-fault.ts';
import {
  exists,
  type ForeignKey,
  listForeignKeys,
  listMigrations,
  listTables,
  qualified,
  withColumns,
} from './catalog.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { backupMessages } from './messages.ts';
import { applyMigrations, type KnownMigration, startsWith } from './migrations.ts';
import type { Session } from './session.ts';

/**
 * Numbers that were given out after the backup are still in browsers and mails: a new event with such a number would
 * be taken for one that was seen already.
 */
const numbersSkipped = 1_000_000;

const users = qualified(getTableName(userTable));

/** Opens the transaction of a restore and keeps servers that start meanwhile waiting until it ends. */
export async function claimDatabase(client: Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  // One that got past its migrations may be making its first account right now.
  if (await exists(client, users)) await client.query(`lock table ${users} in access exclusive mode`);
  await refuseAccounts(client);
}

/** Refuses a database that somebody uses. */
export async function refuseAccounts(client: Client): Promise<void> {
  if (!(await exists(client, users))) return;
  const { rows } = await client.query(`select 1 from ${users} limit 1`);
  if (rows.length > 0) throw new StartFault(backupMessages.notEmpty);
}

// Every table that is there is emptied and filled: none of them may be another program's.
async function refuseStrangers(client: Client, ours: readonly TableEntry[]): Promise<void> {
  const names = new Set(ours.map(({ name }) => name));
  const strangers = (await listTables(client)).filter(({ name }) => !names.has(name));
  if (strangers.length === 0) return;
  const tables = strangers.map(({ name }) => name).join(', ');
  throw new StartFault(backupMessages.strangers, { tables });
}

/** The tables as the backup's migrations made them, empty and without foreign keys, so that any order of loading fits. */
export async function makeTables(client: Client, manifest: Manifest, known: readonly KnownMigration[]) {
  const applied = await listMigrations(client);
  if (!startsWith(manifest.migrations, applied)) throw new StartFault(backupMessages.targetNewer);
  await refuseStrangers(client, applied.length === 0 ? [] : manifest.tables);
  await applyMigrations(client, known.slice(applied.length, manifest.migrations.length));
  const tables = new Set((await listTables(client)).map(({ name }) => name));
  // A first start that failed may have left a setting, but never an account.
  await client.query(`truncate ${[...tables].map(qualified).join(', ')}`);
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${qualified(table)} drop constraint ${escapeIdentifier(name)}`);
  }
  return { tables, foreignKeys };
}

/** Loads one table; false when the bytes are not the rows that the manifest promises. */
export async function loadTable(
  { client, signal }: Session,
  table: TableEntry,
  body: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const query = client.query(copyFrom(`copy ${withColumns(table)} from stdin`));
  await pipeline(Readable.from(body, { objectMode: false }), query, { signal });
  return query.rowCount === table.rows;
}

/** Puts the foreign keys back, which checks every row, sets the counters and brings the tables up to date. */
export async function finishTables(
  client: Client,
  manifest: Manifest,
  known: readonly KnownMigration[],
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    await client.query(
      `alter table ${qualified(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
    );
  }
  for (const { name, last } of manifest.sequences) {
    await client.query(
      `select setval(c.oid::regclass, $2::bigint + case when s.seqtypid = 'bigint'::regtype then $3 else 0 end)
       from pg_sequence s join pg_class c on c.oid = s.seqrelid
       where c.relnamespace = 'public'::regnamespace and c.relname = $1`,
      [name, last, numbersSkipped],
    );
  }
  await applyMigrations(client, known.slice(manifest.migrations.length));
}

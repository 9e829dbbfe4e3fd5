import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

export type KnownMigration = Pick<MigrationMeta, 'hash' | 'folderMillis' | 'sql'>;

/** The migrations of this product, oldest first. */
export const knownMigrations = (folder: string): KnownMigration[] =>
  readMigrationFiles({ migrationsFolder: folder });

type Hashed = { readonly hash: string };

export const startsWith = (whole: readonly Hashed[], part: readonly Hashed[]): boolean =>
  part.length <= whole.length && part.every(({ hash }, at) => hash === whole[at]?.hash);

/**
 * Does what drizzle's `migrate` does, in the caller's transaction. `migrate` itself opens and commits its own, and a
 * restore that breaks off must leave nothing behind.
 */
export async function applyMigrations(client: Client, migrations: readonly KnownMigration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { hash, folderMillis, sql } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

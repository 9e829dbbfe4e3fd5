import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Connection } from './connection.ts';

/** Any number, as long as every node uses the same one. */
export const migrationLock = 7_215_001;

/**
 * Brings the schema up to date. Several nodes may start at once: without the lock all but one of them would fail on
 * tables that the first one is just making.
 */
export async function migrateDatabase(connection: Connection, folder: string): Promise<void> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set client_min_messages = warning`);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    // Ending the session gives the lock back, also after a failure.
    await client.end();
  }
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Log } from '../log.ts';
import { StartFault } from '../start-fault.ts';
import { startMessages } from '../start-messages.ts';
import type { Connection } from './connection.ts';
import { startEmbedded } from './embedded.ts';

/** What stores run their queries on: the pool, or a transaction of it. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

/** An open database with everything that needs its own connection to it. */
export type OpenDatabase = {
  readonly db: Database;
  readonly pool: Pool;
  readonly connection: Connection;
  close(): Promise<void>;
};

type Options = { url?: string | undefined; folder: string; connections: number; log: Log };

const oldestMajor = 15;

/** The PostgreSQL of DATABASE_URL, or the embedded one in the data folder. The rest of the product cannot tell. */
export async function openDatabase({ url, folder, connections, log }: Options): Promise<OpenDatabase> {
  if (url !== undefined) {
    const connection = { connectionString: url };
    await checkServer(connection);
    return connect(connection, connections, log, async () => undefined);
  }
  const embedded = await startEmbedded(folder, log);
  return connect(embedded.connection, connections, log, () => embedded.stop());
}

/** A pool on a PostgreSQL that is known to run. */
export function connect(
  connection: Connection,
  connections: number,
  log: Log,
  afterwards: () => Promise<void>,
): OpenDatabase {
  const pool = new Pool({ ...connection, max: connections });
  // Without listeners a restart of the database would end this process: one for idle connections, one for those in use.
  const lost = (error: Error) => log.error({ reason: error.message }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  return {
    db: drizzle({ client: pool }),
    pool,
    connection,
    async close() {
      await pool.end();
      await afterwards();
    },
  };
}

async function checkServer(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '0';
    if (Number.parseInt(version, 10) < oldestMajor) {
      throw new StartFault(startMessages.databaseTooOld, { version });
    }
  } catch (error) {
    if (error instanceof StartFault) throw error;
    // pg's messages name host and user but never the password.
    throw new StartFault(startMessages.databaseUnreachable, {
      reason: error instanceof Error ? error.message || error.name : String(error),
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { Client } from 'pg';
import type { Connection } from '../platform/db/connection.ts';
import { StartFault } from '../platform/start-fault.ts';
import { backupMessages } from './messages.ts';

/** One connection for the length of a backup or restore. `signal` says when to stop: asked to, or cut off. */
export type Session = { readonly client: Client; readonly signal: AbortSignal };

export type SessionOptions = { readonly signal: AbortSignal; readonly patienceMs?: number };

/** How long to wait for a lock that somebody else holds. */
const usualPatienceMs = 30_000;

// Values are written as text: the form must not depend on the settings of either server. And a session may sit idle
// for hours while files are copied.
const settings = [
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  `timezone = 'UTC'`,
  `extra_float_digits = 3`,
  `bytea_output = 'hex'`,
  `statement_timeout = 0`,
  `idle_in_transaction_session_timeout = 0`,
  `idle_session_timeout = 0`,
  `client_min_messages = warning`,
];

/** Lends a connection of its own to `work`; when it is over, the server rolls back what was not committed. */
export async function withSession<T>(
  connection: Connection,
  { signal: asked, patienceMs = usualPatienceMs }: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, keepAlive: true });
  const cutOff = new AbortController();
  client.on('error', () => cutOff.abort(new StartFault(backupMessages.connectionLost)));
  const signal = AbortSignal.any([asked, cutOff.signal]);
  const end = () => void client.end();
  await client.connect();
  asked.addEventListener('abort', end);
  try {
    asked.throwIfAborted();
    for (const setting of settings) await client.query(`set ${setting}`);
    await client.query(`set lock_timeout = ${patienceMs}`);
    return await work({ client, signal });
  } catch (error) {
    // Whatever failed because of it, this is why.
    signal.throwIfAborted();
    if ((error as { code?: unknown }).code === '55P03') throw new StartFault(backupMessages.busy);
    throw error;
  } finally {
    asked.removeEventListener('abort', end);
    await client.end();
  }
}

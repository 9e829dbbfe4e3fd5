import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Transaction } from './database.ts';

/** Kinds of things that are locked by name across all nodes. */
export type LockKind =
  | 'avatars'
  | 'avatar-photos'
  | 'dictionary'
  | 'file'
  | 'events'
  | 'helper-uses'
  | 'administrators'
  | 'invoices'
  | 'mailbox'
  | 'projects'
  | 'orders'
  | 'rewards'
  | 'subscription'
  | 'uploads'
  | 'voices';

/** Waits until nobody else works on this thing, and keeps others waiting until the transaction ends. */
export async function lockByName(tx: Transaction, kind: LockKind, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${name}))`);
}

const allContents = `hashtext('contents'), hashtext('all')`;

/** Keeps every stored content where it is until this session ends; waits for deletions that are under way. */
export async function holdContents(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock(${allContents})`);
}

/** Whether contents may be deleted in this transaction: not while a backup holds them. */
export async function mayDeleteContents(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql.raw(`select pg_try_advisory_xact_lock_shared(${allContents}) as free`),
  );
  return rows[0]?.free ?? false;
}

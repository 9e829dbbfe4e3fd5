import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Kinds of things that are locked by name across all nodes. */
export type LockKind = 'file' | 'events';

/** Waits until nobody else works on this thing, and keeps others waiting until the transaction ends. */
export async function lockByName(tx: Transaction, kind: LockKind, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${name}))`);
}

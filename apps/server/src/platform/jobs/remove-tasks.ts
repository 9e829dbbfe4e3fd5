import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Transaction } from '../db/database.ts';
import type { Queue } from './queue.ts';
import { createTaskStore } from './store.ts';

/** Removes every task of a user with the jobs that carry them. A running attempt can write no more. */
export async function removeTasksOf(queue: Queue, tx: Transaction, userId: string): Promise<void> {
  for (const { kind, jobId } of await createTaskStore(tx).deleteOf(userId)) {
    await queue.boss.deleteJob(kind, jobId, { db: fromDrizzle(tx, sql) });
  }
}

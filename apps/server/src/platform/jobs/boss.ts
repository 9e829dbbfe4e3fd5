import { PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import type { Log } from '../log.ts';
import type { AnyJob } from './define.ts';

/** Where a task goes when its tries are used up or it was cancelled. */
export const giveUpQueue = 'give-up';

/** A heartbeat this old means that the process is dead and the job is free again. */
const heartbeatSeconds = 10;

/** The queue that carries tasks, in a schema of its own on the same database. */
export function createBoss(connection: Connection, log: Log): PgBoss {
  const boss = new PgBoss({
    ...connection,
    schema: 'jobs',
    max: 5,
    useListenNotify: true,
    // With the defaults the work of a dead process may wait a minute and more for another one.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ reason: error.message }, 'job queue'));
  return boss;
}

/** Opens the queue and makes sure that every kind of work has its place in it. */
export async function openQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  await boss.start();
  await boss.createQueue(giveUpQueue, {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    heartbeatSeconds,
    notify: true,
  });
  for (const job of jobs) {
    const options = {
      retryLimit: job.attempts - 1,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.timeLimitSeconds,
      heartbeatSeconds,
      deadLetter: giveUpQueue,
      notify: true,
    };
    await boss.createQueue(job.kind, options);
    // A queue that exists keeps its old options; a new release may bring others.
    await boss.updateQueue(job.kind, options);
  }
}

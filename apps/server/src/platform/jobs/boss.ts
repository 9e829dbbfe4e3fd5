import { PgBoss, type Queue } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import type { Log } from '../log.ts';
import { type AnyJob, mostCrashes } from './define.ts';

/** Where a task goes when its tries are used up or it was cancelled. */
export const giveUpQueue = 'give-up';

/** How patient the queue is; tests are not. */
export type QueuePace = {
  /** A heartbeat this old means that the process is dead and the job is free again. */
  readonly heartbeatSeconds: number;
  /** How often dead processes are looked for. With the defaults of the queue their work may wait a minute and more. */
  readonly lookEverySeconds: number;
  /** The wait before the second try, of what the job asks for; it grows with every further one. */
  readonly retryDelay: (job: AnyJob) => number;
};

export const usualPace: QueuePace = {
  heartbeatSeconds: 10,
  lookEverySeconds: 5,
  retryDelay: (job) => job.retryDelaySeconds,
};

/** The queue takes no shorter one by its own door. */
const leastHeartbeatSeconds = 10;

/** The queue that carries tasks, in a schema of its own on the same database. */
export function createBoss(connection: Connection, log: Log, { lookEverySeconds }: QueuePace): PgBoss {
  const boss = new PgBoss({
    ...connection,
    schema: 'jobs',
    max: 5,
    useListenNotify: true,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
  });
  boss.on('error', (error) => log.error({ reason: error.message }, 'job queue'));
  return boss;
}

/** Opens the queue and makes sure that every kind of work has its place in it. */
export async function openQueues(boss: PgBoss, jobs: readonly AnyJob[], pace: QueuePace): Promise<void> {
  await boss.start();
  // Most starts find every queue as it should be; asking once takes a tenth of making each anew.
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const keep = async (name: string, options: Omit<Queue, 'name'>) => {
    const queue = known.get(name);
    if (!queue) return boss.createQueue(name, options);
    // A queue that exists keeps its old options; a new release may bring others.
    const isSame = Object.entries(options).every(([key, value]) => queue[key as keyof Queue] === value);
    return isSame ? undefined : boss.updateQueue(name, options);
  };
  const heartbeatSeconds = Math.max(pace.heartbeatSeconds, leastHeartbeatSeconds);
  await keep(giveUpQueue, {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    heartbeatSeconds,
    notify: true,
  });
  for (const job of jobs) {
    const retryDelay = pace.retryDelay(job);
    await keep(job.kind, {
      // The queue cannot tell a failure from a killed process; the runner does, and ends earlier.
      retryLimit: job.attempts - 1 + mostCrashes,
      retryDelay,
      // A growing delay begins with a second, also where none is wanted.
      retryBackoff: retryDelay > 0,
      expireInSeconds: job.timeLimitSeconds,
      heartbeatSeconds,
      deadLetter: giveUpQueue,
      notify: true,
    });
  }
  if (pace.heartbeatSeconds < leastHeartbeatSeconds) {
    await boss.getDb().executeSql('update jobs.queue set heartbeat_seconds = $1', [pace.heartbeatSeconds]);
  }
}

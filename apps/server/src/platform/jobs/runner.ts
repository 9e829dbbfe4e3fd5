import { taskMessages } from '@app/contract/task/messages.ts';
import type { JobWithMetadata } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createAttempt } from './attempt.ts';
import { giveUpQueue } from './boss.ts';
import type { AnyJob } from './define.ts';
import type { Carried, Queue } from './queue.ts';
import { createTaskStore } from './store.ts';

type Deps = {
  queue: Queue;
  db: Database;
  clock: Clock;
  newId: () => string;
  log: Log;
  jobsAtOnce: number;
  jobsPerUser: number;
  onAttempt: (kind: string, outcome: string) => void;
};

/**
 * Retries, jobs held back for fairness and work whose tries are used up come without a notification. One question for all
 * queues finds them: each worker asking for itself twenty times a second would keep an idle product busy.
 */
const dueQueues = `select distinct name from jobs.job where state < 'active' and start_after <= now()`;
const lookEveryMs = 500;
/** What workers ask for themselves: often where no notification comes, because the connection for them is lost. */
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 30 };

/** Takes tasks from the queue and runs them: a few at once, and not all of them for one user. */
export function createRunner({ queue, db, clock, newId, log, jobsAtOnce, jobsPerUser, onAttempt }: Deps) {
  const tasks = createTaskStore(db);
  const attempt = createAttempt({ db, clock, newId, log });
  const { boss } = queue;

  async function giveUp({ taskId, jobId }: Carried): Promise<void> {
    const task = await tasks.find(taskId);
    if (!task || task.jobId !== jobId) return;
    const reason = task.state === 'cancelled' ? 'cancelled' : 'failed';
    if (reason === 'failed' && task.state !== 'waiting' && task.state !== 'running') return;
    await queue.definition(task.kind).giveUp(task.input, reason, taskId);
    if (reason === 'failed') {
      await tasks.end(taskId, jobId, 'failed', { key: taskMessages.failed.key, params: {} }, clock.now());
    }
  }

  /** The workers of each queue. */
  const workersOf = new Map<string, string[]>();
  const wake = (name: string): void => workersOf.get(name)?.forEach((worker) => boss.notifyWorker(worker));

  let timer: NodeJS.Timeout | undefined;
  /** Wakes the workers that have something to do, until it is stopped. */
  function lookForDue(): void {
    const look = async (): Promise<void> => {
      // A database that is away is told by the workers, who look from time to time, too.
      const due = await boss
        .getDb()
        .executeSql(dueQueues)
        .catch(() => undefined);
      for (const { name } of (due?.rows ?? []) as { name: string }[]) wake(name);
      if (timer) lookForDue();
    };
    timer = setTimeout(() => void look(), lookEveryMs).unref();
  }

  async function serve(job: AnyJob): Promise<void> {
    const workers: string[] = [];
    workersOf.set(job.kind, workers);
    for (let worker = 0; worker < jobsAtOnce; worker++) {
      const id = await boss.work(
        job.kind,
        {
          includeMetadata: true,
          perJobResults: true,
          groupConcurrency: jobsPerUser,
          ...polling,
          heartbeatRefreshSeconds: 1,
        },
        async (carriers: JobWithMetadata<Carried>[]) => {
          const results = [];
          for (const carrier of carriers) {
            const result = await attempt(job, carrier);
            onAttempt(job.kind, result.status);
            results.push(result);
          }
          // A worker sleeps after its job unless it is woken, even when more work waits.
          setImmediate(() => wake(job.kind));
          return results;
        },
      );
      workers.push(id);
    }
  }

  return {
    async start(): Promise<void> {
      await queue.adoptStranded();
      for (const job of queue.jobs) await serve(job);
      const ending = await boss.work<Carried>(giveUpQueue, polling, async (carriers) => {
        for (const carrier of carriers) await giveUp(carrier.data);
        setImmediate(() => wake(giveUpQueue));
      });
      workersOf.set(giveUpQueue, [ending]);
      lookForDue();
    },

    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

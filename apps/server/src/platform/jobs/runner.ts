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
    await queue.definition(task.kind).giveUp(task.input, reason);
    if (reason === 'failed') {
      await tasks.end(taskId, jobId, 'failed', { key: taskMessages.failed.key, params: {} }, clock.now());
    }
  }

  async function serve(job: AnyJob): Promise<void> {
    const workers: string[] = [];
    for (let worker = 0; worker < jobsAtOnce; worker++) {
      const id = await boss.work(
        job.kind,
        {
          includeMetadata: true,
          perJobResults: true,
          groupConcurrency: jobsPerUser,
          pollingIntervalSeconds: 0.5,
          // Retries and jobs held back for fairness are found by polling, never by a notification.
          notifyPollingIntervalSeconds: 1,
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
          setImmediate(() => workers.forEach((worker) => boss.notifyWorker(worker)));
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
      await boss.work<Carried>(
        giveUpQueue,
        // Work whose tries are used up comes here without a notification; its owner waits for the sentence.
        { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 },
        async (carriers) => {
          for (const carrier of carriers) await giveUp(carrier.data);
        },
      );
    },
  };
}

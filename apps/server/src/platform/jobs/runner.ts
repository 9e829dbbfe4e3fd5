import { AppError } from '@app/contract/base/errors.ts';
import { taskMessages } from '@app/contract/task/messages.ts';
import type { JobWithMetadata } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { AnyJob, JobTools } from './define.ts';
import { type Carried, giveUpQueue, type Queue } from './queue.ts';
import { createTaskStore } from './store.ts';
import type { TaskRow } from './tables.ts';

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

/** Progress is written at most this often, so that a fast job does not flood the database. */
const progressEveryMs = 500;

/** Another attempt has taken the task, or it was cancelled: this one must not write any more. */
class LostLease extends Error {}

export type Runner = ReturnType<typeof createRunner>;

/** Takes tasks from the queue and runs them: a few at once, and not all of them for one user. */
export function createRunner({ queue, db, clock, newId, log, jobsAtOnce, jobsPerUser, onAttempt }: Deps) {
  const tasks = createTaskStore(db);
  const { boss } = queue;

  function toolsFor(task: TaskRow, holder: string, signal: AbortSignal): JobTools {
    const steps = new Map(Object.entries(task.steps));
    let progressAt = 0;
    return {
      signal,
      log: log.child({ task: task.id, kind: task.kind }),
      async step<T>(name: string, work: () => Promise<T>): Promise<T> {
        // What was stored is what an earlier attempt's `work` of the same name returned.
        if (steps.has(name)) return steps.get(name) as T;
        signal.throwIfAborted();
        const result = await work();
        if (!(await tasks.saveStep(task.id, holder, name, result))) throw new LostLease();
        steps.set(name, result);
        return result;
      },
      async once(name, work) {
        if (steps.has(name)) return;
        signal.throwIfAborted();
        await db.transaction(async (tx) => {
          await work(tx);
          if (!(await createTaskStore(tx).saveStep(task.id, holder, name, null))) throw new LostLease();
        });
        steps.set(name, null);
      },
      async progress(percent) {
        const now = clock.now().getTime();
        if (now - progressAt < progressEveryMs) return;
        progressAt = now;
        await tasks.saveProgress(task.id, holder, Math.max(0, Math.min(99, Math.round(percent))));
      },
    };
  }

  async function attempt(job: AnyJob, carrier: JobWithMetadata<Carried>) {
    const { taskId, jobId } = carrier.data;
    const holder = newId();
    const task = await tasks.claim(taskId, jobId, holder);
    if (!task) return { id: carrier.id, status: 'completed' as const };
    try {
      await job.run(task.input, toolsFor(task, holder, carrier.signal));
      await tasks.complete(taskId, holder, clock.now());
      return { id: carrier.id, status: 'completed' as const };
    } catch (error) {
      if (error instanceof LostLease) return { id: carrier.id, status: 'completed' as const };
      if (!(error instanceof AppError)) {
        log.warn({ task: taskId, kind: job.kind, attempt: carrier.retryCount + 1, err: error }, 'job failed');
        return { id: carrier.id, status: 'failed' as const, output: String(error) };
      }
      await tasks.saveFault(taskId, holder, { key: error.def.message.key, params: error.params });
      return { id: carrier.id, status: 'deadletter' as const };
    }
  }

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
        { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async (carriers) => {
          for (const carrier of carriers) await giveUp(carrier.data);
        },
      );
    },
  };
}

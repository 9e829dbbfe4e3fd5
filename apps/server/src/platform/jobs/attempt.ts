import { AppError } from '@app/contract/base/errors.ts';
import type { JobWithMetadata } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createAttemptStore } from './attempt-store.ts';
import { type AnyJob, mostCrashes } from './define.ts';
import type { Carried } from './queue.ts';
import { createTools, LostLease } from './tools.ts';

type Deps = { db: Database; clock: Clock; newId: () => string; log: Log };

/** One attempt at a task: claims it, runs it, and tells the queue how it ended. */
export function createAttempt({ db, clock, newId, log }: Deps) {
  const attempts = createAttemptStore(db);
  return async (job: AnyJob, carrier: JobWithMetadata<Carried>) => {
    const { taskId, jobId } = carrier.data;
    const holder = newId();
    const task = await attempts.claim(taskId, jobId, holder);
    if (!task) return { id: carrier.id, status: 'completed' as const };
    if (task.crashes > mostCrashes) {
      log.error(
        { task: taskId, kind: job.kind, crashes: task.crashes },
        'job given up: its process died each time',
      );
      return { id: carrier.id, status: 'deadletter' as const };
    }
    try {
      await job.run(task.input, createTools({ db, clock, log, task, holder, signal: carrier.signal }));
      await attempts.complete(taskId, holder, clock.now());
      return { id: carrier.id, status: 'completed' as const };
    } catch (error) {
      if (error instanceof LostLease) return { id: carrier.id, status: 'completed' as const };
      if (!(error instanceof AppError)) {
        const failures = await attempts.fail(taskId, holder);
        // Cancelled, or held by another attempt: work that is stopped there has not failed.
        if (failures === undefined) return { id: carrier.id, status: 'completed' as const };
        log.warn({ task: taskId, kind: job.kind, attempt: failures, err: error }, 'job failed');
        const status = failures >= job.attempts ? ('deadletter' as const) : ('failed' as const);
        return { id: carrier.id, status, output: String(error) };
      }
      await attempts.saveFault(taskId, holder, { key: error.def.message.key, params: error.params });
      return { id: carrier.id, status: 'deadletter' as const };
    }
  };
}

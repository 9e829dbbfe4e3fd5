import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createAttemptStore } from './attempt-store.ts';
import type { JobTools } from './define.ts';
import type { TaskRow } from './tables.ts';

type Attempt = {
  db: Database;
  clock: Clock;
  log: Log;
  task: TaskRow;
  holder: string;
  signal: AbortSignal;
};

/** Progress is written at most this often, so that a fast job does not flood the database. */
const progressEveryMs = 500;

/** Another attempt has taken the task, or it was cancelled: this one must not write any more. */
export class LostLease extends Error {}

/** The tools of one attempt at a task. */
export function createTools({ db, clock, log, task, holder, signal }: Attempt): JobTools {
  const attempts = createAttemptStore(db);
  const steps = new Map(Object.entries(task.steps));
  let progressAt = 0;
  return {
    taskId: task.id,
    signal,
    log: log.child({ task: task.id, kind: task.kind }),
    async step<T>(name: string, work: () => Promise<T>): Promise<T> {
      // What was stored is what an earlier attempt's `work` of the same name returned.
      if (steps.has(name)) return steps.get(name) as T;
      signal.throwIfAborted();
      const result = await work();
      if (!(await attempts.saveStep(task.id, holder, name, result))) throw new LostLease();
      steps.set(name, result);
      return result;
    },
    async once(name, work) {
      if (steps.has(name)) return;
      signal.throwIfAborted();
      await db.transaction(async (tx) => {
        await work(tx);
        const held = await createAttemptStore(tx).saveStep(task.id, holder, name, null);
        // Thrown inside the transaction: what `work` wrote is rolled back.
        if (!held) throw new LostLease();
      });
      steps.set(name, null);
    },
    async progress(percent) {
      const now = clock.now().getTime();
      if (now - progressAt < progressEveryMs) return;
      progressAt = now;
      // 100 belongs to the end of the work.
      await attempts.saveProgress(task.id, holder, Math.max(0, Math.min(99, Math.round(percent))));
    },
  };
}

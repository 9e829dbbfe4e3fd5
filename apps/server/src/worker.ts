import { newId } from './platform/ids.ts';
import { createRunner } from './platform/jobs/runner.ts';
import type { Parts } from './wiring.ts';

const tidyEveryMs = 10 * 60 * 1000;
const oldTempMs = 24 * 60 * 60 * 1000;

/** The side of the product that does the long work. */
export function createWorker({ queue, database, clock, log, env, metrics, users, push, storage }: Parts) {
  const runner = createRunner({
    queue,
    db: database.db,
    clock,
    newId,
    log,
    jobsAtOnce: env.JOBS_AT_ONCE,
    jobsPerUser: env.JOBS_PER_USER,
    onAttempt: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  });
  let timer: NodeJS.Timeout | undefined;

  // What has expired does no harm, it only takes room: several workers may tidy at the same time.
  async function tidy(): Promise<void> {
    await users.forgetExpiredSessions();
    await push.forgetOldEvents();
    await storage.sweepTemp(oldTempMs);
  }

  return {
    async start(): Promise<void> {
      await runner.start();
      timer = setInterval(
        () => void tidy().catch((error: Error) => log.warn({ reason: error.message }, 'tidying failed')),
        tidyEveryMs,
      );
      timer.unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}

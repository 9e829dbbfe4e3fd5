import { newId } from './platform/ids.ts';
import { createRunner } from './platform/jobs/runner.ts';
import { forgetOldCounters } from './platform/quota.ts';
import type { Parts } from './wiring.ts';

const tidyEveryMs = 10 * 60 * 1000;
/** Payments that nobody told us of, orders that were not paid, and levels that end. */
const settleEveryMs = 20 * 1000;
const sweepEveryMs = 6 * 60 * 60 * 1000;
/** Long enough for the slowest upload to be noted down. */
const unusedFileMs = 24 * 60 * 60 * 1000;

/** The side of the product that does the long work. */
export function createWorker({
  queue,
  database,
  clock,
  log,
  env,
  metrics,
  users,
  push,
  files,
  uploads,
  avatars,
  audit,
  broadcasts,
  courseware,
  exports,
  projects,
  credits,
  keptCalls,
  orders,
  subscriptions,
}: Parts) {
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
  const timers: NodeJS.Timeout[] = [];

  function every(ms: number, work: () => Promise<void>): void {
    const run = () =>
      void work().catch((error: Error) => log.warn({ reason: error.message }, 'tidying failed'));
    timers.push(setInterval(run, ms).unref());
  }

  // What has expired does no harm, it only takes room: several workers may tidy at the same time.
  async function tidy(): Promise<void> {
    await users.forgetExpired();
    await uploads.pieces.forgetOld();
    await avatars.photos.forgetOld();
    await push.forgetOldEvents();
    await audit.forgetOldRows();
    await broadcasts.forgetOldSentences();
    await courseware.forgetRemovedPages();
    await exports.forgetEnded();
    await projects.forgetRemoved();
    await credits.forgetOldVisits();
    await keptCalls.forgetOldCalls();
    await forgetOldCounters(database.db);
  }

  /** What time brings to orders and paid levels; several workers may do it at the same time. */
  async function settle(): Promise<void> {
    await orders.settleOpen();
    await subscriptions.turnAll();
  }

  return {
    tidy,
    settle,

    async start(): Promise<void> {
      await runner.start();
      every(tidyEveryMs, tidy);
      every(settleEveryMs, settle);
      every(sweepEveryMs, () => files.sweep(unusedFileMs));
    },
    stop(): void {
      runner.stop();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

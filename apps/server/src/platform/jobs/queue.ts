import { taskErrors } from '@app/contract/task/errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Connection } from '../db/connection.ts';
import type { Database, Executor, Transaction } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createBoss, giveUpQueue, openQueues, type QueuePace, usualPace } from './boss.ts';
import type { AnyJob, Job } from './define.ts';
import { createTaskStore } from './store.ts';
import type { TaskRow } from './tables.ts';

/** What the queue's jobs carry: the task, and the job's own id, which it keeps in the give-up queue. */
export type Carried = { taskId: string; jobId: string };

type Deps = {
  db: Database;
  connection: Connection;
  clock: Clock;
  newId: () => string;
  log: Log;
  pace?: Partial<QueuePace> | undefined;
};

type AddOptions = {
  userId?: string;
  tx?: Transaction;
  /**
   * What is added together has the same age, and would run in any order: a lower place goes first, 0 before all. Over
   * all users too, so that the first of everybody's come before the second of anybody's.
   */
  place?: number;
};

type SentTask = Pick<TaskRow, 'id' | 'kind' | 'jobId' | 'userId'>;

export type Queue = ReturnType<typeof createQueue>;

/** Adds, cancels and retries tasks. Running them is the runner's business, perhaps in another process. */
export function createQueue({ db, connection, clock, newId, log, pace: changed }: Deps) {
  const pace = { ...usualPace, ...changed };
  const boss = createBoss(connection, log, pace);
  const jobs: AnyJob[] = [];

  const definition = (kind: string): AnyJob => {
    const job = jobs.find((one) => one.kind === kind);
    if (!job) throw new Error(`job kind ${kind} has no definition`);
    return job;
  };

  async function send(tx: Transaction, task: SentTask, place = 0) {
    const carried: Carried = { taskId: task.id, jobId: task.jobId };
    await boss.send(task.kind, carried, {
      id: task.jobId,
      db: fromDrizzle(tx, sql),
      priority: -place,
      ...(task.userId === null ? {} : { group: { id: task.userId } }),
    });
  }

  async function insert<I>(job: Job<I>, input: I, tx: Transaction, options: AddOptions): Promise<string> {
    const tasks = createTaskStore(tx);
    const row = { id: newId(), jobId: newId(), kind: job.kind, userId: options.userId ?? null };
    const key = job.keyOf(input);
    // Each turn of the loop either inserts or finds; a task that ends in between costs one more turn.
    for (;;) {
      const inserted = await tasks.insert({
        ...row,
        key,
        input: job.parse(input),
        state: 'waiting',
        createdAt: clock.now(),
      });
      if (inserted !== undefined) break;
      const open = await tasks.findOpen(job.kind, key);
      if (open !== undefined) return open;
    }
    await send(tx, row, options.place);
    return row.id;
  }

  return {
    boss,
    jobs: jobs as readonly AnyJob[],
    definition,

    /** Makes kinds of work known; all of them before `start`. */
    register: (...more: readonly AnyJob[]): void => void jobs.push(...more),

    /** Opens the queue and makes sure that every kind has its place in it. */
    start: () => openQueues(boss, jobs, pace),

    /** Adds a task, or finds the open one with the same key. Inside `tx` it is added if and only if `tx` commits. */
    async add<I>(job: Job<I>, input: I, { tx, ...options }: AddOptions = {}): Promise<string> {
      definition(job.kind);
      return tx ? insert(job, input, tx, options) : db.transaction((own) => insert(job, input, own, options));
    },

    /** Ends an open task. A running attempt is told through its signal and can write no more. */
    async cancel(taskId: string, outer: Executor = db): Promise<void> {
      await outer.transaction(async (tx) => {
        const tasks = createTaskStore(tx);
        const task = await tasks.find(taskId);
        if (!task) throw new AppError(commonErrors.notFound);
        const ended = await tasks.end(taskId, task.jobId, 'cancelled', null, clock.now());
        if (!ended) throw new AppError(taskErrors.alreadyOver);
        await boss.cancel(task.kind, task.jobId, { db: fromDrizzle(tx, sql) });
        await boss.send(giveUpQueue, { taskId, jobId: task.jobId }, { db: fromDrizzle(tx, sql) });
      });
    },

    withdraw: withdrawing({ boss, clock }),

    /** Opens a failed or cancelled task again. */
    async retry(taskId: string, outer: Executor = db): Promise<void> {
      await outer.transaction(async (tx) => {
        const task = await createTaskStore(tx).reopen(taskId, newId());
        if (!task) throw new AppError(taskErrors.notOver);
        await send(tx, task);
      });
    },

    /** Gives a job to every open task that has none. */
    async adoptStranded(): Promise<void> {
      for (const task of await createTaskStore(db).findStranded()) {
        await db.transaction(async (tx) => {
          const jobId = newId();
          await createTaskStore(tx).setJob(task.id, jobId);
          await send(tx, { ...task, jobId });
        });
      }
    },

    async stop(): Promise<void> {
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

/**
 * Ends the open task of an input, if there is one. Whoever asks leaves everything as it should be in the same transaction:
 * the job is not asked to give it up, which might be after it was begun anew.
 */
const withdrawing =
  ({ boss, clock }: { boss: ReturnType<typeof createBoss>; clock: Clock }) =>
  async <I>(job: Job<I>, input: I, tx: Transaction): Promise<void> => {
    const tasks = createTaskStore(tx);
    const open = await tasks.findOpen(job.kind, job.keyOf(input));
    const task = open === undefined ? undefined : await tasks.find(open);
    if (!task || !(await tasks.end(task.id, task.jobId, 'cancelled', null, clock.now()))) return;
    await boss.cancel(task.kind, task.jobId, { db: fromDrizzle(tx, sql) });
  };

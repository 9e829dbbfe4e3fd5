import type * as z from 'zod';
import type { Transaction } from '../db/database.ts';
import type { Log } from '../log.ts';

/** What a running job is handed. */
export type JobTools = {
  readonly taskId: string;
  /** Runs `work` once per task: when the task is tried again, a finished step returns what it returned before. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** As `step`, for writes to the database: the writes and the note that they are done commit together. */
  once(name: string, work: (tx: Transaction) => Promise<void>): Promise<void>;
  /** 0 to 100, shown to the owner. */
  progress(percent: number): Promise<void>;
  /** Aborted when the task is cancelled or its lease is lost. */
  readonly signal: AbortSignal;
  readonly log: Log;
};

/** So many processes may die over one task. More of them, and it is the work that kills: it is given up. */
export const mostCrashes = 5;

/** Why a task is given up: its tries are used up or it was refused, or its owner cancelled it. */
export type GiveUpReason = 'failed' | 'cancelled';

type Definition<I> = {
  readonly kind: string;
  readonly input: z.ZodType<I>;
  /** Two open tasks of one kind with the same key are one task. */
  readonly key: (input: I) => string;
  /** How often it may fail by itself. A process that was killed meanwhile takes none of these. */
  readonly attempts: number;
  /** Wait before the second try; it doubles from try to try. */
  readonly retryDelaySeconds?: number;
  readonly timeLimitSeconds?: number;
  readonly run: (input: I, tools: JobTools) => Promise<void>;
  /**
   * Called after the last try failed or the task was cancelled. Leaves the records in a state a person can act on. By
   * then another task may be at work on them: `taskId` tells whose they are.
   */
  readonly giveUp: (input: I, reason: GiveUpReason, taskId: string) => Promise<void>;
};

/** A kind of long work, ready for the queue. */
export type Job<I> = {
  readonly kind: string;
  readonly attempts: number;
  readonly retryDelaySeconds: number;
  readonly timeLimitSeconds: number;
  readonly keyOf: (input: I) => string;
  readonly parse: (raw: unknown) => unknown;
  readonly run: (raw: unknown, tools: JobTools) => Promise<void>;
  readonly giveUp: (raw: unknown, reason: GiveUpReason, taskId: string) => Promise<void>;
};

/** Any job, where only its name and its running matter. */
export type AnyJob = Job<never>;

/**
 * Declares a kind of long work. A job may run twice, late, or after a restart: write it so that this does no harm.
 * An AppError thrown by `run` is the answer, not an accident: it is shown to the owner and not tried again.
 */
export function defineJob<I>(definition: Definition<I>): Job<I> {
  const { kind, attempts, input } = definition;
  return {
    kind,
    attempts,
    retryDelaySeconds: definition.retryDelaySeconds ?? 2,
    timeLimitSeconds: definition.timeLimitSeconds ?? 900,
    keyOf: (value) => definition.key(value),
    parse: (raw) => input.parse(raw),
    run: (raw, tools) => definition.run(input.parse(raw), tools),
    giveUp: (raw, reason, taskId) => definition.giveUp(input.parse(raw), reason, taskId),
  };
}

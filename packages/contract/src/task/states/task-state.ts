import { codeTable, type NameOf } from '../../base/codes.ts';

/** Where a piece of long work stands. */
export const taskState = codeTable('task state', {
  waiting: 1,
  running: 2,
  complete: 3,
  failed: 4,
  cancelled: 5,
});
export type TaskState = NameOf<typeof taskState>;

/** Work that is over; it can be started again only as failed or cancelled work. */
export const isOver = (state: TaskState): boolean => state !== 'waiting' && state !== 'running';

/** What can be tried again by its owner. */
export const canRetry = (state: TaskState): boolean => state === 'failed' || state === 'cancelled';

import * as z from 'zod/mini';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { taskState } from './states/task-state.ts';

/** A piece of long work, as its owner sees it. */
export const taskSchema = z.object({
  id: idSchema,
  kind: z.string(),
  state: wire(taskState),
  /** 0 to 100. */
  progress: z.int(),
  /** Why it failed, in the caller's language; empty otherwise. */
  reason: z.string(),
  createdAt: timeSchema,
  endedAt: z.nullable(timeSchema),
});
export type Task = z.output<typeof taskSchema>;

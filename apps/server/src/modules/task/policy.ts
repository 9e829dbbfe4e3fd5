import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { TaskRow } from '../../platform/jobs/tables.ts';

/** A task belongs to who asked for it; an administrator looks after the whole queue. */
export const canSeeTask = (visitor: UserVisitor, task: Pick<TaskRow, 'userId'>): boolean =>
  task.userId === visitor.userId || visitor.administrator;

import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { TaskRow } from '../../platform/jobs/tables.ts';

/** A task belongs to who asked for it; an administrator sees the whole queue. */
export const canSeeTask = (visitor: UserVisitor, task: Pick<TaskRow, 'userId'>): boolean =>
  task.userId === visitor.userId || visitor.administrator;

/** Whose task it is may end it and start it again; for others an administrator of grade 2 may. */
export const canChangeTask = (visitor: UserVisitor, task: Pick<TaskRow, 'userId'>): boolean =>
  task.userId === visitor.userId || (visitor.administrator && visitor.permissionLevel >= 2);

import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { Task } from '@app/contract/task/schema.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Page, PageOf } from '../../platform/db/page.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { AuditService } from '../audit/service.ts';
import { canChangeTask, canSeeTask } from './policy.ts';
import { presentTask } from './present.ts';
import { createTaskListStore, type TaskFilter } from './store.ts';

type Deps = { db: Database; queue: Queue; audit: AuditService };

/** Who asks for a change, from where, and in which language the answer goes. */
type Caller = { visitor: UserVisitor; address: string; language: Language };

export type TaskService = ReturnType<typeof createTaskService>;

export function createTaskService({ db, queue, audit }: Deps) {
  const tasks = createTaskListStore(db);

  async function visible(visitor: UserVisitor, id: string) {
    const task = await tasks.find(id);
    if (!task || !canSeeTask(visitor, task)) throw new AppError(commonErrors.notFound);
    return task;
  }

  /** Changes a task; what an administrator does to somebody else's is noted in the audit log. */
  async function change(
    { visitor, address, language }: Caller,
    id: string,
    action: 'admin.task-cancelled' | 'admin.task-retried',
    work: (tx: Transaction) => Promise<void>,
  ): Promise<Task> {
    const task = await visible(visitor, id);
    if (!canChangeTask(visitor, task)) throw new AppError(commonErrors.notAllowed);
    await db.transaction(async (tx) => {
      await work(tx);
      if (task.userId === visitor.userId) return;
      const detail = { kind: task.kind, owner: task.userId };
      await audit.note(tx, { action, actorId: visitor.userId, subject: id, detail, address });
    });
    return presentTask(await visible(visitor, id), language);
  }

  return {
    async list(visitor: UserVisitor, page: Page, language: Language) {
      const found = await tasks.pageOf(visitor.userId, page);
      return { ...found, list: found.list.map((row) => presentTask(row, language)) };
    },
    /** The tasks of everybody, each with its owner; for the administrator's desk. */
    async listAll(
      filter: TaskFilter & Page,
      language: Language,
    ): Promise<PageOf<Task & { userId: string | null }>> {
      const { pageNum, pageSize } = filter;
      const found = await tasks.pageOfAll(filter, { pageNum, pageSize });
      const list = found.list.map((row) => ({ ...presentTask(row, language), userId: row.userId }));
      return { ...found, list };
    },
    async get(visitor: UserVisitor, id: string, language: Language) {
      return presentTask(await visible(visitor, id), language);
    },
    cancel: (caller: Caller, id: string) =>
      change(caller, id, 'admin.task-cancelled', (tx) => queue.cancel(id, tx)),
    retry: (caller: Caller, id: string) =>
      change(caller, id, 'admin.task-retried', (tx) => queue.retry(id, tx)),
  };
}

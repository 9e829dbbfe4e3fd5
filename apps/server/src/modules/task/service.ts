import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { canSeeTask } from './policy.ts';
import { presentTask } from './present.ts';
import { createTaskListStore } from './store.ts';

type Deps = { db: Database; queue: Queue };

export type TaskService = ReturnType<typeof createTaskService>;

export function createTaskService({ db, queue }: Deps) {
  const tasks = createTaskListStore(db);

  async function visible(visitor: UserVisitor, id: string) {
    const task = await tasks.find(id);
    if (!task || !canSeeTask(visitor, task)) throw new AppError(commonErrors.notFound);
    return task;
  }

  return {
    async list(visitor: UserVisitor, page: Page, language: Language) {
      const found = await tasks.pageOf(visitor.userId, page);
      return { ...found, list: found.list.map((row) => presentTask(row, language)) };
    },
    async get(visitor: UserVisitor, id: string, language: Language) {
      return presentTask(await visible(visitor, id), language);
    },
    async cancel(visitor: UserVisitor, id: string, language: Language) {
      await visible(visitor, id);
      await queue.cancel(id);
      return presentTask(await visible(visitor, id), language);
    },
    async retry(visitor: UserVisitor, id: string, language: Language) {
      await visible(visitor, id);
      await queue.retry(id);
      return presentTask(await visible(visitor, id), language);
    },
  };
}

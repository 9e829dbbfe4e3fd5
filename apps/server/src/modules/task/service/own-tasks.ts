import type { Queue } from '../../../platform/jobs/queue.ts';
import { removeTasksOf } from '../../../platform/jobs/remove-tasks.ts';
import { createTaskStore } from '../../../platform/jobs/store.ts';
import type { Owned } from '../../../platform/owned.ts';

/** The long work that an account asked for, done or not. */
export const ownTasks = ({ queue }: { queue: Queue }): Owned => ({
  async count(db, { userId }) {
    return [{ kind: 'tasks', count: await createTaskStore(db).countOf(userId) }];
  },
  async remove(tx, { userId }) {
    await removeTasksOf(queue, tx, userId);
    return [];
  },
});

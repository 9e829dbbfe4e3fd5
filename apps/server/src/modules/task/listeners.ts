import type { Listeners } from '../../platform/events.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { removeTasksOf } from '../../platform/jobs/remove-tasks.ts';
import { createTaskStore } from '../../platform/jobs/store.ts';

/** The long work that an account asked for goes with it, done or not. */
export const taskListeners = ({ queue }: { queue: Queue }): Listeners => ({
  module: 'task',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'tasks', count: await createTaskStore(tx).countOf(userId) });
    },
    'user.deleted': (tx, { userId }) => removeTasksOf(queue, tx, userId),
  },
});

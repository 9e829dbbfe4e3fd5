import type { Listeners } from '../../platform/events.ts';
import type { ProjectService } from './service.ts';
import { createProjectStore } from './store.ts';

/** A project follows its pages; those of an account go with it. */
export const projectListeners = ({ projects }: { projects: ProjectService }): Listeners => ({
  module: 'project',
  together: {
    'page.changed': (tx, { projectId, before }) => projects.noteChange(tx, projectId, before),
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'projects', count: (await createProjectStore(tx).idsOf(userId)).length });
    },
    'user.deleted': (tx, { userId, unused }) => projects.removeOf(tx, userId, unused),
  },
});

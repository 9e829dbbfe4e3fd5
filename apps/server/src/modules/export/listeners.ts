import type { Listeners } from '../../platform/events.ts';
import type { ExportService } from './service.ts';

/** Files that were made go with their project. */
export const exportListeners = ({ exports }: { exports: ExportService }): Listeners => ({
  module: 'export',
  together: {
    async 'project.deleted'(tx, { projectId, unused }) {
      unused.push(...(await exports.dropOf(tx, projectId)));
    },
  },
});

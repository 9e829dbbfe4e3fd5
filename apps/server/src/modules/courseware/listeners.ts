import type { Listeners } from '../../platform/events.ts';
import type { CoursewareService } from './service.ts';

/** Pages and media are rows of their project and go with it; the contents behind them are ours to give up. */
export const coursewareListeners = ({ courseware }: { courseware: CoursewareService }): Listeners => ({
  module: 'courseware',
  together: {
    'avatar.deleted': (tx, { avatarId }) => courseware.forgetAvatar(tx, avatarId),
    async 'project.deleted'(tx, { projectId, unused }) {
      unused.push(...(await courseware.removeFiles(tx, projectId)));
    },
  },
});

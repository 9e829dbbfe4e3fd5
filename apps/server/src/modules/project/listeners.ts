import type { Listeners } from '../../platform/events.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { ProjectService } from './service.ts';
import { createProjectStore } from './store.ts';

type Services = { projects: ProjectService; courseware: CoursewareService };

/** A project follows its pages, and keeps its voice whatever becomes of its avatar; those of an account go with it. */
export const projectListeners = ({ projects, courseware }: Services): Listeners => ({
  module: 'project',
  together: {
    async 'voice.asked'(tx, fact) {
      fact.projects.push(...(await projects.spokenWith(tx, fact)));
    },
    'voice.deleted': (tx, fact) => projects.loseVoice(tx, fact),
    'avatar.voice-lost': (tx, fact) => projects.followAvatar(tx, fact),
    'avatar.revoiced': (tx, fact) => projects.keepVoice(tx, fact),
    async 'avatar.deleted'(tx, fact) {
      await projects.keepVoice(tx, fact);
      await createProjectStore(tx).forgetAvatar(fact.avatarId);
    },
    'page.changed': (tx, { projectId, before }) => projects.noteChange(tx, projectId, before),
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'projects', count: (await createProjectStore(tx).idsOf(userId)).length });
    },
    async 'storage.asked'(tx, { userId, uploaded, bytes }) {
      const ids = await createProjectStore(tx).idsOf(userId, 'storing');
      bytes.push(await courseware.mediaBytes(tx, ids, uploaded));
    },
    'user.deleted': (tx, { userId, unused }) => projects.removeOf(tx, userId, unused),
  },
});

import type { Listeners } from '../../platform/events.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService } from '../project/service.ts';
import { useOfSentence } from './rules.ts';
import type { BroadcastService } from './service.ts';
import { createBroadcastStore } from './store.ts';

type Deps = { files: FileService; broadcasts: BroadcastService; projects: Pick<ProjectService, 'storingOf'> };

/** What was spoken is copied with its project, and goes with it. */
export const broadcastListeners = ({ files, broadcasts, projects }: Deps): Listeners => ({
  module: 'broadcast',
  together: {
    'project.confirmed': async (tx, { visitor, projectId }) =>
      void (await broadcasts.confirmIn(tx, visitor, { projectId })),
    'page.changed': (tx, { projectId }) => broadcasts.endChanged(tx, projectId),
    'page.recorded': (tx, page) => broadcasts.addFinished(tx, page),
    'project.copied': (tx, copy) => broadcasts.copyFinished(tx, copy),
    async 'avatar.deleted'(tx, { avatarId, unused }) {
      unused.push(...(await broadcasts.forgetFilmsOf(tx, avatarId)));
    },
    async 'storage.asked'(tx, { userId, bytes }) {
      const store = createBroadcastStore(tx);
      const brought = await store.broughtBytesOf(await projects.storingOf(tx, userId));
      bytes.push(brought, await store.filmBytesOf(userId));
    },
    async 'project.deleted'(tx, { projectId, unused }) {
      unused.push(...(await broadcasts.removeFiles(tx, projectId)));
    },
    /** Its pages went with their projects; sentences are an account's own. */
    async 'user.deleted'(tx, { userId, unused }) {
      const store = createBroadcastStore(tx);
      const ids = await store.sentenceIdsOf(userId);
      for (const id of ids) unused.push(...(await files.removeUses(tx, useOfSentence(id))));
      await store.deleteSentences(ids);
    },
  },
});

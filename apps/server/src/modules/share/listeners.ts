import type { Listeners } from '../../platform/events.ts';
import { createShareStore } from './store.ts';

/** Shares end with what they share, and with who shared it. Who came in keeps a token that opens nothing. */
export const shareListeners: Listeners = {
  module: 'share',
  together: {
    'project.deleted': (tx, { projectId }) => createShareStore(tx).deleteOf(projectId),
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'shares', count: await createShareStore(tx).countOf(userId) });
    },
    'user.deleted': (tx, { userId }) => createShareStore(tx).deleteOfUser(userId),
  },
};

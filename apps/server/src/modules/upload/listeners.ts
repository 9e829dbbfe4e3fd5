import type { Events, Listeners } from '../../platform/events.ts';
import type { FileService } from '../file/service.ts';
import { pieceUseOf, useOf } from './rules.ts';
import { countStorage } from './service/count-storage.ts';
import { createPieceStore, createUploadStore } from './store.ts';

/** The uploads of an account go with it, and the contents behind them. */
export const uploadListeners = ({ files, events }: { files: FileService; events: Events }): Listeners => ({
  module: 'upload',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      const uploads = createUploadStore(tx);
      items.push({ kind: 'files', count: await uploads.countOf(userId) });
      items.push({ kind: 'storage-bytes', count: await countStorage(events)(tx, userId) });
    },
    async 'user.deleted'(tx, { userId, unused }) {
      for (const id of await createUploadStore(tx).deleteOf(userId))
        unused.push(...(await files.removeUses(tx, useOf(id))));
      const pieces = createPieceStore(tx);
      for (const { id } of await pieces.ofUser(userId)) {
        await pieces.delete(id);
        unused.push(...(await files.removeUses(tx, pieceUseOf(id))));
      }
    },
  },
});

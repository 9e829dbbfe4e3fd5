import type { Listeners } from '../../platform/events.ts';
import type { FileService } from '../file/service.ts';
import { pieceUseOf, useOf } from './rules.ts';
import { createPieceStore, createUploadStore } from './store.ts';

/** The uploads of an account go with it, and the contents behind them. */
export const uploadListeners = ({ files }: { files: FileService }): Listeners => ({
  module: 'upload',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      const uploads = createUploadStore(tx);
      items.push({ kind: 'files', count: await uploads.countOf(userId) });
      items.push({ kind: 'storage-bytes', count: await uploads.bytesOf(userId) });
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

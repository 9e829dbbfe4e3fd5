import type { Owned } from '../../../platform/owned.ts';
import type { FileService } from '../../file/service.ts';
import { pieceUseOf, useOf } from '../rules.ts';
import { createPieceStore, createUploadStore } from '../store.ts';

/** The uploads of an account, and the contents behind them. */
export const ownUploads = ({ files }: { files: FileService }): Owned => ({
  async count(db, { userId }) {
    const uploads = createUploadStore(db);
    return [
      { kind: 'files', count: await uploads.countOf(userId) },
      { kind: 'storage-bytes', count: await uploads.bytesOf(userId) },
    ];
  },
  async remove(tx, { userId }) {
    const contents: string[] = [];
    for (const id of await createUploadStore(tx).deleteOf(userId)) {
      contents.push(...(await files.removeUses(tx, useOf(id))));
    }
    const pieces = createPieceStore(tx);
    for (const { id } of await pieces.ofUser(userId)) {
      await pieces.delete(id);
      contents.push(...(await files.removeUses(tx, pieceUseOf(id))));
    }
    return contents;
  },
});

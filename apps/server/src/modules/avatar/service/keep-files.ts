import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PhotoFileKind } from '@app/contract/photo/states/file-kind.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';
import type { AvatarFileRow, PhotoRow } from '../tables.ts';

/** Made from a photo, so it is small; what is larger was not made by our engines. */
const mostBytes = 16 * 1024 * 1024;

const useOf = (avatarId: string): string => `avatar:${avatarId}`;
const photoUseOf = (photoId: string): string => `avatar-photo:${photoId}`;

/** Contents of avatars and photos. What `unused` answers is to be released once the transaction has committed. */
export function keepFiles({ files }: { files: FileService }) {
  /** Removes rows; their contents go unless another row of the avatar has the same. */
  async function remove(
    tx: Transaction,
    avatarId: string,
    rows: readonly AvatarFileRow[],
  ): Promise<string[]> {
    const store = createAvatarFileStore(tx);
    await store.delete(rows);
    const left = new Set((await store.ofAvatar(avatarId)).map(({ fileKey }) => fileKey));
    const unused = rows.map(({ fileKey }) => fileKey).filter((key) => !left.has(key));
    await files.removeSomeUses(tx, useOf(avatarId), unused);
    return unused;
  }

  async function add(tx: Transaction, rows: readonly AvatarFileRow[]): Promise<void> {
    await createAvatarFileStore(tx).insert(rows);
    for (const { fileKey, avatarId } of rows) await files.addUse(tx, fileKey, useOf(avatarId));
  }

  return {
    add,
    release: files.release,

    /** Stores bytes; until they are added to an avatar they may go again. */
    keep: (bytes: Uint8Array | string) => files.keep(Readable.from([Buffer.from(bytes)]), mostBytes),

    read: async (fileKey: string): Promise<Buffer> => buffer(await files.open(fileKey)),

    /** Removes the files of these kinds. */
    async removeKinds(tx: Transaction, avatarId: string, kinds: readonly PhotoFileKind[]): Promise<string[]> {
      const rows = await createAvatarFileStore(tx).ofAvatar(avatarId);
      return remove(
        tx,
        avatarId,
        rows.filter(({ kind }) => kinds.includes(kind)),
      );
    },

    /** Everything of an avatar that goes, the photo too. */
    async removeAll(tx: Transaction, avatarId: string): Promise<string[]> {
      const photo = await createPhotoStore(tx).ofAvatar(avatarId);
      const unused = await files.removeUses(tx, useOf(avatarId));
      return photo ? [...unused, ...(await this.removePhoto(tx, photo))] : unused;
    },

    addPhoto: (tx: Transaction, { id, fileKey }: PhotoRow): Promise<void> =>
      files.addUse(tx, fileKey, photoUseOf(id)),

    async removePhoto(tx: Transaction, { id }: PhotoRow): Promise<string[]> {
      await createPhotoStore(tx).delete(id);
      return files.removeUses(tx, photoUseOf(id));
    },

    /** A copy has the look of its source, and neither the photo nor what it could look like. */
    async copyLook(tx: Transaction, from: string, to: string): Promise<void> {
      const rows = await createAvatarFileStore(tx).ofAvatar(from);
      const look = rows.filter(({ kind }) => kind !== 'style');
      await add(
        tx,
        look.map((row) => ({ ...row, avatarId: to })),
      );
    },
  };
}
export type AvatarFiles = ReturnType<typeof keepFiles>;

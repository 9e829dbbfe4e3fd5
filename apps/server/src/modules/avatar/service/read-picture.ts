import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { posterOf } from '@app/player/avatar/drawn/poster.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import type { AvatarRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';

/** Somebody's picture, 3:4: a cut-out WebP, or a drawing as SVG. `look` names its content. */
export type Still = { avatarId: string; look: string; type: 'webp' | 'svg'; read(): Promise<Buffer> };

/** The picture of somebody who is a photo. */
export type Portrait = Omit<Still, 'type'>;

type Deps = { db: Database; kept: AvatarFiles; webFolder: string };

export type AvatarPictures = ReturnType<typeof readPicture>;

/** The pictures of avatars. */
export function readPicture({ db, kept, webFolder }: Deps) {
  return {
    /** Undefined for one that has no look yet. */
    async of({ id: avatarId, character, wholeImage, updatedAt }: AvatarRow): Promise<Still | undefined> {
      if (character !== null) {
        const read = async () => Buffer.from(posterOf(character));
        return { avatarId, look: `${avatarId} ${updatedAt.getTime()}`, type: 'svg', read };
      }
      // Shipped with the product: a photo is a WebP, a drawing an SVG.
      if (wholeImage !== null) {
        const read = () => readFile(path.join(webFolder, wholeImage));
        return { avatarId, look: wholeImage, type: wholeImage.endsWith('.webp') ? 'webp' : 'svg', read };
      }
      const made = await createAvatarFileStore(db).ofAvatar(avatarId);
      const picture = made.find(({ kind }) => kind === 'picture');
      return (
        picture && {
          avatarId,
          look: picture.fileKey,
          type: 'webp',
          read: () => kept.read(picture.fileKey),
        }
      );
    },
  };
}

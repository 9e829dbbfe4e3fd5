import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../platform/db/database.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import type { AvatarRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';

/** Somebody's picture: WebP, cut out. `look` names its content. */
export type Portrait = { avatarId: string; look: string; read(): Promise<Buffer> };

type Deps = { db: Database; kept: AvatarFiles; webFolder: string };

export type AvatarPictures = ReturnType<typeof readPicture>;

/** The pictures of avatars that are photos. */
export function readPicture({ db, kept, webFolder }: Deps) {
  return {
    async of({ id, character, wholeImage }: AvatarRow): Promise<Portrait | undefined> {
      if (character !== null) return undefined;
      // Shipped with the product: a photo is a WebP, a drawing an SVG.
      if (wholeImage !== null) {
        const read = () => readFile(path.join(webFolder, wholeImage));
        return wholeImage.endsWith('.webp') ? { avatarId: id, look: wholeImage, read } : undefined;
      }
      const made = await createAvatarFileStore(db).ofAvatar(id);
      const picture = made.find(({ kind }) => kind === 'picture');
      return picture && { avatarId: id, look: picture.fileKey, read: () => kept.read(picture.fileKey) };
    },
  };
}

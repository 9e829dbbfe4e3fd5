import type { AvatarFile } from '@app/contract/photo/schema.ts';
import { photoFileKinds } from '@app/contract/photo/states/file-kind.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';

type Deps = { db: Database; files: FileService };

/** What goes when an avatar is deleted. */
export const listFiles =
  ({ db, files }: Deps) =>
  async (id: string): Promise<{ list: AvatarFile[] }> => {
    const photo = await createPhotoStore(db).ofAvatar(id);
    const made = await createAvatarFileStore(db).ofAvatar(id);
    const rows = [...(photo ? [{ ...photo, kind: 'photo' as const, style: null }] : []), ...made];
    const list: AvatarFile[] = [];
    for (const { kind, style, size, fileKey } of rows) {
      const users = await files.usersOf(fileKey);
      list.push({ kind, style, size, isShared: users.length > 1 });
    }
    return { list: list.sort((a, b) => photoFileKinds.indexOf(a.kind) - photoFileKinds.indexOf(b.kind)) };
  };

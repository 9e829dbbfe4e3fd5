import type { AvatarFile } from '@app/contract/photo/schema.ts';
import { photoFileKinds } from '@app/contract/photo/states/file-kind.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';

type Deps = { db: Database };

/** What goes when an avatar is deleted. */
export const listFiles =
  ({ db }: Deps) =>
  async (id: string): Promise<{ list: AvatarFile[] }> => {
    const photo = await createPhotoStore(db).ofAvatar(id);
    const store = createAvatarFileStore(db);
    const made = await store.ofAvatar(id);
    const rows = [...(photo ? [{ ...photo, kind: 'photo' as const, style: null }] : []), ...made];
    const shared = await store.sharedWithCopies(id);
    const list = rows.map(({ kind, style, size, fileKey }) => ({
      kind,
      style,
      size,
      isShared: shared.has(fileKey),
    }));
    return { list: list.sort((a, b) => photoFileKinds.indexOf(a.kind) - photoFileKinds.indexOf(b.kind)) };
  };

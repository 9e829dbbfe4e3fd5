import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import type { Photo } from '@app/contract/photo/schema.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { createQuota } from '../../../platform/quota.ts';
import type { FileService } from '../../file/service.ts';
import type { AvatarPresenter } from '../present.ts';
import { createPhotoStore } from '../store/photos.ts';
import type { PhotoRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';
import { takeTurn } from './take-turn.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  kept: AvatarFiles;
  presenter: AvatarPresenter;
};

const { photo: limits } = avatarLimits;
const { waiting } = photoLimits;

/** Photos on their way to an avatar. They are none of the files of their owner's library. */
export function takePhoto({ db, clock, newId, files, kept, presenter }: Deps) {
  const turns = createQuota(db, { name: 'photo-upload', ...photoLimits.uploadsPerHour });
  async function keep(file: IncomingFile): Promise<Pick<PhotoRow, 'fileKey' | 'size' | 'type'>> {
    const { key: fileKey, size } = await files.keep(file.stream, limits.maxBytes).catch((error: unknown) => {
      const isTooLarge = error instanceof AppError && error.def === uploadErrors.tooLarge;
      throw isTooLarge ? new AppError(avatarErrors.photoTooLarge) : error;
    });
    try {
      await file.refuseMore();
      const type = (await files.typeOf(fileKey))?.mime;
      if (!limits.types.some((one) => one === type)) throw new AppError(avatarErrors.photoType);
      return { fileKey, size, type: type ?? '' };
    } catch (error) {
      await files.releaseUnused(fileKey);
      throw error;
    }
  }

  /** Removes a photo, unless somebody has used it meanwhile. */
  async function removeWaiting(tx: Transaction, id: string): Promise<string[]> {
    const photo = await createPhotoStore(tx).lock(id);
    return photo?.avatarId === null ? kept.removePhoto(tx, photo) : [];
  }

  /** One more in the place of the oldest, when there are too many. */
  async function insert(tx: Transaction, row: PhotoRow): Promise<string[]> {
    // One after the other: many who upload at once would each find the room of all.
    await lockByName(tx, 'avatar-photos', row.userId);
    const store = createPhotoStore(tx);
    const unused: string[] = [];
    for (const { id } of (await store.waitingOf(row.userId)).slice(waiting.perUser - 1))
      unused.push(...(await removeWaiting(tx, id)));
    await store.insert(row);
    await kept.addPhoto(tx, row);
    return unused;
  }

  return {
    async upload(visitor: UserVisitor, file: IncomingFile): Promise<Photo> {
      await takeTurn(turns, visitor, file);
      const { userId } = visitor;
      const content = await keep(file);
      const row = { id: newId(), userId, avatarId: null, ...content, passed: null, createdAt: clock.now() };
      await files.release(await db.transaction((tx) => insert(tx, row)));
      return presenter.photo(row);
    },

    /** Photos that no avatar was made of go after a day. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock.now().getTime() - waiting.keptMs);
      for (const { id } of await createPhotoStore(db).waitingBefore(before)) {
        await files.release(await db.transaction((tx) => removeWaiting(tx, id)));
      }
    },
  };
}

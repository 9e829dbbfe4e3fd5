import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Signature } from '../../../platform/signed-address.ts';
import type { UserPresenter } from '../present.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'files'> & { presenter: UserPresenter };

/** Who needs the content of a profile picture. */
export const pictureUse = (userId: string): string => `user-picture:${userId}`;

/** The picture of an account. */
export function setPicture({ db, files, presenter }: Deps) {
  async function accept(file: IncomingFile, fileKey: string): Promise<string> {
    await file.refuseMore();
    const type = await files.typeOf(fileKey);
    if (!type || !avatarLimits.photo.types.some((taken) => taken === type.mime)) {
      throw new AppError(userErrors.pictureType);
    }
    return type.mime;
  }

  /** The new picture, or none, in place of the one before, whose content may go. */
  async function replace(
    userId: string,
    picture: { key: string; type: string } | undefined,
  ): Promise<UserRow> {
    const { changed, unused } = await db.transaction(async (tx) => {
      const users = createUserStore(tx);
      if (!(await users.lock(userId))) throw new AppError(userErrors.sessionLost);
      const before = await files.removeUses(tx, pictureUse(userId));
      if (picture) await files.addUse(tx, picture.key, pictureUse(userId));
      const row = await users.update(userId, {
        pictureKey: picture?.key ?? null,
        pictureType: picture?.type ?? null,
      });
      return { changed: row, unused: before };
    });
    await files.release(unused);
    if (!changed) throw new AppError(userErrors.sessionLost);
    return changed;
  }

  return {
    async set({ userId }: UserVisitor, file: IncomingFile): Promise<UserRow> {
      const { key } = await files.keep(file.stream, avatarLimits.photo.maxBytes).catch((error: unknown) => {
        const tooLarge = error instanceof AppError && error.def === uploadErrors.tooLarge;
        throw tooLarge ? new AppError(userErrors.pictureTooLarge) : error;
      });
      try {
        return await replace(userId, { key, type: await accept(file, key) });
      } catch (error) {
        await files.releaseUnused(key);
        throw error;
      }
    },

    remove: ({ userId }: UserVisitor): Promise<UserRow> => replace(userId, undefined),

    /** The content behind a signed address. */
    async open(userId: string, signature: Signature): Promise<FileAnswer> {
      const user = await createUserStore(db).find(userId);
      const { pictureKey, pictureType } = user ?? {};
      if (!pictureKey || !pictureType || !presenter.opensPicture(userId, pictureKey, signature)) {
        throw new AppError(user ? uploadErrors.linkExpired : commonErrors.notFound);
      }
      return {
        size: await files.sizeOf(pictureKey),
        type: pictureType,
        etag: pictureKey,
        keepSeconds: presenter.secondsLeft(signature.expires),
        saveAs: undefined,
        open: (range) => files.open(pictureKey, range),
      };
    },
  };
}

import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { acceptedEndings } from '@app/contract/upload/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { IncomingFile } from '../../platform/http/upload.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { CreditService } from '../credit/service.ts';
import type { FileService } from '../file/service.ts';
import { canEditUpload } from './policy.ts';
import { createUploadPresenter } from './present.ts';
import { isShownInPage, useOf } from './rules.ts';
import { createUploadStore } from './store.ts';
import type { UploadRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  credits: CreditService;
  secret: string;
};

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({ db, clock, newId, files, credits, secret }: Deps) {
  const uploads = createUploadStore(db);
  const presenter = createUploadPresenter(secret, clock);

  async function accept(file: IncomingFile, fileKey: string) {
    await file.refuseMore();
    const type = await files.typeOf(fileKey);
    if (!type) throw new AppError(uploadErrors.typeRefused, { types: acceptedEndings });
    return type;
  }

  /** Storage is a limit of the level, with what was bought on top; an administrator's account is never short. */
  async function refuseWhenFull(visitor: UserVisitor, size: number): Promise<void> {
    if (visitor.administrator) return;
    const { storage } = await credits.currentBalances(visitor.userId, visitor.level);
    const limit = credits.storageLimitOf(visitor.level, storage);
    const missing = (await uploads.bytesOf(visitor.userId)) + size - limit;
    // Sizes read the same in both languages.
    if (missing > 0) throw new AppError(storageErrors.full, { missing: formatSize(missing, 'en-US') });
  }

  return {
    async add(visitor: UserVisitor, file: IncomingFile) {
      const { key, size } = await files.keep(file.stream, credits.rightsOf(visitor.level).uploadBytes);
      const type = await refuseWhenFull(visitor, size)
        .then(() => accept(file, key))
        .catch(async (error: unknown) => {
          await files.releaseUnused(key);
          throw error;
        });
      const row = {
        id: newId(),
        userId: visitor.userId,
        name: file.name,
        size,
        type: type.mime,
        fileKey: key,
        createdAt: clock.now(),
      };
      await db.transaction(async (tx) => {
        await files.addUse(tx, key, useOf(row.id));
        await createUploadStore(tx).insert(row);
      });
      return presenter.present(row);
    },

    storedBytes: (userId: string): Promise<number> => uploads.bytesOf(userId),

    /** One of an account's files; undefined when it is gone or somebody else's. */
    async findOf(userId: string, id: string): Promise<UploadRow | undefined> {
      const upload = await uploads.find(id);
      return upload?.userId === userId ? upload : undefined;
    },

    async list(visitor: UserVisitor, page: Page) {
      const found = await uploads.pageOf(visitor.userId, page);
      return { ...found, list: found.list.map(presenter.present) };
    },

    /** The content behind a signed address. */
    async open(id: string, expires: string, sign: string): Promise<FileAnswer> {
      if (!presenter.isSigned(id, expires, sign)) throw new AppError(uploadErrors.linkExpired);
      const upload = await uploads.find(id);
      if (!upload) throw new AppError(commonErrors.notFound);
      return {
        size: upload.size,
        type: upload.type,
        etag: upload.fileKey,
        keepSeconds: presenter.secondsLeft(expires),
        saveAs: isShownInPage(upload.type) ? undefined : upload.name,
        open: (range) => files.open(upload.fileKey, range),
      };
    },

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const upload = await uploads.find(id);
      if (!upload || !canEditUpload(visitor, upload)) throw new AppError(commonErrors.notFound);
      const unused = await db.transaction(async (tx) => {
        await createUploadStore(tx).delete(id);
        return files.removeUses(tx, useOf(id));
      });
      await files.release(unused);
    },
  };
}

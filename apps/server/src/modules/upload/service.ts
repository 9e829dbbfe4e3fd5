import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { IncomingFile } from '../../platform/http/upload.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import { NoSpace, type Storage, type Stored, TooLarge } from '../../providers/storage/port.ts';
import { acceptedExtensions, sniffStored } from '../../providers/storage/sniff.ts';
import { canEditUpload } from './policy.ts';
import { createUploadPresenter } from './present.ts';
import { isShownInPage } from './rules.ts';
import { createUploadStore } from './store.ts';

type Deps = { db: Database; clock: Clock; newId: () => string; storage: Storage; secret: string };

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({ db, clock, newId, storage, secret }: Deps) {
  const uploads = createUploadStore(db);
  const presenter = createUploadPresenter(secret, clock);

  async function keep(file: IncomingFile, maxBytes: number): Promise<Stored> {
    // Sizes read the same in both languages.
    const tooLarge = () => new AppError(uploadErrors.tooLarge, { max: formatSize(maxBytes, 'en-US') });
    try {
      return await storage.put(file.stream, { maxBytes });
    } catch (error) {
      if (error instanceof TooLarge) throw tooLarge();
      if (error instanceof NoSpace) throw new AppError(commonErrors.noSpace);
      if (file.stream.errored || file.stream.destroyed) throw new AppError(uploadErrors.incomplete);
      throw error;
    }
  }

  /** Removes a content that no upload points to any more. */
  async function release(fileKey: string): Promise<void> {
    await db.transaction(async (tx) => {
      await lockByName(tx, 'file', fileKey);
      if (!(await createUploadStore(tx).isInUse(fileKey))) await storage.delete(fileKey);
    });
  }

  return {
    release,

    async add(visitor: UserVisitor, file: IncomingFile) {
      const { key, size } = await keep(file, rightsOf(visitor.level).uploadBytes);
      const type = await sniffStored(storage, key);
      if (!type) {
        await release(key);
        throw new AppError(uploadErrors.typeRefused, { types: acceptedExtensions.join(', ') });
      }
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
        await lockByName(tx, 'file', key);
        // The same content may just have been removed with the last upload that pointed to it.
        if ((await storage.size(key)) === undefined) throw new AppError(uploadErrors.incomplete);
        await createUploadStore(tx).insert(row);
      });
      return presenter.present(row);
    },

    async list(visitor: UserVisitor, page: { pageNum: number; pageSize: number }) {
      const { rows, total } = await uploads.pageOf(
        visitor.userId,
        page.pageSize,
        (page.pageNum - 1) * page.pageSize,
      );
      return { list: rows.map(presenter.present), total, ...page };
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
        async open(range) {
          const found = await storage.get(upload.fileKey, range);
          if (!found) throw new AppError(commonErrors.notFound);
          return found.stream;
        },
      };
    },

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const upload = await uploads.find(id);
      if (!upload || !canEditUpload(visitor, upload)) throw new AppError(commonErrors.notFound);
      await uploads.delete(id);
      await release(upload.fileKey);
    },
  };
}

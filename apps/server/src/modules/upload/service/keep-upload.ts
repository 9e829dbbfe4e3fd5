import { AppError } from '@app/contract/base/errors.ts';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { acceptedEndings } from '@app/contract/upload/limits.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import type { createUploadPresenter } from '../present.ts';
import { isOldOffice, refuseLongText, refuseMissing, useOf } from '../rules.ts';
import { createUploadStore } from '../store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  credits: CreditService;
  storedBytes: (userId: string) => Promise<number>;
  presenter: ReturnType<typeof createUploadPresenter>;
};

/** Takes a whole file in: its size, its kind and the room for it are checked. */
export function keepUpload({ db, clock, newId, files, credits, storedBytes, presenter }: Deps) {
  /** What a file is told that is none of ours. */
  async function refusalOf(fileKey: string, size: number): Promise<AppError> {
    if (size === 0) return new AppError(uploadErrors.empty);
    const head: Uint8Array[] = [];
    for await (const chunk of await files.open(fileKey, { start: 0, end: 7 })) head.push(chunk);
    return isOldOffice(Buffer.concat(head))
      ? new AppError(uploadErrors.oldFormat)
      : new AppError(uploadErrors.typeRefused, { types: `${acceptedEndings}, ${projectFile.ending}` });
  }

  async function accept(file: IncomingFile, fileKey: string, size: number) {
    await file.refuseMore();
    const type = await files.typeOf(fileKey);
    if (!type) throw await refusalOf(fileKey, size);
    refuseLongText(type, size);
    return type;
  }

  /**
   * Storage is a limit of the level, with what was bought on top; an administrator's account is never short. Answers with
   * what is left beside it.
   */
  async function refuseWhenFull(visitor: UserVisitor, size: number): Promise<number> {
    if (visitor.administrator) return Infinity;
    const { storage } = await credits.currentBalances(visitor.userId, visitor.level);
    const limit = credits.storageLimitOf(visitor.level, storage);
    const missing = (await storedBytes(visitor.userId)) + size - limit;
    refuseMissing(missing);
    return -missing;
  }

  async function add(visitor: UserVisitor, file: IncomingFile, id = newId()): Promise<Upload> {
    const { key, size } = await files.keep(file.stream, credits.rightsOf(visitor.level).uploadBytes);
    const type = await refuseWhenFull(visitor, size)
      .then(() => accept(file, key, size))
      .catch(async (error: unknown) => {
        await files.releaseUnused(key);
        throw error;
      });
    const row = {
      id,
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
  }

  return { refuseWhenFull, add };
}

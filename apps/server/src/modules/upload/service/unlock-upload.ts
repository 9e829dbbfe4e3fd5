import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { lockedType } from '@app/contract/upload/limits.ts';
import type { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { createBoundedWork } from '../../../platform/bounded-work.ts';
import { removeLeftWork } from '../../../platform/left-work.ts';
import { refuseFor, type TryLimiter } from '../../../platform/try-limiter.ts';
import type { Documents } from '../../../providers/document/port.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import { canEditUpload } from '../policy.ts';
import type { createUploadPresenter } from '../present.ts';
import { refuseLongText, useOf } from '../rules.ts';
import { createUploadStore } from '../store.ts';
import type { UploadRow } from '../tables.ts';

export type UnlockDeps = {
  documents: Pick<Documents, 'unlock'>;
  /** Each try takes a process of its own, so they are counted. */
  unlockTries: TryLimiter;
  /** Where files lie while they are opened. */
  folder: string;
};

type Deps = UnlockDeps & {
  credits: CreditService;
  db: Database;
  newId: () => string;
  files: FileService;
  presenter: ReturnType<typeof createUploadPresenter>;
};

const workName = 'unlock-';
// Far longer than one is opened.
const leftAfterMs = 60 * 60 * 1000;

/** What was left of opened files lies there without its lock. */
export const sweepUnlocks = (folder: string, now: Date): Promise<void> =>
  removeLeftWork(folder, { beginning: workName, leftAfterMs, now });

/** Opens a file that has a password; what was inside takes its place. */
export function unlockUpload(deps: Deps) {
  const { db, newId, files, credits, documents, unlockTries, folder, presenter } = deps;
  // Each takes a process that hashes for seconds; whoever makes such files knows their passwords.
  const oneByOne = createBoundedWork<Awaited<ReturnType<typeof documents.unlock>>>({ atOnce: 1, waiting: 8 });

  /** The content inside as it is stored now. */
  async function openInto(work: string, { fileKey, size }: UploadRow, password: string, most: number) {
    const [locked, opened] = [path.join(work, 'locked'), path.join(work, 'opened')];
    await mkdir(work, { recursive: true });
    await pipeline(await files.open(fileKey), createWriteStream(locked));
    const outcome = await oneByOne(work, () => documents.unlock(locked, password, opened));
    if (outcome === 'wrong-password') throw new AppError(uploadErrors.wrongPassword);
    if (outcome === 'unreadable') throw new AppError(uploadErrors.notUnlocked);
    // What is inside is never larger than its lock; what a level allows may have changed since that came.
    return files.keep(createReadStream(opened), Math.min(size, most));
  }

  async function replace(upload: UploadRow, key: string, size: number): Promise<UploadRow> {
    const type = await files.typeOf(key);
    if (!type || type.mime === lockedType) throw new AppError(uploadErrors.notUnlocked);
    refuseLongText(type, size);
    const content = { fileKey: key, size, type: type.mime };
    await db.transaction(async (tx) => {
      await files.addUse(tx, key, useOf(upload.id));
      // One that was deleted meanwhile keeps nothing.
      if (!(await createUploadStore(tx).setContent(upload.id, content)))
        throw new AppError(commonErrors.notFound);
      await files.removeSomeUses(tx, useOf(upload.id), [upload.fileKey]);
    });
    return { ...upload, ...content };
  }

  return async (
    visitor: UserVisitor,
    { id, password }: BodyOf<typeof uploadRoutes.unlock>,
  ): Promise<Upload> => {
    const upload = await createUploadStore(db).find(id);
    if (!upload || !canEditUpload(visitor, upload)) throw new AppError(commonErrors.notFound);
    if (upload.type !== lockedType) return presenter.present(upload);
    refuseFor([await unlockTries.take(visitor.userId)]);
    const work = path.join(folder, `${workName}${newId()}`);
    try {
      const { uploadBytes } = credits.rightsOf(visitor.level);
      const { key, size } = await openInto(work, upload, password, uploadBytes);
      const opened = await replace(upload, key, size).catch(async (error: unknown) => {
        await files.releaseUnused(key);
        throw error;
      });
      await Promise.all([unlockTries.takeBack(visitor.userId), files.releaseUnused(upload.fileKey)]);
      return presenter.present(opened);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  };
}

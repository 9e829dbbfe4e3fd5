import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { uploadRoutes } from '@app/contract/upload/routes.ts';
import { typesOf } from '@app/contract/upload/states/kind.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { cleanName, type IncomingFile } from '../../platform/http/upload.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { FileService } from '../file/service.ts';
import { canEditUpload } from './policy.ts';
import { createUploadPresenter } from './present.ts';
import { isShownInPage, useOf } from './rules.ts';
import { countStorage } from './service/count-storage.ts';
import { keepUpload } from './service/keep-upload.ts';
import { type StorageDeps, storeWithin } from './service/store-within.ts';
import { takePieces } from './service/take-pieces.ts';
import { sweepUnlocks, type UnlockDeps, unlockUpload } from './service/unlock-upload.ts';
import { createUploadStore } from './store.ts';
import type { UploadRow } from './tables.ts';

type Deps = StorageDeps &
  UnlockDeps & {
    db: Database;
    clock: Clock;
    newId: () => string;
    files: FileService;
    events: Events;
    secret: string;
  };

export type { UploadRow } from './tables.ts';

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService(deps: Deps) {
  const { db, clock, files, secret } = deps;
  const uploads = createUploadStore(db);
  const presenter = createUploadPresenter(secret, clock);

  const count = countStorage(deps.events);
  const storedBytes = (userId: string) => db.transaction((tx) => count(tx, userId));
  const { refuseWhenFull, add } = keepUpload({ ...deps, storedBytes, presenter });

  const pieces = takePieces({
    ...deps,
    refuseWhenFull,
    keepWhole: add,
    async findWhole(visitor, id) {
      const upload = await uploads.find(id);
      return upload && canEditUpload(visitor, upload) ? presenter.present(upload) : undefined;
    },
  });

  const answerOf = ({ size, type, fileKey }: UploadRow) => ({
    size,
    type,
    etag: fileKey,
    open: (range?: { start: number; end: number }) => files.open(fileKey, range),
  });

  return {
    add: (visitor: UserVisitor, file: IncomingFile): Promise<Upload> => add(visitor, file),
    pieces,
    unlock: unlockUpload({ ...deps, presenter }),
    /** At every start. */
    sweepUnlocks: (): Promise<void> => sweepUnlocks(deps.folder, deps.clock.now()),

    storedBytes,
    storeWithin: storeWithin({ ...deps, count }),
    /** Refuses who stores more than they may already. */
    requireRoom: async (visitor: UserVisitor): Promise<void> => void (await refuseWhenFull(visitor, 0)),

    /** One of an account's files; undefined when it is gone or somebody else's. */
    async findOf(userId: string, id: string): Promise<UploadRow | undefined> {
      const upload = await uploads.find(id);
      return upload?.userId === userId ? upload : undefined;
    },

    async list({ userId }: UserVisitor, body: BodyOf<typeof uploadRoutes.list>) {
      const { kind, search = '', orderBy, orderDir, ...page } = body;
      const query = { userId, types: kind && typesOf(kind), search: search.trim(), orderBy, orderDir };
      const found = await uploads.pageOf(query, page);
      return { ...found, list: found.list.map(presenter.present) };
    },

    async rename(visitor: UserVisitor, { id, name }: BodyOf<typeof uploadRoutes.rename>): Promise<Upload> {
      const upload = await uploads.find(id);
      if (!upload || !canEditUpload(visitor, upload)) throw new AppError(commonErrors.notFound);
      const renamed = await uploads.rename(id, cleanName(name));
      if (!renamed) throw new AppError(commonErrors.notFound);
      return presenter.present(renamed);
    },

    /** The content behind a signed address. */
    async open(id: string, expires: string, sign: string): Promise<FileAnswer> {
      if (!presenter.isSigned(id, expires, sign)) throw new AppError(uploadErrors.linkExpired);
      const upload = await uploads.find(id);
      if (!upload) throw new AppError(commonErrors.notFound);
      const saveAs = isShownInPage(upload.type) ? undefined : upload.name;
      return { ...answerOf(upload), keepSeconds: presenter.secondsLeft(expires), saveAs };
    },

    /** One of an account's files, to be saved under its own name. */
    openAsFile: (upload: UploadRow): FileAnswer => ({
      ...answerOf(upload),
      keepSeconds: 0,
      saveAs: upload.name,
    }),

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

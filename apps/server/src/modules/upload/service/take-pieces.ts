import { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { Upload, UploadProgress } from '@app/contract/upload/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { cleanName, type IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import { canEditUpload } from '../policy.ts';
import { pieceUseOf } from '../rules.ts';
import { createPieceStore } from '../store.ts';
import type { UnfinishedRow } from '../tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  credits: Pick<CreditService, 'rightsOf'>;
  refuseWhenFull: (visitor: UserVisitor, size: number) => Promise<void>;
  /** Keeps a whole file under an id. */
  keepWhole: (visitor: UserVisitor, file: IncomingFile, id: string) => Promise<Upload>;
  findWhole: (visitor: UserVisitor, id: string) => Promise<Upload | undefined>;
};

const { pieceBytes, unfinished } = uploadLimits;

const presentProgress = ({
  id,
  size,
  received,
}: Pick<UnfinishedRow, 'id' | 'size' | 'received'>): UploadProgress => ({
  id,
  size,
  received,
  pieceBytes: Math.min(pieceBytes, size - received),
});

/**
 * Files that come in pieces, so that a line that breaks costs one piece and not all of it. Pieces are contents like any
 * other: every process finds them, also the one that makes the whole of them.
 */
export function takePieces(deps: Deps) {
  const { db, clock, newId, files, credits, refuseWhenFull, keepWhole, findWhole } = deps;
  const pieces = createPieceStore(db);

  async function requireOwn(visitor: UserVisitor, id: string): Promise<UnfinishedRow> {
    const row = await pieces.find(id);
    if (!row || !canEditUpload(visitor, row)) throw new AppError(commonErrors.notFound);
    return row;
  }

  async function forget(id: string): Promise<void> {
    const unused = await db.transaction(async (tx) => {
      await createPieceStore(tx).delete(id);
      return files.removeUses(tx, pieceUseOf(id));
    });
    await files.release(unused);
  }

  async function* contentsOf(id: string): AsyncIterable<Uint8Array> {
    for (const key of await pieces.keysOf(id)) yield* (await files.open(key)) as AsyncIterable<Uint8Array>;
  }

  return {
    async begin(
      visitor: UserVisitor,
      { name, size }: { name: string; size: number },
    ): Promise<UploadProgress> {
      const most = credits.rightsOf(visitor.level).uploadBytes;
      // Sizes read the same in both languages.
      if (size > most) throw new AppError(uploadErrors.tooLarge, { max: formatSize(most, 'en-US') });
      await refuseWhenFull(visitor, size);
      const before = await pieces.ofUser(visitor.userId);
      for (const id of before.slice(unfinished.perUser - 1)) await forget(id);
      const { userId } = visitor;
      const row = { id: newId(), userId, name: cleanName(name), size, received: 0, createdAt: clock.now() };
      await pieces.insert(row);
      return presentProgress(row);
    },

    async progress(visitor: UserVisitor, id: string): Promise<UploadProgress> {
      const done = await findWhole(visitor, id);
      return presentProgress(done ? { ...done, received: done.size } : await requireOwn(visitor, id));
    },

    async add(
      visitor: UserVisitor,
      { id, start }: { id: string; start: number },
      read: () => Promise<IncomingFile>,
    ): Promise<UploadProgress> {
      const row = await requireOwn(visitor, id);
      if (row.received !== start) throw new AppError(uploadErrors.outOfOrder, { received: row.received });
      const file = await read();
      const { key, size } = await files.keep(file.stream, presentProgress(row).pieceBytes);
      try {
        await file.refuseMore();
        return await db.transaction(async (tx) => {
          const added = await createPieceStore(tx).add(id, start, size, key);
          if (!added) throw new AppError(uploadErrors.outOfOrder, { received: start });
          await files.addUse(tx, key, pieceUseOf(id));
          return presentProgress(added);
        });
      } catch (error) {
        await files.releaseUnused(key);
        throw error;
      }
    },

    /** Asked again after its answer was lost, it gives the same file. */
    async finish(visitor: UserVisitor, id: string): Promise<Upload> {
      const done = await findWhole(visitor, id);
      if (done) return done;
      const { name, size, received } = await requireOwn(visitor, id);
      if (received !== size) throw new AppError(uploadErrors.incomplete);
      const stream = Readable.from(contentsOf(id), { objectMode: false });
      try {
        return await keepWhole(visitor, { name, stream, refuseMore: async () => undefined }, id);
      } finally {
        // What is refused as a whole, such as a kind of file that is not taken, is of no use in pieces either.
        await forget(id);
      }
    },

    async forgetOld(): Promise<void> {
      const old = await pieces.olderThan(new Date(clock.now().getTime() - unfinished.keptMs));
      for (const id of old) await forget(id);
    },
  };
}

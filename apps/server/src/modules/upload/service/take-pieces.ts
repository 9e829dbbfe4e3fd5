import { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { Upload, UploadProgress } from '@app/contract/upload/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import { cleanName, type IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import { canEditUpload } from '../policy.ts';
import { pieceUseOf, surplusOf } from '../rules.ts';
import { createPieceStore } from '../store.ts';
import type { UnfinishedRow } from '../tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  credits: Pick<CreditService, 'rightsOf'>;
  /** Refuses what does not fit; answers with the room beside it. */
  refuseWhenFull: (visitor: UserVisitor, size: number) => Promise<number>;
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

/** Such as a kind of file that is not taken; room can be made. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof AppError && error.def !== storageErrors.full;

/** Which of them are there. What is answered is unused: `release` it once the transaction has committed. */
function replacePieces({ files }: Pick<Deps, 'files'>) {
  async function remove(tx: Transaction, id: string): Promise<string[]> {
    await createPieceStore(tx).delete(id);
    return files.removeUses(tx, pieceUseOf(id));
  }

  /** Adds one in the place of those that do not fit beside it. */
  async function insert(tx: Transaction, row: UnfinishedRow, bytes: number): Promise<string[]> {
    // One after the other: many who begin at once would each find the room of all.
    await lockByName(tx, 'uploads', row.userId);
    const store = createPieceStore(tx);
    const surplus = surplusOf(await store.ofUser(row.userId), { count: unfinished.perUser - 1, bytes });
    const unused: string[] = [];
    for (const id of surplus) unused.push(...(await remove(tx, id)));
    await store.insert(row);
    return unused;
  }

  return { remove, insert };
}

/**
 * Files that come in pieces, so that a line that breaks costs one piece and not all of it. Pieces are contents like any
 * other: every process finds them, also the one that makes the whole of them.
 */
export function takePieces(deps: Deps) {
  const { db, clock, newId, files, credits, refuseWhenFull, keepWhole, findWhole } = deps;
  const pieces = createPieceStore(db);
  const { remove, insert } = replacePieces(deps);

  async function requireOwn(visitor: UserVisitor, id: string): Promise<UnfinishedRow> {
    const row = await pieces.find(id);
    if (!row || !canEditUpload(visitor, row)) throw new AppError(commonErrors.notFound);
    return row;
  }

  async function forget(id: string): Promise<void> {
    await files.release(await db.transaction((tx) => remove(tx, id)));
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
      const left = await refuseWhenFull(visitor, size);
      const { userId } = visitor;
      const row = { id: newId(), userId, name: cleanName(name), size, received: 0, createdAt: clock.now() };
      await files.release(await db.transaction((tx) => insert(tx, row, left)));
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
        // The next one would begin at the same byte.
        if (size === 0) throw new AppError(uploadErrors.incomplete);
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
        const whole = await keepWhole(visitor, { name, stream, refuseMore: async () => undefined }, id);
        await forget(id);
        return whole;
      } catch (error) {
        // Somebody who asked at the same moment was first, and took the pieces away.
        const made = await findWhole(visitor, id);
        if (made) return made;
        // Refused as a whole it is of no use in pieces either. After any other failure it can be asked for again.
        if (isRefusedForGood(error)) await forget(id);
        throw error;
      }
    },

    async forgetOld(): Promise<void> {
      const old = await pieces.olderThan(new Date(clock.now().getTime() - unfinished.keptMs));
      for (const id of old) await forget(id);
    },
  };
}

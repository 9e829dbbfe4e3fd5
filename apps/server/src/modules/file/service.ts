import type { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lockByName, mayDeleteContents } from '../../platform/db/locks.ts';
import {
  NoSpace,
  type SniffStored,
  type Storage,
  type Stored,
  TooLarge,
} from '../../providers/storage/port.ts';
import { createFileStore } from './store.ts';

type Deps = { db: Database; clock: Clock; storage: Storage; sniff: SniffStored };

const sweepBatch = 500;

export type FileService = ReturnType<typeof createFileService>;

/** Stored contents and who needs them. A content stays as long as somebody does. */
export function createFileService({ db, clock, storage, sniff }: Deps) {
  async function releaseUnused(fileKey: string): Promise<void> {
    await db.transaction(async (tx) => {
      // A backup that runs may need it although nobody else does any more; the sweep comes back to it.
      if (!(await mayDeleteContents(tx))) return;
      await lockByName(tx, 'file', fileKey);
      const used = await createFileStore(tx).inUse([fileKey]);
      if (!used.has(fileKey)) await storage.delete(fileKey);
    });
  }

  return {
    /** Stores a stream. Until a use is added, the content may go again: call `addUse` or `releaseUnused` next. */
    async keep(stream: Readable, maxBytes: number): Promise<Stored> {
      try {
        return await storage.put(stream, { maxBytes });
      } catch (error) {
        if (error instanceof TooLarge) {
          // Sizes read the same in both languages.
          throw new AppError(uploadErrors.tooLarge, { max: formatSize(maxBytes, 'en-US') });
        }
        if (error instanceof NoSpace) throw new AppError(commonErrors.noSpace);
        if (stream.errored) throw new AppError(uploadErrors.incomplete);
        throw error;
      }
    },

    typeOf: (fileKey: string) => sniff(storage, fileKey),

    async addUse(tx: Transaction, fileKey: string, usedBy: string): Promise<void> {
      await lockByName(tx, 'file', fileKey);
      // The same content may just have been removed with the last use of it.
      if ((await storage.size(fileKey)) === undefined) throw new AppError(uploadErrors.incomplete);
      await createFileStore(tx).addUse(fileKey, usedBy, clock.now());
    },

    releaseUnused,

    /** Ends the uses in the caller's transaction; `release` the answer once it has committed. */
    removeUses: (tx: Transaction, usedBy: string): Promise<string[]> =>
      createFileStore(tx).removeUses(usedBy),

    /** As `removeUses`, of these contents alone. */
    removeSomeUses: (tx: Transaction, usedBy: string, fileKeys: readonly string[]): Promise<void> =>
      createFileStore(tx).removeSomeUses(usedBy, fileKeys),

    async release(fileKeys: readonly string[]): Promise<void> {
      for (const fileKey of fileKeys) await releaseUnused(fileKey);
    },

    /** Who needs a content, as they said it. */
    usersOf: (fileKey: string): Promise<string[]> => createFileStore(db).usersOf(fileKey),

    async sizeOf(fileKey: string): Promise<number> {
      const size = await storage.size(fileKey);
      if (size === undefined) throw new AppError(commonErrors.notFound);
      return size;
    },

    async open(fileKey: string, range?: { start: number; end: number }): Promise<Readable> {
      const found = await storage.get(fileKey, range);
      if (!found) throw new AppError(commonErrors.notFound);
      return found.stream;
    },

    /** Removes contents nobody needs: what a crash left between storing and adding the use, or between the two ends. */
    async sweep(olderThanMs: number): Promise<void> {
      const cutoff = clock.now().getTime() - olderThanMs;
      const files = createFileStore(db);
      const check = async (batch: string[]) => {
        const used = await files.inUse(batch);
        for (const fileKey of batch) if (!used.has(fileKey)) await releaseUnused(fileKey);
      };
      let batch: string[] = [];
      for await (const { key, changedAt } of storage.list()) {
        if (changedAt.getTime() < cutoff) batch.push(key);
        if (batch.length >= sweepBatch) await check(batch.splice(0));
      }
      if (batch.length > 0) await check(batch);
      await storage.sweepTemp(olderThanMs);
    },
  };
}

import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AddressSigner, Signature } from '../../../platform/signed-address.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { FileService } from '../../file/service.ts';
import { mediaName } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';

type Deps = { db: Database; files: FileService; signer: AddressSigner };

/** So many ids of files of talks that are being watched are kept. */
const keptIds = 100_000;

/** Opens the files of decks by their signed addresses. */
export function openMedia({ db, files, signer }: Deps) {
  const store = createCoursewareStore(db);
  const filesOf = createWeightedCache<ReadonlySet<string>>({ most: keptIds, weigh: ({ size }) => size + 1 });

  /** Whether somebody who watches still sees the file: its page may have been hidden or deleted since. */
  async function isPlayed(projectId: string, id: string): Promise<boolean> {
    // The same stamp means the same pages and the same design; reading all of them for each picture would take long.
    const key = `${projectId} ${await store.stampOf(projectId)}`;
    const known = filesOf.get(key) ?? (await store.filesPlayed(projectId));
    filesOf.set(key, known);
    return known.has(id);
  }

  return {
    /** A file of a deck behind its signed address. */
    async openMedia(id: string, signature: Signature): Promise<FileAnswer> {
      if (!(await signer.opens(mediaName(id), signature))) throw new AppError(uploadErrors.linkExpired);
      const media = await store.findMedia(id);
      const isSeen = media && (signature.share === undefined || (await isPlayed(media.projectId, id)));
      if (!isSeen) throw new AppError(commonErrors.notFound);
      return {
        size: media.size,
        type: media.type,
        etag: media.fileKey,
        keepSeconds: signer.keepSeconds(signature),
        saveAs: undefined,
        open: (range) => files.open(media.fileKey, range),
      };
    },
  };
}

import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { posterOf } from '@app/player/avatar/drawn/poster.ts';
import { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { AddressSigner, Signature } from '../../../platform/signed-address.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import { drawingName } from '../present.ts';
import { createAvatarStore } from '../store.ts';

type Deps = { db: Database; signer: AddressSigner };
type Drawn = Signature & { v: string };

/** Pictures of talks that are being watched: about a hundred kilobytes each. */
const keptBytes = 16 * 1024 * 1024;

/** What is made from the drawing of an avatar, behind signed addresses. */
export function openDrawing({ db, signer }: Deps) {
  const kept = createWeightedCache<ReadyAnswer>({ most: keptBytes, weigh: ({ weight }) => weight });

  async function open(
    id: string,
    { v: _version, ...signature }: Drawn,
    { type, make }: { type: string; make: (character: CharacterFile) => string },
  ): Promise<FileAnswer> {
    if (!(await signer.opens(drawingName(id), signature))) throw new AppError(uploadErrors.linkExpired);
    const avatar = await createAvatarStore(db).find(id);
    if (!avatar?.character) throw new AppError(commonErrors.notFound);
    const key = `${type} ${id} ${avatar.updatedAt.getTime()}`;
    const ready = kept.get(key) ?? new ReadyAnswer(make(avatar.character));
    kept.set(key, ready);
    const { plain, etag } = ready;
    return {
      size: plain.length,
      type,
      etag,
      keepSeconds: signer.keepSeconds(signature),
      ready,
      open: async (range) => Readable.from([range ? plain.subarray(range.start, range.end + 1) : plain]),
    };
  }

  return {
    rig: (id: string, signature: Drawn): Promise<FileAnswer> =>
      open(id, signature, { type: 'application/json', make: (character) => JSON.stringify(character) }),

    picture: (id: string, signature: Drawn): Promise<FileAnswer> =>
      open(id, signature, { type: 'image/svg+xml', make: posterOf }),
  };
}

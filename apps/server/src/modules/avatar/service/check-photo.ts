import { isDeepStrictEqual } from 'node:util';
import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { avatarLimits } from '@app/contract/avatar/limits.ts';
import {
  croppableFaults,
  type PhotoFault,
  photoFaultText,
  refusalOfPhoto,
} from '@app/contract/avatar/states/photo-fault.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { photoErrors } from '@app/contract/photo/errors.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import type { photoRoutes } from '@app/contract/photo/routes.ts';
import type { Crop, PhotoReport } from '@app/contract/photo/schema.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { createQuota } from '../../../platform/quota.ts';
import type { LookEngine } from '../../../providers/look/port.ts';
import { canUsePhoto } from '../policy.ts';
import { isInside, pictureType } from '../rules.ts';
import { createPhotoStore } from '../store/photos.ts';
import type { PhotoRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';
import { takeTurn } from './take-turn.ts';

type Deps = {
  db: Database;
  kept: AvatarFiles;
  looks: LookEngine;
};
type Cut = { crop?: Crop | undefined; signal?: AbortSignal | undefined };

type Seen = { width: number; height: number };

const remarks = <F extends PhotoFault>(faults: readonly F[], { width, height }: Seen, language: Language) =>
  faults.map((fault) => ({ fault, text: fill(photoFaultText(fault), language, { width, height }) }));

/** All photos go through one process: nobody may fill it. */
function createTurns() {
  /** How many photos of an account are looked at, or wait for it. */
  const looking = new Map<string, number>();
  return async <T>({ userId }: UserVisitor, work: () => Promise<T>): Promise<T> => {
    const { ofAccount, most, retrySeconds } = photoLimits.looking;
    const own = looking.get(userId) ?? 0;
    if (own >= ofAccount || (own === 0 && looking.size >= most))
      throw new AppError(photoErrors.tooOften, { wait: retrySeconds });
    looking.set(userId, own + 1);
    try {
      return await work();
    } finally {
      const left = (looking.get(userId) ?? 1) - 1;
      if (left === 0) looking.delete(userId);
      else looking.set(userId, left);
    }
  };
}

/** Whether a photo can be used. */
export function checkPhoto({ db, kept, looks }: Deps) {
  const checks = createQuota(db, { name: 'photo-check', ...photoLimits.checksPerMinute });
  const glances = createQuota(db, { name: 'photo-glance', ...photoLimits.glancesPerMinute });
  const photos = createPhotoStore(db);
  const inTurn = createTurns();

  async function look(visitor: UserVisitor, photo: PhotoRow, { crop, signal }: Cut) {
    const report = await inTurn(visitor, async () =>
      looks.check(await kept.read(photo.fileKey), crop, { signal }),
    );
    if (crop && report.width > 0 && !isInside(crop, report)) throw new AppError(photoErrors.cropOutside);
    if (report.refusals.length === 0) await photos.update(photo.id, { passed: { crop: crop ?? null } });
    return report;
  }

  /** Nothing of a refused photo stays, unless it was cut in a way that hides the face, or may be cut in a better one. */
  async function forget(photo: PhotoRow): Promise<void> {
    const unused = await db.transaction(async (tx) => {
      const now = await createPhotoStore(tx).lock(photo.id);
      return now?.avatarId === null ? kept.removePhoto(tx, now) : [];
    });
    await kept.release(unused);
  }

  async function requireOwn(visitor: UserVisitor, fileId: string): Promise<PhotoRow> {
    const photo = await photos.find(fileId);
    if (!photo || !canUsePhoto(visitor, photo)) throw new AppError(photoErrors.missing);
    return photo;
  }

  return {
    async check(
      visitor: UserVisitor,
      { fileId, crop }: BodyOf<typeof photoRoutes.check>,
      { language, signal }: { language: Language; signal: AbortSignal },
    ): Promise<PhotoReport> {
      const photo = await requireOwn(visitor, fileId);
      await takeTurn(checks, visitor);
      const { refusals, warnings, ...report } = await look(visitor, photo, { crop, signal });
      const mayDo = refusals.every((fault) => croppableFaults.includes(fault));
      const isKept = mayDo || crop !== undefined || photo.avatarId !== null;
      if (!isKept) await forget(photo);
      return {
        ...report,
        refusals: remarks(refusals, report, language),
        warnings: remarks(warnings, report, language),
        isKept,
      };
    },

    async glance(
      visitor: UserVisitor,
      file: IncomingFile,
      { language, signal }: { language: Language; signal: AbortSignal },
    ) {
      await takeTurn(glances, visitor, file);
      const picture = await readAll(file, photoLimits.glance.maxBytes);
      const type = pictureType(picture);
      if (!avatarLimits.photo.types.some((one) => one === type)) throw new AppError(avatarErrors.photoType);
      const { maxPixels: mostPixels } = photoLimits.glance;
      const { refusals, warnings, ...report } = await inTurn(visitor, () =>
        looks.check(picture, undefined, { signal, mostPixels }),
      );
      return { faults: remarks([...refusals, ...warnings], report, language) };
    },

    /** The visitor's photo, which is good as it is cut: looked at now, unless it was before. */
    async requireGood(visitor: UserVisitor, fileId: string, crop: Crop | undefined): Promise<PhotoRow> {
      const photo = await requireOwn(visitor, fileId);
      if (isDeepStrictEqual(photo.passed, { crop: crop ?? null })) return photo;
      await takeTurn(checks, visitor);
      const { refusals } = await look(visitor, photo, { crop });
      const [refusal] = refusals;
      if (refusal !== undefined) throw new AppError(refusalOfPhoto[refusal]);
      return photo;
    },
  };
}

/** A small file, in memory alone. */
async function readAll(file: IncomingFile, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of file.stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) {
      file.stream.destroy();
      throw new AppError(uploadErrors.tooLarge, { max: formatSize(most, 'en-US') });
    }
    parts.push(part);
  }
  await file.refuseMore();
  return Buffer.concat(parts);
}

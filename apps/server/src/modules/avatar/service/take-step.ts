import { avatarErrors } from '@app/contract/avatar/errors.ts';
import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { type LookName, naturalLook } from '@app/contract/avatar/states/style.ts';
import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { photoErrors } from '@app/contract/photo/errors.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import { type LookRefusal, type LookStep, takeLookStep } from '@app/contract/photo/states/look-step.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { createQuota } from '../../../platform/quota.ts';
import type { UploadService } from '../../upload/service.ts';
import type { MakingInput } from '../rules.ts';
import type { AvatarChange } from '../store.ts';
import { createAvatarFileStore, createMakingStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';
import type { AvatarRow, MakingRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';
import type { Likenesses } from './keep-likeness.ts';
import type { AvatarPayments } from './pay-avatar.ts';

type Body = BodyOf<typeof avatarRoutes.update>;
type Deps = {
  db: Database;
  newId: () => string;
  queue: Queue;
  uploads: UploadService;
  kept: AvatarFiles;
  likenesses: Likenesses;
  payments: AvatarPayments;
  stylesJob: Job<MakingInput>;
  lookJob: Job<MakingInput>;
};
type Making = { tx: Transaction; userId: string; avatar: AvatarRow; making: MakingRow };

/** What to write into the avatar, and contents to release after the commit. */
type Taken = { readonly change: AvatarChange; readonly unused: readonly string[] };
const nothing: Taken = { change: {}, unused: [] };

const refusals: Record<LookRefusal, ErrorDef> = {
  busy: avatarErrors.busy,
  forbidden: avatarErrors.forbidden,
  'out-of-order': photoErrors.outOfOrder,
};

/** Takes the steps from a photo to a look, each in the transaction that has locked the avatar. */
export function takeStep(deps: Deps) {
  const steps = createQuota(deps.db, { name: 'photo-steps', ...photoLimits.stepsPerHour });
  const { newId, queue, uploads, kept, likenesses, payments, stylesJob, lookJob } = deps;

  /** The photo becomes that of the avatar; what was made from another one, or from another part of it, goes. */
  async function usePhoto(
    { tx, userId, avatar }: Making,
    { fileId, crop, consent }: NonNullable<Body['photo']>,
  ): Promise<Taken> {
    const photos = createPhotoStore(tx);
    const photo = await photos.lock(fileId);
    // It may have been forgotten, or taken by another avatar, since it was looked at.
    if (!photo || (photo.avatarId !== null && photo.avatarId !== avatar.id))
      throw new AppError(photoErrors.missing);
    await likenesses.agree(tx, photo, consent);
    const unused = await kept.removeKinds(tx, avatar.id, ['style']);
    const before = await photos.ofAvatar(avatar.id);
    if (before && before.id !== photo.id) unused.push(...(await kept.removePhoto(tx, before)));
    if (photo.avatarId === null)
      await uploads.storeWithin(tx, userId, () => photos.update(photo.id, { avatarId: avatar.id }));
    await createMakingStore(tx).update(avatar.id, { crop: crop ?? null, chosen: null });
    return { change: { styleImageList: [] }, unused };
  }

  /** What the look is to be made from; refuses what is not there. */
  function chosenLook({ avatar }: Making, { operateStatus, modelType }: Body): LookName {
    if (operateStatus === 'custom-image-upload') return naturalLook;
    if (modelType === undefined || !avatar.styleImageList.includes(modelType))
      throw new AppError(photoErrors.styleUnknown);
    return modelType;
  }

  /** Lets the work of a step begin. */
  async function begin(at: Making, { begins }: LookStep, body: Body): Promise<Taken> {
    const { tx, userId, avatar } = at;
    const makings = createMakingStore(tx);
    if (begins === null) {
      await makings.update(avatar.id, { fault: null });
      return nothing;
    }
    if (!(await createPhotoStore(tx).ofAvatar(avatar.id))) throw new AppError(photoErrors.noPhoto);
    const run = newId();
    const input = { avatarId: avatar.id, userId, run };
    if (begins === 'look') {
      const chosen = chosenLook(at, body);
      const taskId = await queue.add(lookJob, input, { tx, userId });
      await makings.update(avatar.id, { run, taskId, chosen, fault: null });
      return nothing;
    }
    const { styleCost, freeStyleChange } = await payments.reserveStyles(tx, userId, avatar, run);
    const taskId = await queue.add(stylesJob, input, { tx, userId });
    await makings.update(avatar.id, { run, taskId, styleCost, chosen: null, fault: null });
    const unused = await kept.removeKinds(tx, avatar.id, ['style']);
    return { change: { freeStyleChange, styleImageList: [] }, unused };
  }

  /** Who has a look and asks for nothing new. */
  const asksNothing = ({ operateStatus, photo, modelType }: Body, avatar: AvatarRow): boolean =>
    operateStatus === avatar.operateStatus &&
    operateStatus === 'model-complete' &&
    photo === undefined &&
    modelType === undefined;

  return async (tx: Transaction, userId: string, avatar: AvatarRow, body: Body): Promise<Taken> => {
    const { operateStatus, photo } = body;
    const isStep = operateStatus !== undefined || photo !== undefined || body.modelType !== undefined;
    if (!isStep || asksNothing(body, avatar)) return nothing;
    const making = await createMakingStore(tx).find(avatar.id);
    if (!making) throw new AppError(photoErrors.notFromPhoto);
    if (operateStatus === undefined) throw new AppError(photoErrors.outOfOrder);
    const step = takeLookStep(avatar, operateStatus);
    if (typeof step === 'string') throw new AppError(refusals[step]);
    // One payment is for one face: what a copy keeps would be a second one.
    if (await createAvatarFileStore(tx).hasCopies(avatar.id)) throw new AppError(photoErrors.copied);
    const takesPhoto = operateStatus === 'image-upload' || operateStatus === 'custom-image-upload';
    if (photo && !takesPhoto) throw new AppError(photoErrors.outOfOrder);
    if (!photo && operateStatus === 'image-upload') throw new AppError(photoErrors.noPhoto);

    const { seconds: wait } = await steps.takeOne(userId, tx);
    if (wait > 0) throw new AppError(photoErrors.tooOften, { wait });

    const at = { tx, userId, avatar, making };
    const paid = await payments.reserve(tx, userId, making);
    await createMakingStore(tx).update(avatar.id, paid);
    const used = photo ? await usePhoto(at, photo) : nothing;
    const begun = await begin(at, step, body);
    const { status, operateStatus: now } = step;
    return {
      change: { ...used.change, ...begun.change, status, operateStatus: now },
      unused: [...used.unused, ...begun.unused],
    };
  };
}

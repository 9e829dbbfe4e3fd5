import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import type { LookEngine, StyleEngine } from '../../../providers/look/port.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import type { HelperService } from '../../helper/service.ts';
import type { PushService } from '../../push/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { makeLook } from '../jobs/make-look.ts';
import { makeStyles } from '../jobs/make-styles.ts';
import type { AvatarPresenter } from '../present.ts';
import { createAvatarStore } from '../store.ts';
import { createLikenessStore } from '../store/likenesses.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';
import { checkPhoto } from './check-photo.ts';
import { endMaking } from './end-making.ts';
import { keepFiles } from './keep-files.ts';
import { keepLikeness } from './keep-likeness.ts';
import { listFiles } from './list-files.ts';
import { makingWork } from './making-work.ts';
import { payAvatar } from './pay-avatar.ts';
import { takePhoto } from './take-photo.ts';
import { takeStep } from './take-step.ts';

export type PhotoDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  newId: () => string;
  credits: CreditService;
  events: Events;
  queue: Queue;
  push: PushService;
  helper: HelperService;
  files: FileService;
  uploads: UploadService;
  looks: LookEngine;
  styleEngine: StyleEngine;
};

/** The parts that lead from a photo to an avatar. */
export function makeFromPhoto(given: PhotoDeps & { presenter: AvatarPresenter }) {
  const kept = keepFiles(given);
  const payments = payAvatar(given);
  const likenesses = keepLikeness(given);
  const deps = { ...given, kept, payments, likenesses };
  const ends = endMaking(deps);
  const work = makingWork({ ...deps, ends });
  const stylesJob = makeStyles({ ...deps, work });
  const lookJob = makeLook({ ...deps, work });
  return {
    kept,
    payments,
    likenesses,
    ends,
    jobs: [stylesJob, lookJob],
    step: takeStep({ ...deps, stylesJob, lookJob }),
    photos: checkPhoto(deps),
    taking: takePhoto(deps),
    list: listFiles(deps),
    ofAccount: filesOfAccount(given),
  };
}

/** What an account keeps for its avatars. */
function filesOfAccount({ files }: Pick<PhotoDeps, 'files'>) {
  const kept = keepFiles({ files });

  async function contentsOf(tx: Transaction, userId: string) {
    const ids = await createAvatarStore(tx).idsOf(userId);
    const photos = await createPhotoStore(tx).ofUser(userId);
    const made = ids.length === 0 ? [] : await createAvatarFileStore(tx).ofAvatars(ids);
    return { ids, photos, made };
  }

  return {
    countLikenesses: (tx: Transaction, userId: string): Promise<number> =>
      createLikenessStore(tx).countOf(userId),

    /** How much it is beside what was uploaded: a content counts once, a photo as soon as an avatar has it. */
    async bytesOf(tx: Transaction, userId: string, uploaded: readonly string[]): Promise<number> {
      const { photos, made } = await contentsOf(tx, userId);
      const used = [...photos.filter(({ avatarId }) => avatarId !== null), ...made];
      const sizes = new Map(used.map(({ fileKey, size }) => [fileKey, size]));
      for (const key of uploaded) sizes.delete(key);
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    },

    /** The account goes; its rows go by themselves. Answers with contents to release. */
    async removeFilesOf(tx: Transaction, userId: string): Promise<string[]> {
      const { ids, photos } = await contentsOf(tx, userId);
      const unused: string[] = [];
      for (const photo of photos) unused.push(...(await kept.removePhoto(tx, photo)));
      for (const id of ids) unused.push(...(await kept.removeAll(tx, id)));
      return unused;
    },
  };
}

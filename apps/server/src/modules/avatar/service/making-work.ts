import { refusalOfPhoto } from '@app/contract/avatar/states/photo-fault.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { photoErrors } from '@app/contract/photo/errors.ts';
import type { Crop } from '@app/contract/photo/schema.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { PhotoRefused } from '../../../providers/look/port.ts';
import type { MakingInput } from '../rules.ts';
import { createAvatarStore } from '../store.ts';
import { createMakingStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';
import type { AvatarRow, MakingRow } from '../tables.ts';
import type { MakingEnds } from './end-making.ts';
import type { AvatarFiles } from './keep-files.ts';

type Deps = { db: Database; log: Log; kept: AvatarFiles; ends: MakingEnds };

/** What an attempt works on. */
export type Material = { avatar: AvatarRow; making: MakingRow; photo: Buffer; crop: Crop | undefined };

/** What both kinds of work on an avatar share. */
export function makingWork({ db, log, kept, ends }: Deps) {
  /** The avatar, for the transaction; undefined when it is gone, or other work is wanted by now. */
  async function lock(tx: Transaction, { avatarId, run }: MakingInput) {
    const avatar = await createAvatarStore(tx).lock(avatarId);
    const making = await createMakingStore(tx).find(avatarId);
    return avatar && making?.run === run ? { avatar, making } : undefined;
  }

  async function materialOf(input: MakingInput): Promise<Material | undefined> {
    const found = await db.transaction((tx) => lock(tx, input));
    if (!found) return undefined;
    const photo = await createPhotoStore(db).ofAvatar(input.avatarId);
    if (!photo) throw new AppError(photoErrors.noPhoto);
    return { ...found, photo: await kept.read(photo.fileKey), crop: found.making.crop ?? undefined };
  }

  return {
    lock,
    giveUp: ends.giveUp,

    /** Tries the work, as long as it is wanted. A refusal is noted, so that its owner reads why. */
    async attempt(input: MakingInput, work: (material: Material) => Promise<void>): Promise<void> {
      try {
        const material = await materialOf(input);
        if (material) await work(material);
      } catch (thrown) {
        const error = thrown instanceof PhotoRefused ? (refusalOf(thrown) ?? thrown) : told(thrown);
        if (error !== thrown && thrown instanceof AppError)
          log.warn({ ...thrown.params, avatarId: input.avatarId }, 'the image service did not do its work');
        if (error instanceof AppError)
          await db.transaction(async (tx) => {
            if (await lock(tx, input)) await ends.noteFault(tx, input, error);
          });
        throw error;
      }
    },
  };
}
export type MakingWork = ReturnType<typeof makingWork>;

const { engineRefused, engineFailed, engineGarbage, engineUnreachable, engineSlow } = photoErrors;

/** What a service says of itself is for who set it up: others read what they can do. */
function told(thrown: unknown): unknown {
  if (!(thrown instanceof AppError)) return thrown;
  if (thrown.def === engineRefused) return new AppError(photoErrors.stylesRefused);
  const isService = [engineFailed, engineGarbage, engineUnreachable, engineSlow].some(
    (def) => def === thrown.def,
  );
  return isService ? new AppError(photoErrors.stylesUnavailable) : thrown;
}

/** It could be read when it was checked: an engine that cannot now has other troubles, and is tried again. */
const refusalOf = ({ refusals: [first = 'unreadable'] }: PhotoRefused): AppError | undefined =>
  first === 'unreadable' ? undefined : new AppError(refusalOfPhoto[first]);

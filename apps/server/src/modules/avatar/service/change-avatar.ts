import { avatarErrors } from '@app/contract/avatar/errors.ts';
import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import { canEditAvatar } from '../policy.ts';
import { voicesWith } from '../rules.ts';
import { type AvatarChange, createAvatarStore } from '../store.ts';
import type { AvatarRow } from '../tables.ts';
import type { checkPhoto } from './check-photo.ts';
import type { MakingEnds } from './end-making.ts';
import type { AvatarFiles } from './keep-files.ts';
import type { Likenesses } from './keep-likeness.ts';
import { loseVoice } from './lose-voice.ts';
import type { takeStep } from './take-step.ts';

type Body = BodyOf<typeof avatarRoutes.update>;
type Deps = {
  db: Database;
  clock: Clock;
  events: Events;
  voices: Pick<VoiceService, 'usableBy'>;
  credits: CreditService;
  kept: AvatarFiles;
  likenesses: Likenesses;
  ends: MakingEnds;
  photos: ReturnType<typeof checkPhoto>;
  step: ReturnType<typeof takeStep>;
};

function requireEditable({ userId }: UserVisitor, avatar: AvatarRow | undefined): AvatarRow {
  if (!avatar || !canEditAvatar(userId, avatar)) throw new AppError(commonErrors.notFound);
  return avatar;
}

/** Changes and deletes one's own avatars. */
export function changeAvatar(deps: Deps) {
  const { db, clock, events, voices, credits, kept, likenesses, ends, photos, step } = deps;

  async function lockOwn(tx: Transaction, visitor: UserVisitor, id: string): Promise<AvatarRow> {
    return requireEditable(visitor, await createAvatarStore(tx).lock(id));
  }

  function refuse(avatar: AvatarRow, { character }: Body): void {
    if (avatar.status === 'forbidden') throw new AppError(avatarErrors.forbidden);
    if (character && avatar.modelType !== drawnLook) throw new AppError(avatarErrors.notDrawn);
    // The drawing would be another one once the work is done.
    if (character && avatar.status !== 'ready') throw new AppError(avatarErrors.busy);
  }

  /** A voice that went with its engine may be sent back unchanged. */
  async function voiceChange(
    tx: Transaction,
    avatar: AvatarRow,
    ttsId: string | undefined,
  ): Promise<AvatarChange> {
    const isSame = ttsId === avatar.ttsId;
    if (ttsId === undefined || (isSame && avatar.styleSex !== null)) return {};
    const all = await voices.usableBy(avatar.userId, tx);
    const chosen = all.find(({ id }) => id === ttsId);
    if (!chosen && isSame) return {};
    if (!chosen) throw new AppError(speechErrors.voiceUnknown);
    // Whoever chooses a voice has answered what a photo did not tell.
    const styleSex = avatar.styleSex ?? chosen.sex;
    return isSame ? { styleSex } : { ttsId, voices: voicesWith(chosen, all), styleSex };
  }

  return {
    ...loseVoice(deps),

    async update(visitor: UserVisitor, body: Body): Promise<AvatarRow> {
      const { avatarsId: id, operateStatus, photo, modelType: _chosen, ttsId, ...plain } = body;
      // Before the transaction: what takes long, and what time alone gives is there before it is spent.
      if (photo) {
        requireEditable(visitor, await createAvatarStore(db).find(id));
        await photos.requireGood(visitor, photo.fileId, photo.crop);
      }
      if (operateStatus !== undefined) await credits.currentBalances(visitor.userId, visitor.level);
      const { row, unused } = await db.transaction(async (tx) => {
        const avatar = await lockOwn(tx, visitor, id);
        refuse(avatar, body);
        const voice = await voiceChange(tx, avatar, ttsId);
        if (voice.ttsId !== undefined)
          await events.emit(tx, 'avatar.revoiced', { avatarId: id, voices: avatar.voices });
        const taken = await step(tx, visitor.userId, avatar, body);
        const change = { ...plain, ...voice, ...taken.change, updatedAt: clock.now() };
        const changed = await createAvatarStore(tx).update(id, change);
        return { row: changed ?? avatar, unused: taken.unused };
      });
      await kept.release(unused);
      return row;
    },

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const unused = await db.transaction(async (tx) => {
        const avatar = await lockOwn(tx, visitor, id);
        const others: string[] = [];
        await events.emit(tx, 'avatar.deleted', { avatarId: id, voices: avatar.voices, unused: others });
        await ends.abandon(tx, visitor.userId, avatar);
        await likenesses.end(tx, avatar);
        const files = await kept.removeAll(tx, id);
        await createAvatarStore(tx).delete(id);
        return [...files, ...others];
      });
      await kept.release(unused);
    },
  };
}

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
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import { canEditAvatar } from '../policy.ts';
import { voicesWith } from '../rules.ts';
import { type AvatarChange, createAvatarStore } from '../store.ts';
import type { AvatarRow } from '../tables.ts';

type Body = BodyOf<typeof avatarRoutes.update>;
type Deps = { db: Database; clock: Clock; events: Events; speech: SpeechProvider };

/** Changes and deletes one's own avatars. */
export function changeAvatar({ db, clock, events, speech }: Deps) {
  async function lockOwn(tx: Transaction, { userId }: UserVisitor, id: string): Promise<AvatarRow> {
    const avatar = await createAvatarStore(tx).lock(id);
    if (!avatar || !canEditAvatar(userId, avatar)) throw new AppError(commonErrors.notFound);
    return avatar;
  }

  function refuse(avatar: AvatarRow, { operateStatus, character }: Body): void {
    if (avatar.status === 'forbidden') throw new AppError(avatarErrors.forbidden);
    if (avatar.status !== 'ready') throw new AppError(avatarErrors.busy);
    // Where the making of a look leads is not what somebody says.
    if (operateStatus !== undefined && operateStatus !== avatar.operateStatus)
      throw new AppError(commonErrors.notAllowed);
    if (character && avatar.modelType !== drawnLook) throw new AppError(avatarErrors.notDrawn);
  }

  /** A voice that went with its engine may be sent back unchanged. */
  function voiceChange(avatar: AvatarRow, ttsId: string | undefined): AvatarChange {
    if (ttsId === undefined || ttsId === avatar.ttsId) return {};
    const all = speech.voices();
    const chosen = all.find(({ id }) => id === ttsId);
    if (!chosen) throw new AppError(speechErrors.voiceUnknown);
    return { ttsId, voices: voicesWith(chosen, all) };
  }

  return {
    update: (visitor: UserVisitor, body: Body): Promise<AvatarRow> =>
      db.transaction(async (tx) => {
        const { avatarsId: id, operateStatus: _same, ttsId, ...plain } = body;
        const avatar = await lockOwn(tx, visitor, id);
        refuse(avatar, body);
        const voice = voiceChange(avatar, ttsId);
        if (voice.ttsId !== undefined)
          await events.emit(tx, 'avatar.revoiced', { avatarId: id, voices: avatar.voices });
        const change = { ...plain, ...voice, updatedAt: clock.now() };
        return (await createAvatarStore(tx).update(id, change)) ?? avatar;
      }),

    delete: (visitor: UserVisitor, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { voices } = await lockOwn(tx, visitor, id);
        await events.emit(tx, 'avatar.deleted', { avatarId: id, voices });
        await createAvatarStore(tx).delete(id);
      }),
  };
}

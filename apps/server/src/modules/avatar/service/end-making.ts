import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Message, messageByKey } from '@app/contract/base/messages.ts';
import { photoMessages } from '@app/contract/photo/messages.ts';
import { stepBack } from '@app/contract/photo/states/look-step.ts';
import { taskErrors } from '@app/contract/task/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { GiveUpReason } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { TaskFault } from '../../../platform/jobs/tables.ts';
import type { PushService } from '../../push/service.ts';
import type { MakingInput } from '../rules.ts';
import { type AvatarChange, createAvatarStore } from '../store.ts';
import { createMakingStore } from '../store/makings.ts';
import type { AvatarRow, MakingRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';
import type { AvatarPayments } from './pay-avatar.ts';

type Deps = {
  db: Database;
  clock: Clock;
  queue: Queue;
  push: PushService;
  kept: AvatarFiles;
  payments: AvatarPayments;
};

/** What an ended work leaves in its row. */
export const noWork = { run: null, taskId: null, styleCost: null } as const;

const { stylesFailed, stylesCancelled, lookFailed, lookCancelled, lookKept, lookKeptCancelled } =
  photoMessages;

/** Which sentence tells that nothing came of it. */
function sentenceOf(reason: GiveUpReason, work: { isStyles: boolean; hasLook: boolean }): Message {
  const isCancelled = reason === 'cancelled';
  if (work.isStyles) return isCancelled ? stylesCancelled : stylesFailed;
  if (work.hasLook) return isCancelled ? lookKeptCancelled : lookKept;
  return isCancelled ? lookCancelled : lookFailed;
}

const inBoth = ({ key, params }: TaskFault) => {
  const text = messageByKey(key) ?? photoMessages.lookFailed;
  return { zh: fill(text, 'zh-CN', params), en: fill(text, 'en-US', params) };
};

/** How the work on an avatar ends when no look comes of it: with what it cost given back, once. */
export function endMaking({ db, clock, queue, push, kept, payments }: Deps) {
  /** Gives back what was set aside for work that comes to nothing, in the avatar's own transaction. */
  async function giveBack(tx: Transaction, userId: string, avatar: AvatarRow, making: MakingRow) {
    const change: AvatarChange = await payments.giveBackStyles(tx, userId, avatar, making);
    // Style images that fail cost their own price alone: the avatar goes on.
    const isOver = making.styleCost === null;
    return { change, paid: isOver ? await payments.giveBack(tx, userId, making) : {} };
  }

  return {
    /** Notes why an attempt was refused, for the sentence at its end. */
    noteFault: (tx: Transaction, { avatarId }: MakingInput, { def, params }: AppError): Promise<void> =>
      createMakingStore(tx).update(avatarId, { fault: { key: def.message.key, params } }),

    /** After the last try, or when the owner cancelled it. Once it has ended otherwise, nothing is left to do. */
    async giveUp({ avatarId, userId, run }: MakingInput, reason: GiveUpReason): Promise<void> {
      const unused = await db.transaction(async (tx) => {
        const avatars = createAvatarStore(tx);
        const avatar = await avatars.lock(avatarId);
        const making = await createMakingStore(tx).find(avatarId);
        if (!avatar || making?.run !== run) return [];
        const isStyles = making.styleCost !== null;
        const hasLook = making.payment === 'paid';
        const known = reason === 'failed' ? making.fault : null;
        const fault = known ?? { key: sentenceOf(reason, { isStyles, hasLook }).key, params: {} };
        const { change, paid } = await giveBack(tx, userId, avatar, making);
        await createMakingStore(tx).update(avatarId, { ...noWork, ...paid, fault });
        await avatars.update(avatarId, {
          ...change,
          ...stepBack(avatar, { hasLook }),
          updatedAt: clock.now(),
        });
        const event = isStyles ? 'style-failed' : 'model-failed';
        await push.publish(tx, { event, userId, data: { avatarsId: avatarId, reason: inBoth(fault) } });
        return isStyles ? kept.removeKinds(tx, avatarId, ['style']) : [];
      });
      await kept.release(unused);
    },

    /** The avatar is about to go: the work on it ends, and what is not used up comes back. */
    async abandon(tx: Transaction, userId: string, avatar: AvatarRow): Promise<void> {
      const making = await createMakingStore(tx).find(avatar.id);
      if (!making) return;
      await payments.giveBackStyles(tx, userId, avatar, making);
      await payments.giveBack(tx, userId, making);
      if (making.taskId === null) return;
      await queue.cancel(making.taskId, tx).catch((error: unknown) => {
        // It has just ended by itself; what it would have written finds no avatar.
        if (!(error instanceof AppError && error.def === taskErrors.alreadyOver)) throw error;
      });
    },
  };
}
export type MakingEnds = ReturnType<typeof endMaking>;

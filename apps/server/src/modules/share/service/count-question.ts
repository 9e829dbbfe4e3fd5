import { AppError } from '@app/contract/base/errors.ts';
import { conversationErrors } from '@app/contract/conversation/errors.ts';
import { type Clock, dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { createShareStore } from '../store.ts';
import type { TellOwner } from './tell-owner.ts';

/** Counts a question of a visitor, in the transaction that pays for it; refuses when the day's number is reached. */
export const countQuestion =
  ({ clock, tell }: { clock: Clock; tell: TellOwner }) =>
  async (tx: Transaction, shareId: string, title: string): Promise<void> => {
    const share = await createShareStore(tx).countQuestion(shareId, dayOf(clock.now()));
    if (!share) throw new AppError(conversationErrors.askShareEnough);
    if (share.asked === share.dailyQuestions)
      await tell(tx, share, 'shareAskedOut', { title, count: share.asked });
  };

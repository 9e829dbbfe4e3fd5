import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { Cause } from '@app/contract/credit/states/cause.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import { createQuota } from '../../../platform/quota.ts';
import type { CreditService } from '../../credit/service.ts';
import type { HelperService } from '../../helper/service.ts';
import type { AvatarChange } from '../store.ts';
import type { MakingChange } from '../store/makings.ts';
import type { AvatarRow, MakingRow } from '../tables.ts';

type Deps = { db: Database; credits: CreditService; helper: HelperService };

const keyOf = (avatarId: string, bookings: number): string => `avatar:${avatarId}:${bookings}`;
const causeOf = (id: string): Cause => ({ kind: 'avatar', id });
const stylesKeyOf = (run: string): string => `style-images:${run}`;

/**
 * An avatar from a photo is paid once. The credits are set aside when it is begun and come back when no look comes of it;
 * whoever goes on then books them anew. Each of these answers with what to write.
 */
export function payAvatar({ db, credits, helper }: Deps) {
  const freeSets = createQuota(db, { name: 'free-style-sets', ...photoLimits.freeStyleSetsPerDay });
  return {
    async reserve(
      tx: Transaction,
      userId: string,
      { avatarId, payment, bookings }: Pick<MakingRow, 'avatarId' | 'payment' | 'bookings'>,
    ): Promise<Pick<MakingRow, 'payment' | 'bookings'>> {
      if (payment !== 'open') return { payment, bookings };
      const amount = -avatarLimits.priceCredits;
      const [key, cause] = [keyOf(avatarId, bookings + 1), causeOf(avatarId)];
      await credits.book(tx, { userId, ledger: 'credits', amount, key, cause });
      return { payment: 'reserved', bookings: bookings + 1 };
    },

    async giveBack(tx: Transaction, userId: string, making: MakingRow): Promise<MakingChange> {
      if (making.payment !== 'reserved') return {};
      const key = keyOf(making.avatarId, making.bookings);
      await credits.giveBack(tx, { userId, ledger: 'credits', key });
      return { payment: 'open' };
    },

    /** How many free sets of style images an account has left today, whatever its avatars have. */
    async freeSetsLeft(userId: string, executor: Executor): Promise<number> {
      const [used = 0] = await freeSets.usedOf([userId], executor);
      return freeSets.count - used;
    },

    /**
     * The first sets of style images are free; each further one takes uses of the assistant. A free set counts for the day
     * also when nothing comes of it: else who begins and ends avatars would have as many as they like.
     */
    async reserveStyles(tx: Transaction, userId: string, { id, freeStyleChange }: AvatarRow, run: string) {
      if (freeStyleChange > 0 && (await freeSets.take(userId, tx)) === 0)
        return { styleCost: 'free', freeStyleChange: freeStyleChange - 1 } as const;
      await helper.use(tx, { userId, work: 'style-images', key: stylesKeyOf(run), cause: causeOf(id) });
      return { styleCost: 'uses', freeStyleChange } as const;
    },

    async giveBackStyles(
      tx: Transaction,
      userId: string,
      { freeStyleChange }: AvatarRow,
      { styleCost, run }: MakingRow,
    ): Promise<AvatarChange> {
      if (styleCost === 'free') return { freeStyleChange: freeStyleChange + 1 };
      if (styleCost === 'uses' && run !== null) await helper.giveBack(tx, { userId, key: stylesKeyOf(run) });
      return {};
    },
  };
}
export type AvatarPayments = ReturnType<typeof payAvatar>;

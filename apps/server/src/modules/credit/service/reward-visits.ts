import { creditRewards, rewardLimits } from '@app/contract/credit/limits.ts';
import type { Cause } from '@app/contract/credit/states/cause.ts';
import { type Reward, rewardKeys, viewerGroupOf } from '@app/contract/credit/states/reward.ts';
import { type Clock, dayOf } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import { networkOf } from '../../../platform/network.ts';
import { signText } from '../../../platform/tokens.ts';
import { isRobot } from '../rules.ts';
import { createRewardStore } from '../store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** Keys the hashes of places. */
  secret: string;
  reward: (tx: Transaction, userId: string, reward: Reward, key: string, cause?: Cause) => Promise<unknown>;
};

/** Somebody who came to a talk by its share, as far as the network tells. */
export type Visit = { userId: string; projectId: string; address: string; userAgent: string };

const limits = {
  viewers: { perDay: rewardLimits.viewersPerDay, reward: 'valid-viewers' },
  interactions: { perDay: rewardLimits.interactionsPerDay, reward: 'interaction' },
} as const;
const capped = Object.values(limits).map(({ reward }) => reward);

const aboutProject = ({ projectId: id }: Visit): Cause => ({ kind: 'project', id });

const dayMs = 24 * 60 * 60 * 1000;
const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** Rewards for being there: of the owner once a day, and of viewers as far as they cannot be farmed. */
export function rewardVisits({ db, clock, secret, reward }: Deps) {
  const placeOf = (address: string, day: string) => signText(`place:${day}:${networkOf(address)}`, secret);

  /** Not a robot, not from where the owner was today or yesterday, a new place today, and within the limits. */
  async function counts(tx: Transaction, kind: keyof typeof limits, visit: Visit): Promise<boolean> {
    if (isRobot(visit.userAgent)) return false;
    const { userId, projectId } = visit;
    const now = clock.now();
    const at = (day: string) => ({ userId, day, place: placeOf(visit.address, day) });
    const row = { ...at(dayOf(now)), kind, projectId };
    // Yesterday, too: who comes to their own share before the first call of a day is still the owner.
    const days = [dayOf(now), dayOf(new Date(now.getTime() - dayMs))];
    const store = createRewardStore(tx);
    for (const day of days) if (await store.hasVisit({ ...at(day), kind: 'owner' })) return false;
    // Nearly all who ask have asked before: they need not wait for each other.
    const isFull = async () => (await store.countVisits(row)) >= limits[kind].perDay;
    if ((await store.hasVisit(row)) || (await isFull())) return false;
    // One after the other, so that each sees what those before it were given.
    await lockByName(tx, 'rewards', userId);
    if (await isFull()) return false;
    const given = await store.creditsSince(userId, monthOf(now), capped);
    if (given + creditRewards[limits[kind].reward].credits > rewardLimits.creditsPerMonth) return false;
    return store.insertVisit(row);
  }

  // Asked with every call, and written once a day and place: what was written on the last day seen.
  let lastDay = '';
  const noted = new Set<string>();

  return {
    async rewardInteraction(tx: Transaction, visit: Visit, interactionId: string): Promise<void> {
      if (!(await counts(tx, 'interactions', visit))) return;
      const key = rewardKeys.interaction(interactionId);
      await reward(tx, visit.userId, 'interaction', key, aboutProject(visit));
    },

    /** For a viewer who has just stayed long enough: every fifth that counts is rewarded, for all five. */
    async rewardViewer(tx: Transaction, visit: Visit): Promise<void> {
      const { userId } = visit;
      if (!(await counts(tx, 'viewers', visit))) return;
      const group = viewerGroupOf(await createRewardStore(tx).countViewer(userId));
      if (group !== undefined)
        await reward(tx, userId, 'valid-viewers', rewardKeys['valid-viewers'](userId, group));
    },

    /** The owner is here: rewarded with the first call of a day, and known as the owner where they are. */
    async noteOwner(userId: string, address: string): Promise<void> {
      const now = clock.now();
      const day = dayOf(now);
      if (day !== lastDay) noted.clear();
      lastDay = day;
      const place = placeOf(address, day);
      const name = `${userId}:${place}`;
      if (noted.has(name)) return;
      await db.transaction(async (tx) => {
        await createRewardStore(tx).insertVisit({ userId, day, kind: 'owner', place, projectId: null });
        await reward(tx, userId, 'daily-login', rewardKeys['daily-login'](userId, now));
      });
      noted.add(name);
    },

    forgetOldVisits: (): Promise<void> =>
      createRewardStore(db).deleteVisitsBefore(dayOf(new Date(clock.now().getTime() - dayMs))),
  };
}

import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import { afterEnd, nextGrant, type Period } from '../rules.ts';
import { createSubscriptionStore } from '../store.ts';

/** Puts a time where it is now to be; what was said about its end is to be said again. */
export async function place(tx: Transaction, period: Period): Promise<void> {
  const { id, startsAt, endsAt, grants, ranMs, lostMs } = period;
  const grantAt = nextGrant(period);
  const anew = { toldWeek: null, toldDay: null, closedAt: null, cutBy: null, cutMs: 0 };
  await createSubscriptionStore(tx).update(id, { startsAt, endsAt, grants, ranMs, lostMs, grantAt, ...anew });
}

type Deps = { clock: Clock; turn: (tx: Transaction, userId: string) => Promise<void> };

/** Ends the time of an order now; the share that comes back of what it had cut short goes on, with what was bought after it. */
export const endTime =
  ({ clock, turn }: Deps) =>
  async (tx: Transaction, orderId: string, share: number): Promise<void> => {
    const store = createSubscriptionStore(tx);
    const found = await store.ofOrder(orderId);
    if (!found) return;
    await lockByName(tx, 'subscription', found.userId);
    const period = await store.ofOrder(orderId);
    const now = clock.now();
    if (!period || period.endsAt <= now) return;
    const begun = period.startsAt < now ? now : period.startsAt;
    const open = await store.open(period.userId, now);
    const later = open.filter(({ startsAt }) => startsAt >= period.endsAt);
    const cut = await store.cutBy(period.id);
    await store.update(period.id, { endsAt: begun, closedAt: begun > now ? now : null });
    for (const one of afterEnd(begun, { cut, later, share })) await place(tx, one);
    await turn(tx, period.userId);
  };

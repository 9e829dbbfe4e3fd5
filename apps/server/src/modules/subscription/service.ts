import type { Language } from '@app/contract/base/messages.ts';
import type { Level, LevelName, Levels } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { CreditService } from '../credit/service.ts';
import type { MailService } from '../mail/service.ts';
import type { PushService } from '../push/service.ts';
import { beganAt, cutShort, layOut, nextGrant, type Plan, planPeriod } from './rules.ts';
import { endTime, place } from './service/end-time.ts';
import { tellEnds } from './service/tell-ends.ts';
import { createSubscriptionStore } from './store.ts';
import type { SubscriptionRow } from './tables.ts';

/** An account, as far as its level and its letters need it. */
export type Member = { mailbox: string; language: Language; level: LevelName; levelSince: Date | null };

export type SubscriptionDeps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  credits: CreditService;
  mails: MailService;
  push: PushService;
  levels?: Levels | undefined;
  /** The account; undefined when there is none. */
  memberOf: (executor: Executor, userId: string) => Promise<Member | undefined>;
  /** Gives an account a level, which counts its months from `since`. */
  setLevel: (tx: Transaction, userId: string, level: LevelName, since: Date | null) => Promise<void>;
  publicUrl: () => string;
};

type Bought = { userId: string; orderId: string; level: Level; months: number };

/** So many accounts are looked after at a time. */
const atOnce = 200;

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** Levels that are paid for some time: what begins when, and what comes after. */
export function createSubscriptionService(deps: SubscriptionDeps) {
  const { db, clock, newId, credits, levels, memberOf, setLevel } = deps;
  const tell = tellEnds(deps);

  /** Brings the account to the level of the time that runs now; what it gives is given. */
  async function enter(tx: Transaction, userId: string, running: SubscriptionRow | undefined): Promise<void> {
    const now = clock.now();
    const member = await memberOf(tx, userId);
    if (!member) return;
    if (!running) {
      if (member.level !== 'ordinary') await setLevel(tx, userId, 'ordinary', null);
      return;
    }
    const { id, level, orderId } = running;
    const cause = { kind: 'order', id: orderId } as const;
    if (member.level !== level || member.levelSince === null)
      await setLevel(tx, userId, level, beganAt(running));
    let { given } = running;
    while (nextGrant({ ...running, given }) <= now) {
      await credits.grantMonth(tx, { userId, level, period: id, month: given, cause });
      given += 1;
    }
    await createSubscriptionStore(tx).update(id, { given, grantAt: nextGrant({ ...running, given }) });
  }

  /** Closes what is over and enters what runs now; two who do so at once wait for each other. */
  async function turn(tx: Transaction, userId: string): Promise<void> {
    const now = clock.now();
    await lockByName(tx, 'subscription', userId);
    const store = createSubscriptionStore(tx);
    const unclosed = await store.unclosed(userId, now);
    const over = unclosed.filter(({ endsAt }) => endsAt <= now);
    for (const { id } of over) await store.update(id, { closedAt: now });
    const running = unclosed.find(({ endsAt }) => endsAt > now);
    if (over.length === 0 && !running) return;
    await enter(tx, userId, running);
    const last = over.at(-1);
    if (last && !running) await tell.ended(tx, last);
  }

  async function planOf(executor: Executor, { userId, ...bought }: Omit<Bought, 'orderId'>): Promise<Plan> {
    const open = await createSubscriptionStore(executor).open(userId, clock.now());
    return planPeriod(open, bought, clock.now(), levels);
  }

  return {
    /** What buying would do. */
    preview: (bought: Omit<Bought, 'orderId'>) => planOf(db, bought),

    /** Begins a time that was paid for, once for each order. */
    async begin(tx: Transaction, { userId, orderId, level, months }: Bought): Promise<void> {
      await lockByName(tx, 'subscription', userId);
      const store = createSubscriptionStore(tx);
      if (await store.ofOrder(orderId)) return;
      const now = clock.now();
      const plan = await planOf(tx, { userId, level, months });
      const { startsAt, endsAt, grants } = plan;
      const id = newId();
      for (const period of plan.cut)
        await store.update(period.id, { ...cutShort(period, now), cutBy: id, closedAt: now });
      for (const period of layOut(plan.moved, endsAt)) await place(tx, period);
      await store.insert({ id, userId, orderId, level, startsAt, endsAt, grants, grantAt: startsAt });
      await turn(tx, userId);
    },

    /** Whoever changes times and balances together locks the times first, as what time brings does. */
    lock: (tx: Transaction, userId: string) => lockByName(tx, 'subscription', userId),

    /** Ends the time of an order now; `share` of what it had cut short comes back. */
    end: endTime({ clock, turn }),

    /** The time that an order has bought; undefined before and when it was not one. */
    ofOrder: (executor: Executor, orderId: string) => createSubscriptionStore(executor).ofOrder(orderId),

    /** What time brings: levels end, begin and give anew, and who is concerned is told in time. */
    async turnAll(): Promise<void> {
      for (const userId of await createSubscriptionStore(db).due(clock.now(), atOnce))
        await db.transaction((tx) => turn(tx, userId));
      await tell.ahead();
    },
  };
}

import { fill } from '@app/contract/base/messages.ts';
import { subscriptionMessages } from '@app/contract/subscription/messages.ts';
import { subscriptionLimits } from '@app/contract/subscription/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Member, SubscriptionDeps } from '../service.ts';
import { createSubscriptionStore, readEnding } from '../store.ts';
import type { SubscriptionRow } from '../tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 200;
const notices = [
  { told: 'toldDay', days: subscriptionLimits.noticeDays.last },
  { told: 'toldWeek', days: subscriptionLimits.noticeDays.first },
] as const;

/** `svip1` as people write it. */
const shown = (level: string) => level.replace(/(\d)$/, ' $1').toUpperCase();

const letter = (
  name: 'levelEnds' | 'levelEnded',
  { mailbox: to, language }: Member,
  values: Record<string, string | number>,
) => ({
  to,
  subject: fill(subscriptionMessages[`${name}Subject`], language, values),
  text: fill(subscriptionMessages[`${name}Text`], language, values),
});

/** Tells an account that its level ends, before and when it does, by mail and on the screen. */
export function tellEnds({ db, clock, mails, push, memberOf, publicUrl }: SubscriptionDeps) {
  async function ahead(
    tx: Transaction,
    { userId, level, endsAt }: SubscriptionRow,
    days: number,
  ): Promise<void> {
    const member = await memberOf(tx, userId);
    if (!member) return;
    const values = {
      level: shown(level),
      days,
      day: endsAt.toISOString().slice(0, 10),
      link: `${publicUrl()}/upgrade`,
    };
    await mails.send(tx, letter('levelEnds', member, values));
    const message = {
      zh: fill(subscriptionMessages.ends, 'zh-CN', values),
      en: fill(subscriptionMessages.ends, 'en-US', values),
    };
    // The one event of the specification that shows a sentence to whoever is there.
    await push.publish(tx, { event: 'little-assistant-consumes-num', userId, data: { message } });
  }

  return {
    async ended(tx: Transaction, { userId, level }: SubscriptionRow): Promise<void> {
      const member = await memberOf(tx, userId);
      if (!member) return;
      const values = { level: shown(level), link: `${publicUrl()}/upgrade` };
      await mails.send(tx, letter('levelEnded', member, values));
    },

    /** Whoever has one day left is told that, and no longer that it is a week. */
    async ahead(): Promise<void> {
      const now = clock.now();
      for (const { told, days } of notices) {
        const before = new Date(now.getTime() + days * dayMs);
        const ending = await readEnding(db, { now, before, notice: told, limit: atOnce });
        for (const period of ending)
          await db.transaction(async (tx) => {
            const isNew = await createSubscriptionStore(tx).tell(period.id, told, now);
            if (isNew) await ahead(tx, period, days);
          });
      }
    },
  };
}

import type { SpeechLeft } from '@app/contract/broadcast/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { busyPace, leftOf, paceOf } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** For how many accounts pages are spoken at the same time. */
  jobsAtOnce: number;
};

/** Enough to tell a busy machine from one long sentence, few enough to notice when it is free again. */
const lookedAt = 8;

/** How long the talks of somebody will still take, by how fast this machine spoke last. */
export const guessLeft =
  ({ db, clock, jobsAtOnce }: Deps) =>
  async ({ userId }: UserVisitor): Promise<{ list: SpeechLeft[] }> => {
    const broadcasts = createBroadcastStore(db);
    const pages = await broadcasts.openPages(userId);
    if (pages.length === 0) return { list: [] };
    const pace = paceOf(await broadcasts.newestTimes(lookedAt), pages, clock.now());
    const turns = Math.max(1, (await broadcasts.accountsWaiting()) / jobsAtOnce);
    const list = leftOf(pages).map(({ projectId, speechMs, isQueued }) => ({
      projectId,
      seconds: Math.max(1, Math.round((speechMs * pace * turns) / 1000)),
      isQueued,
      isBusy: pace > busyPace,
    }));
    return { list };
  };

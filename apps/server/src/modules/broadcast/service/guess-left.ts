import type { SpeechLeft, TalkReadiness } from '@app/contract/broadcast/schema.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { busyPace, leftOf, paceOf, speechUntil } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** For how many accounts pages are spoken at the same time. */
  jobsAtOnce: number;
};

/** A talk that is watched: whose it is, and what is said on its pages, in their order. */
type Watched = {
  project: { id: string; userId: string };
  pages: readonly { id: string; content: string }[];
};

/** Enough to tell a busy machine from one long sentence, few enough to notice when it is free again. */
const lookedAt = 8;

/** How long the talks of somebody will still take, by how fast this machine spoke last. */
export function guessLeft({ db, clock, jobsAtOnce }: Deps) {
  const broadcasts = createBroadcastStore(db);

  /** The pages of somebody that are under way, and how long speech takes now. */
  async function workOf(userId: string) {
    const pages = await broadcasts.openPages(userId);
    const pace = pages.length === 0 ? 0 : paceOf(await broadcasts.newestTimes(lookedAt), pages, clock.now());
    const accounts = await broadcasts.accountsWaiting();
    const turns = Math.max(1, accounts / jobsAtOnce);
    const secondsFor = (speechMs: number) => Math.max(1, Math.round((speechMs * pace * turns) / 1000));
    return { pages, secondsFor, isBusy: pace > busyPace, others: Math.max(0, accounts - 1) };
  }

  return {
    async left({ userId }: UserVisitor): Promise<{ list: SpeechLeft[] }> {
      const { pages, secondsFor, isBusy, others } = await workOf(userId);
      const list = await Promise.all(
        leftOf(pages).map(async ({ projectId, speechMs, isQueued }) => {
          const all = (await broadcasts.ofProject(projectId)).filter(({ state }) => state !== 'failed');
          const done = all.filter(({ state }) => state === 'complete').length;
          const seconds = secondsFor(speechMs);
          return { projectId, seconds, pages: all.length, done, isQueued, others, isBusy };
        }),
      );
      return { list };
    },

    /** How much of a talk can be heard, and when the rest can. A page without words is heard as it is. */
    async readinessOf({ project, pages }: Watched): Promise<TalkReadiness> {
      const rows = await broadcasts.ofProject(project.id);
      const spoken = new Set(rows.filter(({ state }) => state === 'complete').map(({ pageId }) => pageId));
      const isReady = ({ id, content }: Watched['pages'][number]) => spoken.has(id) || !isSpeakable(content);
      const work = await workOf(project.userId);
      const waiting = pages.flatMap((page) => {
        const open = work.pages.find(({ pageId }) => pageId === page.id);
        if (!open || isReady(page)) return [];
        return [{ id: page.id, seconds: work.secondsFor(speechUntil(work.pages, open.place)) }];
      });
      const missing = pages.findIndex((page) => !isReady(page));
      return {
        pages: pages.length,
        ready: pages.filter(isReady).length,
        first: missing < 0 ? pages.length : missing,
        waiting,
      };
    },
  };
}

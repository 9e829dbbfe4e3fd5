import type { BodyOf } from '@app/contract/base/routes.ts';
import { isValidViewer } from '@app/contract/credit/states/reward.ts';
import type { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { ShareVisitor } from '../../platform/http/visitor.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { ShareService } from '../share/service.ts';
import { enteredAt } from '../user/service.ts';
import { createViewStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  events: Events;
  shares: ShareService;
};

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ db, clock, events, shares }: Deps) {
  return {
    /** What a viewer's page reports. Spec section 9: every five viewers who stay over a minute reward the owner. */
    async increment(
      visitor: ShareVisitor,
      body: BodyOf<typeof statisticsRoutes.increment>,
      caller: { address: string; userAgent: string },
    ): Promise<void> {
      const { projectId, metric, on, stayMs } = body;
      const { userId } = await shares.openTalk(visitor, projectId);
      const now = clock.now();
      const row = {
        projectId,
        userId,
        viewer: hashToken(visitor.token),
        shareId: visitor.shareId,
        stayMs: metric === 'viewers' ? stayMs : 0,
        liked: false,
        collected: false,
        judged: false,
        firstAt: now,
        lastAt: now,
      };
      // A page may report anything; nobody was here longer than since they came in.
      const longestMs = now.getTime() - ((await enteredAt(db, visitor.token, now)) ?? now).getTime();
      const change = metric === 'likes' ? { liked: on } : metric === 'collections' ? { collected: on } : {};
      await db.transaction(async (tx) => {
        const views = createViewStore(tx);
        const stayed = await views.note(row, change, Math.max(0, longestMs));
        if (isValidViewer(stayed) && (await views.judge(row)))
          await events.emit(tx, 'viewer.stayed', { userId, projectId, ...caller });
      });
    },
  };
}

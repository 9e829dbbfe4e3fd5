import type { BodyOf } from '@app/contract/base/routes.ts';
import { isValidViewer } from '@app/contract/credit/states/reward.ts';
import type { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ShareVisitor } from '../../platform/http/visitor.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { CreditService } from '../credit/service.ts';
import type { ProjectService } from '../project/service.ts';
import { createViewStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  credits: CreditService;
  projects: ProjectService;
  /** When a visitor came in; undefined when the token is gone. */
  enteredAt: (token: string) => Promise<Date | undefined>;
};

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ db, clock, credits, projects, enteredAt }: Deps) {
  return {
    /** What a viewer's page reports. Spec section 9: every five viewers who stay over a minute reward the owner. */
    async increment(
      visitor: ShareVisitor,
      body: BodyOf<typeof statisticsRoutes.increment>,
      caller: { address: string; userAgent: string },
    ): Promise<void> {
      const { projectId, metric, on, stayMs } = body;
      const { userId } = await projects.openTalk(visitor, projectId);
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
      const longestMs = now.getTime() - ((await enteredAt(visitor.token)) ?? now).getTime();
      const change = metric === 'likes' ? { liked: on } : metric === 'collections' ? { collected: on } : {};
      await db.transaction(async (tx) => {
        const views = createViewStore(tx);
        const stayed = await views.note(row, change, Math.max(0, longestMs));
        if (isValidViewer(stayed) && (await views.judge(row)))
          await credits.rewardViewer(tx, { userId, projectId, ...caller });
      });
    },
  };
}

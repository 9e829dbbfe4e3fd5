import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { StatisticsService } from './service.ts';

export function mountStatistics(mount: Mount, statistics: StatisticsService): void {
  mount(statisticsRoutes, {
    increment: ({ visitor, body, ...caller }) => statistics.increment(visitor, body, caller),
  });
}

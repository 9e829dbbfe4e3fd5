import { creditRoutes } from '@app/contract/credit/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { UsageService } from './service.ts';

export function mountUsage(mount: Mount, usage: UsageService): void {
  mount(creditRoutes, {
    records: ({ visitor, body }) => usage.records(visitor, body),
    chart: ({ visitor, body }) => usage.chart(visitor, body),
    export: ({ visitor, body, language }) => usage.export(visitor, body, language),
    dosage: ({ visitor, body }) => usage.dosage(visitor, body),
    endings: ({ visitor }) => usage.endings(visitor),
  });
}

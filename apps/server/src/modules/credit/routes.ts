import { creditRoutes } from '@app/contract/credit/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { CreditService } from './service.ts';

export function mountCredit(mount: Mount, credits: CreditService): void {
  mount(creditRoutes, { records: ({ visitor, body }) => credits.records(visitor, body) });
}

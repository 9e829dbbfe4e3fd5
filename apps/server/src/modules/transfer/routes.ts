import { transferRoutes } from '@app/contract/transfer/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { TransferService } from './service.ts';

export function mountTransfer(mount: Mount, transfers: TransferService): void {
  mount(transferRoutes, {
    account: ({ visitor, params }) => transfers.account(visitor, params.id),
    receipt: async ({ visitor, params, language, file }) =>
      transfers.receipt(visitor, params.id, await file(), language),
  });
}

import { adminRoutes } from '@app/contract/admin/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { MailService } from '../mail/service.ts';

export function mountAdmin(mount: Mount, mails: MailService): void {
  mount(adminRoutes, {
    outbox: ({ body }) => mails.list(body),
  });
}

import { shareRoutes } from '@app/contract/share/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ShareService } from './service.ts';

export function mountShare(mount: Mount, shares: ShareService): void {
  mount(shareRoutes, {
    shareProject: ({ visitor, body }) => shares.share(visitor, body),
    sharesOfProject: ({ visitor, body }) => shares.list(visitor, body),
    dismiss: ({ visitor, body }) => shares.dismiss(visitor, body),
    beat: ({ visitor }) => shares.beat(visitor),
    entry: ({ body }) => shares.entry(body),
    verify: ({ visitor, body, address }) => shares.verify(visitor, body, address),
  });
}

import { pushRoutes } from '@app/contract/push/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { PushService } from './service.ts';

export function mountPush(mount: Mount, push: PushService): void {
  mount(pushRoutes, {
    connect: async ({ visitor, params, lastEventId }) => push.connect(visitor, params.userId, lastEventId),
    connectShort: async ({ visitor, params, lastEventId }) =>
      push.connect(visitor, params.userId, lastEventId),
  });
}

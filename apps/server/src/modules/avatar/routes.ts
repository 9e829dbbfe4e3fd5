import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { AvatarService } from './service.ts';

export function mountAvatar(mount: Mount, avatars: AvatarService): void {
  mount(avatarRoutes, {
    list: ({ visitor, body, language }) => avatars.list(visitor, body, language),
  });
}

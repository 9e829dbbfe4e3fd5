import { userRoutes } from '@app/contract/user/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { UserService } from './service.ts';

export function mountUser(mount: Mount, users: UserService): void {
  mount(userRoutes, {
    login: ({ body, address }) => users.login(body, address),
    info: ({ visitor }) => users.info(visitor),
    getToken: ({ visitor }) => users.giveOneTimeToken(visitor),
    permission: ({ visitor }) => users.rights(visitor),
    assistant: ({ visitor }) => users.helperUses(visitor),
    logout: ({ visitor }) => users.logout(visitor),
  });
}

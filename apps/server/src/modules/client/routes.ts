import { clientRoutes } from '@app/contract/client/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ClientService } from './service.ts';

export function mountClient(mount: Mount, client: ClientService): void {
  mount(clientRoutes, { settings: () => client.settings() });
}

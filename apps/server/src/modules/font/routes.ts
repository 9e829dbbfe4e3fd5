import { fontRoutes } from '@app/contract/font/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { FontService } from './service.ts';

export function mountFont(mount: Mount, fonts: FontService): void {
  mount(fontRoutes, { cut: ({ params, query }) => fonts.cut(params, query.text) });
}

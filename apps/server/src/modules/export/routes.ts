import { exportRoutes } from '@app/contract/export/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ExportService } from './service.ts';

export function mountExport(mount: Mount, exports: ExportService): void {
  mount(exportRoutes, {
    start: ({ visitor, body, language }) => exports.start(visitor, body, language),
    list: ({ visitor, params, language }) => exports.list(visitor, params.id, language),
    file: ({ params, query }) => exports.open(params.id, query),
  });
}

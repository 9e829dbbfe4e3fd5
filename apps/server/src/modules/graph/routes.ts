import { graphRoutes } from '@app/contract/graph/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { GraphService } from './service.ts';

export function mountGraph(mount: Mount, graphs: GraphService): void {
  mount(graphRoutes, {
    get: ({ visitor, params }) => graphs.get(visitor, params.id),
    draw: ({ visitor, body }) => graphs.draw(visitor, body),
    save: ({ visitor, body }) => graphs.save(visitor, body),
  });
}

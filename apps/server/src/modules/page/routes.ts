import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { PageService } from './service.ts';

export function mountPage(mount: Mount, pages: PageService): void {
  mount(coursewareRoutes, {
    pages: ({ visitor, body }) => pages.list(visitor, body.projectId),
    page: ({ visitor, body }) => pages.get(visitor, body.id),
    standings: ({ visitor, body }) => pages.standings(visitor, body.projectId),
    saveScript: ({ visitor, body }) => pages.saveScript(visitor, body),
    patch: ({ visitor, body, once }) => pages.patch(visitor, body, once),
    placePresenter: ({ visitor, body }) => pages.placePresenter(visitor, body),
    design: ({ visitor, body }) => pages.design(visitor, body.projectId),
    patchDesign: ({ visitor, body, once }) => pages.patchDesign(visitor, body, once),
    media: ({ params, query }) => pages.openMedia(params.id, query),
  });
}

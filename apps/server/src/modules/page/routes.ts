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
    addDeck: ({ visitor, body, language, once }) => pages.addDeck(visitor, body, { language, once }),
    putPage: ({ visitor, body, language, once }) => pages.putPage(visitor, body, { language, once }),
    drag: ({ visitor, body }) => pages.drag(visitor, body),
    deletePage: ({ visitor, params }) => pages.deletePage(visitor, params.a, params.b),
    restorePage: ({ visitor, body }) => pages.restorePage(visitor, body),
    putElement: ({ visitor, body, once }) => pages.putElement(visitor, body, once),
    deleteElement: ({ visitor, params }) => pages.deleteElement(visitor, params.id),
    clear: ({ visitor, body }) => pages.clear(visitor, body),
    replace: ({ visitor, body }) => pages.replace(visitor, body),
    painting: ({ visitor, body }) => pages.painting(visitor, body),
    design: ({ visitor, body }) => pages.design(visitor, body.projectId),
    patchDesign: ({ visitor, body, once }) => pages.patchDesign(visitor, body, once),
    takeMedia: ({ visitor, body }) => pages.takeMedia(visitor, body),
    media: ({ params, query }) => pages.openMedia(params.id, query),
  });
}

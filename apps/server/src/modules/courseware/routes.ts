import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { CoursewareService } from './service.ts';

export function mountCourseware(mount: Mount, courseware: CoursewareService): void {
  mount(coursewareRoutes, {
    pages: ({ visitor, body }) => courseware.pages(visitor, body.projectId),
    page: ({ visitor, body }) => courseware.page(visitor, body.id),
    standings: ({ visitor, body }) => courseware.standings(visitor, body.projectId),
    saveScript: ({ visitor, body }) => courseware.saveScript(visitor, body),
    patch: ({ visitor, body, once }) => courseware.patch(visitor, body, once),
    media: ({ params, query }) => courseware.openMedia(params.id, query),
  });
}

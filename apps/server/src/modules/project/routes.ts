import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ProjectService } from './service.ts';

export function mountProject(mount: Mount, projects: ProjectService): void {
  // How a project is watched is the business of talks.
  const { info: _talk, readiness: _heard, ...calls } = projectRoutes;
  mount(calls, {
    list: ({ visitor, body }) => projects.list(visitor, body),
    add: ({ visitor, body, language, once }) => projects.add(visitor, body, language, once),
    get: ({ visitor, params }) => projects.get(visitor, params.id),
    update: ({ visitor, body }) => projects.update(visitor, body),
    status: ({ visitor, body }) => projects.status(visitor, body),
    copy: ({ visitor, body, language }) => projects.copy(visitor, body, language),
    importDeck: ({ visitor, body, once }) => projects.importDeck(visitor, body, once),
    restore: ({ visitor, body }) => projects.restore(visitor, body.id),
    delete: ({ visitor, params }) => projects.delete(visitor, params.id),
  });
  const { using } = avatarRoutes;
  mount({ using }, { using: ({ visitor, params }) => projects.presentedBy(visitor, params.id) });
}

import { taskRoutes } from '@app/contract/task/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { TaskService } from './service.ts';

export function mountTask(mount: Mount, tasks: TaskService): void {
  mount(taskRoutes, {
    list: ({ visitor, body, language }) => tasks.list(visitor, body, language),
    get: ({ visitor, params, language }) => tasks.get(visitor, params.id, language),
    cancel: ({ visitor, params, language, address }) =>
      tasks.cancel({ visitor, address, language }, params.id),
    retry: ({ visitor, params, language, address }) => tasks.retry({ visitor, address, language }, params.id),
  });
}

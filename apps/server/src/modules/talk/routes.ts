import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { TalkService } from './service.ts';

export function mountTalk(mount: Mount, talks: TalkService): void {
  const { info, readiness } = projectRoutes;
  mount(
    { info, readiness },
    {
      info: ({ visitor, params }) => talks.read(visitor, params.id),
      readiness: ({ visitor, params }) => talks.readiness(visitor, params.id),
    },
  );
}

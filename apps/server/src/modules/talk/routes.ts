import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { TalkService } from './service.ts';

export function mountTalk(mount: Mount, talks: TalkService): void {
  mount({ info: projectRoutes.info }, { info: ({ visitor, params }) => talks.read(visitor, params.id) });
}

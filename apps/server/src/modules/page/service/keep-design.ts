import type { BodyOf } from '@app/contract/base/routes.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { ProjectDesign } from '@app/contract/courseware/schema.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { orNewest } from './or-newest.ts';

type Deps = { courseware: CoursewareService; projects: ProjectService };

/** What an owner does with the look of a project. */
export function keepDesign({ courseware, projects }: Deps) {
  async function design(visitor: UserVisitor, projectId: string): Promise<ProjectDesign> {
    await projects.requireOwn(visitor, projectId);
    return courseware.showDesign(projectId);
  }

  return {
    design,

    async patchDesign(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.patchDesign>,
      once: Once,
    ): Promise<ProjectDesign> {
      const { projectId } = body;
      await projects.requireWorkable(visitor, projectId);
      const patched = once.do(async (tx) => {
        await projects.lock(tx, projectId);
        const changed = await courseware.patchDesign(tx, body);
        await projects.touch(tx, projectId);
        return changed;
      });
      return orNewest(patched, () => design(visitor, projectId));
    },
  };
}

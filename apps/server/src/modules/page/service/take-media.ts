import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { UploadService } from '../../upload/service.ts';

type Deps = { courseware: CoursewareService; projects: ProjectService; uploads: UploadService };

/** An upload of the visitor's becomes one of the files of their project. */
export const takeMedia =
  ({ courseware, projects, uploads }: Deps) =>
  async (visitor: UserVisitor, { projectId, fileId }: BodyOf<typeof coursewareRoutes.takeMedia>) => {
    const project = await projects.requireWorkable(visitor, projectId);
    const upload = await uploads.findOf(visitor.userId, fileId);
    if (!upload) throw new AppError(commonErrors.notFound);
    return courseware.takeMedia(project.id, upload);
  };

import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { ProjectRow } from './tables.ts';

type Owned = Pick<ProjectRow, 'userId'>;

export const canEditProject = (visitor: UserVisitor, project: Owned): boolean =>
  project.userId === visitor.userId;

/** Everybody may make a project of their own from a template. */
export const canCopyProject = (
  visitor: UserVisitor,
  project: Owned & Pick<ProjectRow, 'isTemplate'>,
): boolean => project.isTemplate || canEditProject(visitor, project);

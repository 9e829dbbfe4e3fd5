import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { ProjectRow } from './tables.ts';

type Owned = Pick<ProjectRow, 'userId' | 'removedAt'>;

/** What was deleted is nobody's to work with, though it can still be brought back. */
export const canEditProject = (visitor: UserVisitor, project: Owned): boolean =>
  project.userId === visitor.userId && project.removedAt === null;

/** Whoever deleted a project may bring it back. */
export const canRestoreProject = (visitor: UserVisitor, project: Owned): boolean =>
  project.userId === visitor.userId && project.removedAt !== null;

/** Everybody may make a project of their own from a template. */
export const canCopyProject = (
  visitor: UserVisitor,
  project: Owned & Pick<ProjectRow, 'isTemplate'>,
): boolean => (project.isTemplate && project.removedAt === null) || canEditProject(visitor, project);

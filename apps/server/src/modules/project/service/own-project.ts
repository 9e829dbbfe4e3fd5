import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { canEditProject } from '../policy.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

/** The visitor's own project; refuses all others. */
export const ownProject =
  (db: Database) =>
  async (visitor: UserVisitor, id: string): Promise<ProjectRow> => {
    const project = await createProjectStore(db).find(id);
    if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
    return project;
  };

/** The project that a deck of the visitor's own belongs to; refuses all others. */
export const ownDeck =
  (db: Executor) =>
  async (visitor: UserVisitor, coursewareId: string): Promise<ProjectRow> => {
    const project = await createProjectStore(db).findByDeck(coursewareId);
    if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
    return project;
  };

/** The visitor's own project, kept from changes by others until the transaction ends; refuses all others. */
export async function lockOwn(tx: Transaction, visitor: UserVisitor, id: string): Promise<ProjectRow> {
  const project = await createProjectStore(tx).lock(id);
  if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
  return project;
}

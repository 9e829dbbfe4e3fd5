import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { canCopyProject, canEditProject } from '../policy.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

/** A saved template is only looked at, begun from, renamed and deleted: as a project it would count as one. */
export function refuseTemplate({ savedAsTemplate }: Pick<ProjectRow, 'savedAsTemplate'>): void {
  if (savedAsTemplate) throw new AppError(projectErrors.isTemplate);
}

/** The visitor's own project or saved template, to be looked at; refuses all others. */
export const ownProject =
  (db: Database) =>
  async (visitor: UserVisitor, id: string): Promise<ProjectRow> => {
    const project = await createProjectStore(db).find(id);
    if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
    return project;
  };

/** The visitor's own project, to be worked with; refuses all others and templates. */
export const workableProject =
  (db: Database) =>
  async (visitor: UserVisitor, id: string): Promise<ProjectRow> => {
    const project = await ownProject(db)(visitor, id);
    refuseTemplate(project);
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

/** As `lockOwn`, or a saved template. */
export async function lockKept(tx: Transaction, visitor: UserVisitor, id: string): Promise<ProjectRow> {
  const project = await createProjectStore(tx).lock(id);
  if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
  return project;
}

/** The visitor's own project, kept from changes by others until the transaction ends; refuses all others and templates. */
export async function lockOwn(tx: Transaction, visitor: UserVisitor, id: string): Promise<ProjectRow> {
  const project = await lockKept(tx, visitor, id);
  refuseTemplate(project);
  return project;
}

/** The project of a deck that the visitor may start from; refuses all others, and what is no id of ours. */
export async function startableDeck(db: Executor, visitor: UserVisitor, id: string): Promise<ProjectRow> {
  const project = idSchema.safeParse(id).success ? await createProjectStore(db).findByDeck(id) : undefined;
  if (!project || !canCopyProject(visitor, project)) throw new AppError(commonErrors.notFound);
  return project;
}

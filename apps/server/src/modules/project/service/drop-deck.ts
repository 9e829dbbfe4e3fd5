import { AppError } from '@app/contract/base/errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { firstStep } from '@app/contract/project/states/step.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isBusy } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

/** Refuses to take a deck away on which somebody works. */
export function refuseBusy(project: Pick<ProjectRow, 'pptStatus' | 'aiCheck'>): void {
  if (isBusy(project)) throw new AppError(projectErrors.busy);
}

/** A project that is locked stands as if it never had a deck: at its first step. */
export const dropDeck =
  ({ clock }: { clock: Clock }) =>
  async (tx: Transaction, { id }: ProjectRow): Promise<void> => {
    const nothing = { avatarsId: null, coursewareId: null };
    await createProjectStore(tx).update(id, {
      coursewareId: null,
      step: firstStep(nothing),
      aiCheck: 'ppt-no-tip',
      pptStatus: null,
      notKept: [],
      kept: [],
      broadcastAt: null,
      updatedAt: clock.now(),
    });
  };

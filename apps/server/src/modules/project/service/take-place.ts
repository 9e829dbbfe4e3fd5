import { AppError } from '@app/contract/base/errors.ts';
import { deckLimits } from '@app/contract/deck/limits.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import { createProjectStore } from '../store.ts';
import { listDecks } from '../store/list-decks.ts';

/** Refuses one more than the level allows; of two who make the last one at once, one is refused. */
export async function takePlace(
  tx: Transaction,
  { userId, level, administrator }: UserVisitor,
  credits: CreditService,
): Promise<void> {
  const max = credits.rightsOf(level).projects;
  if (max === null || administrator) return;
  await lockByName(tx, 'projects', userId);
  if ((await createProjectStore(tx).countOf(userId)) >= max) {
    throw new AppError(projectErrors.tooMany, { max });
  }
}

/** A place for one more template of one's own: of two who keep the last one at once, one is refused. */
export async function takeTemplatePlace(tx: Transaction, userId: string): Promise<void> {
  const { max } = deckLimits.templates;
  await lockByName(tx, 'projects', userId);
  if ((await listDecks(tx).countTemplatesOf(userId)) >= max)
    throw new AppError(projectErrors.tooManyTemplates, { max });
}

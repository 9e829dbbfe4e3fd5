import { firstStep } from '@app/contract/project/states/step.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CreditService } from '../../credit/service.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { payProject } from './pay-project.ts';

type Deps = { clock: Clock; newId: () => string; credits: CreditService; avatars: AvatarService };

/** A project that is locked and has no deck gets one without pages, and a presenter; it is paid as one that is read. */
export const beginDeck =
  ({ clock, newId, credits, avatars }: Deps) =>
  async (tx: Transaction, project: ProjectRow): Promise<ProjectRow & { coursewareId: string }> => {
    const { id } = project;
    const { payment, reservations = project.reservations } = await payProject({ credits }).reserve(
      tx,
      project,
    );
    const coursewareId = newId();
    const avatarsId = project.avatarsId ?? (await avatars.usual()) ?? null;
    const change = {
      ...(payment === 'reserved' && { payment: 'paid' as const, reservations }),
      coursewareId,
      avatarsId,
      docFault: null,
      pptStatus: 'complete' as const,
      step: firstStep({ avatarsId, coursewareId }),
      updatedAt: clock.now(),
    };
    await createProjectStore(tx).update(id, change);
    return { ...project, ...change };
  };

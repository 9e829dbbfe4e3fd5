import { AppError } from '@app/contract/base/errors.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { JobTools } from '../../../platform/jobs/define.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { createProjectStore } from '../store.ts';
import type { ReadDocument } from './end-import.ts';

type Deps = {
  uploads: Pick<UploadService, 'storeWithin'>;
  courseware: CoursewareService;
  events: Events;
  /** Moves a project where its pages have brought it. */
  settle: (tx: Transaction, id: string) => Promise<unknown>;
};

type Wanted = { projectId: string; userId: string };
type Brought = Pick<ReadDocument, 'project'>;

/** Takes the sounds that a project file brought, once its pages are there for everybody to read. */
export function takeSounds({ uploads, courseware, events, settle }: Deps) {
  async function take(tx: Transaction, { projectId, userId }: Wanted, { project }: Brought): Promise<void> {
    const store = createProjectStore(tx);
    if (!(await store.lock(projectId)) || !project) return;
    for (const sound of project.sounds)
      await events.emit(tx, 'page.recorded', { ...sound, projectId, userId });
    const shown = await courseware.factsIn(tx, projectId);
    if (shown.some(({ status }) => status !== 'confirmed')) return;
    await store.update(projectId, { aiCheck: 'broadcast-generation' });
    await settle(tx, projectId);
    await events.emit(tx, 'project.spoken', { projectId, userId });
  }

  /** Sounds that there is no room for are left out: their pages wait to be spoken here. */
  return async (
    wanted: Wanted,
    brought: Brought,
    { attempt, once }: { attempt: string; once: JobTools['once'] },
  ): Promise<void> => {
    try {
      await once(`${attempt}:sounds`, (tx) =>
        uploads.storeWithin(tx, wanted.userId, () => take(tx, wanted, brought)),
      );
    } catch (error) {
      if (!(error instanceof AppError && error.def === storageErrors.full)) throw error;
    }
  };
}

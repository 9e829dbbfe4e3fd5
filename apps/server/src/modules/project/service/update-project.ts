import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { documentTypes } from '@app/contract/document/limits.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import { acceptedFiles } from '@app/contract/upload/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

type Body = BodyOf<typeof projectRoutes.update>;
type Deps = {
  db: Database;
  clock: Clock;
  avatars: AvatarService;
  uploads: UploadService;
  /** Everything that was spoken is spoken anew: another voice. */
  onVoiceChanged: (tx: Transaction, project: ProjectRow) => Promise<void>;
  /** Starts the broadcast of every page that needs it. */
  startBroadcast: (visitor: UserVisitor, projectId: string) => Promise<unknown>;
};

/** The fields of an upload that a project remembers. */
async function materialOf(uploads: UploadService, visitor: UserVisitor, docId: string | null) {
  if (docId === null) return { docId, docName: null, docType: null };
  const { name, type } = await uploads.get(visitor, docId);
  return { docId, docName: name, docType: documentTypes.find((ending) => acceptedFiles[ending] === type) ?? null };
}

/** Changes any fields of a project; what others stand on is asked before it is believed. */
export const updateProject =
  ({ db, clock, avatars, uploads, onVoiceChanged, startBroadcast }: Deps) =>
  async (visitor: UserVisitor, project: ProjectRow, body: Body): Promise<ProjectRow> => {
    const { id, isAiCheck, docId, avatarsId, coursewareId, ...plain } = body;
    // The server alone makes courseware; a client may say what it knows already.
    if (coursewareId !== undefined && coursewareId !== project.coursewareId)
      throw new AppError(commonErrors.notFound);
    if (avatarsId !== undefined && avatarsId !== null && !avatars.exists(avatarsId))
      throw new AppError(commonErrors.notFound);
    const material = docId === undefined ? {} : await materialOf(uploads, visitor, docId);
    const tip = isAiCheck === 'ppt-no-tip' ? { aiCheck: isAiCheck } : {};
    const row = await db.transaction(async (tx) => {
      const changed = await createProjectStore(tx).update(id, {
        ...plain,
        ...material,
        ...tip,
        ...(avatarsId === undefined ? {} : { avatarsId }),
        updatedAt: clock.now(),
      });
      if (!changed) throw new AppError(commonErrors.notFound);
      if (avatars.voiceOf(changed) !== avatars.voiceOf(project)) await onVoiceChanged(tx, changed);
      return changed;
    });
    if (isAiCheck === 'broadcast-generation') await startBroadcast(visitor, id);
    return row;
  };

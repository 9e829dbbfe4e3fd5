import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { documentTypes } from '@app/contract/document/limits.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import { aiCheckWithoutTip } from '@app/contract/project/states/ai-check.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { acceptedFiles, lockedType } from '@app/contract/upload/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { UploadService } from '../../upload/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import { canEditProject } from '../policy.ts';
import { viewportOf } from '../rules.ts';
import { createProjectStore, type ProjectChange } from '../store.ts';
import { createDocumentStore } from '../store/documents.ts';
import type { ProjectRow } from '../tables.ts';
import { refuseTemplate } from './own-project.ts';
import { followVoice, requireVoice } from './set-voice.ts';

type Body = BodyOf<typeof projectRoutes.update>;
type Deps = {
  db: Database;
  clock: Clock;
  avatars: AvatarService;
  uploads: UploadService;
  courseware: CoursewareService;
  voices: Pick<VoiceService, 'find'>;
};

/** Changes any fields of a project; what others stand on is asked before it is believed. */
export function updateProject({ db, clock, avatars, uploads, courseware, voices }: Deps) {
  /** The fields of an upload that a project remembers. */
  async function materialOf(visitor: UserVisitor, docId: string | null): Promise<ProjectChange> {
    if (docId === null) return { docId, docName: null, docType: null };
    const upload = await uploads.findOf(visitor.userId, docId);
    if (!upload) throw new AppError(commonErrors.notFound);
    if (upload.type === lockedType) throw new AppError(uploadErrors.locked);
    const docType = documentTypes.find((ending) => acceptedFiles[ending] === upload.type);
    if (!docType) throw new AppError(projectErrors.onlyDocuments, { types: documentTypes.join(', ') });
    return { docId, docName: upload.name, docType };
  }

  async function refuse(
    project: ProjectRow,
    { coursewareId, ttsId, docId, isAiCheck }: Body,
    tx: Transaction,
  ): Promise<void> {
    // The server alone makes courseware; a client may say what it knows already.
    if (coursewareId !== undefined && coursewareId !== project.coursewareId)
      throw new AppError(commonErrors.notFound);
    await requireVoice(voices, { tx, userId: project.userId }, ttsId ?? null, project.ttsId);
    if (docId !== undefined && project.pptStatus === 'generation') throw new AppError(projectErrors.busy);
    // The other states are where the work on the pages leads, not what somebody says.
    if (isAiCheck !== undefined && isAiCheck !== 'ppt-no-tip') throw new AppError(commonErrors.notAllowed);
  }

  /** `further` are the documents beside the first; absent, they stay. */
  return async (visitor: UserVisitor, body: Body, further?: readonly string[]): Promise<ProjectRow> => {
    const { id, isAiCheck, docId, coursewareId: _known, ...plain } = body;
    return db.transaction(async (tx) => {
      // Before the project is locked, as who deletes an avatar does.
      if (body.avatarsId) await avatars.requireUsable(visitor.userId, body.avatarsId, tx);
      const store = createProjectStore(tx);
      const project = await store.lock(id);
      if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
      // Its name is all that may change of a template.
      const { id: _own, title: _name, ...others } = body;
      if (Object.values(others).some((value) => value !== undefined)) refuseTemplate(project);
      await refuse(project, body, tx);
      const material = docId === undefined ? {} : await materialOf(visitor, docId);
      const changed = await store.update(id, {
        ...plain,
        ...material,
        aiCheck: isAiCheck === undefined ? undefined : aiCheckWithoutTip(project.aiCheck),
        updatedAt: clock.now(),
      });
      if (!changed) throw new AppError(commonErrors.notFound);
      for (const document of further ?? []) await materialOf(visitor, document);
      if (further) await createDocumentStore(tx).replace(id, further);
      if (project.avatarsId === null && changed.avatarsId !== null)
        await courseware.addAvatars(tx, id, viewportOf(changed));
      return followVoice(tx, courseware, { before: project, after: changed });
    });
  };
}

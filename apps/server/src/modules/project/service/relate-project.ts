import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Facts } from '../../../platform/events.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { languageOfTexts } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import { createDocumentStore } from '../store/documents.ts';
import type { ProjectRow } from '../tables.ts';

type Update = (
  visitor: UserVisitor,
  body: BodyOf<typeof projectRoutes.update>,
  further?: readonly string[],
) => Promise<ProjectRow>;
type Deps = {
  db: Database;
  courseware: Pick<CoursewareService, 'projectsUsing' | 'projectsPresentedBy' | 'factsIn'>;
  avatars: AvatarService;
  uploads: UploadService;
  requireOwn: (visitor: UserVisitor, id: string) => Promise<ProjectRow>;
  update: Update;
};

/** What a project is made from and who presents it. */
export function relateProject({ db, avatars, courseware, uploads, requireOwn, update }: Deps) {
  return {
    async relate(
      visitor: UserVisitor,
      { id, avatarsId, docIds, questionBank }: BodyOf<typeof deckRoutes.relevance>,
    ): Promise<ProjectRow> {
      await requireOwn(visitor, id);
      // Nobody has a question bank yet, so that no id can be one's own.
      if (questionBank) throw new AppError(commonErrors.notFound);
      if (docIds === undefined) return update(visitor, { id, avatarsId });
      const [docId = null, ...further] = new Set(docIds);
      return update(visitor, { id, avatarsId, docId }, further);
    },

    /** The visitor's projects that need one of their files, by their titles. */
    async using(
      { userId }: UserVisitor,
      uploadId: string,
    ): Promise<{ list: { id: string; title: string }[] }> {
      const upload = await uploads.findOf(userId, uploadId);
      if (!upload) throw new AppError(commonErrors.notFound);
      const shown = await courseware.projectsUsing(upload.fileKey);
      const ids = [...shown, ...(await createDocumentStore(db).projectsOn(uploadId))];
      const rows = await createProjectStore(db).usingOf(userId, ids, uploadId);
      return { list: rows.map(({ id, title }) => ({ id, title })) };
    },

    /** The visitor's projects that one of their avatars presents, all of it or single pages, by their titles. */
    async presentedBy(
      visitor: UserVisitor,
      avatarId: string,
    ): Promise<{ list: { id: string; title: string }[] }> {
      await avatars.requireOwn(visitor, avatarId);
      const ids = await courseware.projectsPresentedBy(avatarId);
      return { list: await createProjectStore(db).titlesPresentedBy(visitor.userId, avatarId, ids) };
    },

    /** Talks that were spoken with the voice of an avatar get it as their own, before the avatar loses it. */
    async keepVoice(tx: Transaction, { avatarId, voices }: Facts['avatar.revoiced']): Promise<void> {
      const store = createProjectStore(tx);
      for (const project of await store.presentedBy(avatarId)) {
        const pages = await courseware.factsIn(tx, project.id);
        const spoken = pages.filter(({ status }) => status === 'confirmed' || status === 'confirming');
        if (project.ttsId !== null || spoken.length === 0) continue;
        const language = languageOfTexts(spoken.map(({ content }) => content));
        await store.update(project.id, { ttsId: voices[language] ?? null });
      }
    },

    /** The file that the project was imported or is made from. */
    async openOriginal(visitor: UserVisitor, id: string): Promise<FileAnswer> {
      const { docId, userId } = await requireOwn(visitor, id);
      const upload = docId === null ? undefined : await uploads.findOf(userId, docId);
      if (!upload) throw new AppError(commonErrors.notFound);
      return uploads.openAsFile(upload);
    },
  };
}

import type { Message } from '@app/contract/base/messages.ts';
import { documentFaultText } from '@app/contract/document/states/fault.ts';
import { firstStep } from '@app/contract/project/states/step.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { GiveUpReason } from '../../../platform/jobs/define.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { CreditService } from '../../credit/service.ts';
import {
  aiCheckAfterImport,
  type DocumentNames,
  otherFault,
  standingOf,
  titleAfterImport,
  viewportOf,
} from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { Kept, Lost, ProjectRow } from '../tables.ts';
import type { BroughtProject } from './bring-project.ts';
import { payProject } from './pay-project.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  courseware: CoursewareService;
  credits: CreditService;
  events: Events;
};

/** Whom the import is for, and of which document. */
type Import = { projectId: string; uploadId: string; userId: string };

/** What reading a document has found, once all pages are there. */
export type ReadDocument = {
  names: DocumentNames;
  viewportHeight: number;
  notKept: readonly Lost[];
  kept: readonly Kept[];
  /** Where it was a project file. */
  project?: BroughtProject;
};

/** How a project file wants the project to be presented. */
const settingsOf = ({ ttsId, voiceSettings, presenterLayout }: BroughtProject, avatarsId: string | null) => ({
  avatarsId,
  ttsId,
  voiceSettings,
  presenterLayout,
});

const sentence = ({ zh, en }: Message) => ({ zh, en });

export type EndImport = ReturnType<typeof endImport>;

/** How an import ends: in pages, or in a sentence with the credits back. Both answer with contents to release. */
export function endImport({ db, clock, newId, courseware, credits, events }: Deps) {
  const payments = payProject({ credits });

  /** What the failed attempt left: pages that nobody saw yet, or all of them where there were none before. */
  const dropUnfinished = (tx: Transaction, { id, coursewareId }: ProjectRow): Promise<string[]> =>
    courseware.dropPages(tx, id, { draft: coursewareId !== null });

  return {
    dropUnfinished,

    async complete(tx: Transaction, project: ProjectRow, document: ReadDocument): Promise<string[]> {
      const { id } = project;
      const unused = project.coursewareId === null ? [] : await courseware.replacePages(tx, id);
      const coursewareId = project.coursewareId ?? newId();
      const { viewportHeight, notKept, kept, names } = document;
      const brought = document.project;
      const avatarsId = brought?.avatarsId ?? project.avatarsId;
      const { step } = project;
      // On a page of a project file the presenter stands where its owner has put it, or nowhere.
      if (avatarsId !== null && !brought) await courseware.addAvatars(tx, id, viewportOf({ viewportHeight }));
      const pages = await courseware.factsIn(tx, id);
      const begun = step?.currStep === 3 ? step : firstStep({ avatarsId, coursewareId });
      await createProjectStore(tx).update(id, {
        ...payments.settle(project),
        coursewareId,
        // Whose deck it is now: a sample that got one is a project like any other.
        sample: null,
        questions: brought?.questions ?? [],
        ...(brought && settingsOf(brought, avatarsId)),
        viewportHeight,
        notKept,
        kept,
        title: titleAfterImport(project.title, names),
        ...standingOf({ step: begun, avatarsId, coursewareId }, aiCheckAfterImport(pages), pages),
        pptStatus: 'complete',
        updatedAt: clock.now(),
      });
      if (brought) {
        const { dictionary } = brought;
        await events.emit(tx, 'project.brought', { projectId: id, userId: project.userId, dictionary });
      }
      return unused;
    },

    /** After the last try, or when the owner cancelled it. Once it has ended otherwise, nothing is left to do. */
    async giveUp({ projectId, uploadId, userId }: Import, reason: GiveUpReason): Promise<void> {
      const unused = await db.transaction(async (tx) => {
        const store = createProjectStore(tx);
        const project = await store.lock(projectId);
        if (project?.pptStatus !== 'generation') return [];
        const cancelled = reason === 'cancelled';
        const docFault = cancelled ? null : (project.docFault ?? otherFault);
        const before = project.coursewareId === null ? null : 'complete';
        await store.update(projectId, {
          ...(await payments.giveBack(tx, project)),
          docFault,
          pptStatus: cancelled ? before : 'error',
          updatedAt: clock.now(),
        });
        if (docFault !== null) {
          const words = sentence(documentFaultText(docFault));
          const fact = { documentId: uploadId, userId, fault: docFault, reason: words };
          await events.emit(tx, 'document.refused', fact);
        }
        return dropUnfinished(tx, project);
      });
      await courseware.release(unused);
    },
  };
}

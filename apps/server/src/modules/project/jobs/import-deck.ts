import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@app/contract/base/errors.ts';
import type { DocumentFault } from '@app/contract/document/states/fault.ts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import { DocumentRefused, type Documents } from '../../../providers/document/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import type { UploadService } from '../../upload/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import { faultErrors } from '../rules.ts';
import { endImport, type ReadDocument } from '../service/end-import.ts';
import { payProject } from '../service/pay-project.ts';
import { readDeck } from '../service/read-deck.ts';
import { takeSounds } from '../service/take-sounds.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

export type ImportInput = {
  projectId: string;
  uploadId: string;
  notesAsScript: boolean;
  userId: string;
};

export type ImportDeps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  documents: Documents;
  files: FileService;
  uploads: UploadService;
  courseware: CoursewareService;
  credits: CreditService;
  events: Events;
  avatars: AvatarService;
  voices: VoiceService;
  /** Moves a project where its pages have brought it. */
  settle: (tx: Transaction, id: string) => Promise<unknown>;
  /** Where documents lie while they are read. */
  folder: string;
};

/** The project has gone, or its pages have come by another task: there is nothing to do. */
class Overtaken extends Error {}

/**
 * Reads a .pptx or a project file into the pages of a project. An attempt stores its pages as they come; the next one
 * begins by removing them, because the pages of one reading belong together.
 */
export const importDeck = (deps: ImportDeps) => {
  const { newId, courseware, credits, uploads, events, folder } = deps;
  const payments = payProject({ credits });
  const end = endImport(deps);
  const bringSounds = takeSounds(deps);

  const read = readDeck({ ...deps, open });

  async function open(tx: Transaction, id: string): Promise<ProjectRow> {
    const project = await createProjectStore(tx).lock(id);
    if (!project || project.pptStatus === 'complete') throw new Overtaken();
    return project;
  }

  /** Takes the project for this attempt. Credits that came back when an earlier one was given up are set aside anew. */
  async function begin(tx: Transaction, projectId: string): Promise<string[]> {
    const project = await open(tx, projectId);
    const paid = await payments.reserve(tx, project);
    await createProjectStore(tx).update(projectId, { ...paid, pptStatus: 'generation', docFault: null });
    return end.dropUnfinished(tx, project);
  }

  async function complete(tx: Transaction, { projectId, uploadId, userId }: ImportInput, read: ReadDocument) {
    const work = async () => {
      const unused = await end.complete(tx, await open(tx, projectId), read);
      await events.emit(tx, 'document.read', { documentId: uploadId, projectId, userId });
      return unused;
    };
    const isFree = (await createProjectStore(tx).find(projectId))?.sample != null;
    // The pictures of a sample are free; from now on it is none, and what it was given counts.
    return isFree ? uploads.storeWithin(tx, userId, work) : work();
  }

  async function attemptImport(input: ImportInput, work: string, tools: JobTools): Promise<void> {
    const attempt = newId();
    let unused: string[] = [];
    await tools.once(`${attempt}:begin`, async (tx) => {
      unused = await begin(tx, input.projectId);
    });
    await courseware.release(unused);
    const document = await read(input, { id: attempt, folder: work, tools }).catch(async (error: unknown) => {
      if (!(error instanceof DocumentRefused)) throw error;
      throw await refusal(error.fault, input, attempt, tools);
    });
    await tools.once(`${attempt}:end`, async (tx) => {
      unused = await complete(tx, input, document);
    });
    await courseware.release(unused);
    if (document.project?.sounds.length) await bringSounds(input, document, { attempt, once: tools.once });
  }

  async function refusal(docFault: DocumentFault, input: ImportInput, attempt: string, tools: JobTools) {
    await tools.once(`${attempt}:refused`, async (tx) => {
      await createProjectStore(tx).update(input.projectId, { docFault });
    });
    return new AppError(faultErrors[docFault]);
  }

  return defineJob<ImportInput>({
    kind: 'project.import-deck',
    input: z.object({
      projectId: z.uuid(),
      uploadId: z.uuid(),
      notesAsScript: z.boolean(),
      userId: z.uuid(),
    }),
    key: ({ projectId }) => projectId,
    attempts: 3,
    async run(input, tools) {
      // One place for each project, so that an attempt clears away what a killed one left there.
      const work = path.join(folder, `import-${input.projectId}`);
      await rm(work, { recursive: true, force: true });
      try {
        await attemptImport(input, work, tools);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },
    giveUp: end.giveUp,
  });
};

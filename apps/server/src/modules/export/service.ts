import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { exportLimits } from '@app/contract/export/limits.ts';
import { exportRoutes } from '@app/contract/export/routes.ts';
import type { DeckExport } from '@app/contract/export/schema.ts';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { acceptedFiles } from '@app/contract/upload/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import { removeLeftWork } from '../../platform/left-work.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { AddressSigner, Signature } from '../../platform/signed-address.ts';
import type { DeckWriting } from '../../providers/deck-writer/port.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { BroadcastService } from '../broadcast/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService } from '../project/service.ts';
import type { PushService } from '../push/service.ts';
import type { UploadService } from '../upload/service.ts';
import { makeFile } from './jobs/make-file.ts';
import { presentExport } from './present.ts';
import { exportName } from './rules.ts';
import { workName } from './service/write-file.ts';
import { startExport } from './service/start-export.ts';
import { createExportStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  queue: Queue;
  files: FileService;
  uploads: UploadService;
  signer: AddressSigner;
  push: PushService;
  projects: ProjectService;
  courseware: CoursewareService;
  broadcasts: BroadcastService;
  avatars: AvatarService;
  dictionaries: DictionaryService;
  deckWriting: DeckWriting;
  /** Where work that is not yet anybody's lies. */
  folder: string;
};

const types = { pptx: acceptedFiles.pptx, project: projectFile.type } as const;
const tidyAtOnce = 200;
/** Far longer than a file is written, and packed with the largest films. */
const leftAfterMs = 6 * 60 * 60 * 1000;

export type ExportService = ReturnType<typeof createExportService>;

/** Files that owners make of their decks, and fetch within a day. */
export function createExportService(deps: Deps) {
  const { db, clock, files, signer, projects, courseware, broadcasts } = deps;

  /** The address goes to the owner alone, and opens nothing once the file is gone. */
  function addressOf(id: string): string {
    const signature = signer.sign(exportName(id), exportLimits.keepHours * 60 * 60);
    return `${exportRoutes.file.path.replace('{id}', id)}?${new URLSearchParams(signature)}`;
  }

  const making = makeFile({ ...deps, addressOf });

  async function drop(tx: Transaction, ids: readonly string[]): Promise<string[]> {
    const unused: string[] = [];
    for (const id of ids) {
      unused.push(...(await files.removeUses(tx, exportName(id))));
      await createExportStore(tx).delete(id);
    }
    return unused;
  }

  return {
    jobs: [making],

    start: startExport({ ...deps, making, drop }),

    async list(
      visitor: UserVisitor,
      projectId: string,
      language: Language,
    ): Promise<{ list: DeckExport[]; spoken: number; silent: number }> {
      await projects.requireOwn(visitor, projectId);
      const now = clock.now();
      const rows = await createExportStore(db).ofProject(projectId);
      const kept = rows.filter(({ endsAt }) => endsAt === null || endsAt > now);
      const heard = new Set((await broadcasts.soundsOf(projectId)).map(({ pageId }) => pageId));
      const pages = await courseware.standingsOf(projectId);
      const spoken = pages.filter(({ id }) => heard.has(id)).length;
      const list = kept.map((row) => presentExport(row, addressOf, language));
      return { list, spoken, silent: pages.length - spoken };
    },

    async open(id: string, signature: Signature): Promise<FileAnswer> {
      if (!(await signer.opens(exportName(id), signature))) throw new AppError(uploadErrors.linkExpired);
      const row = await createExportStore(db).find(id);
      const fileKey = row?.fileKey ?? null;
      const isOver = row?.endsAt ? row.endsAt <= clock.now() : false;
      if (!row || fileKey === null || isOver || !(await projects.titleOf(row.projectId)))
        throw new AppError(commonErrors.notFound);
      return {
        size: row.size,
        type: types[row.format],
        saveAs: row.name,
        etag: fileKey,
        keepSeconds: 0,
        open: (range) => files.open(fileKey, range),
      };
    },

    /** Ends what can no longer be fetched. */
    async forgetEnded(): Promise<void> {
      // A deck lies there in parts.
      await removeLeftWork(deps.folder, { beginning: workName, leftAfterMs, now: clock.now() });
      const ended = await createExportStore(db).ended(clock.now(), tidyAtOnce);
      if (ended.length === 0) return;
      const unused = await db.transaction((tx) =>
        drop(
          tx,
          ended.map(({ id }) => id),
        ),
      );
      await files.release(unused);
    },

    /** The files of a project that goes; `release` the answer once the transaction has committed. */
    async dropOf(tx: Transaction, projectId: string): Promise<string[]> {
      const rows = await createExportStore(tx).ofProject(projectId);
      return drop(
        tx,
        rows.map(({ id }) => id),
      );
    },
  };
}

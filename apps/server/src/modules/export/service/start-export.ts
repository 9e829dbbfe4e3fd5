import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { exportErrors } from '@app/contract/export/errors.ts';
import { exportLimits } from '@app/contract/export/limits.ts';
import type { exportRoutes } from '@app/contract/export/routes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { ExportInput } from '../jobs/make-file.ts';
import { fileNameOf, surplusOf } from '../rules.ts';
import { createExportStore } from '../store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  queue: Queue;
  files: FileService;
  projects: ProjectService;
  courseware: CoursewareService;
  broadcasts: BroadcastService;
  making: Job<ExportInput>;
  /** Takes files away; the answer is to be released. */
  drop: (tx: Transaction, ids: readonly string[]) => Promise<string[]>;
};
type Body = BodyOf<(typeof exportRoutes)['start']>;

/** Begins a file of a deck; the same wish that is still at work is one file. */
export function startExport(deps: Deps) {
  const { db, clock, newId, queue, files, projects, courseware, broadcasts, making, drop } = deps;
  return async (
    visitor: UserVisitor,
    body: Body,
    language: Language,
  ): Promise<{ id: string; taskId: string }> => {
    const { projectId, kind: format } = body;
    // A project file has every sound that there is.
    const narrated = format === 'pptx' && body.narrated === true;
    const captions = narrated && body.captions === true;
    const presenter = narrated && body.presenter === true;
    const { userId, title } = await projects.requireOwn(visitor, projectId);
    if (format === 'pdf' || format === 'png') throw new AppError(exportErrors.drawnByBrowser);
    const pages = await courseware.standingsOf(projectId);
    if (pages.length === 0) throw new AppError(exportErrors.noPages);
    if (narrated && (await broadcasts.soundsOf(projectId)).length === 0)
      throw new AppError(exportErrors.notSpoken);
    const answer = await db.transaction(async (tx) => {
      await projects.lockOwn(tx, visitor, projectId);
      const store = createExportStore(tx);
      const id = newId();
      // Who changed the deck meanwhile wants another file.
      const wish = `${format} ${narrated} ${captions} ${presenter} ${await courseware.stampOf(projectId)}`;
      const taskId = await queue.add(making, { exportId: id, projectId, wish }, { tx, userId });
      // The same wish that is still at work is one file.
      const open = await store.ofTask(taskId);
      if (open) return { id: open.id, taskId, unused: [] };
      const older = (await store.ofProject(projectId)).filter(({ state }) => state !== 'working');
      const surplus = older.slice(exportLimits.kept - 1).map((row) => row.id);
      const unused = await drop(tx, [...new Set([...surplus, ...surplusOf(await store.doneOf(userId))])]);
      await store.insert({
        id,
        projectId,
        userId,
        taskId,
        format,
        narrated,
        captions,
        presenter,
        state: 'working',
        name: fileNameOf(title, { format, narrated }, language),
        fileKey: null,
        size: 0,
        missing: 0,
        createdAt: clock.now(),
        endsAt: null,
      });
      return { id, taskId, unused };
    });
    const { unused, ...data } = answer;
    await files.release(unused);
    return data;
  };
}

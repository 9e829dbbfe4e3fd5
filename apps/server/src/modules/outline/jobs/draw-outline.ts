import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@app/contract/base/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { pageCountOf } from '@app/contract/project/limits.ts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import type { Drawn, MadeBy, Outliner } from '../../../providers/outline/port.ts';
import type { HelperService } from '../../helper/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { PushService } from '../../push/service.ts';
import { sceneOf, stepAtOutline, withoutPictures } from '../rules.ts';
import type { Material, readMaterial } from '../service/read-material.ts';
import { tellGrowth } from '../service/tell-growth.ts';
import { createOutlineStore } from '../store.ts';
import type { OutlineRow } from '../tables.ts';

const inputSchema = z.object({ projectId: z.uuid(), userId: z.uuid() });
export type OutlineInput = z.output<typeof inputSchema>;

type Deps = {
  db: Database;
  clock: Clock;
  events: Events;
  outliner: Outliner;
  helper: HelperService;
  projects: ProjectService;
  push: PushService;
  read: ReturnType<typeof readMaterial>;
  /** Where documents lie while they are read. */
  folder: string;
};

/** Reading is most of the work. */
const readingShare = 70;

/** How a project stands without the work that has begun. */
const statusBefore = (row: OutlineRow | undefined) => (row?.outline ? 'complete' : null);

const namesOf = ({ title }: Outline, file: string) => ({ firstPage: title, properties: undefined, file });

/** Reads the material and draws; undefined where the project has gone. */
const readAndDraw =
  ({ db, outliner, projects, read }: Pick<Deps, 'db' | 'outliner' | 'projects' | 'read'>) =>
  async (input: OutlineInput, work: string, tools: JobTools, onGrown: (outline: Outline) => void) => {
    const project = await projects.find(input.projectId);
    if (project?.removedAt !== null) return undefined;
    const { signal } = tools;
    const onProgress = (share: number) => void tools.progress(Math.round(share * readingShare));
    const onScan = (scanning: { page: number; pages: number }) =>
      void createOutlineStore(db)
        .setScanning({ projectId: input.projectId, taskId: tools.taskId, scanning })
        .catch((error: unknown) => tools.log.warn({ err: error }, 'progress of a scan was not kept'));
    const material = await read(project, { folder: work, signal, onProgress, onScan });
    const { name, document } = material;
    await tools.progress(readingShare);
    const pages = pageCountOf(project.pageNumber);
    const drawn = await outliner.draw(document, {
      name,
      signal,
      onGrown,
      scene: sceneOf(project),
      ...(pages && { pages }),
    });
    if (!drawn) throw new AppError(outlineErrors.nothingToTell);
    return { material, ...drawn };
  };

/** Reads the material of a project and draws its outline, which those who watch see grow. */
export function drawOutline(deps: Deps) {
  const { db, clock, events, helper, projects, push, folder } = deps;
  const draw = readAndDraw(deps);
  const keyOf = ({ taskId }: Pick<JobTools, 'taskId'>) => `outline:${taskId}`;

  async function keep(
    tx: Transaction,
    input: OutlineInput,
    tools: JobTools,
    drawn: (MadeBy & Drawn & { material: Material }) | undefined,
  ) {
    const { projectId, userId } = input;
    const project = await projects.lock(tx, projectId);
    const store = createOutlineStore(tx);
    const row = await store.find(projectId);
    if (!project || row?.taskId !== tools.taskId) return;
    // A deleted project gets no outline, and is not left at work for good: it may be brought back.
    if (!drawn || project.removedAt !== null)
      return projects.standOutline(tx, projectId, { outlineStatus: statusBefore(row) });
    const { name, document } = drawn.material;
    await projects.nameAfter(
      tx,
      project,
      namesOf(drawn.outline, name),
      row.outline ? namesOf(row.outline, row.name) : undefined,
    );
    await store.update(projectId, {
      outline: drawn.outline,
      growing: null,
      source: { ...withoutPictures(document), ...(drawn.seconds && { seconds: drawn.seconds }) },
      name,
      engine: drawn.engine,
      standIn: drawn.standIn ?? null,
      updatedAt: clock.now(),
    });
    await projects.standOutline(tx, projectId, {
      outlineStatus: 'complete',
      step: stepAtOutline(project.step),
    });
    await events.emit(tx, 'outline.drawn', { projectId, userId });
    await helper.use(tx, {
      userId,
      work: 'outline',
      key: keyOf(tools),
      cause: { kind: 'project', id: projectId },
    });
    await push.publish(tx, { event: 'outline-completed', userId, data: { projectId } });
  }

  return defineJob<OutlineInput>({
    kind: 'outline.draw',
    input: inputSchema,
    key: ({ projectId }) => projectId,
    attempts: 3,
    async run(input, tools) {
      const work = path.join(folder, `outline-${input.projectId}`);
      await rm(work, { recursive: true, force: true });
      await helper.hold({ userId: input.userId, work: 'outline', key: keyOf(tools) });
      const growth = tellGrowth({ db, push }, { ...input, taskId: tools.taskId });
      try {
        const drawn = await draw(input, work, tools, growth.tell).finally(growth.settled);
        await tools.once('keep', (tx) => keep(tx, input, tools, drawn));
      } finally {
        await helper.drop(keyOf(tools)).catch(() => undefined);
        await rm(work, { recursive: true, force: true });
      }
    },
    async giveUp({ projectId, userId }, reason) {
      const { zh, en } = outlineMessages.failed;
      await db.transaction(async (tx) => {
        const project = await projects.lock(tx, projectId);
        if (project?.outlineStatus !== 'generation') return;
        const row = await createOutlineStore(tx).find(projectId);
        await projects.standOutline(tx, projectId, {
          outlineStatus: reason === 'cancelled' ? statusBefore(row) : 'error',
        });
        // What its owner ended has not failed.
        await (reason === 'cancelled'
          ? push.publish(tx, { event: 'outline-completed', userId, data: { projectId } })
          : push.publish(tx, { event: 'outline-failed', userId, data: { projectId, reason: { zh, en } } }));
      });
    },
  });
}

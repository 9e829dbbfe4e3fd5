import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@app/contract/base/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import { foundedOutline } from '@app/contract/outline/states/founded.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import type { Outliner } from '../../../providers/outline/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { HelperService } from '../../helper/service.ts';
import { type ProjectRow, type ProjectService, viewportOf } from '../../project/service.ts';
import type { PushService } from '../../push/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { noteOf, sceneOf, showsPictures, withPictures } from '../rules.ts';
import type { readMaterial } from '../service/read-material.ts';
import { doneBefore, Overtaken, storePages } from '../service/store-pages.ts';
import { createOutlineStore } from '../store.ts';
import type { OutlineRow } from '../tables.ts';

const inputSchema = z.object({ projectId: z.uuid(), userId: z.uuid() });
export type MakeInput = z.output<typeof inputSchema>;

type Deps = {
  db: Database;
  newId: () => string;
  outliner: Outliner;
  helper: HelperService;
  projects: ProjectService;
  courseware: CoursewareService;
  files: FileService;
  uploads: UploadService;
  push: PushService;
  read: ReturnType<typeof readMaterial>;
  folder: string;
};

/** What the material says; with its pictures where pages show some. */
const sourceFor =
  (read: Deps['read']) => async (project: ProjectRow, row: OutlineRow, work: string, tools: JobTools) => {
    const { source, name } = row;
    if (!row.outline || !source) throw new AppError(projectErrors.outlineMissing);
    // What does not stand in the material is said only where its owner has kept it.
    const outline = foundedOutline(row.outline);
    if (pagesOfOutline(outline).length === 0) throw new AppError(outlineErrors.noPages);
    if (!showsPictures(outline)) return { outline, document: source, name };
    const { document } = await read(project, { folder: work, signal: tools.signal });
    return { outline, document: withPictures(source, document), name };
  };

/** Slides and scripts from an outline. An attempt begins by removing what an earlier one left. */
export function makeDeck(deps: Deps) {
  const { db, newId, outliner, helper, projects, courseware, push, folder } = deps;
  const store = storePages(deps);
  const keyOf = ({ taskId }: Pick<JobTools, 'taskId'>) => `deck:${taskId}`;

  async function begin(input: MakeInput, attempt: string, tools: JobTools) {
    let unused: string[] = [];
    await tools.once(`${attempt}:begin`, async (tx) => {
      const project = await projects.openPages(tx, input.projectId);
      if (!project) throw new Overtaken();
      unused = await projects.dropUnfinished(tx, project);
    });
    await courseware.release(unused);
  }

  async function make(input: MakeInput, work: string, tools: JobTools): Promise<void> {
    const { projectId, userId } = input;
    const attempt = newId();
    await begin(input, attempt, tools);
    const [project, row] = [await projects.find(projectId), await createOutlineStore(db).find(projectId)];
    if (!project || !row) throw new Overtaken();
    const { outline, document, name } = await sourceFor(deps.read)(project, row, work, tools);
    const { lengthMinutes: minutes } = project;
    const options = {
      name,
      signal: tools.signal,
      scene: sceneOf(project),
      ...(minutes !== null && { minutes }),
      onProgress: (share: number) => void tools.progress(Math.round(share * doneBefore)),
    };
    const { pages, engine, standIn = null } = await outliner.make(outline, document, options);
    await tools.progress(doneBefore);
    const pictures = document.blocks.flatMap((block) =>
      block.kind === 'figure' && block.picture ? [block.picture] : [],
    );
    await store(project, { attempt, pages, pictures }, tools);
    let unused: string[] = [];
    await tools.once(`${attempt}:end`, async (tx) => {
      const open = await projects.openPages(tx, projectId);
      if (!open) throw new Overtaken();
      const names = { firstPage: outline.title, properties: undefined, file: name };
      const { height: viewportHeight } = viewportOf(open);
      unused = await projects.completePages(tx, open, { names, viewportHeight, notKept: [], kept: [] });
      await createOutlineStore(tx).note(projectId, { engine, standIn, pages: pages.map(noteOf) });
      const cause = { kind: 'project', id: projectId } as const;
      await helper.use(tx, { userId, work: 'deck', key: keyOf(tools), cause });
      await push.publish(tx, { event: 'text-generation-completed', userId, data: { projectId } });
    });
    await courseware.release(unused);
  }

  return defineJob<MakeInput>({
    kind: 'outline.make-deck',
    input: inputSchema,
    key: ({ projectId }) => projectId,
    attempts: 3,
    async run(input, tools) {
      const work = path.join(folder, `deck-${input.projectId}`);
      await rm(work, { recursive: true, force: true });
      await helper.hold({ userId: input.userId, work: 'deck', key: keyOf(tools) });
      try {
        await make(input, work, tools);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      } finally {
        await helper.drop(keyOf(tools)).catch(() => undefined);
        await rm(work, { recursive: true, force: true });
      }
    },
    async giveUp({ projectId, userId }, reason) {
      const { zh, en } = outlineMessages.deckFailed;
      const unused = await db.transaction(async (tx) => {
        const dropped = await projects.giveUpPages(tx, projectId, reason);
        const failed = { projectId, coursewarePageId: null, reason: { zh, en } };
        // What its owner ended has not failed.
        await (reason === 'cancelled'
          ? push.publish(tx, { event: 'text-generation-completed', userId, data: { projectId } })
          : push.publish(tx, { event: 'text-generation-failed', userId, data: failed }));
        return dropped;
      });
      await courseware.release(unused);
    },
  });
}
